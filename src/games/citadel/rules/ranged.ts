/** Ranged attacks (3.7 b and c): volleys, the machine gun, grenades, the extra shots of wire and bonus. */

import { machineGun, riskyShotAnswered } from '../data/arms.ts';
import type { Arm, Gun } from '../data/items/record.ts';
import type { ZombieKind } from '../data/zombies.ts';
import type { Hit } from '../facts.ts';
import type { Item, Zombie } from '../state.ts';
import {
  type Battle,
  companies,
  drawn,
  type Fighter,
  type Front,
  inDrawnOrder,
  leastBy,
  provoke,
  wound,
  zombieHealth,
} from './battle.ts';
import { canStrike } from './melee.ts';
import { ammoIn, armOf, gunOf, isLoaded, isThrown, recordOf, shotBonus } from './moments.ts';

/** Damage poured over zombies, by one person or by a company that adds its damage up (rulings 56, 91). */
interface Volley {
  readonly members: readonly Fighter[];
  /** Zombies that it has hit so far. */
  readonly touched: Set<Zombie>;
  /** The guns fired in it and what each hit, for the answers that they risk (ruling 92). */
  readonly fired: { readonly by: Fighter; readonly gun: Gun; readonly hit: ReadonlySet<Zombie> }[];
}
interface RangedStep {
  readonly battle: Battle;
  readonly front: Front;
  readonly wire: boolean;
  readonly gunner: Fighter | undefined;
  /** Hit by anybody in this step (ruling 91). */
  readonly touched: Set<Zombie>;
}
/** Who attacked from a distance, and what was fitted to the gun they fired, to stab with. */
export type Shooters = ReadonlyMap<Fighter, { readonly stab: Arm | undefined }>;

/** `here` are the defenders of the line. Wire shots come before zombies are near, so nothing answers them (ruling 94). */
export function rangedAttacks(battle: Battle, front: Front, here: readonly Fighter[], wire: boolean): Shooters {
  const shooters = here.filter((f) => shootsFirst(battle, front, f));
  const step = { battle, front, wire, gunner: drawGunner(battle, front, shooters), touched: new Set<Zombie>() };
  const attacked = new Map<Fighter, { stab: Arm | undefined }>();
  if (shooters.length === 0) return attacked;
  // Joint and of one mind about targets: one volley; the others one after another in drawn order (rulings 56, 91).
  for (const members of inDrawnOrder(battle.dice, companies(shooters, sameTargets))) {
    fireVolley(step, { members, touched: new Set(), fired: [] }, attacked);
  }
  return attacked;
}

function sameTargets(a: Fighter, b: Fighter): boolean {
  return a.shootAt.every((kind, i) => kind === b.shootAt[i]);
}

/** After the opening a person has one attack; "strike first" still shoots where no blow reaches (rulings 132, 133). */
function shootsFirst(battle: Battle, front: Front, fighter: Fighter): boolean {
  return battle.exchange === 0 || fighter.plan.later !== 'melee' || !canStrike(battle, front, fighter);
}

/** One gunner per step and line, drawn if several want it (ruling 59); not somebody who throws a grenade instead (141). */
function drawGunner(battle: Battle, front: Front, shooters: readonly Fighter[]): Fighter | undefined {
  if (front.line.gun === null) return undefined;
  const wanted = shooters.filter((f) => f.plan.gun && (attacksOf(f) > 1 || !wouldThrow(front, f)));
  if (wanted.length < 2) return wanted[0];
  const gunner = drawn(battle.dice, wanted);
  front.log.events.push({ what: 'lot', seat: gunner.seat, wanted: wanted.map((f) => f.seat) });
  return gunner;
}

function fireVolley(step: RangedStep, volley: Volley, attacked: Map<Fighter, { stab: Arm | undefined }>): void {
  const left = volley.members.map((fighter) => ({ fighter, attacks: attacksOf(fighter) }));
  for (const turn of left) turn.attacks -= throwGrenades(step, volley, turn, attacked);
  for (const { fighter, attacks } of left) {
    for (let n = 0; n < attacks && step.front.line.zombies.length > 0; n++) {
      const burst = n === 0 && step.gunner === fighter; // once a step even with the bonus shot (rulings 59, 98)
      if (burst) fireMachineGun(step, volley, fighter);
      const gun = burst ? undefined : loadedGun(step.battle, fighter);
      if (gun) fireGun(step, volley, fighter, gun.item, gun.gun);
      if (burst || gun) {
        const stab = (gun && armOf(gun.item)) ?? attacked.get(fighter)?.stab;
        attacked.set(fighter, { stab });
      }
    }
  }
  if (!step.wire) riskAnswers(step, volley);
}

/** One, and a second with the bonus, at the wire too (ruling 58). */
function attacksOf(fighter: Fighter): number {
  return fighter.player.bonus === 'shot' ? 2 : 1;
}

function wouldThrow({ line }: Front, { player, plan }: Fighter): boolean {
  if (plan.grenade === null || line.zombies.length === 0 || zombieHealth(line) < plan.grenade) return false;
  return player.items.some(isThrown);
}

/**
 * Thrown in place of an attack when there is enough to throw it at; one by one, so that nobody throws when it is no longer needed
 * (rulings 97, 134).
 */
function throwGrenades(
  step: RangedStep,
  volley: Volley,
  turn: { readonly fighter: Fighter; readonly attacks: number },
  attacked: Map<Fighter, { stab: Arm | undefined }>,
): number {
  const { fighter, attacks } = turn;
  let thrown = 0;
  while (thrown < attacks && wouldThrow(step.front, fighter)) {
    const { items } = fighter.player;
    const [item] = items.splice(items.findIndex(isThrown), 1);
    const damage = item && recordOf(item).thrown;
    if (!damage) break;
    const roll = step.battle.dice.range(...damage); // no bonus of guns: it is no weapon (rulings 36, 97)
    step.front.log.events.push({
      what: 'thrown',
      seat: fighter.seat,
      item: item.kind,
      roll,
      hits: pour(step, volley, fighter, roll),
    });
    attacked.set(fighter, { stab: undefined });
    thrown += 1;
  }
  return thrown;
}

/** Unlimited rounds, every kind, no answer (ruling 59). */
function fireMachineGun(step: RangedStep, volley: Volley, fighter: Fighter): void {
  const roll = step.battle.dice.range(...machineGun);
  const bonus = shotBonus(fighter.player, undefined);
  step.front.log.events.push({
    what: 'shot',
    seat: fighter.seat,
    gun: 'machine',
    wire: step.wire,
    roll,
    bonus,
    ammo: null,
    hits: pour(step, volley, fighter, roll + bonus),
  });
}

/** The first loaded gun of their order, if their orders let them fire it. */
function loadedGun(battle: Battle, { player, plan }: Fighter): { item: Item; gun: Gun } | undefined {
  if (!plan.shoot.on) return undefined;
  if (battle.exchange > 0 && typeof plan.later === 'object' && ammoIn(player.items) <= plan.later.ammoAbove)
    return undefined;
  let first: { item: Item; gun: Gun } | undefined;
  for (const item of player.items) {
    const gun = isLoaded(item) ? gunOf(item) : undefined;
    if (!gun) continue;
    if (!first || rankOf(plan.shoot.weapons, item) < rankOf(plan.shoot.weapons, first.item)) first = { item, gun };
  }
  return first;
}

function rankOf(order: readonly number[], item: Item): number {
  const rank = order.indexOf(item.id);
  return rank < 0 ? order.length : rank;
}

function fireGun(step: RangedStep, volley: Volley, fighter: Fighter, item: Item, gun: Gun): void {
  item.ammo = (item.ammo ?? 0) - 1;
  step.front.changed = true;
  const roll = step.battle.dice.range(...gun.damage);
  const bonus = shotBonus(fighter.player, item);
  const hit = new Set<Zombie>();
  volley.fired.push({ by: fighter, gun, hit });
  step.front.log.events.push({
    what: 'shot',
    seat: fighter.seat,
    gun: item.kind,
    wire: step.wire,
    roll,
    bonus,
    ammo: item.ammo,
    hits: pour(step, volley, fighter, roll + bonus, hit), // wounds do not weaken a shot (ruling 65)
  });
}

/**
 * Surplus always flows on. The shots of a volley are poured one after another, each beginning with the zombie that the volley has
 * wounded: that comes to the same as pouring their sum, and tells whose shot killed.
 */
function pour(
  step: RangedStep,
  volley: Volley,
  fighter: Fighter,
  damage: number,
  touched: Set<Zombie> = new Set(),
): Hit[] {
  const hits: Hit[] = [];
  for (let rest = damage; rest > 0; ) {
    const zombie = nextTarget(step, volley, fighter.shootAt);
    if (!zombie) break;
    for (const set of [touched, volley.touched, step.touched]) set.add(zombie);
    const hit = wound(step.battle, step.front, zombie, rest, fighter);
    rest -= hit.damage;
    hits.push(hit);
  }
  return hits;
}

/**
 * Of the first kind there is: a company takes the most wounded; a loner goes on with their own target, then takes one that nobody has
 * hit (rulings 57, 91, 135).
 */
function nextTarget(step: RangedStep, volley: Volley, order: readonly ZombieKind[]): Zombie | undefined {
  const { zombies } = step.front.line;
  for (const kind of order) {
    const those = zombies.filter((z) => z.kind === kind);
    if (those.length === 0) continue;
    if (volley.members.length > 1) return leastBy(those, (z) => z.health);
    return (
      those.find((z) => volley.touched.has(z)) ??
      those.find((z) => !step.touched.has(z)) ??
      leastBy(those, (z) => z.health)
    );
  }
  return undefined;
}

/**
 * Everybody whose gun is risky for a kind may be answered by each such zombie that their company left alive, since its damage is one
 * sum. A loner is answered for what they hit with that gun, and not for a rifle fired after it (rulings 66, 92).
 */
function riskAnswers(step: RangedStep, volley: Volley): void {
  for (const { by, gun, hit } of volley.fired) {
    for (const zombie of volley.members.length > 1 ? volley.touched : hit) {
      if (zombie.health > 0 && gun.risky.includes(zombie.kind)) provoke(step.front, zombie, by, riskyShotAnswered);
    }
  }
}
