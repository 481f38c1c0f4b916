/** Anonymous tables: figures instead of names until the end. Pure. */
import { diceOf } from '../../kit/dice.ts';
import type { Msg, Seat } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import type { Table } from '../model/aggregate.ts';

/** Only the end of the game lifts the masks: a cancelled one has shown nobody's part in it. */
export function hidesNames({ settings, phase }: Pick<Table, 'settings' | 'phase'>): boolean {
  return settings.anonymous === true && phase !== 'ended';
}

/** Everybody saw who joined when, so at an anonymous table the order of joining must not become that of the seats. */
export function seatsByLot(table: Table): Table['seats'] {
  if (!hidesNames(table)) return table.seats;
  // Named apart from the dice of the game, which are drawn from the same seed.
  return diceOf(`${table.seed}/seats`, 0).shuffle(table.seats);
}

const figures = 16;

/**
 * The figure of a seat at an anonymous table. There are as many as any game seats; after them seats have numbers. What is
 * written down for ever names the figure: a seat would be read with the name of who sits there in the end.
 */
export function figureOf(seat: Seat): Msg {
  return seat < figures ? { id: `anonymous-figure-${seat}` } : msg('bot-seat', { number: seat + 1 });
}
