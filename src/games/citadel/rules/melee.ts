/** Blows (3.7 d): who is reached, with what, how hard (rulings 60-64). */
import { preparedBonus } from '../data/arms.ts';
import { hands } from '../data/items/melee.ts';
import type { Arm } from '../data/items/record.ts';
import { zombies } from '../data/zombies.ts';
import type { Item, MeleeChoice, Zombie } from '../state.ts';
import { type Battle, companies, type Fighter, type Front, inDrawnOrder, leastBy, provoke, wound } from './battle.ts';
import { isBadlyWounded } from './capacity.ts';
import { armsInHand, blowBonus, fistsOf } from './moments.ts';

/** `stab`: what is fitted to the gun that was just fired, to strike with (3.5). */
export interface Striker {
  readonly fighter: Fighter;
  readonly stab?: Arm | undefined;
}

/** Is there a zombie on the line that this person's blows reach? Walls are in nobody's way (ruling 62). */
export function canStrike(battle: Battle, front: Front, fighter: Fighter): boolean {
  const fists = fistsReachSpitters(battle, fighter);
  return front.line.zombies.some((z) => isReached(z, fists));
}

export function meleeAttacks(battle: Battle, front: Front, strikers: readonly Striker[]): void {
  if (strikers.length === 0 || front.line.zombies.length === 0) return;
  const struck = new Set<Zombie>();
  const people = strikers.map((s) => s.fighter);
  const groups = companies(people, () => true);
  const targets = new Map<readonly Fighter[], Zombie>();
  for (const { fighter, stab } of inDrawnOrder(battle.dice, strikers)) {
    const group = groups.find((g) => g.includes(fighter)) ?? [fighter];
    const fists = !stab && fistsReachSpitters(battle, fighter);
    let target = jointTarget(group, targets, fists) ?? chooseTarget(front, fighter, fists, group.length > 1, struck);
    if (!target) continue;
    strike(battle, front, fighter, target, stab, false);
    struck.add(target);
    targets.set(group, target);
    if (fighter.player.bonus !== 'blow') continue;
    // The second blow finishes the first one's target, or finds another; it is never answered (rulings 63, 136).
    if (target.health === 0) target = chooseTarget(front, fighter, fists, group.length > 1, struck);
    if (!target) continue;
    strike(battle, front, fighter, target, stab, true);
    struck.add(target);
    targets.set(group, target);
  }
}

/** `fists`: bare or armoured, where the table lets them reach spitters (ruling 61). */
function isReached(zombie: Zombie, fists: boolean): boolean {
  return fists || !zombies[zombie.kind].distant;
}

/** People who named each other strike the same zombie while it lives and can be reached (rulings 60, 61). */
function jointTarget(
  group: readonly Fighter[],
  targets: ReadonlyMap<readonly Fighter[], Zombie>,
  fists: boolean,
): Zombie | undefined {
  const target = group.length > 1 ? targets.get(group) : undefined;
  return target && target.health > 0 && isReached(target, fists) ? target : undefined;
}

/**
 * In the fighter's order of kinds. A loner takes a zombie that nobody has struck in this step while there is one; otherwise it is the
 * most wounded (rulings 57, 60, 137).
 */
function chooseTarget(
  front: Front,
  fighter: Fighter,
  fists: boolean,
  joint: boolean,
  struck: ReadonlySet<Zombie>,
): Zombie | undefined {
  const within = front.line.zombies.filter((z) => isReached(z, fists));
  const fresh = joint ? [] : within.filter((z) => !struck.has(z));
  const from = fresh.length > 0 ? fresh : within;
  for (const kind of fighter.strikeAt) {
    const those = from.filter((z) => z.kind === kind);
    if (those.length > 0) return leastBy(those, (z) => z.health);
  }
  return undefined;
}

/** Never, unless the table lets fists (option fists_reach_spitters), and then only fists (ruling 61). */
function fistsReachSpitters(battle: Battle, { player, plan }: Fighter): boolean {
  if (battle.state.options.fists_reach_spitters === 'off') return false;
  return plan.melee.weapon === 'best' || chosenArm(player, plan.melee.weapon).fists;
}

/** roll + bonus + food and water + preparation - shield, not under 0, then halved for the badly wounded (ruling 64). */
function strike(
  battle: Battle,
  front: Front,
  fighter: Fighter,
  zombie: Zombie,
  stab: Arm | undefined,
  extra: boolean,
): void {
  const { player, plan } = fighter;
  const arm = stab ?? (zombies[zombie.kind].distant ? fistsOf(player) : chosenArm(player, plan.melee.weapon));
  const roll = battle.dice.range(...arm.damage);
  const bonus = blowBonus(player, arm);
  const halved = isBadlyWounded(player);
  const whole = Math.max(0, roll + bonus);
  const damage = halved ? Math.floor(whole / 2) : whole;
  const hit = wound(battle, front, zombie, damage, fighter);
  front.log.events.push({ what: 'blow', seat: fighter.seat, arm: arm.name, roll, bonus, halved, hit });
  const { answered } = arm;
  // A blow of 0 is still an attack (ruling 64); stick and second blow cannot be answered (rulings 63, 67).
  if (zombie.health > 0 && answered !== null && !extra) provoke(front, zombie, fighter, answered);
}

/** If the chosen weapon is no longer in hand, the best there is. */
export function chosenArm(
  person: { readonly items: readonly Item[]; readonly prepared: boolean },
  choice: MeleeChoice,
): Arm {
  const found = armsInHand(person);
  return found.find((x) => x.choice === choice)?.arm ?? bestOf(found, person.prepared);
}

/** The one that does most damage on average; of equals the one that is answered less. */
function bestOf(found: readonly { readonly arm: Arm }[], prepared: boolean): Arm {
  const worth = ({ arm: { damage, weapon, answered } }: { readonly arm: Arm }) =>
    damage[0] + damage[1] + (prepared && weapon ? 2 * preparedBonus : 0) - (answered ?? 0) / 1000;
  return leastBy(found, (x) => -worth(x))?.arm ?? hands;
}
