/** People who come to a running game, and wait in it until the game has something for them to play. Pure. */
import { diceOf } from '../../kit/dice.ts';
import type { AnyGame, Seat } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import { seatOf } from '../facts/sitting.ts';
import type { Act, By } from '../model/act.ts';
import type { Outcome, Reply, Table } from '../model/aggregate.ts';
import { refuse } from '../model/aggregate.ts';
import { entered } from '../round/commit.ts';
import { settle } from '../round/course.ts';
import { finished, note, setSitter, type Work, workOn } from '../tell/work.ts';

/** Gets the seat that somebody who waited has left, or a new one. */
export function enter({ game, table, by, now }: Act): Outcome<Reply> {
  if (!game.enter || (table.phase !== 'running' && table.phase !== 'paused')) return refuse('table-not-lobby');
  if (seatOf(table, by.person) !== undefined) return refuse('table-already-in');
  const work = workOn(table);
  const free = waiting(game, table).find((seat) => table.seats[seat]?.person === null);
  if (free === undefined) {
    const throws: number[] = [];
    const step = game.enter(table.state, diceOf(table.seed, table.commit + 1, throws));
    if ('refused' in step) return step;
    const sitter = { person: by.person, computer: false, misses: 0, away: false };
    work.table = { ...table, seats: [...table.seats, sitter] };
    entered(work, table.seats.length, step, throws);
  } else setSitter(work, free, { person: by.person, misses: 0, away: false });
  note(work, by.person, 'log-entered');
  settle(work, game, now);
  return finished<Reply>(work, {
    said: msg('table-entered', { name: table.name, place: placeOf(game, work, by) }),
  });
}

/** Whoever waits may go again; their place in the order is the next one's. */
export function withdraw({ game, table, by, now }: Act): Outcome<Reply> {
  const seat = seatOf(table, by.person);
  if (seat === undefined) return refuse('table-not-in');
  if (table.state === null || !waiting(game, table).includes(seat)) return refuse('table-not-lobby');
  const work = workOn(table);
  note(work, by.person, 'log-left');
  setSitter(work, seat, { person: null, computer: false, misses: 0, away: false });
  settle(work, game, now);
  return finished<Reply>(work, { said: msg('table-left', { name: table.name }) });
}

/** Seats that came to the game and have nothing to play yet, in the order in which they came. */
function waiting(game: AnyGame, { seats, state }: Table): readonly Seat[] {
  const playing = game.playing(state);
  return game.enter ? [...seats.keys()].filter((seat) => !playing.includes(seat)) : [];
}

/** How many who wait will be asked before: 1 is next. */
function placeOf(game: AnyGame, { table }: Work, { person }: By): number {
  const people = waiting(game, table).filter((seat) => table.seats[seat]?.person != null);
  return people.findIndex((seat) => table.seats[seat]?.person === person) + 1;
}
