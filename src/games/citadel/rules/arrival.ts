/** The wave comes: its composition is revealed (3.7 a), those led away return (rulings 14, 86), pits and early baits work. */

import { countKinds, noHorde } from '../data/hordes.ts';
import { zombieKinds, zombies } from '../data/zombies.ts';
import type { LineLog } from '../facts.ts';
import type { LineNumber, State, Zombie } from '../state.ts';
import { type Battle, type Front, standing } from './battle.ts';
import { strengthOf } from './living.ts';
import { springBait } from './traps.ts';

/** Zombies that stand there, then the returners with the health they left with, then the new ones; each on its own line (15). */
export function arrive(state: State): void {
  state.lines.forEach((line, i) => {
    line.zombies.push(...line.lured);
    line.lured = [];
    const fresh = state.coming[i] ?? noHorde;
    for (const kind of zombieKinds) {
      for (let n = 0; n < fresh[kind]; n++) {
        line.zombies.push({ id: state.nextId++, kind, health: zombies[kind].health });
      }
    }
  });
  state.coming = state.lines.map(() => noHorde);
}

export function openLog(state: State, number: LineNumber): LineLog {
  const line = state.lines[number - 1];
  const before = line ? strengthOf(line) : { glass: 0, gun: 0, concrete: 0, walls: 0 };
  return {
    number,
    arrived: countKinds(line?.zombies ?? []),
    before,
    after: before,
    manned: [],
    events: [],
    ended: 'quiet',
    exchanges: 0,
    losses: [],
    breached: null,
  };
}

/** Before any shot: first the pit, then a bait where nothing stands (ruling 104). */
export function springPit(battle: Battle, front: Front): void {
  fallIntoPit(battle, front);
  if (standing(front.line) === 0) springBait(front);
}

/** Takes from one to all of the normal and fat zombies there, drawn; stays if none came (3.5, ruling 130). */
function fallIntoPit(battle: Battle, front: Front): void {
  const { line } = front;
  const heavy = line.zombies.filter((z) => z.kind === 'normal' || z.kind === 'fat');
  if (!line.pit || heavy.length === 0) return;
  const taken = new Set<Zombie>(battle.dice.shuffle(heavy).slice(0, battle.dice.range(1, heavy.length)));
  line.zombies = line.zombies.filter((z) => !taken.has(z));
  line.pit = false;
  front.changed = true;
  battle.bloodshed = true;
  front.log.events.push({ what: 'pit', taken: countKinds([...taken]) });
}
