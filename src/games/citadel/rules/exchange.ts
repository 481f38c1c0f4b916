/** Exchanges (3.4, step 8; rulings 43-48): nobody is asked unless the table wants it so. */
import type { Seat } from '../../../kit/game.ts';
import type { Deed, Item, ItemId } from '../state.ts';
import { fail } from './actions.ts';
import { excessOf, tooMany } from './capacity.ts';
import { livingPlayer, livingSeats } from './living.ts';
import { makesRoom } from './moments.ts';
import { type Preparation, type Task, tasksOf } from './tasks.ts';

type ExchangeTask = Task<Extract<Deed, { readonly do: 'exchange' }>>;

/** One item on its way; `by` is whose action it is. */
interface Move {
  readonly item: Item;
  readonly from: Seat;
  readonly to: Seat;
  readonly by: Seat;
}

export function exchangeItems(prep: Preparation, tasks: readonly Task[]): void {
  // The drawn order decides between people who take the same thing and between gifts that do not all find room (45, 46).
  const agreed = prep.dice.shuffle(tasksOf(tasks, 'exchange')).filter((task) => isPossible(prep, task));
  const wanted = claims(prep, agreed);
  const moves = whatFits(prep, wanted);
  for (const { item, from, to } of moves) {
    const giver = livingPlayer(prep.state, from);
    const taker = livingPlayer(prep.state, to);
    if (!giver || !taker) continue;
    giver.items = giver.items.filter((x) => x !== item);
    taker.items = [...taker.items, item];
    prep.handed.add(item.id);
  }
  for (const task of agreed.toSorted((a, b) => a.seat - b.seat)) report(prep, task, wanted, moves);
}

/** Between two of the living (ruling 47), and with consent where the table asks for it. */
function isPossible(prep: Preparation, task: ExchangeTask): boolean {
  const { seat, deed } = task;
  const why =
    deed.seat === seat || !livingPlayer(prep.state, deed.seat)
      ? 'dead'
      : prep.declined(seat, deed.seat)
        ? 'declined'
        : undefined;
  if (why) fail(prep, task, why);
  return why === undefined;
}

/** All gifts, then all takings of what is left; an item changes hands once per pass (ruling 45). */
function claims(prep: Preparation, tasks: readonly ExchangeTask[]): readonly Move[] {
  const moves: Move[] = [];
  const claim = (by: Seat, from: Seat, to: Seat, ids: readonly ItemId[]): void => {
    for (const id of ids) {
      const item = livingPlayer(prep.state, from)?.items.find((x) => x.id === id);
      if (item && !moves.some((move) => move.item === item)) moves.push({ item, from, to, by });
    }
  };
  for (const { seat, deed } of tasks) claim(seat, seat, deed.seat, deed.give);
  for (const { seat, deed } of tasks) claim(seat, deed.seat, seat, deed.take);
  return moves;
}

/** Only what everybody concerned can hold in the end goes through; the rest stays, from the end of the list (ruling 46). */
function whatFits(prep: Preparation, wanted: readonly Move[]): readonly Move[] {
  let moves = wanted;
  for (;;) {
    const refused = livingSeats(prep.state).flatMap((seat) => surplusMove(prep, seat, moves) ?? []);
    const [first] = refused;
    if (!first) return moves;
    moves = moves.filter((move) => move !== first);
  }
}

/** The move to take back because these hands would hold too much. */
function surplusMove(prep: Preparation, seat: Seat, moves: readonly Move[]): Move | undefined {
  const player = livingPlayer(prep.state, seat);
  if (!player) return undefined;
  const kept = player.items.filter((item) => !moves.some((move) => move.item === item));
  const incoming = moves.filter((move) => move.to === seat);
  const over = (taken: readonly Move[]) => excessOf(player, [...kept, ...taken.map((move) => move.item)]);
  if (over(incoming) <= 0) return undefined;
  const backpack = moves.find((move) => move.from === seat && makesRoom(move.item));
  // Ruling 22: without the backpack there is too much even if nothing came in, so it is the backpack that stays.
  if (backpack && tooMany(player, kept)) return backpack;
  // It does not help to leave what takes no place, or the backpack that makes room (rulings 23, 24).
  const last = incoming.findLast((move) => over(incoming.filter((x) => x !== move)) < over(incoming));
  return last ?? incoming.at(-1) ?? backpack;
}

function report(prep: Preparation, task: ExchangeTask, wanted: readonly Move[], moves: readonly Move[]): void {
  const { seat, deed } = task;
  const mine = moves.filter((move) => move.by === seat);
  const gave = mine.filter((move) => move.from === seat).map((move) => ({ ...move.item }));
  const took = mine.filter((move) => move.to === seat).map((move) => ({ ...move.item }));
  const left = wanted.filter((move) => move.by === seat && !moves.includes(move)).map((move) => ({ ...move.item }));
  // If its owner brought what this person meant to take, the action has succeeded.
  const brought = moves.some((move) => move.by === deed.seat && move.to === seat && deed.take.includes(move.item.id));
  if (mine.length > 0 || brought) {
    prep.events.push({ seat, what: 'exchanged', other: deed.seat, gave, took, left });
    return;
  }
  const taken = moves.some((move) => deed.take.includes(move.item.id));
  const asked = deed.give.length + deed.take.length > 0;
  const why = left.length > 0 ? 'full' : taken ? 'taken' : asked ? 'gone' : 'nothing';
  fail(prep, task, why);
}
