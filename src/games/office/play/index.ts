/** The computer player: wants something, from its own view alone, and presses the buttons that say so. */
import type { Ask, Dice } from '../../../kit/game.ts';
import { byDefault, complete, type Draft, type Menu } from '../../../kit/menu.ts';
import { wander } from '../../../kit/wander.ts';
import { type Cell, rowOf } from '../data/plan.ts';
import { menuOf } from '../menu/index.ts';
import { type Mover, moverOf } from '../mover.ts';
import { at } from '../names.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';
import { humanWish } from './human.ts';
import { zombieWish } from './zombie.ts';

export function play(view: View, ask: Ask, dice: Dice, menu: Menu<Action> = menuOf(view, ask)): Draft {
  if (view.phase === 'roles') return { pick: dice.int(6) === 0 ? 'yes' : 'no' };
  if (view.phase === 'walls') return dice.int(10) === 0 ? { pick: 'any' } : wander(menu, dice);
  const mover = moverOf(view);
  const wish = mover && draftFor(wishOf(mover, dice));
  if (wish && complete(menu, wish)) return wish;
  return byDefault(menu)?.draft ?? wander(menu, dice);
}

function wishOf(mover: Mover, dice: Dice): Action {
  return mover.human ? humanWish(mover, dice) : zombieWish(mover, dice);
}

/** The buttons that lead to an action (menu/human.ts, menu/zombie.ts, menu/walk.ts). */
function draftFor(action: Action): Draft | undefined {
  switch (action.do) {
    case 'go':
      return { pick: 'go', within: { pick: `row-${rowOf(action.to) + 1}`, within: cell(action.to) } };
    case 'frenzy':
      return cell(action.to);
    case 'take': {
      const pick = `take-${action.thing}`;
      return action.leave === null ? { pick } : { pick, within: { pick: `leave-${action.leave}` } };
    }
    case 'drop':
      return { pick: 'drop', within: { pick: `drop-${action.thing}` } };
    case 'drink':
      return { pick: `drink-${action.drink}` };
    case 'chop':
    case 'break':
      return { pick: action.do, within: { pick: action.direction } };
    case 'throw':
      return { pick: `throw-${action.weapon}-${action.at}` };
    case 'bite':
      return { pick: `bite-${action.whom}` };
    case 'roll':
    case 'auto':
      return { pick: action.do };
    case 'end':
      return { pick: action.take ? 'take-end' : 'end' };
    case 'volunteer':
    case 'wall':
    case 'undo':
      return undefined;
    default:
      return action satisfies never;
  }
}

function cell(to: Cell): Draft {
  return { pick: `to-${at(to).toLowerCase()}` };
}
