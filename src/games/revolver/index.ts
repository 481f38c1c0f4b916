/** Revolver: a duel over one half-loaded revolver, with four kinds of cards to cheat it. */
import type { Game } from '../../kit/game.ts';
import { apply, setup } from './apply.ts';
import { asksOf, type Question } from './asks.ts';
import { board } from './board.ts';
import { options } from './data/options.ts';
import { menuOf } from './menu/index.ts';
import { picture } from './picture/index.ts';
import { play } from './play/index.ts';
import { outcome } from './rules/end.ts';
import { seatsOf } from './rules/setup.ts';
import type { Action, State } from './state.ts';
import { tell } from './tell/index.ts';
import { topics } from './topics.ts';
import { type View, viewOf } from './view.ts';

export const revolver: Game<State, Action, View, typeof options, Question> = {
  id: 'revolver',
  version: 1,
  options,
  recommended: { health: '5', defence: 'hidden' },
  clocks: { shot: 'short' },
  judgesSilence: true, // ruling 20
  topics,

  seats: seatsOf,
  setup,
  asks: asksOf,
  playing: () => [0, 1],
  view: viewOf,
  menu: menuOf,
  apply,
  outcome,

  board,
  picture,
  tell,
  play,
};

/** Only the simulation asks for it (games/index.ts). */
export { census } from './census.ts';
