/**
 * The keys of a table, as the links to it carry them: whoever was shown a link may join from outside the group, or read the board
 * there, and nobody can guess one. Made from the table's secret seed, so that nothing more has to be kept; the seed is published
 * when the game is over, and nobody joins any more then, nor is there anything left to hide.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Place, Table } from '../../table/model/aggregate.ts';
import { startLink } from './links.ts';

type Sealed = Pick<Table, 'id' | 'seed'>;

/** 96 bits: short enough for the 64 characters of a link, too many to try. */
const keyLength = 16;

export function joinLink(bot: string, table: Sealed): string {
  return startLink(bot, { to: 'join', table: table.id, key: keyOf(table, 'join') });
}

/** To a seat on offer, for whoever has to open the bot first. */
export function seatLink(bot: string, table: Sealed, place: Place): string {
  return startLink(bot, { to: 'seat', table: table.id, place, key: keyOf(table, 'join') });
}

/** To the words of the board, for whoever reads in the group. */
export function boardLink(bot: string, table: Sealed, commit: number): string {
  return startLink(bot, { to: 'board', table: table.id, commit, key: keyOf(table, 'board') });
}

export function opens(key: string, table: Sealed, door: Door = 'join'): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(keyOf(table, door))];
  return given.length === right.length && timingSafeEqual(given, right);
}

type Door = 'join' | 'board';

/** Named apart from the dice, which are drawn from the same seed. */
function keyOf({ id, seed }: Sealed, door: Door): string {
  return createHmac('sha256', seed).update(`${door}:${id}`).digest('base64url').slice(0, keyLength);
}
