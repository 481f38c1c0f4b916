/** What works once nothing stands any more: traps, then baits (3.5, rulings 49, 104). */

import { trapDamage } from '../data/arms.ts';
import { countKinds } from '../data/hordes.ts';
import type { Zombie } from '../state.ts';
import { attackOrder, type Battle, type Front, standing, wound } from './battle.ts';

/** At the end of the zombies' attacks; nothing works while equipment or walls stand, wire not counted (ruling 73). */
export function springTraps(battle: Battle, front: Front): void {
  if (standing(front.line) > 0) return;
  while (front.line.traps > 0 && nextOnTrap(front)) springTrap(battle, front);
  springBait(front);
}

/** 7-10 poured over all but spitters, in the order in which they attack (ruling 131). */
function springTrap(battle: Battle, front: Front): void {
  front.line.traps -= 1;
  front.changed = true;
  const roll = battle.dice.range(...trapDamage);
  const hits = [];
  let rest = roll;
  for (let zombie = nextOnTrap(front); zombie && rest > 0; zombie = nextOnTrap(front)) {
    const hit = wound(battle, front, zombie, rest, null);
    rest -= hit.damage;
    hits.push(hit);
  }
  front.log.events.push({ what: 'trap', roll, hits });
}

function nextOnTrap(front: Front): Zombie | undefined {
  for (const kind of attackOrder) {
    if (kind === 'spitter') continue;
    const zombie = front.line.zombies.find((z) => z.kind === kind);
    if (zombie) return zombie;
  }
  return undefined;
}

/** All living zombies of the line are led away, with their wounds, until the next wave or blitz round. */
export function springBait(front: Front): void {
  const { line } = front;
  if (line.baits === 0 || line.zombies.length === 0) return;
  line.baits -= 1;
  line.lured.push(...line.zombies);
  front.changed = true;
  front.log.events.push({ what: 'lured', horde: countKinds(line.zombies) });
  line.zombies = [];
}
