/** Each call of the bot with Telegram's answer, the newest first. */
import { signal } from '@preact/signals';
import { memo } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import type { CallsView, CallView } from '../views.ts';
import { look } from './door.ts';
import { clockTime } from './moment.ts';
import { state } from './store.ts';
import { words } from './words.ts';

/** More would only be scrolled past. */
const kept = 500;
const told = signal<CallsView>({ count: 0, calls: [], malformed: [] });
const filter = signal('');
const refusedOnly = signal(false);
let isAsking = false;

async function ask(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    const { count, calls } = told.value;
    const fresh = await look('calls', { since: count });
    // The sandbox has begun anew: its count is lower than ours.
    if (fresh.count < count) told.value = await look('calls');
    else if (fresh.count > count || fresh.malformed.length !== told.value.malformed.length)
      told.value = { ...fresh, calls: [...calls, ...fresh.calls].slice(-kept) };
  } catch {
    // Asked again with the next change.
  } finally {
    isAsking = false;
  }
}

export function Log() {
  useEffect(() => void ask(), [state.value]);
  const wanted = filter.value.trim().toLowerCase();
  const shown = told.value.calls.filter(
    (call) => (!refusedOnly.value || !call.ok || call.lost) && matches(call, wanted),
  );
  return (
    <div class="log">
      <div class="bar">
        <input
          type="search"
          aria-label={words.value.filter}
          placeholder={words.value.filter}
          value={filter.value}
          onInput={(event) => {
            filter.value = event.currentTarget.value;
          }}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={refusedOnly.value}
            onChange={(event) => {
              refusedOnly.value = event.currentTarget.checked;
            }}
          />
          {words.value.refusedOnly}
        </label>
      </div>
      {told.value.malformed.length > 0 && (
        <details class="malformed">
          <summary>
            {words.value.malformed}: {told.value.malformed.length}
          </summary>
          <ul>
            {told.value.malformed.map(({ at, method, reason }) => (
              <li key={`${at} ${method} ${reason}`}>
                <b>{method}</b> {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      <ol id="calls">
        {shown.toReversed().map((call) => (
          <Call key={call.serial} call={call} />
        ))}
      </ol>
      {shown.length === 0 && <p class="hint">{words.value.noCalls}</p>}
    </div>
  );
}

const matches = ({ method, params }: CallView, wanted: string): boolean =>
  wanted === '' || method.toLowerCase().includes(wanted) || JSON.stringify(params).toLowerCase().includes(wanted);

const Call = memo(function Call({ call }: { call: CallView }) {
  const { at, method, params, ok, lost, answer } = call;
  return (
    <li>
      <details>
        <summary>
          <span class={ok && !lost ? 'good' : 'bad'}>{outcome(call)}</span> <b>{method}</b>{' '}
          <span class="soft">
            {clockTime(at)} {String(params['chat_id'] ?? '')}
          </span>
        </summary>
        <pre>{JSON.stringify(params, null, 1)}</pre>
        <pre>{JSON.stringify(answer, null, 1)}</pre>
      </details>
    </li>
  );
});

function outcome({ ok, lost, answer }: CallView): string {
  if (lost) return words.value.lost;
  if (ok) return 'OK';
  return typeof answer === 'object' && answer !== null && 'error_code' in answer ? String(answer.error_code) : '✗';
}
