/** Who is who on the floor. Works on a state and on what a seat sees of it. */
import type { Seat } from '../../../kit/game.ts';
import type { Cell } from '../data/plan.ts';
import type { Player } from '../state.ts';

/** Steps of a person without coffee (ruling 8). */
export const peopleSteps = 6;

type Seen = Readonly<Pick<Player, 'role' | 'cell'>>;
export interface Figure<P extends Seen = Seen> {
  readonly seat: Seat;
  readonly cell: Cell;
  readonly player: P;
}

/** All that stand on the board, in seat order. Asked for every cell that is weighed, so it is quick. */
export function figuresOf<P extends Seen>(players: readonly P[]): readonly Figure<P>[] {
  const figures: Figure<P>[] = [];
  for (const [seat, player] of players.entries()) {
    if (player.cell !== null) figures.push({ seat, cell: player.cell, player });
  }
  return figures;
}

export function peopleOf<P extends Seen>(players: readonly P[]): readonly Figure<P>[] {
  return figuresOf(players).filter(({ player }) => player.role === 'human');
}

export function zombiesOf<P extends Seen>(players: readonly P[]): readonly Figure<P>[] {
  return figuresOf(players).filter(({ player }) => player.role === 'zombie');
}

/** Cells where somebody stands; `except`: whoever moves does not stand in his own way. */
export function takenCells(players: readonly Seen[], except?: Seat): ReadonlySet<Cell> {
  const taken = new Set<Cell>();
  for (const [seat, { cell }] of players.entries()) if (cell !== null && seat !== except) taken.add(cell);
  return taken;
}
