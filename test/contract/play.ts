/** Clauses about whole games: determinism, plain states, ends. */
import { expect } from 'vitest';
import { commitment, diceOf } from '../../src/kit/dice.ts';
import type { AnyGame } from '../../src/kit/game.ts';
import { replay } from '../../src/kit/replay.ts';
import { type Commit, drive, recordedAnswer } from '../../src/sim/drive.ts';
import type { Plan } from '../contract.ts';
import { commits, mixed, randomly, silently, starts } from './games.ts';

export function isDeterministic(game: AnyGame, plan: Plan): void {
  for (const start of starts(game, plan)) {
    const once = [...until(plan, drive(game, start, mixed(game)))];
    const again = [...until(plan, drive(game, start, mixed(game)))];
    expect(JSON.stringify(again), start.seed).toBe(JSON.stringify(once));
  }
}

export function isPlain(game: AnyGame, plan: Plan): void {
  for (const commit of commits(game, plan, mixed(game))) {
    const { before, state, answers, entered, number, start, notes } = commit;
    const where = `${start.seed}, commit ${number}`;
    expect(JSON.parse(JSON.stringify(state)), where).toStrictEqual(state);
    expect(JSON.parse(JSON.stringify(notes)), where).toStrictEqual(notes);
    if (number === 0) continue;
    const reloaded = JSON.parse(JSON.stringify({ before, answers }));
    const dice = diceOf(start.seed, number);
    const again =
      entered === undefined
        ? game.apply(frozen(reloaded.before), frozen(reloaded.answers), dice)
        : game.enter?.(frozen(reloaded.before), dice);
    expect(JSON.stringify(again), where).toBe(JSON.stringify({ state, notes }));
  }
}

export function replays(game: AnyGame, plan: Plan): void {
  for (const start of starts(game, plan)) {
    const played = [...until(plan, drive(game, start, mixed(game)))];
    const record = {
      game: game.id,
      version: game.version,
      options: start.options as Readonly<Record<string, string>>,
      seats: start.seats,
      seed: start.seed,
      hash: commitment(start.seed),
      commits: played.map(({ answers, entered, notes }) => ({ answers: answers.map(recordedAnswer), entered, notes })),
    };
    expect(replay(game, JSON.parse(JSON.stringify(record))), start.seed).toMatchObject({ same: true, over: true });
  }
}

export function silenceEnds(game: AnyGame, plan: Plan): void {
  for (const _ of commits(game, plan, silently));
}

export function randomPlayEnds(game: AnyGame, plan: Plan): void {
  for (const _ of commits(game, plan, randomly));
}

export function hasOutcomeAtTheEnd(game: AnyGame, plan: Plan): void {
  for (const { state, number, start, seats: count } of commits(game, plan, mixed(game))) {
    const where = `${start.seed}, commit ${number}`;
    const outcome = game.outcome(state);
    if (game.asks(state).length > 0) expect(outcome, where).toBeUndefined();
    else {
      const seats = Array.from({ length: count }, (_, seat) => seat);
      expect(
        outcome?.flat().sort((a: number, b: number) => a - b),
        where,
      ).toEqual(seats);
    }
  }
}

export function asksAreWellFormed(game: AnyGame, plan: Plan): void {
  for (const { state, number, start, seats } of commits(game, plan, mixed(game))) {
    const where = `${start.seed}, commit ${number}`;
    const asks = game.asks(state);
    const interrupted = asks.flatMap((ask) => ('within' in ask && ask.within !== undefined ? [ask.within] : []));
    const timed = asks.filter((ask) => ask.mode !== 'standing' && !('within' in ask)).map(({ key }) => key);
    for (const key of interrupted)
      expect(timed, `${where}: what is interrupted is asked, and interrupts nothing`).toContain(key);
    expect(new Set(asks.map((ask) => ask.key)).size, where).toBe(asks.length);
    for (const ask of asks) {
      if (ask.mode === 'standing') expect(Object.keys(ask), where).not.toContain('clock');
      else expect(Object.keys(game.clocks), where).toContain(ask.clock);
      expect(ask.seats.length, where).toBeGreaterThan(0);
      expect(new Set(ask.seats).size, where).toBe(ask.seats.length);
      for (const seat of ask.seats) expect(seat >= 0 && seat < seats && Number.isInteger(seat), where).toBe(true);
    }
  }
}

function* until(plan: Plan, played: Generator<Commit<unknown, unknown>>): Generator<Commit<unknown, unknown>> {
  for (const commit of played) {
    if (commit.number > plan.commits) throw new Error(`not over after ${plan.commits} commits`);
    yield commit;
  }
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}
