/** What a seat may answer, by phase. */
import type { Ask } from '../../../kit/game.ts';
import type { Menu } from '../../../kit/menu.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';
import { humanMenu } from './human.ts';
import { wallMenu } from './walls.ts';
import { zombieMenu } from './zombie.ts';

export function menuOf(view: View, _ask: Ask): Menu<Action> {
  switch (view.phase) {
    case 'roles':
      return volunteerMenu(view);
    case 'walls':
      return wallMenu(view);
    case 'humans':
      return humanMenu(view);
    case 'zombies':
      return zombieMenu(view);
    case 'over':
      return { kind: 'pick', text: [], items: [] };
    default:
      return view.phase satisfies never;
  }
}

/** Silence would rather not (ruling 1). */
function volunteerMenu(view: View): Menu<Action> {
  return {
    kind: 'pick',
    text: [{ id: 'office-form-zombie', args: { people: view.players.length - 1 } }],
    items: [
      { id: 'yes', label: { id: 'office-pick-zombie-yes' }, do: { do: 'volunteer', yes: true } },
      { id: 'no', label: { id: 'office-pick-zombie-no' }, do: { do: 'volunteer', yes: false } },
    ],
    otherwise: 'no',
  };
}
