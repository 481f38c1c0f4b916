/** What time it is in this world, and the buttons that move it on. */
import { dayAndTime, relative } from './moment.ts';
import { attempt, moments, refresh, state, worldNow } from './store.ts';
import { words } from './words.ts';

const hour = 3_600_000;

async function jump(to: 'reminder' | 'deadline' | number): Promise<void> {
  await attempt('jump', { to });
  await refresh();
}

export function TimeBar() {
  const now = worldNow.value;
  const { reminder, deadline } = moments.value;
  return (
    <section id="time" aria-label={words.value.time}>
      <time dateTime={new Date(now).toISOString()}>🕐 {dayAndTime(now)}</time>
      {state.value?.hasLevers && (
        <div class="bar">
          <JumpButton label={words.value.toReminder} at={reminder} now={now} onPress={() => void jump('reminder')} />
          <JumpButton label={words.value.toDeadline} at={deadline} now={now} onPress={() => void jump('deadline')} />
          <button type="button" onClick={() => void jump(hour)}>
            {words.value.hour}
          </button>
        </div>
      )}
    </section>
  );
}

interface JumpProps {
  label: string;
  at: number | undefined;
  now: number;
  onPress: () => void;
}

function JumpButton({ label, at, now, onPress }: JumpProps) {
  return (
    <button type="button" disabled={at === undefined} onClick={onPress}>
      {label}
      {at !== undefined && <small>{relative(at - now)}</small>}
    </button>
  );
}
