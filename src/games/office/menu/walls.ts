/** The wall phase: the kind, then along which line, then where on it. Only what keeps every room open is on offer (ruling 4). */
import type { Msg } from '../../../kit/game.ts';
import { type Item, type Menu, withText } from '../../../kit/menu.ts';
import { columnLetter, columnOf, rowOf, type Section } from '../data/plan.ts';
import { mapOf } from '../map.ts';
import { choices } from '../rules/walls.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';

/** Ids: `door` and `plain`, `right` and `below`, `line-N`, `at-N`; `any` leaves it to the lots. */
export function wallMenu(view: View): Menu<Action> {
  const { plain, door } = choices(view);
  const { pool } = view;
  const text = () => [
    { id: 'office-form-wall', args: { plain: pool.plain, door: pool.door } },
    { id: 'office-form-wall-quiet' }, // ruling 5
    ...mapOf(view),
  ];
  const items: readonly Item<Action>[] = [
    ...kindItem('door', door, pool.door, text),
    ...kindItem('plain', plain, pool.plain, text),
    { id: 'any', label: { id: 'office-pick-wall-any' }, do: { do: 'wall', section: null } },
  ];
  return withText({ kind: 'pick', text: [], items, otherwise: 'any' }, text);
}

type Text = () => readonly Msg[];

function kindItem(
  id: 'door' | 'plain',
  sections: readonly Section[],
  count: number,
  text: Text,
): readonly Item<Action>[] {
  if (sections.length === 0) return [];
  const sides = (['right', 'below'] as const).filter((side) => sections.some((section) => section.side === side));
  const open = () =>
    menu(
      text,
      sides.map(
        (side): Item<Action> => ({
          id: side,
          label: { id: `office-pick-wall-${side}` },
          open: () =>
            linesMenu(
              sections.filter((section) => section.side === side),
              text,
            ),
        }),
      ),
    );
  return [{ id, label: { id: `office-pick-wall-${id}`, args: { count } }, open }];
}

/** Upright sections stand between two columns, level ones between two rows. */
function linesMenu(sections: readonly Section[], text: Text): Menu<Action> {
  const lineOf = ({ cell, side }: Section) => (side === 'right' ? columnOf(cell) : rowOf(cell));
  const lines = [...new Set(sections.map(lineOf))].sort((a, b) => a - b);
  return menu(
    text,
    lines.map((line): Item<Action> => {
      const here = sections.filter((section) => lineOf(section) === line);
      const upright = here.some(({ side }) => side === 'right');
      return {
        id: `line-${line + 1}`,
        label: upright
          ? pair('office-pick-wall-columns', columnLetter(line), columnLetter(line + 1))
          : pair('office-pick-wall-rows', String(line + 1), String(line + 2)),
        open: () => placesMenu(here, text),
      };
    }),
  );
}

function placesMenu(sections: readonly Section[], text: Text): Menu<Action> {
  return menu(
    text,
    sections.map((section): Item<Action> => {
      const upright = section.side === 'right';
      const [from, to] = upright
        ? [String(rowOf(section.cell) + 1), String(rowOf(section.cell) + 3)]
        : [columnLetter(columnOf(section.cell)), columnLetter(columnOf(section.cell) + 2)];
      return {
        id: `at-${(upright ? rowOf(section.cell) : columnOf(section.cell)) + 1}`,
        label: pair('office-pick-wall-span', from, to),
        do: { do: 'wall', section },
      };
    }),
  );
}

function pair(id: string, from: string, to: string): Msg {
  return { id, args: { from, to } };
}

function menu(text: Text, items: readonly Item<Action>[]): Menu<Action> {
  return withText({ kind: 'pick', text: [], items }, text);
}
