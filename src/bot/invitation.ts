/**
 * The key of a table's lobby, as the links to it carry it: whoever was shown the link may join from outside the group,
 * and nobody can guess one. Made from the table's secret seed, so that nothing more has to be kept; the seed is published
 * when the game is over, and nobody joins any more then.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Table } from '../table/aggregate.ts';
import { startLink } from './buttons.ts';

type Sealed = Pick<Table, 'id' | 'seed'>;

/** 96 bits: short enough for the 64 characters of a link, too many to try. */
const keyLength = 16;

export function joinLink(bot: string, table: Sealed): string {
  return startLink(bot, { to: 'join', table: table.id, key: keyOf(table) });
}

export function opens(key: string, table: Sealed): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(keyOf(table))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Named apart from the dice, which are drawn from the same seed. */
function keyOf({ id, seed }: Sealed): string {
  return createHmac('sha256', seed).update(`join:${id}`).digest('base64url').slice(0, keyLength);
}
