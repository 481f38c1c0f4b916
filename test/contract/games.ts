/** Games played for the clauses: random, by computer players, silent, or a mixture. */

import type { AnyGame, Dice, OptionSpec } from '../../src/kit/game.ts';
import { optionsOf, presets } from '../../src/kit/presets.ts';
import { wander } from '../../src/kit/wander.ts';
import { type Answerer, type Commit, drive, type Start, type Turn } from '../../src/sim/drive.ts';
import type { Plan } from '../contract.ts';

export const randomly = (turn: Turn<unknown, unknown>, dice: Dice) => wander(turn.menu, dice);
export const silently = () => undefined;

/** Somebody who thinks, presses anything, or says nothing, as a table of friends does. */
export function mixed(game: AnyGame): Answerer<unknown, unknown> {
  return (turn, dice) => {
    const mood = dice.int(10);
    if (mood === 0) return undefined;
    return mood < 5 ? game.play(turn.view, turn.ask, dice) : wander(turn.menu, dice);
  };
}

export function starts(game: AnyGame, plan: Plan): readonly Start<OptionSpec>[] {
  const tables = [
    ...(plan.presets ?? presets).map((preset) => ({
      name: preset as string,
      options: optionsOf(game, preset),
      players: plan.players,
    })),
    ...(plan.variants ?? []).map(({ name, options, players }) => ({
      name,
      options: { ...optionsOf(game, 'printed'), ...options },
      players,
    })),
  ];
  return tables.flatMap(({ name, options, players }) =>
    players.flatMap((seats) =>
      Array.from({ length: plan.games }, (_, i) => ({
        seats,
        options,
        seed: `contract-${game.id}-${name}-${seats}-${i}`,
        newcomers: 2,
      })),
    ),
  );
}

/** Every commit of every game of the plan; a game that goes on past the plan's number of commits is a broken promise. */
export function* commits(
  game: AnyGame,
  plan: Plan,
  answerer: Answerer<unknown, unknown>,
): Generator<Commit<unknown, unknown> & { readonly start: Start<OptionSpec>; readonly seats: number }> {
  for (const start of starts(game, plan)) {
    let { seats } = start;
    for (const commit of drive(game, start, answerer)) {
      if (commit.number > plan.commits) {
        throw new Error(`${start.seed}: not over after ${plan.commits} commits`);
      }
      if (commit.entered !== undefined) seats++;
      yield { ...commit, start, seats };
    }
  }
}

/** Each seat that is asked something, with what it sees. */
export function turns(game: AnyGame, state: unknown): readonly Turn<unknown, unknown>[] {
  return game.asks(state).flatMap((ask) =>
    ask.seats.map((seat) => {
      const view: unknown = game.view(state, seat);
      return { ask, seat, view, menu: game.menu(view, ask) };
    }),
  );
}
