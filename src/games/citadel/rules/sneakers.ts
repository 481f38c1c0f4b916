/** Two lines defended at once (3.9, rulings 82, 105). */
import type { LineNumber } from '../state.ts';
import {
  type Battle,
  defendersOf,
  type Fighter,
  type Front,
  frontAt,
  isAlive,
  standing,
  zombieHealth,
} from './battle.ts';
import { canRun } from './moments.ts';

/** The line that this person could run to, if they can run at all. */
function otherLine(fighter: Fighter): LineNumber | undefined {
  const { plan, player } = fighter;
  if (plan.second === null || plan.second.line === plan.line) return undefined;
  if (!canRun(player.items)) return undefined;
  return fighter.at === plan.line ? plan.second.line : plan.line;
}

/** May a living runner still come here? Then the line does not fall before the check of the first exchange (ruling 105). */
export function isAwaited(battle: Battle, front: Front): boolean {
  return battle.fighters.some((f) => isAlive(f) && otherLine(f) === front.number);
}

/** The check before each exchange after the opening: all look first, then all run. */
export function runToOtherLine(battle: Battle): void {
  const runs = battle.fighters.flatMap((fighter) => {
    const other = otherLine(fighter);
    const there = other === undefined || !isAlive(fighter) ? undefined : frontAt(battle, other);
    const here = frontAt(battle, fighter.at);
    return there?.fought && here && wantsToRun(battle, fighter, here, there) ? [{ fighter, here, there }] : [];
  });
  for (const { fighter, here, there } of runs) {
    fighter.at = there.number;
    for (const front of [here, there]) front.idle = 0; // with other people the fight is no stalemate any more
    there.log.events.push({ what: 'ran', seat: fighter.seat, from: here.number, to: there.number });
  }
}

/** Out when the condition holds, back when it does not; and always away from a fight that is over (rulings 82, 139, 140). */
function wantsToRun(battle: Battle, fighter: Fighter, here: Front, there: Front): boolean {
  if (!here.fought) return true;
  const { plan } = fighter;
  if (plan.second === null) return false;
  const { when } = plan.second;
  const out = fighter.at === plan.line;
  const second = out ? there : here;
  if (when === 'clear') return false; // the main line is still fought over
  if (when === 'outnumbered') {
    const main = out ? here : there;
    return zombieHealth(second.line) > zombieHealth(main.line) === out;
  }
  if ('defendersBelow' in when) {
    const others = defendersOf(battle, second).filter((f) => f !== fighter).length;
    return others < when.defendersBelow === out;
  }
  return standing(second.line) <= when.strengthAtMost === out;
}
