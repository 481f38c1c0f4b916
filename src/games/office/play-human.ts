/**
 * A computer person: weighs every cell in reach by how likely he is to be bitten there this turn, what lies there, and how far
 * the dead are; throws at who comes too near.
 */
import type { Dice, Seat } from '../../kit/game.ts';
import { type Drink, drinks, isWeapon, mostCarried, type Thing, type Weapon, weapons } from './data/things.ts';
import type { Mover } from './mover.ts';
import { fieldOf } from './rules/field.ts';
import { targets } from './rules/fighting.ts';
import { leastOf } from './rules/frenzy.ts';
import { zombiesOf } from './rules/people.ts';
import { type Cell, directions, edgeAt, stepTo } from './rules/plan.ts';
import type { Action } from './state.ts';

/** The dearest first. */
const worth: readonly Thing[] = ['aid', 'axe', 'scissors', 'pot', 'brick', 'stapler', 'cup'];
/** From here on he runs, drinks and throws. */
const alarming = 0.15;

export function humanWish(mover: Mover, dice: Dice): Action {
  const { view, seat, cell, course, reach } = mover;
  const items = view.players[seat]?.items ?? [];
  const risk = riskOf(mover);
  const find = takeWish(mover, items);
  if (find) return find;
  const value = (to: Cell) => appeal(mover, items, risk, to);
  const best = dice.pick(leastOf([...reach.keys()], (to) => -value(to)));
  const drink = drinkWish(mover, items);
  if (drink && risk.at(best) > alarming) return { do: 'drink', drink };
  if (best !== cell && value(best) > value(cell)) return { do: 'go', to: best };
  const axe = items.includes('axe') && course.steps > 0 && reach.size < cramped && risk.at(cell) > alarming;
  const wall = axe ? wallNear(mover, dice) : undefined;
  if (wall) return { do: 'chop', direction: wall };
  return throwWish(mover, items, risk) ?? { do: 'end', take: false };
}

/** What a wall between counts, in steps. */
const trust = 30;

/** Fewer cells in reach than this are a trap. */
const cramped = 10;

interface Risk {
  /** How likely somebody who stands there is bitten in the coming zombies' window. */
  at(cell: Cell): number;
  by(zombie: Seat, cell: Cell): number;
  /** Steps of the nearest zombie, a wall counted as several. */
  far(cell: Cell): number;
}

/**
 * As people see it in a hurry, and not as it is: he counts an action less than the dead have, trusts in walls, and forgets the
 * frenzy. Whoever reckons with all of it is hardly ever caught (RULES.md, balance).
 */
function riskOf({ view }: Mover): Risk {
  const zombies = zombiesOf(view.players).map((zombie) => ({
    ...zombie,
    field: fieldOf({ plan: view.plan, quarry: [zombie.cell], blocked: new Set(), breaking: trust }),
  }));
  const actions = view.alone ? 2 : 1;
  const of = (zombie: (typeof zombies)[number], cell: Cell) => {
    return chanceOfBite((zombie.field.get(cell) ?? 99) - 1, actions);
  };
  const known = new Map<Cell, number>();
  return {
    at: (cell) => {
      const risk = known.get(cell) ?? 1 - zombies.reduce((safe, zombie) => safe * (1 - of(zombie, cell)), 1);
      known.set(cell, risk);
      return risk;
    },
    by: (seat, cell) => zombies.filter((x) => x.seat === seat).reduce((_, zombie) => of(zombie, cell), 0),
    far: (cell) => Math.min(20, ...zombies.map((zombie) => zombie.field.get(cell) ?? 20)),
  };
}

/** So many steps away from standing beside; each action but the last is a die of 1 to 3. */
function chanceOfBite(steps: number, actions: number): number {
  if (actions === 0 || steps > 3 * (actions - 1)) return 0;
  if (steps <= 0) return 1 - 0.25 ** actions;
  const after = (die: number) => chanceOfBite(steps - die, actions - 1);
  return (after(1) + after(2) + after(3)) / 3;
}

function appeal({ view, seat }: Mover, items: readonly Thing[], risk: Risk, cell: Cell): number {
  const room = items.length < mostCarried;
  const token = view.tokens.includes(cell) ? (room ? 6 : 1) : 0;
  const thing = view.lying.some((x) => x.cell === cell) && room ? 3 : 0;
  const aimed = throwsFrom(cell).some((target) => risk.by(target, cell) > alarming) ? 1 : 0;
  const exits = directions.filter((direction) => stepTo(view.plan, cell, direction, true) !== undefined).length;
  return -30 * risk.at(cell) + token + thing + aimed + 0.03 * risk.far(cell) + 0.2 * exits;

  function throwsFrom(from: Cell): readonly Seat[] {
    return weapons
      .filter((weapon) => items.includes(weapon))
      .flatMap((weapon) => targets(view, seat, from, weapon).map((target) => target.seat));
  }
}

/** The best of what lies there; with full hands only if it is dearer than the least that is carried. */
function takeWish({ view, cell }: Mover, items: readonly Thing[]): Action | undefined {
  const price = (thing: Thing) => worth.indexOf(thing);
  const [thing] = leastOf(
    view.lying.flatMap((x) => (x.cell === cell ? [x.thing] : [])),
    price,
  );
  if (thing === undefined) return undefined;
  if (items.length < mostCarried) return { do: 'take', thing, leave: null };
  const [leave] = leastOf(items, (held) => -price(held));
  return leave !== undefined && price(leave) > price(thing) ? { do: 'take', thing, leave } : undefined;
}

function drinkWish({ course }: Mover, items: readonly Thing[]): Drink | undefined {
  return course.fresh ? drinks.find((drink) => items.includes(drink) && !course.drunk.includes(drink)) : undefined;
}

function throwWish({ view, seat, cell }: Mover, items: readonly Thing[], risk: Risk): Action | undefined {
  const throws = items
    .filter((thing): thing is Weapon => isWeapon(thing))
    .flatMap((weapon) => targets(view, seat, cell, weapon).map((target) => ({ weapon, at: target.seat })));
  const [best] = leastOf(throws, (x) => -risk.by(x.at, cell));
  return best && risk.by(best.at, cell) > alarming ? { do: 'throw', ...best } : undefined;
}

function wallNear({ view, cell }: Mover, dice: Dice) {
  const walls = directions.filter((direction) => edgeAt(view.plan, cell, direction) === 'wall');
  return walls.length > 0 ? dice.pick(walls) : undefined;
}
