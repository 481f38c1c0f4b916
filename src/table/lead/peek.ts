/**
 * A *peek*: the master, who sees no more than a player, looks at what one seat sees and has chosen, so that a quarrel can be
 * settled. It is recorded at once, kept from everybody while the game lasts, and told to all at its end. Pure.
 */
import type { Seat } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import { hidesNames } from '../facts/anonymity.ts';
import { timed } from '../facts/asked.ts';
import { barred } from '../facts/barred.ts';
import { PEEK } from '../facts/peeks.ts';
import { groupOnly } from '../facts/private.ts';
import type { Act, By, Names } from '../model/act.ts';
import { type Outcome, type Refusal, type Reply, refuse, type Table } from '../model/aggregate.ts';
import { finished, note, workOn } from '../tell/work.ts';

/** Why the master cannot peek now: at this table, or at this seat of it. Undefined: he can. */
export function peekBarred(table: Table, by: By, seat?: Seat): Refusal | undefined {
  // At a duel, where either leads, it would be a look into the other's hand.
  const no = groupOnly(table) ?? barred(table, by, ['running', 'paused']);
  if (no || seat === undefined) return no;
  const sitter = table.seats[seat];
  if (!sitter) return refuse('desk-no-such-seat');
  if (sitter.person === by.person) return refuse('peek-own');
  return sitter.person === null ? refuse('peek-computer') : undefined;
}

/** Seats at which there is something to be seen that is not the master's own. */
export function peekable(table: Table): readonly Seat[] {
  return table.seats.flatMap((_, seat) => (peekBarred(table, { person: table.master }, seat) ? [] : [seat]));
}

export function peek({ table, by, nameOf }: Act & Names, seat: Seat): Outcome<Reply> {
  const no = peekBarred(table, by, seat);
  if (no) return no;
  const work = workOn(table);
  const { lent, person = null } = table.seats[seat] ?? {};
  // What whoever has this seat is called now; the record is read when he may be gone.
  const name = hidesNames(table) ? { seat } : nameOf(lent?.owner ?? person);
  note(work, by.person, PEEK, { number: seat + 1, name, titles: timed(table).map(({ ask }) => ask.title) });
  work.posts.push({ to: { person: by.person }, letter: { kind: 'peek', seat } });
  return finished<Reply>(work, { said: msg('peek-done') });
}
