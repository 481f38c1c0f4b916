/** A zombie's turn: an action, its die, the way; each is played at once, and asked on (5.2). */
import type { Msg } from '../../../kit/game.ts';
import { type Item, type Menu, withText } from '../../../kit/menu.ts';
import { directions, edgeAt } from '../data/plan.ts';
import { mapOf } from '../map.ts';
import { hasPad, type Mover, moverOf } from '../mover.ts';
import { arrows, at, who } from '../names.ts';
import { preyFrom } from '../rules/fighting.ts';
import { situation } from '../situation.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';
import { padItems } from './walk.ts';

/** Silence lets him find his own way (ruling 28). */
export function zombieMenu(view: View): Menu<Action> {
  const mover = moverOf(view);
  if (!mover) return { kind: 'pick', text: [], items: [] };
  const auto: Item<Action> = { id: 'auto', label: { id: 'office-pick-auto' }, do: { do: 'auto' } };
  const { frenzy, actions, steps } = mover.course;
  if (frenzy.length > 0) return frenzyMenu(mover, auto);
  const menu: Menu<Action> = {
    kind: 'pick',
    text: [],
    items: [
      ...(hasPad(mover) ? padItems(mover) : []),
      ...(actions > 0 ? [...biteItems(mover), rollItem(steps > 0), ...breakItem(mover)] : []),
      ...(actions > 0 || steps > 0 ? [auto] : []),
      { id: 'end', label: { id: 'office-pick-end' }, do: { do: 'end', take: false } },
    ],
    otherwise: actions > 0 || steps > 0 ? 'auto' : 'end',
  };
  return withText(menu, () => situation(mover));
}

/** Ruling 17: several cells are as near. */
function frenzyMenu({ view, course }: Mover, auto: Item<Action>): Menu<Action> {
  const items = course.frenzy.map(
    (to): Item<Action> => ({
      id: `to-${at(to).toLowerCase()}`,
      label: { id: 'office-pick-cell', args: { cell: at(to) } },
      do: { do: 'frenzy', to },
    }),
  );
  const text = (): readonly Msg[] => [{ id: 'office-form-frenzy' }, ...mapOf(view, new Set(course.frenzy))];
  return withText({ kind: 'pick', text: [], items: [...items, auto], otherwise: 'auto' }, text);
}

function biteItems({ view, cell }: Mover): readonly Item<Action>[] {
  return preyFrom(view, cell).map((whom) => ({
    id: `bite-${whom}`,
    label: { id: 'office-pick-bite', args: { person: who(whom) } },
    do: { do: 'bite', whom },
  }));
}

/** A new die ends the move under way. */
function rollItem(again: boolean): Item<Action> {
  return { id: 'roll', label: { id: again ? 'office-pick-roll-again' : 'office-pick-roll' }, do: { do: 'roll' } };
}

function breakItem({ view, cell }: Mover): readonly Item<Action>[] {
  const items = directions.flatMap((direction): readonly Item<Action>[] => {
    const edge = edgeAt(view.plan, cell, direction);
    if (edge !== 'wall' && edge !== 'door') return [];
    const args = { arrow: arrows[direction], edge };
    return [{ id: direction, label: { id: 'office-pick-edge', args }, do: { do: 'break', direction } }];
  });
  if (items.length === 0) return [];
  const text: readonly Msg[] = [{ id: 'office-form-break' }];
  return [{ id: 'break', label: { id: 'office-pick-break' }, open: () => ({ kind: 'pick', text, items }) }];
}
