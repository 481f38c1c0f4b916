import { describe, expect, test } from 'vitest';
import { createPast } from '../../src/bot/stage/past.ts';
import type { AnyGame } from '../../src/kit/game.ts';
import { optionsOf } from '../../src/kit/presets.ts';
import type { Stretch } from '../../src/kit/stretch.ts';
import { type Commit, drive } from '../../src/sim/drive.ts';
import type { CommitRecord, Table } from '../../src/table/model/aggregate.ts';
import { cards } from '../toys/alternating.ts';
import { flood } from '../toys/sealed.ts';
import { table } from './screens/stage.ts';

const seed = 'past';
const played = [
  ...drive(cards, { seats: 2, options: optionsOf(cards, 'printed'), seed }, ({ ask, view }, dice) =>
    cards.play(view, ask, dice),
  ),
];
const recordOf = ({ number, ask, answers, notes }: Commit<unknown, unknown>): CommitRecord => ({
  number,
  ask: ask ? { number, key: ask.key, title: ask.title } : null,
  answers: answers.map(({ ask: key, seat, draft, by }) => ({ ask: key, seat, draft, by })),
  notes,
});
const records = played.map(recordOf);
const there: Table = {
  ...table,
  game: 'cards',
  version: cards.version,
  options: optionsOf(cards, 'printed'),
  seed,
  commit: played.length - 1,
  seats: table.seats.slice(0, 2),
};

function pastOf(commits = records, stretches: readonly Stretch[] = []) {
  let reads = 0;
  const past = createPast({
    tables: {
      commits: async (_, { take }) => {
        reads++;
        return commits.slice(0, take);
      },
      stretches: async () => stretches,
    },
  });
  return { past, reads: () => reads };
}
const game: AnyGame = cards;

describe('the past', () => {
  test('is played again from seed and answers, board by board', async () => {
    const { past } = pastOf();
    expect(await past(game, there, played.length)).toEqual(played.map(({ state }) => state));
    expect(await past(game, there, 2)).toEqual(played.slice(0, 2).map(({ state }) => state));
  });

  test('is not read again for whoever leafs back', async () => {
    const { past, reads } = pastOf();
    await past(game, there, 4);
    await past(game, there, 3);
    await past(game, there, 1);
    expect(reads()).toBe(1);
    await past(game, there, 5);
    expect(reads()).toBe(2);
  });

  test('ends where these rules cannot play it any more', async () => {
    const broken = records.map((record, i) =>
      i === 3
        ? { ...record, answers: record.answers.map((answer) => ({ ...answer, draft: { pick: 'c99' } })) }
        : record,
    );
    const { past } = pastOf(broken);
    expect(await past(game, there, played.length)).toEqual(played.map(({ state }, i) => (i < 3 ? state : undefined)));
  });

  test('of a game by other rules there is none', async () => {
    const { past } = pastOf();
    expect(await past(game, { ...there, version: cards.version + 1 }, 2)).toEqual([undefined, undefined]);
  });

  test('begins with as many as sat down at first, however many have come since', async () => {
    const pumped = [
      ...drive(flood, { seats: 2, options: optionsOf(flood, 'printed'), seed }, ({ ask, view }, dice) =>
        flood.play(view, ask, dice),
      ),
    ];
    const come = pumped.map((commit, i) => ({ ...recordOf(commit), ...(i === 4 && { entered: 2 }) }));
    const { past } = pastOf(come);
    const options = optionsOf(flood, 'printed');
    const seats = [...there.seats, ...there.seats.slice(0, 1)];
    const wet: Table = { ...there, game: 'flood', version: flood.version, options, seats, commit: 4 };
    expect(await past(flood, wet, 3)).toEqual(pumped.slice(0, 3).map(({ state }) => state));
  });

  test('of a game that newer rules took over begins with what they took over', async () => {
    const taken = played[3]?.state;
    const newer: AnyGame = { ...cards, version: cards.version + 1 };
    const { past } = pastOf(records, [{ first: 4, version: newer.version, from: cards.version, state: taken }]);
    // The old rules still know theirs, before the table is taken over.
    expect(await past(game, there, 3)).toEqual(played.slice(0, 3).map(({ state }) => state));
    const since = await past(newer, { ...there, version: newer.version }, 6);
    expect(since).toEqual(played.slice(0, 6).map(({ state }, i) => (i < 3 ? undefined : state)));
    expect(await past(newer, { ...there, version: newer.version }, 2)).toEqual([undefined, undefined]);
  });
});
