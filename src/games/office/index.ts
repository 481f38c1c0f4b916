/** Zombie Office: people run about an office whose boss has turned, until the police come, and whoever is bitten changes sides. */
import type { Game } from '../../kit/game.ts';
import { apply, setup } from './apply.ts';
import { asksOf, type Question } from './asks.ts';
import { board } from './board.ts';
import { options } from './data/options.ts';
import { menuOf } from './menu/index.ts';
import { picture } from './picture/index.ts';
import { play } from './play/index.ts';
import { outcome } from './rules/outcome.ts';
import { seatsOf } from './rules/setup.ts';
import type { Action, State } from './state.ts';
import { chronicle } from './story/index.ts';
import { tell } from './tell/index.ts';
import { topics } from './topics.ts';
import { type View, viewOf } from './view.ts';

export const office: Game<State, Action, View, typeof options, Question> = {
  id: 'office',
  version: 1,
  options,
  recommended: { order: 'windows', plan: 'beginner' },
  clocks: { zombie: 'short', walls: 'brief', humans: 'short', zombies: 'short' },
  topics,

  seats: seatsOf,
  setup,
  asks: asksOf,
  playing: ({ players }) => [...players.keys()],
  view: viewOf,
  menu: menuOf,
  apply,
  outcome,

  chronicle,
  board,
  picture,
  tell,
  play,
};

/** Only the simulation asks for it (games/index.ts). */
export { census } from './census.ts';
