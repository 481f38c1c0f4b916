/** All living zombies of a line attack (3.7 f), and what a hit does to works and people (rulings 69-74). */

import { type Work, works } from '../data/works.ts';
import { type ZombieKind, zombies } from '../data/zombies.ts';
import type { FightEvent, Harm } from '../facts.ts';
import type { Line } from '../state.ts';
import {
  attackOrder,
  type Battle,
  defendersOf,
  drawn,
  type Fighter,
  type Front,
  firstTime,
  isAlive,
} from './battle.ts';
import { isProof, keepOff } from './moments.ts';

/**
 * Spitters, fast, normal, fat. Ruling 69 also draws an order within a kind; zombies of one kind hit alike, so it makes no difference
 * and is left out.
 */
export function zombieAttacks(battle: Battle, front: Front): void {
  const here = defendersOf(battle, front);
  for (const kind of attackOrder) {
    const count = front.line.zombies.filter((z) => z.kind === kind).length;
    if (count === 0) continue;
    if (kind === 'spitter' && front.line.glass !== null) {
      front.log.events.push({ what: 'glassed', count }); // stopped, and the glass takes no harm (ruling 72)
      continue;
    }
    const onWorks = new Map<Work, { rolls: number[]; loss: number }>();
    const onPeople = new Map<Fighter, { rolls: number[]; soaked: number; lost: number }>();
    for (let n = 0; n < count; n++) {
      if (!zombies[kind].bypasses && tearDown(battle, front, kind, onWorks)) continue;
      const living = here.filter(isAlive); // the dead are not drawn again (ruling 74)
      if (living.length === 0) break;
      const target = drawn(battle.dice, living);
      const damage = battle.dice.range(...zombies[kind].damage);
      const harm = takeHarm(battle, front, target, kind, damage);
      const sum = onPeople.get(target) ?? { rolls: [], soaked: 0, lost: 0 };
      sum.rolls.push(damage);
      sum.soaked += harm.soaked;
      sum.lost += harm.lost;
      onPeople.set(target, sum);
      if (harm.left === 0) die(battle, front, target, kind);
    }
    for (const [on, { rolls, loss }] of onWorks) {
      front.log.events.push({ what: 'assault', kind, rolls, on, loss, left: strength(front.line, on) });
    }
    for (const [fighter, { rolls, soaked, lost }] of onPeople) {
      const { seat, player } = fighter;
      addLoss(front, fighter, lost);
      front.log.events.push({ what: 'mauled', kind, rolls, seat, harm: { soaked, lost, left: player.health } });
      if (!isAlive(fighter)) front.log.events.push({ what: 'died', seat });
    }
  }
}

function strength(line: Line, work: Work): number {
  return line[work] ?? 0;
}

/** First glass, machine gun, concrete, then walls; the surplus of a hit goes on to the next of them, never to people (rulings 70, 71). */
function tearDown(
  battle: Battle,
  front: Front,
  kind: ZombieKind,
  told: Map<Work, { rolls: number[]; loss: number }>,
): boolean {
  const { line } = front;
  const first = works.find((work) => strength(line, work) > 0);
  if (!first) return false;
  const damage = battle.dice.range(...zombies[kind].damage);
  let rest = damage;
  for (const work of works) {
    const loss = Math.min(rest, strength(line, work));
    if (loss === 0) continue;
    weaken(line, work, loss);
    rest -= loss;
    const sum = told.get(work) ?? { rolls: [], loss: 0 };
    if (work === first) sum.rolls.push(damage);
    sum.loss += loss;
    told.set(work, sum);
  }
  front.changed = true;
  return true;
}

/** Equipment at 0 is gone; walls at 0 can be built again (ruling 34). */
function weaken(line: Line, work: Work, loss: number): void {
  const left = strength(line, work) - loss;
  if (work === 'walls') line.walls = left;
  else line[work] = left > 0 ? left : null;
}

/** One zombie hits one person. @param tell the event that it is */
export function hurt(
  battle: Battle,
  front: Front,
  fighter: Fighter,
  kind: ZombieKind,
  damage: number,
  tell: (harm: Harm) => FightEvent,
): void {
  const harm = takeHarm(battle, front, fighter, kind, damage);
  addLoss(front, fighter, harm.lost);
  front.log.events.push(tell(harm));
  if (harm.left > 0) return;
  die(battle, front, fighter, kind);
  front.log.events.push({ what: 'died', seat: fighter.seat });
}

/** Things take their part first, then health; a hit that somebody is proof against does not wear their things either (3.5). */
export function takeHarm(
  battle: Battle,
  front: Front | null,
  fighter: Fighter,
  kind: ZombieKind | 'breach',
  damage: number,
): Harm {
  const { player } = fighter;
  if (isProof(player.items, kind)) return { soaked: damage, lost: 0, left: player.health };
  const { off, gone } = keepOff(player.items, kind, damage, firstTime(fighter));
  if (gone.length > 0) player.items = player.items.filter((x) => !gone.includes(x));
  const lost = Math.min(damage - off, player.health);
  player.health -= lost;
  if (front) front.changed = true;
  if (lost > 0) battle.bloodshed = true;
  return { soaked: off, lost, left: player.health };
}

function addLoss(front: Front, { seat }: Fighter, lost: number): void {
  if (lost === 0) return;
  const before = front.log.losses.find((x) => x.seat === seat);
  if (before) before.lost += lost;
  else front.log.losses.push({ seat, lost });
}

/** At 0 health, at once (ruling 74). */
export function die(battle: Battle, front: Front | null, fighter: Fighter, cause: ZombieKind | 'breach'): void {
  fighter.player.died = battle.state.wave;
  battle.log.dead.push({ seat: fighter.seat, line: front?.number ?? null, cause });
}
