/** Writes a change of a table: what differs, and what is new. */

import type { Stretch } from '../kit/stretch.ts';
import { type Alarm, alarmsOf } from '../table/facts/alarms.ts';
import { isPrivate, readersOf } from '../table/facts/private.ts';
import type { By } from '../table/model/act.ts';
import type { Change, Millis, Table } from '../table/model/aggregate.ts';
import { putOffJob, setAlarms } from './alarms.ts';
import { toDate, toIdOrNull, toJson, toJsonOrNull } from './border.ts';
import type { Queries } from './client.ts';
import { difference, differing } from './difference.ts';
import { enqueue, type Sender } from './outbox.ts';
import { rowsOf } from './rows.ts';

/** @param before null for a new table */
export async function save(
  tx: Queries,
  before: Table | null,
  { table, commits, closed, posts, log, putOff = [], stretch }: Change,
  { by, now }: { by: By | null; now: Millis },
): Promise<void> {
  await saveTable(tx, before, table, now);
  await saveCommits(tx, table.id, commits, now);
  if (stretch) await saveStretch(tx, table.id, stretch, now);
  await saveClosedForms(tx, table.id, closed);
  if (log.length > 0) {
    const rows = log.map(({ who, text }) => ({ who: toIdOrNull(who), text: toJson(text) }));
    await tx.logEntry.createMany({ data: rows.map((row) => ({ ...row, tableId: table.id, at: toDate(now) })) });
  }
  const deliveries = await enqueue(tx, { table: table.id, home: homeOf(before, table), by }, posts);
  const old: readonly Alarm[] = before === null ? [] : alarmsOf(before);
  await setAlarms(tx, { before: old, after: alarmsOf(table), now }, [
    ...deliveries,
    ...putOff.map((x) => putOffJob(table.id, x)),
  ]);
}

/** Who has just left a private table reads once more what became of it. */
function homeOf(before: Table | null, after: Table): Sender['home'] {
  if (!isPrivate(after)) return after.home;
  return { readers: [...new Set([...(before ? readersOf(before) : []), ...readersOf(after)])] };
}

async function saveTable(tx: Queries, before: Table | null, after: Table, now: Millis): Promise<void> {
  const tableId = after.id;
  const old = before && rowsOf(before);
  const rows = rowsOf(after);
  if (!old) {
    await tx.table.createMany({ data: [rows.table] });
  } else {
    const columns = differing(old.table, rows.table);
    if (Object.keys(columns).length > 0) await tx.table.updateMany({ where: { id: tableId }, data: columns });
  }

  // Seats are written anew rather than updated: when people change places, one of them would for a moment sit on two.
  const seats = difference(old?.seats ?? [], rows.seats, (row) => row.number);
  const stale = [...seats.gone, ...seats.changed.map(({ row }) => row)].map((row) => row.number);
  const seated = [...seats.added, ...seats.changed.map(({ row }) => row)];
  if (stale.length > 0) await tx.seat.deleteMany({ where: { tableId, number: { in: stale } } });
  if (seated.length > 0) await tx.seat.createMany({ data: seated });

  const asks = difference(old?.asks ?? [], rows.asks, (row) => row.number);
  const over = asks.gone.map((row) => row.number);
  if (over.length > 0) {
    await tx.ask.updateMany({ where: { tableId, number: { in: over } }, data: { closedAt: toDate(now) } });
    await tx.form.deleteMany({ where: { tableId, ask: { in: over } } });
  }
  for (const { row, columns } of asks.changed) {
    await tx.ask.updateMany({ where: { tableId, number: row.number }, data: columns });
  }
  if (asks.added.length > 0) await tx.ask.createMany({ data: [...asks.added] });

  const forms = difference(old?.forms ?? [], rows.forms, (row) => `${row.ask} ${row.seat}`);
  const left = forms.gone.filter((row) => !over.includes(row.ask)).map(({ ask, seat }) => ({ ask, seat }));
  if (left.length > 0) await tx.form.deleteMany({ where: { tableId, OR: left } });
  for (const { row, columns } of forms.changed) {
    await tx.form.updateMany({ where: { tableId, ask: row.ask, seat: row.seat }, data: columns });
  }
  if (forms.added.length > 0) await tx.form.createMany({ data: [...forms.added] });
}

async function saveCommits(tx: Queries, tableId: number, commits: Change['commits'], now: Millis): Promise<void> {
  if (commits.length === 0) return;
  await tx.commit.createMany({
    data: commits.map(({ number, ask, entered, answers, notes, digest }) => ({
      tableId,
      number,
      askNumber: ask?.number ?? null,
      ask: toJsonOrNull(ask),
      entered: entered ?? null,
      answers: toJson(answers),
      notes: toJson(notes),
      digest: digest ?? null,
      at: toDate(now),
    })),
  });
}

async function saveStretch(tx: Queries, tableId: number, stretch: Stretch, now: Millis): Promise<void> {
  const { first, version, state, from, left } = stretch;
  const states = { state: toJson(state), left: left === undefined ? null : toJson(left) };
  await tx.stretch.createMany({ data: [{ tableId, first, version, from, ...states, at: toDate(now) }] });
}

/** A standing order may be given again; its newest receipt counts. */
async function saveClosedForms(tx: Queries, tableId: number, closed: Change['closed']): Promise<void> {
  if (closed.length === 0) return;
  const newest = new Map(closed.map((form) => [`${form.ask} ${form.seat}`, form]));
  const forms = [...newest.values()];
  await tx.closedForm.deleteMany({ where: { tableId, OR: forms.map(({ ask, seat }) => ({ ask, seat })) } });
  await tx.closedForm.createMany({
    data: forms.map(({ ask, seat, draft, by, receipt }) => ({
      tableId,
      ask,
      seat,
      draft: toJson(draft),
      by,
      receipt: toJson(receipt),
    })),
  });
}
