/** How strict this Telegram is, and what is to go wrong. */
import type { FaultsView, StrictView } from '../views.ts';
import { attempt, state } from './store.ts';
import { fill, type Word, words } from './words.ts';

const switches = ['floods', 'limits', 'privacyMode', 'expiry'] as const satisfies readonly (keyof StrictView & Word)[];

const misfortunes: readonly [Word, string, object][] = [
  ['next429', 'fault', { kind: '429', count: 1, retry_after: 5 }],
  ['next500', 'fault', { kind: '500', count: 1 }],
  ['nextLost', 'fault', { kind: 'lost', count: 1 }],
  ['duplicate', 'duplicates', { count: 1 }],
  ['unreachable', 'unreachable', { seconds: 30 }],
  ['calm', 'calm', {}],
];

export function Weather() {
  const told = state.value;
  if (!told) return null;
  return (
    <div class="weather">
      <h3>{words.value.strictness}</h3>
      {switches.map((name) => (
        <label key={name} class="check">
          <input
            type="checkbox"
            checked={told.strict[name]}
            onChange={(event) => void attempt('strict', { [name]: event.currentTarget.checked })}
          />
          {words.value[name]}
        </label>
      ))}
      <h3>{words.value.misfortunes}</h3>
      <div class="choices">
        {misfortunes.map(([word, action, body]) => (
          <button key={word} type="button" onClick={() => void attempt(action, body)}>
            {words.value[word]}
          </button>
        ))}
      </div>
      <p class="hint" role="status">
        {ordered(told.faults)}
      </p>
    </div>
  );
}

function ordered({ calls, duplicates, unreachable }: FaultsView): string {
  const all = [
    ...calls,
    ...(duplicates > 0 ? [fill(words.value.duplicates, { count: duplicates })] : []),
    ...(unreachable ? [words.value.isUnreachable] : []),
  ];
  return all.length === 0 ? words.value.nothingOrdered : fill(words.value.ordered, { what: all.join(', ') });
}
