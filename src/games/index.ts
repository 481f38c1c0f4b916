/** The registry: the only file that knows all games. */
import type { Census } from '../kit/census.ts';
import type { AnyGame } from '../kit/game.ts';
import { citadel, census as citadelCensus } from './citadel/index.ts';
import { office, census as officeCensus } from './office/index.ts';
import { revolver, census as revolverCensus } from './revolver/index.ts';

export const games: Readonly<Record<string, AnyGame>> = { citadel, revolver, office };

/** What the simulation counts, by game; a game without one is reported by places and length alone. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGame, the state passes through unseen
export const censuses: Readonly<Record<string, Census<any>>> = {
  citadel: citadelCensus,
  revolver: revolverCensus,
  office: officeCensus,
};
