/** Citadel: a fortress held against seven waves of the dead, by people who prepare and plan without seeing each other's orders. */
import type { Game } from '../../kit/game.ts';
import { apply, setup } from './apply.ts';
import { asksOf, type Question } from './asks.ts';
import { board } from './board.ts';
import { clashes } from './clashes.ts';
import { options } from './data/options.ts';
import { menuOf } from './menu/index.ts';
import { picture } from './picture/index.ts';
import { play } from './play/index.ts';
import { outcome } from './rules/end.ts';
import { livingSeats } from './rules/living.ts';
import { seatsOf } from './rules/setup.ts';
import type { Action, State } from './state.ts';
import { tell } from './tell/index.ts';
import { topics } from './topics.ts';
import { type View, viewOf } from './view.ts';

export const citadel: Game<State, Action, View, typeof options, Question> = {
  id: 'citadel',
  version: 1,
  options,
  recommended: { wave_scale: '0.45' },
  clocks: { bonus: 'long', prep: 'long', consent: 'short', plan: 'short' },
  topics,

  seats: seatsOf,
  setup,
  asks: asksOf,
  playing: livingSeats,
  view: viewOf,
  menu: menuOf,
  apply,
  outcome,

  board,
  picture,
  tell,
  play,
  clashes,
};

/** Only the simulation asks for it (games/index.ts). */
export { census } from './census.ts';
