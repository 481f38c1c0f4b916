/** What an answer does: an order is kept, a shot is played. */
import type { Answer, Dice, Note, Step } from '../../kit/game.ts';
import { miss } from './rules/end.ts';
import { playerAt } from './rules/seats.ts';
import { deal } from './rules/setup.ts';
import { shoot } from './rules/shot.ts';
import type { Action, Options, State } from './state.ts';
import { storyOfSetup, storyOfSilence, storyOfTurn } from './story/index.ts';

export function setup(_seats: number, options: Options, dice: Dice): Step<State> {
  const { state, rolls } = deal(options, dice);
  return { state, notes: storyOfSetup(state, rolls) };
}

export function apply(before: State, answers: readonly Answer<Action>[], dice: Dice): Step<State> {
  const state = structuredClone(before);
  return { state, notes: answers.flatMap((answer) => carryOut(state, answer, dice)) };
}

function carryOut(state: State, { seat, action, by }: Answer<Action>, dice: Dice): readonly Note[] {
  const player = playerAt(state, seat);
  switch (action.kind) {
    case 'defence':
      if (action.defence === null || player.hand.includes(action.defence.card)) player.defence = action.defence;
      return [];
    case 'medkit':
      player.medkit = action.medkit;
      return [];
    case 'shot': {
      if (seat !== state.shooter || state.end) return [];
      if (by === 'player') player.missed = 0;
      // What the master closed early was not missed.
      if (by === 'clock' && miss(state, seat)) return storyOfSilence(state, seat);
      return storyOfTurn(state, shoot(state, action.bonus, action.target, dice), by === 'clock');
    }
    default:
      return action satisfies never;
  }
}
