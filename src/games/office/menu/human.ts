/** A person's turn, step by step (5.2): each press is played at once, and asked on. */
import type { Msg } from '../../../kit/game.ts';
import { type Item, type Menu, withText } from '../../../kit/menu.ts';
import { directions, edgeAt } from '../data/plan.ts';
import { drinks, isWeapon, mostCarried, type Thing } from '../data/things.ts';
import { type Mover, moverOf } from '../mover.ts';
import { arrows, thingName, who } from '../names.ts';
import { stepsWith } from '../rules/deeds.ts';
import { targets } from '../rules/fighting.ts';
import { situation } from '../situation.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';
import { padItems } from './walk.ts';

export function humanMenu(view: View): Menu<Action> {
  const mover = moverOf(view);
  if (!mover) return { kind: 'pick', text: [], items: [] };
  const items = view.players[mover.seat]?.items ?? [];
  const held = [...new Set(items)];
  const here = [...new Set(view.lying.flatMap((x) => (x.cell === mover.cell ? [x.thing] : [])))];
  const canTake = here.length > 0 && items.length < mostCarried;
  const menu: Menu<Action> = {
    kind: 'pick',
    text: [],
    items: [
      ...padItems(mover),
      ...throwItems(mover, held),
      ...here.map((thing) => takeItem(thing, held, items.length)),
      ...drinkItems(mover, held),
      ...chopItem(mover, held),
      ...dropItem(mover, held),
      ...(canTake ? [endItem('take-end', true)] : []),
      endItem('end', false),
    ],
    otherwise: canTake ? 'take-end' : 'end', // ruling 28
  };
  return withText(menu, () => situation(mover));
}

function endItem(id: 'end' | 'take-end', take: boolean): Item<Action> {
  return { id, label: { id: `office-pick-${id}` }, do: { do: 'end', take } };
}

/** One throw, and the turn is over (ruling 10). */
function throwItems({ view, seat, cell }: Mover, held: readonly Thing[]): readonly Item<Action>[] {
  return held.filter(isWeapon).flatMap((weapon) =>
    targets(view, seat, cell, weapon).map((target): Item<Action> => {
      const args = { thing: thingName(weapon), person: who(target.seat), distance: target.distance };
      const id = `throw-${weapon}-${target.seat}`;
      return { id, label: { id: 'office-pick-throw', args }, do: { do: 'throw', weapon, at: target.seat } };
    }),
  );
}

/** With full hands something is left in its place (rulings 13, 45). */
function takeItem(thing: Thing, held: readonly Thing[], carried: number): Item<Action> {
  const tick = { id: `take-${thing}`, label: { id: 'office-pick-take', args: { thing: thingName(thing) } } };
  if (carried < mostCarried) return { ...tick, do: { do: 'take', thing, leave: null } };
  const open = (): Menu<Action> => ({
    kind: 'pick',
    text: [{ id: 'office-form-leave', args: { thing: thingName(thing) } }],
    items: held.map((leave) => ({
      id: `leave-${leave}`,
      label: { id: 'office-pick-thing', args: { thing: thingName(leave) } },
      do: { do: 'take', thing, leave },
    })),
  });
  return { ...tick, open };
}

/** Only before the first step, and one of a kind (ruling 8). */
function drinkItems({ course }: Mover, held: readonly Thing[]): readonly Item<Action>[] {
  if (!course.fresh) return [];
  return drinks
    .filter((drink) => held.includes(drink) && !course.drunk.includes(drink))
    .map((drink) => {
      const args = { thing: thingName(drink), steps: stepsWith([...course.drunk, drink]) };
      return { id: `drink-${drink}`, label: { id: 'office-pick-drink', args }, do: { do: 'drink', drink } };
    });
}

/** Sure, free of steps, and the axe is gone (ruling 14). */
function chopItem({ view, cell }: Mover, held: readonly Thing[]): readonly Item<Action>[] {
  if (!held.includes('axe')) return [];
  const items = directions.flatMap((direction): readonly Item<Action>[] => {
    const edge = edgeAt(view.plan, cell, direction);
    if (edge !== 'wall' && edge !== 'door') return [];
    const args = { arrow: arrows[direction], edge };
    return [{ id: direction, label: { id: 'office-pick-edge', args }, do: { do: 'chop', direction } }];
  });
  if (items.length === 0) return [];
  const text: readonly Msg[] = [{ id: 'office-form-chop' }];
  return [{ id: 'chop', label: { id: 'office-pick-chop' }, open: () => ({ kind: 'pick', text, items }) }];
}

/** Only where no junk lies (ruling 13). */
function dropItem({ view, cell }: Mover, held: readonly Thing[]): readonly Item<Action>[] {
  const littered = view.tokens.includes(cell) || view.lying.some((x) => x.cell === cell);
  if (littered || held.length === 0) return [];
  const items = held.map(
    (thing): Item<Action> => ({
      id: `drop-${thing}`,
      label: { id: 'office-pick-thing', args: { thing: thingName(thing) } },
      do: { do: 'drop', thing },
    }),
  );
  const text: readonly Msg[] = [{ id: 'office-form-drop' }];
  return [{ id: 'drop', label: { id: 'office-pick-drop' }, open: () => ({ kind: 'pick', text, items }) }];
}
