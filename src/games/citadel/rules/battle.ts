/**
 * A wave while it is fought.
 *
 *   fighter   a living person, the plan they fight by and the line they stand on now
 *   front     a line while it is fought over
 *   struck    the zombies that may answer in this exchange, whom, and with what chance (rulings 66, 67, 93)
 *   company   people on one line who named each other (rulings 60, 91, 109)
 */

import type { Dice, Seat } from '../../../kit/game.ts';
import type { Horde } from '../data/hordes.ts';
import type { ItemKind } from '../data/items/index.ts';
import type { ZombieKind } from '../data/zombies.ts';
import type { Hit, LineLog, WaveLog } from '../facts.ts';
import type { Line, LineNumber, Plan, Player, State, Zombie } from '../state.ts';

export interface Fighter {
  readonly seat: Seat;
  readonly player: Player;
  readonly plan: Plan;
  /** Every kind, wished ones first. */
  readonly shootAt: readonly ZombieKind[];
  readonly strikeAt: readonly ZombieKind[];
  readonly comrades: readonly Seat[];
  at: LineNumber;
  /** Kinds of things that have already done in this wave what they do only once. */
  readonly used: Set<ItemKind>;
}
export interface Front {
  readonly number: LineNumber;
  readonly line: Line;
  readonly log: LineLog;
  fought: boolean;
  /** Exchanges in a row that changed nothing (ruling 75). */
  idle: number;
  changed: boolean;
  readonly struck: Map<Zombie, Map<Fighter, number>>;
}
export interface Battle {
  readonly state: State;
  readonly dice: Dice;
  readonly log: WaveLog;
  readonly fighters: readonly Fighter[];
  readonly fronts: readonly Front[];
  /** The exchange that is fought; 0 is the opening. */
  exchange: number;
  breached: Horde;
  /** Health changed on either side: what keeps a blitz going (ruling 85). */
  bloodshed: boolean;
}

export const shootingOrder: readonly ZombieKind[] = ['spitter', 'fast', 'fat', 'normal']; // ruling 54
export const strikingOrder: readonly ZombieKind[] = ['fast', 'normal', 'fat', 'spitter']; // ruling 54; spitters by ruling 61
export const attackOrder: readonly ZombieKind[] = ['spitter', 'fast', 'normal', 'fat']; // ruling 69

/** The kinds that were wished for, then the others. */
export function ranked(wished: readonly ZombieKind[], usual: readonly ZombieKind[]): readonly ZombieKind[] {
  return [...new Set([...wished, ...usual])];
}

/** Tells whether a kind of thing is asked for the first time in this wave, and remembers that it was. */
export function firstTime({ used }: Fighter): (kind: ItemKind) => boolean {
  return (kind) => {
    if (used.has(kind)) return false;
    used.add(kind);
    return true;
  };
}

export function isAlive(fighter: Fighter): boolean {
  return fighter.player.died === null;
}

export function defendersOf(battle: Battle, front: Front): Fighter[] {
  return battle.fighters.filter((f) => f.at === front.number && isAlive(f));
}

export function frontAt(battle: Battle, number: LineNumber): Front | undefined {
  return battle.fronts[number - 1];
}

export function zombieHealth(line: Line): number {
  return line.zombies.reduce((sum, z) => sum + z.health, 0);
}

/** Equipment and walls; wire is neither (ruling 73). */
export function standing(line: Line): number {
  return (line.glass ?? 0) + (line.gun ?? 0) + (line.concrete ?? 0) + line.walls;
}

/**
 * Groups of people who named each other, friends of friends too (ruling 143); anybody else alone.
 * @param agree what two must have in common besides
 */
export function companies(people: readonly Fighter[], agree: (a: Fighter, b: Fighter) => boolean): Fighter[][] {
  const rest = [...people];
  const groups: Fighter[][] = [];
  for (let first = rest.shift(); first; first = rest.shift()) {
    const group = [first];
    for (const member of group) {
      if (member.comrades.length === 0) continue;
      for (const other of [...rest]) {
        if (!member.comrades.includes(other.seat) || !agree(member, other)) continue;
        rest.splice(rest.indexOf(other), 1);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** Takes health from a zombie; whoever takes the last of it has the kill. */
export function wound(battle: Battle, front: Front, zombie: Zombie, damage: number, by: Fighter | null): Hit {
  const dealt = Math.min(damage, zombie.health);
  if (dealt > 0) {
    zombie.health -= dealt;
    front.changed = true;
    battle.bloodshed = true;
  }
  if (zombie.health === 0) {
    front.line.zombies.splice(front.line.zombies.indexOf(zombie), 1);
    front.struck.delete(zombie);
    if (by) by.player.kills += 1;
  }
  return { kind: zombie.kind, damage: dealt, left: zombie.health };
}

/** From now on this zombie may answer this person: one ticket each, with the highest chance (ruling 93). */
export function provoke(front: Front, zombie: Zombie, by: Fighter, chance: number): void {
  const attackers = front.struck.get(zombie) ?? new Map<Fighter, number>();
  attackers.set(by, Math.max(chance, attackers.get(by) ?? 0));
  front.struck.set(zombie, attackers);
}

/** The one with the smallest number, of equals the first. */
export function leastBy<T>(xs: readonly T[], by: (x: T) => number): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const x of xs) {
    const n = by(x);
    if (n < least) {
      best = x;
      least = n;
    }
  }
  return best;
}

/** Draws one; where there is no choice, no die is thrown. */
export function drawn<T>(dice: Dice, xs: readonly T[]): T {
  const [only] = xs;
  return xs.length === 1 && only !== undefined ? only : dice.pick(xs);
}

/** In drawn order. */
export function inDrawnOrder<T>(dice: Dice, xs: readonly T[]): readonly T[] {
  return xs.length < 2 ? xs : dice.shuffle(xs);
}
