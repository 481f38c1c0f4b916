/** A line without living defenders falls (3.8, rulings 77-81). */

import { countKinds, type Horde, hordeOf, hordeSize, mostDamage, noHorde } from '../data/hordes.ts';
import { type ZombieKind, zombies } from '../data/zombies.ts';
import { die, takeHarm } from './attack.ts';
import { type Battle, drawn, type Front, isAlive, standing } from './battle.ts';
import { strengthOf } from './living.ts';
import { springTraps } from './traps.ts';

/** Fast ones breach at once; normal and fat ones first tear down what stands; spitters stay where they are (ruling 78). */
export function fall(battle: Battle, front: Front): void {
  const { line, log } = front;
  const fast = passThrough(battle, front, ['fast']);
  if (line.zombies.some((z) => !zombies[z.kind].bypasses)) raze(battle, front);
  springTraps(battle, front); // traps, then baits, once nothing stands
  const rest = passThrough(battle, front, ['normal', 'fat']);
  const breached = hordeOf((kind) => fast[kind] + rest[kind]);
  if (hordeSize(breached) > 0) {
    log.breached = breached;
    log.events.push({ what: 'breach', horde: breached });
  }
  front.fought = false;
  log.ended =
    hordeSize(breached) > 0 ? 'breached' : line.zombies.length > 0 ? 'left' : line.lured.length > 0 ? 'lured' : 'held';
}

/** Nobody is there to stop them, so exchanges are not counted; an option lets walls and equipment stay (ruling 146). */
function raze(battle: Battle, front: Front): void {
  const { line } = front;
  if (battle.state.options.empty_line === 'walls_stay' || standing(line) === 0) return;
  front.log.events.push({ what: 'razed', lost: strengthOf(line) });
  line.glass = null;
  line.gun = null;
  line.concrete = null;
  line.walls = 0;
  front.changed = true;
}

/** They count for the damage that follows, and are gone (rulings 79, 80). */
function passThrough(battle: Battle, front: Front, kinds: readonly ZombieKind[]): Horde {
  const { line } = front;
  const through = countKinds(line.zombies.filter((z) => kinds.includes(z.kind)));
  if (hordeSize(through) === 0) return noHorde;
  line.zombies = line.zombies.filter((z) => !kinds.includes(z.kind));
  battle.breached = hordeOf((kind) => battle.breached[kind] + through[kind]);
  front.changed = true;
  return through;
}

/** After all lines: the most that the breached could do, point by point to random living people of any line (ruling 79). */
export function shareBreachDamage(battle: Battle): void {
  const { breached, dice, log } = battle;
  const total = hordeSize(breached);
  if (total === 0) return;
  const damage = mostDamage(breached);
  log.breachDamage = damage;
  const living = battle.fighters.filter(isAlive);
  const points = new Map(living.map((f) => [f, { points: 0, soaked: 0, lost: 0 }]));
  for (let n = 0; n < damage && living.length > 0; n++) {
    const fighter = drawn(dice, living);
    const harm = takeHarm(battle, null, fighter, 'breach', 1);
    const sum = points.get(fighter);
    if (sum) {
      sum.points += 1;
      sum.soaked += harm.soaked;
      sum.lost += harm.lost;
    }
    if (harm.left > 0) continue;
    die(battle, null, fighter, 'breach');
    living.splice(living.indexOf(fighter), 1); // the dead are hit no more
  }
  for (const [{ seat, player }, { points: taken, soaked, lost }] of points) {
    if (taken > 0) log.aftermath.push({ seat, points: taken, harm: { soaked, lost, left: player.health } });
  }
}
