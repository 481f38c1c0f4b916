/**
 * The course of a turn (5.2): people's window, zombies' window, the police car goes on by one; and the end (ruling 26).
 */
import type { Dice, Seat } from '../../../kit/game.ts';
import type { Course, State } from '../state.ts';
import { peopleOf, peopleSteps, zombiesOf } from './people.ts';
import { returnDead } from './returning.ts';

export const lastTurn = 25;

const idle: Course = { steps: 0, actions: 0, fresh: false, drunk: [], frenzy: [], undo: null };

export function openTurn(state: State): void {
  state.phase = 'humans';
  for (const { player } of peopleOf(state.players)) player.course = { ...idle, steps: peopleSteps, fresh: true };
}

/** Who was away long enough comes back now, and acts in this very window (rulings 23, 33). */
function openNight(state: State, dice: Dice): void {
  state.phase = 'zombies';
  returnDead(state, dice);
  const actions = state.alone ? 3 : 2; // rulings 22, 34
  for (const { player } of zombiesOf(state.players)) player.course = { ...idle, actions };
}

/** This figure has acted. */
export function finish(state: State, seat: Seat): void {
  const player = state.players[seat];
  if (player) player.course = null;
}

/** Opens the next window where everybody has acted. The game may be over by then. */
export function moveOn(state: State, dice: Dice): void {
  if (isWaiting(state)) return;
  if (state.phase === 'humans') openNight(state, dice);
  if (isWaiting(state) || state.phase !== 'zombies') return;
  endTurn(state);
}

function isWaiting({ phase, players }: State): boolean {
  return (phase !== 'humans' && phase !== 'zombies') || players.some(({ course }) => course !== null);
}

/** Each living person scores the completed turn; after the last one the police are there (rulings 25, 26). */
function endTurn(state: State): void {
  const living = peopleOf(state.players);
  for (const { player } of living) player.points += 1;
  if (state.turn < lastTurn) {
    state.turn += 1;
    openTurn(state);
    return;
  }
  for (const { player } of living) player.points += 10;
  state.phase = 'over';
}
