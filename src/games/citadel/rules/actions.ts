/** Actions that need nobody else: strengthening, rest, weapon preparation, search (3.4, steps 2-5). */
import type { Bonus } from '../data/bonuses.ts';
import type { Fallible, Why } from '../facts.ts';
import type { Item } from '../state.ts';
import { fits } from './capacity.ts';
import { findItem } from './find.ts';
import { lineAt } from './living.ts';
import { boardsIn, moreFinds, restWith, wallWith } from './moments.ts';
import { type Preparation, spend, type Task, tasksOf, usable } from './tasks.ts';

const wall = { plain: 3, bonus: 2 } as const;

/** Ruling 33: boards add to it, and so does the bonus. */
export function wallGain(bonus: Bonus | null, boards: number): number {
  return wall.plain + (bonus === 'walls' ? wall.bonus : 0) + boards;
}

/** Step 2. */
export function strengthenWalls(prep: Preparation, tasks: readonly Task[]): void {
  for (const { seat, player, deed } of tasksOf(tasks, 'strengthen')) {
    const line = lineAt(prep.state, deed.line);
    if (!line) continue;
    const boards = deed.boards ? boardsIn(usable(prep, player)) : undefined;
    const by = wallGain(player.bonus, wallWith(boards));
    if (boards) spend(player, boards); // one board per action
    line.walls += by; // fallen walls are rebuilt the same way (rulings 34, 35)
    const used = boards ? 'used' : deed.boards ? 'missing' : 'none';
    prep.events.push({ seat, what: 'strengthened', line: deed.line, by, boards: used });
  }
}

/** Step 3. */
export function takeRest(prep: Preparation, tasks: readonly Task[]): void {
  for (const { seat, player } of tasksOf(tasks, 'rest')) {
    const before = player.health;
    player.health = Math.min(player.maxHealth, before + restWith(usable(prep, player)));
    prep.events.push({ seat, what: 'rested', by: player.health - before, health: player.health });
  }
}

/** Step 4: lasts for the coming wave; no weapon is needed, and twice is no better than once (rulings 36, 37). */
export function prepareWeapons(prep: Preparation, tasks: readonly Task[]): void {
  for (const { seat, player } of tasksOf(tasks, 'prepare')) {
    player.prepared = true;
    prep.events.push({ seat, what: 'prepared' });
  }
}

/** Step 5: the first find is never lost; further ones need room (ruling 38). */
export function search(prep: Preparation, tasks: readonly Task[]): void {
  for (const { seat, player } of tasksOf(tasks, 'search')) {
    const kept: Item[] = [];
    const stored: Item[] = [];
    const lost: Item[] = [];
    const finds = findsOf(player.bonus, usable(prep, player));
    for (let n = 0; n < finds; n++) {
      const item = findItem(prep.state, prep.dice);
      if (fits(player, item)) {
        player.items.push(item);
        kept.push({ ...item });
      } else if (n === 0) {
        prep.state.storage.push(item);
        stored.push({ ...item });
      } else lost.push({ ...item });
    }
    prep.events.push({ seat, what: 'searched', kept, stored, lost });
  }
}

/** Bonus and flashlight add up; two flashlights do not (rulings 26, 38). */
export function findsOf(bonus: Bonus | null, carried: readonly Item[]): number {
  return 1 + (bonus === 'search' ? 1 : 0) + moreFinds(carried);
}

/** The action is lost and its owner learns why; if they named another to do instead, that is done at once (ruling 48). */
export function fail(prep: Preparation, { seat, player, deed }: Task<Fallible>, why: Why): void {
  const instead = deed.otherwise;
  prep.events.push({ seat, what: 'failed', deed: deed.do, why, instead });
  if (!instead) return;
  const task = { seat, player, deed: instead };
  strengthenWalls(prep, [task]);
  takeRest(prep, [task]);
}
