/** Receipts: what an answer means, in words. */
import type { Ask, Msg } from '../../../kit/game.ts';
import { edgeAt } from '../data/plan.ts';
import { at, directionName, sectionName, thingName, who } from '../names.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';

export function tell(view: View, _ask: Ask, action: Action): readonly Msg[] {
  return [receipt(view, action)];
}

function receipt(view: View, action: Action): Msg {
  switch (action.do) {
    case 'volunteer':
      return { id: action.yes ? 'office-act-volunteer' : 'office-act-no-volunteer' };
    case 'wall':
      return action.section
        ? { id: 'office-act-wall', args: { section: sectionName(action.section) } }
        : { id: 'office-act-wall-any' };
    case 'go':
      return { id: 'office-act-go', args: { cell: at(action.to) } };
    case 'drink':
      return { id: 'office-act-drink', args: { thing: thingName(action.drink) } };
    case 'take': {
      const args = { thing: thingName(action.thing) };
      return action.leave === null
        ? { id: 'office-act-take', args }
        : { id: 'office-act-swap', args: { ...args, left: thingName(action.leave) } };
    }
    case 'drop':
      return { id: 'office-act-drop', args: { thing: thingName(action.thing) } };
    case 'chop':
    case 'break': {
      const cell = view.seat === null ? null : (view.players[view.seat]?.cell ?? null);
      const edge = (cell === null ? undefined : edgeAt(view.plan, cell, action.direction)) ?? 'wall';
      const args = { direction: directionName(action.direction), edge };
      return { id: `office-act-${action.do}`, args };
    }
    case 'undo':
      return { id: 'office-act-undo' };
    case 'end':
      return { id: action.take ? 'office-act-take-end' : 'office-act-end' };
    case 'throw':
      return { id: 'office-act-throw', args: { thing: thingName(action.weapon), person: who(action.at) } };
    case 'roll':
      return { id: 'office-act-roll' };
    case 'frenzy':
      return { id: 'office-act-frenzy', args: { cell: at(action.to) } };
    case 'bite':
      return { id: 'office-act-bite', args: { person: who(action.whom) } };
    case 'auto':
      return { id: 'office-act-auto' };
    default:
      return action satisfies never;
  }
}
