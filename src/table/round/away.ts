/**
 * Missed moves. Whoever lets deadlines pass in silence is away after a number of them: played by the defaults, no
 * longer waited for, and back with the first press. A game that judges silence itself has nobody away.
 */
import type { AnyGame, Seat } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import { isPrivate } from '../facts/private.ts';
import type { Millis, OpenAsk, Outcome, Post, Refusal, Reply, Table } from '../model/aggregate.ts';
import { filled } from '../tell/offers.ts';
import { refreshStatus } from '../tell/status.ts';
import { finished, noteSeat, setSitter, tellSeat, type Work, workOn } from '../tell/work.ts';
import { hurry } from './early.ts';

/** @returns the seats that are away from now on: the table hears of them in one line (`tellAway`) */
export function countMisses(work: Work, game: AnyGame, open: OpenAsk): readonly Seat[] {
  const gone: Seat[] = [];
  for (const form of open.forms) {
    const sitter = work.table.seats[form.seat];
    if (sitter?.person == null) continue;
    // Who only looked has been here.
    if (form.touched || form.stamp > 0) {
      setSitter(work, form.seat, { misses: 0 });
      continue;
    }
    const misses = sitter.misses + 1;
    setSitter(work, form.seat, { misses });
    noteSeat(work, form.seat, msg('log-missed', { seat: { seat: form.seat } }));
    if (game.judgesSilence || sitter.away || misses < work.table.settings.missesUntilAway) continue;
    setSitter(work, form.seat, { away: true });
    noteSeat(work, form.seat, msg('log-away', { seat: { seat: form.seat } }));
    gone.push(form.seat);
    tellSeat(work, form.seat, { kind: 'say', lines: [msg('table-you-are-away')], open: true }, { silent: true });
  }
  return gone;
}

export function tellAway(seats: readonly Seat[]): readonly Post[] {
  if (seats.length === 0) return [];
  const lines = [msg('table-seats-away', { names: seats.map((seat) => ({ seat })) })];
  return [{ to: 'home', letter: { kind: 'say', lines }, silent: true }];
}

/** Whoever was not there for the first phase may never come: the master is asked before the game is spoilt. */
export function tellNoShows(work: Work, open: OpenAsk): void {
  const { master, seats } = work.table;
  if (isPrivate(work.table)) return; // nobody else could come
  const missing = open.forms.flatMap(({ seat, touched, stamp }) => {
    const person = seats[seat]?.person ?? null;
    return person === null || person === master || touched || stamp > 0 ? [] : [seat];
  });
  if (missing.length > 0) work.posts.push({ to: { person: master }, letter: { kind: 'no-show', seats: missing } });
}

/** Whoever does anything at the table is here again: waited for, also where the others were all ready and a grace ran. */
export function comeBack(work: Work, seat: Seat, now: Millis): void {
  const sitter = work.table.seats[seat];
  if (!sitter?.away) return;
  setSitter(work, seat, { away: false, misses: 0 });
  // An edit at this very moment would say that somebody has pressed.
  const isSecret = work.table.settings.progress === 'nothing';
  filled(work, seat, isSecret);
  noteSeat(work, seat, msg('log-back', { seat: { seat } }));
  tellSeat(work, seat, { kind: 'catch-up', since: null, to: work.table.commit, seat }, { silent: true });
  for (const { number, ask } of work.table.asks) if (ask.seats.includes(seat)) hurry(work, number, now);
  if (!isSecret) refreshStatus(work);
}

/** What he pressed asks him nothing; but whoever presses is here again, and a table asleep that asks him something goes on. */
export function pressedInVain(table: Table, seat: Seat, now: Millis, refusal: Refusal): Outcome<Reply> {
  const isAsked = table.asks.some(({ ask }) => ask.seats.includes(seat));
  if (!table.seats[seat]?.away && !(table.desk.asleep && isAsked)) return refusal;
  const work = workOn(table);
  comeBack(work, seat, now);
  return finished<Reply>(work, refusal);
}
