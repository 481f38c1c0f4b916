/**
 * What has to happen to a table at a certain time if nobody comes first. A pure reading of the table: whoever saves it
 * compares the alarms before with the alarms after, and sets, moves and clears the jobs accordingly.
 */
import type { Millis, Table, TableId, TimedOpen } from '../model/aggregate.ts';
import { timed } from './asked.ts';
import { idleAt } from './desk.ts';

/** The ask closes, unless it closed or moved since. */
export interface DuePayload {
  readonly table: TableId;
  readonly ask: number;
  readonly at: Millis;
}
/** Whoever chose nothing, or is not ready where it is the master's, hears of it, unless the deadline moved since. */
export interface RemindPayload {
  readonly table: TableId;
  readonly ask: number;
  readonly deadline: Millis;
  /** Whether it is the second and last one; absent: the master's, put off. */
  readonly last?: boolean | undefined;
  /** Put off for this seat alone. */
  readonly seat?: number | undefined;
}
/** A seat on loan goes back, unless that was ended or made longer since. */
export interface GiveBackPayload {
  readonly table: TableId;
  readonly seat: number;
  readonly at: Millis;
}
/** The chat's letters go out. */
export interface DeliverPayload {
  readonly chat: number;
}

/** Nobody came for so long: the table tells it, or ends. */
export interface IdlePayload {
  readonly table: TableId;
  readonly at: Millis;
}

export type Alarm =
  | { readonly task: 'due'; readonly key: string; readonly at: Millis; readonly payload: DuePayload }
  | { readonly task: 'remind'; readonly key: string; readonly at: Millis; readonly payload: RemindPayload }
  | { readonly task: 'giveback'; readonly key: string; readonly at: Millis; readonly payload: GiveBackPayload }
  | { readonly task: 'idle'; readonly key: string; readonly at: Millis; readonly payload: IdlePayload };

/** Who is given less time than this needs no reminder: the form itself has only just come. */
const WORTH_REMINDING: Millis = 30 * 60_000;

/** No deadlines while the table is paused, frozen or over. */
export function alarmsOf(table: Table): readonly Alarm[] {
  const asks = table.phase === 'running' ? timed(table) : [];
  return [...asks.flatMap((open) => [due(table, open), ...reminders(table, open)]), ...returns(table), ...idle(table)];
}

/** A pause does not lengthen a loan: its end is a day that was promised to two people. */
function returns({ id, phase, seats }: Table): readonly Alarm[] {
  if (phase !== 'running' && phase !== 'paused') return [];
  return seats.flatMap(({ lent }, seat): readonly Alarm[] => {
    if (!lent) return [];
    const payload = { table: id, seat, at: lent.until };
    return [{ task: 'giveback', key: `giveback:${id}:${seat}`, at: lent.until, payload }];
  });
}

function idle(table: Table): readonly Alarm[] {
  const at = idleAt(table);
  if (at === undefined) return [];
  return [{ task: 'idle', key: `idle:${table.id}`, at, payload: { table: table.id, at } }];
}

function due(table: Table, open: TimedOpen): Alarm {
  const { number: ask, closesAt: at } = open;
  return { task: 'due', key: `due:${table.id}:${ask}`, at, payload: { table: table.id, ask, at } };
}

/** At half time, and when one sixth is left. */
export function remindersOf({ openedAt, deadline }: TimedOpen): readonly Millis[] {
  const span = deadline - openedAt;
  return span < WORTH_REMINDING ? [] : [deadline - span / 2, deadline - span / 6].map(Math.round);
}

function reminders(table: Table, open: TimedOpen): readonly Alarm[] {
  const { number: ask, deadline } = open;
  return remindersOf(open).map((at, i) => ({
    task: 'remind',
    key: `remind:${table.id}:${ask}:${i + 1}`,
    at,
    payload: { table: table.id, ask, deadline, last: i === 1 },
  }));
}
