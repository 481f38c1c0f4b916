/** Clauses about what is asked and answered, who is in the game, and what is told when. */
import { expect } from 'vitest';
import { diceOf } from '../../src/kit/dice.ts';
import type { Answer, AnyGame, TimedAsk } from '../../src/kit/game.ts';
import { byDefault } from '../../src/kit/menu.ts';
import type { Plan } from '../contract.ts';
import { commits, mixed } from './games.ts';

/** What silence answers to an ask, all seats together where it is answered so. */
function defaults(game: AnyGame, state: unknown, ask: TimedAsk, by: Answer<unknown>['by']): readonly Answer<unknown>[] {
  const seats = ask.mode === 'open' ? ask.seats.slice(0, 1) : ask.seats;
  return seats.map((seat) => {
    const answer = byDefault(game.menu(game.view(state, seat), ask));
    if (!answer) throw new Error(`${ask.key}: silence of seat ${seat} has no answer`);
    return { ask: ask.key, seat, action: answer.action, by };
  });
}

const timedAsks = (game: AnyGame, state: unknown): readonly TimedAsk[] =>
  game.asks(state).filter((ask): ask is TimedAsk => ask.mode !== 'standing');

/** Whoever accepts what is filled in and whoever says nothing have answered the same. */
export function readyIsSilence(game: AnyGame, plan: Plan): void {
  if (game.judgesSilence) return;
  for (const { state, number, start } of commits(game, plan, mixed(game))) {
    for (const ask of timedAsks(game, state)) {
      const [ready, silent, early] = (['player', 'clock', 'early'] as const).map((by) =>
        JSON.stringify(game.apply(state, defaults(game, state, ask, by), diceOf(start.seed, number + 1))),
      );
      expect(ready === silent && early === silent, `${start.seed}, commit ${number}, ${ask.key}`).toBe(true);
    }
  }
}

/** Once nobody wants anything more of an open day, it is over. */
export function daysEnd(game: AnyGame, plan: Plan): void {
  for (const { state, number, start } of commits(game, plan, mixed(game))) {
    for (const ask of timedAsks(game, state)) {
      if (ask.mode !== 'live' || timedAsks(game, state).some(({ within }) => within === ask.key)) continue;
      const after = game.apply(state, defaults(game, state, ask, 'clock'), diceOf(start.seed, number + 1));
      const keys = game.asks(after.state).map(({ key }) => key);
      expect(keys, `${start.seed}, commit ${number}`).not.toContain(ask.key);
    }
  }
}

/** While anything that is waited for stays open, only what is urgent is told. */
export function chaptersAreToldAtTheirEnd(game: AnyGame, plan: Plan): void {
  for (const { before, state, number, notes, start } of commits(game, plan, mixed(game))) {
    if (number === 0) continue;
    const after = game.asks(state).map(({ key }) => key);
    const staying = timedAsks(game, before).filter(({ key }) => after.includes(key));
    if (staying.length === 0) continue;
    const told = notes.filter(({ urgent }) => !urgent);
    const where = `${start.seed}, commit ${number}, while ${staying.map(({ key }) => key).join(', ')} stays open`;
    expect(told, where).toEqual([]);
  }
}

export function playingIsSaid(game: AnyGame, plan: Plan): void {
  for (const { state, number, start, seats } of commits(game, plan, mixed(game))) {
    const where = `${start.seed}, commit ${number}`;
    const playing = game.playing(state);
    expect(new Set(playing).size, where).toBe(playing.length);
    for (const seat of playing) expect(seat >= 0 && seat < seats && Number.isInteger(seat), where).toBe(true);
    if (timedAsks(game, state).length > 0) expect(playing.length, `${where}: nobody is in the game`).toBeGreaterThan(0);
  }
}
