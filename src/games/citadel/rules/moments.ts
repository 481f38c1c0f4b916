/**
 * The moments at which things take part, in the order in which the rulebook comes to them. What a thing does is in its record
 * (data/items/); here it is asked, and what several things say is put together. Equal things do not add up (ruling 26).
 *
 *   search       `finds`; then `made`, for what is found
 *   carrying     `slotless`, `room`, `keep`
 *   preparation  `use` (step 1), `wall` (2), `rest` (3)
 *   a fight      `runs`, before each exchange; `gun` and `thrown` with `onShot`; `fists` and `arm` with `onBlow`;
 *                then `onAnswer`; and whenever damage is on its way to a person, `proof` and then `onWound`
 */
import { meleeBonus, preparedBonus, rangedBonus } from '../data/arms.ts';
import { type Item, type ItemKind, items } from '../data/items/index.ts';
import { hands } from '../data/items/melee.ts';
import type { Arm, Gun, ItemRecord, Room } from '../data/items/record.ts';
import type { ZombieKind } from '../data/zombies.ts';
import type { MeleeChoice, Player } from '../state.ts';

type Carrier = { readonly items: readonly Item[] };

export function recordOf(item: Pick<Item, 'kind'>): ItemRecord {
  return items[item.kind];
}

/** One of each kind that is carried. */
function kindsOf(carried: readonly Item[]): readonly Item[] {
  return carried.filter((item, i) => carried.findIndex((x) => x.kind === item.kind) === i);
}

// ---- carrying ----

const bareHands: Room = { hale: 2, wounded: 1 };

/** The roomiest counts (ruling 18). */
export function roomOf(carried: readonly Item[]): Room {
  const rooms = [bareHands, ...carried.flatMap((item) => recordOf(item).room ?? [])];
  return { hale: Math.max(...rooms.map((x) => x.hale)), wounded: Math.max(...rooms.map((x) => x.wounded)) };
}

/** Such a thing must not go while what it holds stays (ruling 22). */
export function makesRoom(item: Item): boolean {
  return recordOf(item).room !== undefined;
}

export function isSlotless(item: Pick<Item, 'kind'>): boolean {
  return recordOf(item).slotless === true;
}

// ---- the preparation ----

/** The first thing that makes a strengthened wall higher still. */
export function boardsIn(carried: readonly Item[]): Item | undefined {
  return carried.find(makesWall);
}

export function makesWall(item: Pick<Item, 'kind'>): boolean {
  return recordOf(item).wall !== undefined;
}

/** What boards add; without any, nothing. */
export function wallWith(boards: Pick<Item, 'kind'> | undefined): number {
  return boards ? (recordOf(boards).wall ?? 0) : 0;
}

const plainRest = 2;

/** Ruling 39: a record states what a rest brings in all. */
export function restWith(carried: readonly Item[]): number {
  return Math.max(plainRest, ...carried.map((item) => recordOf(item).rest ?? 0));
}

export function moreFinds(carried: readonly Item[]): number {
  return kindsOf(carried).reduce((sum, item) => sum + (recordOf(item).finds ?? 0), 0);
}

// ---- a fight ----

export function canRun(carried: readonly Item[]): boolean {
  return carried.some((item) => recordOf(item).runs);
}

export function gunOf(item: Pick<Item, 'kind'>): Gun | undefined {
  return recordOf(item).gun;
}

export function isGun(item: Pick<Item, 'kind'>): boolean {
  return gunOf(item) !== undefined;
}

export function isLoaded(item: Item): boolean {
  return isGun(item) && (item.ammo ?? 0) > 0;
}

export function ammoIn(carried: readonly Item[]): number {
  return carried.reduce((sum, item) => sum + (isGun(item) ? (item.ammo ?? 0) : 0), 0);
}

export function isThrown(item: Pick<Item, 'kind'>): boolean {
  return recordOf(item).thrown !== undefined;
}

/** What is added to the roll of a shot: the bonus, weapon preparation and things (rulings 36, 59). @param gun undefined: a machine gun */
export function shotBonus(person: Carrier & Pick<Player, 'bonus' | 'prepared'>, gun: Item | undefined): number {
  return (
    (person.bonus === 'ranged' ? rangedBonus : 0) +
    (person.prepared ? preparedBonus : 0) +
    together(person.items, (record, item) => record.onShot?.({ gun }, item))
  );
}

/** What is added to the roll of a blow (ruling 64). */
export function blowBonus(person: Carrier & Pick<Player, 'bonus' | 'prepared' | 'fed'>, arm: Arm): number {
  return (
    (person.bonus === 'melee' ? meleeBonus : 0) +
    person.fed +
    (person.prepared && arm.weapon ? preparedBonus : 0) +
    together(person.items, (record, item) => record.onBlow?.({ arm }, item))
  );
}

/** The sum of what things say; of equal things only the first that says anything counts. */
function together(carried: readonly Item[], says: (record: ItemRecord, item: Item) => number | undefined): number {
  let sum = 0;
  const said: ItemKind[] = [];
  for (const item of carried) {
    const points = said.includes(item.kind) ? undefined : says(recordOf(item), item);
    if (!points) continue;
    sum += points;
    said.push(item.kind);
  }
  return sum;
}

export function fistsOf({ items: carried }: Carrier): Arm {
  return carried.map((item) => recordOf(item).fists).find((arm) => arm !== undefined) ?? hands;
}

/** What can be struck with: the thing itself, or what is fitted to it. */
export function armOf(item: Item): Arm | undefined {
  return recordOf(item).arm?.(item);
}

/** Something to strike with. `choice` is how a plan names it; `item` is null for fists and for what is only worn. */
export interface Held {
  readonly arm: Arm;
  readonly choice: MeleeChoice;
  readonly item: Item | null;
}

/** Fists first, then what is worn, then what is in the hands; a bayonet also by itself (ruling 138). */
export function armsInHand(person: Carrier): readonly Held[] {
  const held = (item: Item, worn: boolean): Held[] => {
    const arm = isSlotless(item) === worn ? armOf(item) : undefined;
    return arm ? [{ arm, choice: worn ? item.kind : item.id, item: worn ? null : item }] : [];
  };
  return [
    { arm: fistsOf(person), choice: 'hands', item: null },
    ...kindsOf(person.items).flatMap((item) => held(item, true)),
    ...person.items.flatMap((item) => held(item, false)),
  ];
}

/** What is left of the chance of an answer, and the thing that stopped it altogether. */
export function answerChance(
  carried: readonly Item[],
  by: ZombieKind,
  chance: number,
  once: (kind: ItemKind) => boolean,
): { readonly chance: number; readonly stopped: ItemKind | null } {
  let left = chance;
  for (const item of kindsOf(carried)) {
    const { onAnswer } = recordOf(item);
    if (!onAnswer) continue;
    left = onAnswer({ by, chance: left, once: () => once(item.kind) }, item);
    if (left <= 0) return { chance: 0, stopped: item.kind };
  }
  return { chance: left, stopped: null };
}

export function isProof(carried: readonly Item[], by: ZombieKind | 'breach'): boolean {
  return carried.some((item) => recordOf(item).proof?.some((kind) => kind === by));
}

/** How much of a wound things keep off, in the order in which they were acquired, and which of them are worn out by it. */
export function keepOff(
  carried: readonly Item[],
  by: ZombieKind | 'breach',
  damage: number,
  once: (kind: ItemKind) => boolean,
): { readonly off: number; readonly gone: readonly Item[] } {
  let left = damage;
  const gone: Item[] = [];
  for (const item of carried) {
    if (left === 0) break;
    const kept = recordOf(item).onWound?.({ by, damage: left, once: () => once(item.kind) }, item);
    if (!kept) continue;
    left -= Math.min(left, kept.off);
    if (kept.gone) gone.push(item);
  }
  return { off: damage - left, gone };
}
