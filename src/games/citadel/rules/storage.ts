/** Withdrawal with the storage (3.4, steps 6 and 7; rulings 40, 41, 106). */
import type { Seat } from '../../../kit/game.ts';
import type { Deed, Item, ItemId } from '../state.ts';
import { fail } from './actions.ts';
import { fits, tooMany } from './capacity.ts';
import { makesRoom } from './moments.ts';
import { type Preparation, type Task, tasksOf } from './tasks.ts';

type StorageDeed = Extract<Deed, { readonly do: 'storage' }>;

/** Step 6: what each person put down. A backpack stays if the rest would be too much without it (ruling 22). */
export function depositAll(prep: Preparation, tasks: readonly Task[]): ReadonlyMap<Seat, readonly Item[]> {
  const deposits = new Map<Seat, readonly Item[]>();
  for (const { seat, player, deed } of tasksOf(tasks, 'storage')) {
    const wanted = player.items.filter((x) => deed.put.includes(x.id));
    const rest = player.items.filter((x) => !wanted.includes(x));
    const put = tooMany(player, rest) ? wanted.filter((x) => !makesRoom(x)) : wanted;
    player.items = player.items.filter((x) => !put.includes(x));
    prep.state.storage.push(...put);
    deposits.set(seat, put);
  }
  return deposits;
}

/** What one person still wishes for, and what they have got. */
interface Withdrawal {
  readonly task: Task<StorageDeed>;
  readonly wishes: Set<ItemId>;
  readonly took: Item[];
}
interface Wish {
  readonly id: ItemId;
  readonly item: Item;
}

/** Step 7. Everybody names their first wish that can be met; the dice decide between people who name the same thing. */
export function withdrawAll(
  prep: Preparation,
  tasks: readonly Task[],
  deposits: ReadonlyMap<Seat, readonly Item[]>,
): void {
  const withdrawals = tasksOf(tasks, 'storage').map(
    (task): Withdrawal => ({ task, wishes: new Set(task.deed.wish), took: [] }),
  );
  for (;;) {
    const named = new Map<Item, { withdrawal: Withdrawal; wish: Wish }[]>();
    for (const withdrawal of withdrawals) {
      const wish = nextWish(prep, withdrawal);
      if (wish) named.set(wish.item, [...(named.get(wish.item) ?? []), { withdrawal, wish }]);
    }
    if (named.size === 0) break;
    for (const [item, rivals] of named) {
      const { withdrawal, wish } = prep.dice.pick(rivals);
      prep.state.storage = prep.state.storage.filter((x) => x !== item);
      withdrawal.task.player.items.push(item);
      prep.handed.add(item.id);
      withdrawal.wishes.delete(wish.id);
      withdrawal.took.push({ ...item });
    }
  }
  for (const withdrawal of withdrawals) report(prep, withdrawal, deposits.get(withdrawal.task.seat) ?? []);
}

/** Wishes are met from the top of the list until the hands are full (ruling 106). Any of several equal things will do (ruling 116). */
function nextWish(prep: Preparation, { task, wishes }: Withdrawal): Wish | undefined {
  const { player, deed } = task;
  const there = prep.state.storage.filter((x) => prep.shelf.has(x.id));
  for (const id of wishes) {
    const wished = prep.shelf.get(id);
    const item =
      there.find((x) => x.id === id) ?? there.find((x) => wished && isEqual(x, wished) && !deed.wish.includes(x.id));
    if (item && fits(player, item)) return { id, item };
  }
  return undefined;
}

function isEqual(a: Item, b: Item): boolean {
  return (
    a.kind === b.kind &&
    a.variant === b.variant &&
    a.ammo === b.ammo &&
    a.soak === b.soak &&
    a.scope === b.scope &&
    a.bayonet === b.bayonet
  );
}

function report(prep: Preparation, { task, wishes, took }: Withdrawal, put: readonly Item[]): void {
  const { seat, deed, player } = task;
  const full = prep.state.storage.filter((x) => prep.shelf.has(x.id) && wishes.has(x.id));
  const left = [...full, ...player.items.filter((x) => deed.put.includes(x.id))];
  if (put.length === 0 && took.length === 0) {
    const taken = deed.wish.some((id) => prep.shelf.has(id));
    const asked = deed.wish.length + deed.put.length > 0;
    const why = left.length > 0 ? 'full' : taken ? 'taken' : asked ? 'gone' : 'nothing';
    fail(prep, task, why);
    return;
  }
  const missed = wishes.size - full.length;
  prep.events.push({ seat, what: 'storage', put: put.map(copy), took, missed, left: left.map(copy) });
}

function copy(item: Item): Item {
  return { ...item };
}
