/**
 * A computer person: weighs every cell in reach by how near the dead are, what lies there, and whom he can throw at from there;
 * and throws.
 */
import type { Dice, Seat } from '../../../kit/game.ts';
import { type Cell, directions, edgeAt, stepTo } from '../data/plan.ts';
import { type Drink, drinks, mostCarried, type Thing, weapons } from '../data/things.ts';
import type { Mover } from '../mover.ts';
import { costFrom, fieldOf } from '../rules/field.ts';
import { targets } from '../rules/fighting.ts';
import { leastOf } from '../rules/frenzy.ts';
import { zombiesOf } from '../rules/people.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';

/** The dearest first. */
const worth: readonly Thing[] = ['aid', 'axe', 'scissors', 'pot', 'brick', 'stapler', 'cup'];
export function humanWish(mover: Mover, dice: Dice): Action {
  const { view, seat, cell, course, reach } = mover;
  const items = view.players[seat]?.items ?? [];
  const risk = riskOf(mover);
  const find = takeWish(mover, items);
  if (find) return find;
  const value = (to: Cell) => appeal(mover, items, risk, to);
  const best = dice.pick(leastOf([...reach.keys()], (to) => -value(to)));
  const drink = drinkWish(mover, items);
  if (drink && risk.at(best) > 0) return { do: 'drink', drink };
  if (best !== cell && value(best) > value(cell)) return { do: 'go', to: best };
  const axe = items.includes('axe') && course.steps > 0 && reach.size < cramped && risk.at(cell) > 0;
  const wall = axe ? wallNear(mover, dice) : undefined;
  if (wall) return { do: 'chop', direction: wall };
  return throwWish(mover, items) ?? { do: 'end', take: false };
}

/** What a wall between counts, in steps: more than any that is feared. */
const trust = 30;

/** Fewer cells in reach than this are a trap. */
const cramped = 10;

interface Risk {
  /** How many zombies are feared there. */
  at(cell: Cell): number;
  /** Steps of the nearest zombie. */
  far(cell: Cell): number;
}

/**
 * As people see it in a hurry, and not as it is: he fears who stands within a step, or two while one zombie has three actions,
 * trusts in walls, and forgets the frenzy. Whoever reckons with all of it is hardly ever caught (RULES.md, balance).
 */
function riskOf({ view }: Mover): Risk {
  const fields = zombiesOf(view.players).map(({ cell }) =>
    fieldOf({ plan: view.plan, quarry: [cell], blocked: new Set(), breaking: trust }),
  );
  const feared = view.alone ? 2 : 1;
  return {
    at: (cell) => fields.filter((field) => costFrom(field, cell) <= feared).length,
    far: (cell) => Math.min(20, ...fields.map((field) => costFrom(field, cell))),
  };
}

function appeal({ view, seat }: Mover, items: readonly Thing[], risk: Risk, cell: Cell): number {
  const room = items.length < mostCarried;
  const token = view.tokens.includes(cell) ? (room ? 6 : 1) : 0;
  const thing = view.lying.some((x) => x.cell === cell) && room ? 3 : 0;
  const aimed = throwsFrom(view, seat, cell, items).length > 0 ? 1 : 0;
  const exits = directions.filter((direction) => stepTo(view.plan, cell, direction, true) !== undefined).length;
  return -25 * risk.at(cell) + token + thing + aimed + 0.03 * risk.far(cell) + 0.2 * exits;
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

/** At the nearest whom a weapon reaches. */
function throwWish({ view, seat, cell }: Mover, items: readonly Thing[]): Action | undefined {
  const [best] = leastOf(throwsFrom(view, seat, cell, items), (x) => x.distance);
  return best && { do: 'throw', weapon: best.weapon, at: best.seat };
}

function throwsFrom(view: View, seat: Seat, from: Cell, items: readonly Thing[]) {
  return weapons
    .filter((weapon) => items.includes(weapon))
    .flatMap((weapon) => targets(view, seat, from, weapon).map((target) => ({ ...target, weapon })));
}

function wallNear({ view, cell }: Mover, dice: Dice) {
  const walls = directions.filter((direction) => edgeAt(view.plan, cell, direction) === 'wall');
  return walls.length > 0 ? dice.pick(walls) : undefined;
}
