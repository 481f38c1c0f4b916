/** The board of 5.1: where figures begin, where junk lies, and the plan that the rules recommend for a first game. */
import { cellNamed, type Plan, placed, type Section, untouched } from './plan.ts';

export const redCell = cellNamed('G6');
/** Eight, for at most seven people. */
export const greenCells = 'B2 G1 L2 B6 L6 B10 G11 L10'.split(' ').map(cellNamed);
export const junkCells = 'D1 J1 F2 H2 D3 J3 A4 G4 M4 C5 K5 E6 I6 C7 K7 A8 G8 M8 D9 J9 F10 H10 D11 J11'
  .split(' ')
  .map(cellNamed);

/** Sections in the common pool, by kind. */
export const pool = { plain: 8, door: 12 } as const;

/** `right`: the right side of the cell and of the two below it; `below`: its lower side and those of the two to the right. */
const section = (side: Section['side'], door: boolean) => (name: string) => ({ cell: cellNamed(name), side, door });
const beginnerSections: readonly Section[] = [
  ...['D1', 'I1', 'D9', 'I9', 'C5', 'J5'].map(section('right', true)),
  ...['A3', 'K3', 'A8', 'K8', 'F2', 'F9'].map(section('below', true)),
  ...['E4', 'H6', 'E1', 'H9'].map(section('right', false)),
  ...['G4', 'E7', 'A4', 'K7'].map(section('below', false)),
];

export const beginnerPlan: Plan = beginnerSections.reduce(placed, untouched);
