/** Walking by buttons: a pad of arrows, one step a press, and a list of cells to go to in one press. */
import type { Msg } from '../../../kit/game.ts';
import { type Item, type Menu, withText } from '../../../kit/menu.ts';
import {
  allCells,
  type Cell,
  type Direction,
  directions,
  edgeAt,
  neighbour,
  rowOf,
  rows,
  stepTo,
} from '../data/plan.ts';
import { mapOf } from '../map.ts';
import type { Mover } from '../mover.ts';
import { arrows, at } from '../names.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';
import { type Spot, spotsOf } from './spots.ts';

/** Six buttons that never change places: the arrows as they lie on a keyboard, with the way back and the list of cells beside them. */
export function padItems(mover: Mover): readonly Item<Action>[] {
  const [up, left, right, down] = directions.map((direction) => stepItem(mover, direction));
  return [undoItem(mover), up, goItem(mover), left, down, right].filter((item) => item !== undefined);
}

const padRows: Readonly<Record<Direction, string>> = { up: 'above', left: 'below', right: 'below', down: 'below' };

function stepItem(mover: Mover, direction: Direction): Item<Action> {
  const { view, cell, human } = mover;
  const to = neighbour(cell, direction);
  const tick = { id: direction, row: padRows[direction] };
  const arrow = arrows[direction];
  const why = to === undefined ? 'edge' : whyNot(mover, to, direction);
  if (to === undefined || why) {
    return { ...tick, label: { id: 'office-pad-blocked', args: { arrow } }, no: { id: `office-no-step-${why}` } };
  }
  const sign = human && view.tokens.includes(to) ? 'token' : isLying(view, to) ? 'thing' : doorSign(mover, direction);
  return { ...tick, label: { id: 'office-pad', args: { arrow, cell: at(to), sign } }, do: { do: 'go', to } };
}

function doorSign({ view, cell }: Mover, direction: Direction): string {
  return edgeAt(view.plan, cell, direction) === 'door' ? 'door' : 'none';
}

function isLying({ lying }: View, cell: Cell): boolean {
  return lying.some((x) => x.cell === cell);
}

type Why = 'edge' | 'wall' | 'door' | 'taken' | 'tired';

function whyNot({ view, cell, course, human }: Mover, to: Cell, direction: Direction): Why | undefined {
  if (stepTo(view.plan, cell, direction, human) === undefined) {
    return edgeAt(view.plan, cell, direction) === 'door' ? 'door' : 'wall';
  }
  if (view.players.some((player) => player.cell === to)) return 'taken';
  return course.steps === 0 ? 'tired' : undefined;
}

function undoItem({ course }: Mover): Item<Action> {
  const tick = { id: 'undo', row: padRows.up, label: { id: 'office-pad-undo' } };
  return course.undo ? { ...tick, do: { do: 'undo' } } : { ...tick, no: { id: 'office-no-undo' } };
}

/** What lies near comes first; every cell in reach is behind its row. */
function goItem(mover: Mover): Item<Action> {
  const tick = { id: 'go', row: padRows.up, label: { id: 'office-pick-go' } };
  if (mover.reach.size > 1) return { ...tick, open: () => goMenu(mover) };
  return { ...tick, no: { id: mover.course.steps > 0 ? 'office-no-go' : 'office-no-step-tired' } };
}

function goMenu(mover: Mover): Menu<Action> {
  const { view, reach, cell: here } = mover;
  const text = (): readonly Msg[] => [{ id: 'office-form-go' }, ...mapOf(view, reach)];
  const items: readonly Item<Action>[] = [
    ...spotsOf(mover).map(
      (spot): Item<Action> => ({
        id: `to-${at(spot.cell).toLowerCase()}`,
        label: spotLabel(spot),
        do: { do: 'go', to: spot.cell },
      }),
    ),
    ...Array.from({ length: rows }, (_, row) => row).flatMap((row): readonly Item<Action>[] => {
      const cells = allCells.filter((cell) => rowOf(cell) === row && cell !== here && reach.has(cell));
      if (cells.length === 0) return [];
      const label = { id: 'office-pick-row', args: { row: row + 1 } };
      return [{ id: `row-${row + 1}`, label, open: () => rowMenu(cells, text) }];
    }),
  ];
  return withText({ kind: 'pick', text: [], items }, text);
}

function rowMenu(cells: readonly Cell[], text: () => readonly Msg[]): Menu<Action> {
  const items = cells.map(
    (cell): Item<Action> => ({
      id: `to-${at(cell).toLowerCase()}`,
      label: { id: 'office-pick-cell', args: { cell: at(cell) } },
      do: { do: 'go', to: cell },
    }),
  );
  return withText({ kind: 'pick', text: [], items }, text);
}

function spotLabel(spot: Spot): Msg {
  const args = { cell: at(spot.cell) };
  if (spot.why === 'thing') return { id: 'office-spot-thing', args: { ...args, thing: spot.thing } };
  if (!('person' in spot)) return { id: `office-spot-${spot.why}`, args };
  return { id: `office-spot-${spot.why}`, args: { ...args, person: spot.person } };
}
