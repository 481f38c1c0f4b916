/** One clock of a game with its choices, and when the next phases would close. */
import type { Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { timed } from '../../../table/facts/asked.ts';
import { schedule } from '../../../table/facts/clocks.ts';
import type { Clock } from '../../../table/model/aggregate.ts';
import { inRows, press, type Row } from '../parts/keyboard.ts';
import { clockName, clockValue } from '../parts/named.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import type { Drawn, Stage } from '../parts/scene.ts';

const hour = 3_600_000;
/** Any other is typed: the screen says how. */
const offered: readonly Clock[] = [
  ...[1, 3, 6, 12, 24, 48].map((hours) => ({ span: hours * hour })),
  ...['09:00', '18:00', '21:00'].map((at) => ({ at })),
];

/** As buttons carry it: `s3600000`, `a2100`. */
function writeClock(clock: Clock): string {
  return 'at' in clock ? `a${clock.at.replace(':', '')}` : `s${clock.span}`;
}

/** Undefined: not on offer. */
export function readClock(value: string): Clock | undefined {
  return offered.find((clock) => writeClock(clock) === value);
}

/** One row for each clock, with what it is now. */
export function clockRows({ speech, table, game }: Stage): readonly Row[] {
  const { clocks, zone } = table.settings;
  return Object.entries(clocks).map(([name, clock]) => {
    const label = msg('lobby-setting', { label: clockName(game.id, name), value: clockValue(clock, zone) });
    return [press(`${speech.plain(label)} ▸`, { on: 'lobby', table: table.id, act: 'clock', name })];
  });
}

export function clockScreen(stage: Stage, name: string, clock: Clock): Drawn {
  const { speech, table, game } = stage;
  const { zone } = table.settings;
  const title = msg('lobby-settings-one', { label: clockName(game.id, name), value: clockValue(clock, zone) });
  const choices = offered.map((choice) => {
    const value = writeClock(choice);
    const label = speech.plain(clockValue(choice, zone));
    const isChosen = writeClock(clock) === value;
    return press(isChosen ? `● ${label}` : label, { on: 'lobby', table: table.id, act: 'clock', name, value });
  });
  const list = table.phase === 'lobby' ? ({ name: 'pace' } as const) : {};
  const back = press(speech.plain(msg('menu-button-back')), { on: 'lobby', table: table.id, act: 'set', ...list });
  const about = [msg('desk-clock-about', { example: name })];
  return onePage(text(spoken(speech, [title]), spoken(speech, forecast(stage)), spoken(speech, about)), [
    ...inRows(choices),
    [back],
  ]);
}

/** When a phase on each clock would close if it opened at the deadline of the one that is open; in the lobby, if it opened now. */
export function forecast({ table, game, now }: Stage): readonly Msg[] {
  const open = timed(table);
  const isLobby = table.phase === 'lobby';
  if (!isLobby && (open.length === 0 || table.phase === 'paused')) return [];
  const { settings, anchor } = table;
  const next = isLobby ? now : Math.max(...open.map((x) => x.deadline));
  const lines = Object.entries(settings.clocks).map(([name, clock]) =>
    msg('desk-next', {
      clock: clockName(game.id, name),
      at: schedule(settings, clock, next, anchor).deadline,
      zone: settings.zone,
    }),
  );
  return [isLobby ? msg('desk-next-lobby') : msg('desk-next-title'), ...lines];
}
