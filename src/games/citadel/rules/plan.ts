/**
 * What silence means when a wave is planned: the last plan given, as far as it is still possible (ruling 111), else the
 * plan of ruling 54. Menus are prefilled with it, and the engine falls back on it.
 */
import type { Seat } from '../../../kit/game.ts';
import type { Item, LineNumber, Plan, Player } from '../state.ts';
import { ranked, shootingOrder, strikingOrder } from './battle.ts';
import { keepOrder } from './capacity.ts';
import { armsInHand, canRun, gunOf, isGun, isLoaded, isSlotless } from './moments.ts';

/**
 * Stands in `Plan.line` for "where the fewest stand": what silence means before anybody has stood anywhere. Such people
 * are placed in seat order after all given orders (rulings 54, 101).
 */
export const anyLine: LineNumber = 0;
/** A grenade is thrown at this much zombie health unless told otherwise (3.5). */
export const usualGrenade = 30;

/** What a plan depends on. */
export interface Situation {
  readonly seat: Seat;
  readonly me: Pick<Player, 'plan' | 'line' | 'keep'> & { readonly items: readonly Item[] };
  readonly lines: readonly { readonly gun: number | null }[];
  readonly players: readonly Pick<Player, 'died'>[];
}

export function standingPlan(situation: Situation): Plan {
  const { me, lines } = situation;
  return me.plan ? stillPossible(me.plan, situation) : plainPlan(me, lines);
}

/**
 * The line of the wave before, at its machine gun if it has one (ruling 144); shoot while there is ammo, then strike with the best
 * there is; each alone; strike in the opening only without a loaded gun (54, 101).
 */
function plainPlan(me: Omit<Situation['me'], 'plan'>, lines: Situation['lines']): Plan {
  const line = me.line !== null && me.line <= lines.length ? me.line : anyLine;
  return {
    line,
    gun: hasGun(lines, line),
    shoot: { on: true, weapons: gunOrder(me.items, []), targets: [...shootingOrder] },
    melee: { opening: !me.items.some(isLoaded), weapon: 'best', targets: [...strikingOrder] },
    joint: [],
    later: 'shoot',
    grenade: usualGrenade,
    second: null,
    keep: kept(me.items, me.keep),
  };
}

function stillPossible(plan: Plan, { seat, me, lines, players }: Situation): Plan {
  const { weapon } = plan.melee;
  const held = armsInHand(me);
  const stillHeld = weapon === 'best' || held.some((x) => x.choice === weapon);
  const line = plan.line <= lines.length ? plan.line : anyLine;
  const second = plan.second && plan.second.line !== line && plan.second.line <= lines.length ? plan.second : null;
  return {
    ...plan,
    line,
    shoot: {
      on: plan.shoot.on,
      weapons: gunOrder(me.items, plan.shoot.weapons),
      targets: [...ranked(plan.shoot.targets, shootingOrder)],
    },
    melee: {
      opening: plan.melee.opening,
      weapon: stillHeld ? weapon : 'best',
      targets: [...ranked(plan.melee.targets, strikingOrder)],
    },
    joint: plan.joint.filter((x) => x !== seat && players[x]?.died === null),
    second: canRun(me.items) ? second : null,
    keep: kept(me.items, plan.keep.length > 0 ? plan.keep : me.keep),
  };
}

/** Only what takes a place in the hands has to be ranked (ruling 24). */
function kept(carried: readonly Item[], wishes: readonly number[]): number[] {
  return keepOrder(carried, wishes).flatMap((x) => (isSlotless(x) ? [] : [x.id]));
}

export function hasGun(lines: Situation['lines'], line: LineNumber): boolean {
  return (lines[line - 1]?.gun ?? null) !== null;
}

/** Guns in hand: in the order wished for, then the hardest hitting first. */
function gunOrder(carried: readonly Item[], wished: readonly number[]): number[] {
  const held = carried.filter(isGun);
  const first = wished.filter((id) => held.some((x) => x.id === id));
  const rest = held.filter((x) => !first.includes(x.id)).toSorted((a, b) => punch(b) - punch(a));
  return [...first, ...rest.map((x) => x.id)];
}

function punch(item: Item): number {
  const gun = gunOf(item);
  return gun ? gun.damage[0] + gun.damage[1] : 0;
}
