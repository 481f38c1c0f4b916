/** Plays games among computer players and counts. */

import type { Census } from '../kit/census.ts';
import { diceOf } from '../kit/dice.ts';
import type { AnyGame } from '../kit/game.ts';
import { optionsOf, type Preset } from '../kit/presets.ts';
import { offeredIn, takenIn } from './choices.ts';
import { drive } from './drive.ts';
import { choiceOf, emptyTally, observe, type Tally } from './tally.ts';

export interface Task {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly preset: Preset;
  /** Percent of answers that are not given. */
  readonly silence: number;
}

/** Menus are large: so many games are looked through for what they offer, in each the menus of one seat. */
const surveyed = 6;
/** Far beyond any game that ends. */
const tooLong = 10_000;

/** Games `from`, `from + every`, ...: each has a seed of its own, so a game is the same whoever plays it. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGame, the state passes through unseen
export function run(game: AnyGame, census: Census<any> | undefined, task: Task, from: number, every: number): Tally {
  const tally = emptyTally();
  for (let index = from; index < task.games; index += every) playOne(game, census, task, index, tally);
  return tally;
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function playOne(game: AnyGame, census: Census<any> | undefined, task: Task, index: number, tally: Tally): void {
  const seed = `${task.seed}/${index}`;
  const survey = index < surveyed;
  const absent = diceOf(`${seed}/silence`, 0);
  const watch = census?.watch();
  const start = { seats: task.players, options: optionsOf(game, task.preset), seed };
  const name = (ask: string) => ask.replace(/\d+/g, 'N');
  let last: unknown;
  let commits = 0;
  const played = drive(game, start, ({ ask, seat, view, menu }, dice) => {
    if (survey && seat === index % task.players)
      for (const choice of offeredIn(menu)) choiceOf(tally, `${name(ask.key)} · ${choice}`).offered += 1;
    return absent.int(100) < task.silence ? undefined : game.play(view, ask, dice, menu);
  });
  for (const { number, state, notes, answers } of played) {
    if (number > tooLong) throw new Error(`${game.id}: game ${index} is not over after ${tooLong} commits`);
    commits = number;
    last = state;
    for (const { ask, draft, by } of answers) {
      if (by === 'clock') continue;
      for (const choice of takenIn(draft)) choiceOf(tally, `${name(ask)} · ${choice}`).taken += 1;
    }
    for (const seen of watch?.({ state, notes }, game.asks(state).length === 0) ?? []) observe(tally, seen);
  }
  tally.games += 1;
  tally.commits += commits;
  tally.longest = Math.max(tally.longest, commits);
  const result = census ? census.result(last) : resultByPlace(game, last);
  tally.results[result] = (tally.results[result] ?? 0) + 1;
}

function resultByPlace(game: AnyGame, state: unknown): string {
  const [first = []] = game.outcome(state) ?? [];
  return `seat ${first.join(', ')} first`;
}
