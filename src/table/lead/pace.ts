/** A new pace for a table, in its lobby or while it runs, and what becomes of the asks that are open. Pure. */
import type { AnyGame, Msg } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import { timed } from '../facts/asked.ts';
import { barred } from '../facts/barred.ts';
import { fair, leavesTime, schedule } from '../facts/clocks.ts';
import { settingNames } from '../facts/setting-names.ts';
import type { Act } from '../model/act.ts';
import { type Clock, type Millis, type Outcome, type Reply, refuse, type Settings } from '../model/aggregate.ts';
import { carryOn } from '../round/rest.ts';
import { finished, note, setAsk, type Work, workOn } from '../tell/work.ts';

/** New settings of the pace: for the phases to come, and for an open one from its opening on. */
export function setPace({ game, table, by, now }: Act, wish: Partial<Settings>): Outcome<Reply> {
  const no = barred(table, by, ['lobby', 'running', 'paused']);
  if (no) return no;
  const settings = { ...table.settings, ...wish };
  if (!leavesTime(settings)) return refuse('table-no-day-left');
  const work = workOn({ ...table, settings });
  note(work, by.person, 'log-settings', { what: settingNames(wish) });
  // What is open moves out of nights and days that are kept free from now on; never to an earlier hour.
  const isCalendar = wish.quiet !== undefined || wish.daysOff !== undefined || wish.zone !== undefined;
  for (const open of isCalendar ? timed(table) : []) {
    const deadline = fair(settings, settings.clocks[open.ask.clock], open.deadline);
    if (deadline > open.deadline) setAsk(work, { ...open, deadline, closesAt: deadline });
  }
  return repaced(work, game, now, table.settings, msg('table-settings-saved'));
}

/** Which of the game's clocks is to run how. */
export interface ClockWish {
  readonly name: string;
  readonly clock: Clock;
}

export function setClock({ game, table, by, now }: Act, { name, clock }: ClockWish): Outcome<Reply> {
  const no = barred(table, by, ['lobby', 'running', 'paused']);
  if (no) return no;
  const known = Object.keys(game.clocks);
  if (!known.includes(name)) return refuse('table-clock-unknown', { known });
  const clocks = { ...table.settings.clocks, [name]: clock };
  const work = workOn({ ...table, settings: { ...table.settings, pace: 'own', clocks } });
  const told = {
    clock: { id: `${table.game}-clock-${name}` },
    value:
      'at' in clock
        ? msg('clock-at', { time: clock.at, zone: table.settings.zone })
        : msg('clock-span', { ms: clock.span }),
  };
  note(work, by.person, 'log-clock', told);
  return repaced(work, game, now, table.settings, msg('table-clock-set', told));
}

/** A shorter pace leaves an open phase at least this long. */
const FAIR_NOTICE = 5 * 60_000;

function repaced(work: Work, game: AnyGame, now: Millis, before: Settings, said: Msg): Outcome<Reply> {
  const { settings, pausedAt } = work.table;
  for (const open of timed(work.table)) {
    const clock = settings.clocks[open.ask.clock];
    if (!clock || isSame(settings, before, open.ask.clock)) continue;
    const { anchor, deadline } = redue(settings, clock, open.openedAt, pausedAt ?? now);
    setAsk(work, { ...open, deadline, closesAt: deadline });
    work.table = { ...work.table, anchor };
  }
  carryOn(work, game, now);
  return finished<Reply>(work, { said });
}

/** Who sets a clock to what it is has not shortened anything; but an hour of the day is another one in another zone. */
function isSame(now: Settings, before: Settings, name: string): boolean {
  const clock = now.clocks[name];
  if (clock && 'at' in clock && now.zone !== before.zone) return false;
  return JSON.stringify(clock) === JSON.stringify(before.clocks[name]);
}

/** When an ask is due that opened then, by a clock that is new now. */
function redue(settings: Settings, clock: Clock, openedAt: Millis, now: Millis): ReturnType<typeof schedule> {
  const soonest = now + ('span' in clock ? Math.min(clock.span, FAIR_NOTICE) : FAIR_NOTICE);
  const due = schedule(settings, clock, openedAt, null);
  if (due.deadline >= soonest) return due;
  // An hour of the day stays that hour: the next one that gives notice.
  return 'at' in clock ? schedule(settings, clock, now, null) : { ...due, deadline: fair(settings, clock, soonest) };
}
