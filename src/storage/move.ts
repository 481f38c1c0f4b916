/** A group became a supergroup: https://core.telegram.org/bots/api#responseparameters */
import { clear, delivery, set } from './alarms.ts';
import { toId } from './border.ts';
import type { Queries } from './client.ts';

/** Whoever hears of it first moves everything; the second finds nothing left to do. */
export async function move(tx: Queries, from: number, to: number): Promise<void> {
  const [old, chat] = [toId(from), toId(to)];
  // Tables first: that waits for changes in hand, whose letters still go to the old chat and are moved below.
  await tx.table.updateMany({ where: { chat: old }, data: { chat } });
  const { count } = await tx.letter.updateMany({ where: { chat: old, doneAt: null }, data: { chat } });
  // Messages of a supergroup are numbered anew: what was sent to the group can no longer be edited.
  await tx.slot.deleteMany({ where: { chat: old } });
  await tx.chat.deleteMany({ where: { id: old } });
  await clear(tx, [delivery(from, false).key]);
  if (count > 0) await set(tx, [delivery(to, false)]);
}
