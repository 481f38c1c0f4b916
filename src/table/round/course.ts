/**
 * The course of a running table: asks open with a deadline, forms fill (press.ts), an ask closes, answers are applied, the story
 * is told, new asks open. Pure: takes `now` as a value and a table, and gives the change to write.
 */
import type { AnyGame } from '../../kit/game.ts';
import { computerAnswer, computerWish } from '../facts/answers.ts';
import { askedNow, awaited, isReady, timed } from '../facts/asked.ts';
import type { Millis, OpenAsk } from '../model/aggregate.ts';
import type { Work } from '../tell/work.ts';
import { reopen } from './asks.ts';
import { closeAsk } from './close.ts';
import { commit } from './commit.ts';
import { hurry } from './early.ts';
import { redraw } from './redraw.ts';

const MANY = 10_000;

/**
 * A table at rest is one where every open ask waits for somebody. Computer players and empty asks are played out. What does not
 * run is at rest.
 */
export function settle(work: Work, game: AnyGame, now: Millis): void {
  for (let step = 0; step < MANY; step++) {
    // What is answered in a pause is asked no more; nothing else moves.
    if (work.table.phase === 'running' || work.table.phase === 'paused') reopen(work, game, now);
    const { table } = work;
    const moved =
      table.phase === 'running' &&
      (table.asks.some((open) => playComputers(work, game, open)) ||
        table.asks.some((open) => closeUnawaited(work, game, open, now)));
    if (moved) continue;
    for (const open of timed(work.table)) hurry(work, open.number, now);
    redraw(work, game);
    return;
  }
  throw new Error('the game does not come to rest');
}

/**
 * A computer player gives the standing order that they want, does what they want on an open day, answers an open ask at once; true
 * if one did. Sealed asks hear it when they close.
 */
function playComputers(work: Work, game: AnyGame, open: OpenAsk): boolean {
  const { table } = work;
  const ask = open.ask.mode === 'sealed' ? undefined : askedNow(game, table, open);
  for (const seat of ask?.seats ?? []) {
    if (!ask || !table.seats[seat]?.computer) continue;
    const answer = ask.mode === 'open' ? computerAnswer(table, game, ask, seat) : computerWish(table, game, ask, seat);
    if (!answer) continue;
    commit(work, game, open, ask, [answer]);
    return true;
  }
  return false;
}

/** Nobody to wait for: what is answered by computer players alone closes at once, with persons away it keeps its deadline. */
function closeUnawaited(work: Work, game: AnyGame, open: OpenAsk, now: Millis): boolean {
  const { mode, seats } = open.ask;
  if (mode === 'standing') return false;
  const isPlayed =
    mode === 'open' ? passesBy(work, game, open) : seats.every((seat) => work.table.seats[seat]?.person == null);
  if (isPlayed) closeAsk(work, game, open, 'early', now);
  return isPlayed;
}

/**
 * In the open, persons who are away are played as soon as nobody else is left to act, for the sake of those still in the game who are
 * here. But none of them in two asks of one change: who is here would find the game played out before it came to them.
 */
function passesBy({ table, commits }: Work, game: AnyGame, open: OpenAsk): boolean {
  if (!table.settings.early || awaited(table, open).length > 0) return false;
  const isHere = (seat: number) => table.seats[seat]?.person != null && !table.seats[seat]?.away;
  if (!game.playing(table.state).some(isHere)) return false;
  const elsewhere = commits.filter(({ ask }) => ask?.number !== open.number).flatMap(({ answers }) => answers);
  return !elsewhere.some(({ seat, by }) => by !== 'player' && open.ask.seats.includes(seat));
}

/** Who plays alone with computer players waits for nobody. A deadline that has passed is closed by the clock, which may be held. */
export function settleEarly(work: Work, game: AnyGame, now: Millis): void {
  const { table } = work;
  if (table.phase !== 'running') return;
  const due = timed(table).find((x) => x.closesAt <= now && awaited(table, x).every((seat) => isReady(x, seat)));
  if (!due) return;
  closeAsk(work, game, due, 'early', now);
  settle(work, game, now);
}
