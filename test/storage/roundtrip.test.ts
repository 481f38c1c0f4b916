/** Whatever a table becomes, it is read back as it was, by way of saving differences again and again. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenAsk, SeatForm, Sitter, Table } from '../../src/table/model/aggregate.ts';
import { changeTo, openStorage, type Storage, saved } from './kit.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());

const millis = fc.integer({ min: 0, max: 4_000_000_000_000 });
const id = fc.stringMatching(/^[a-z0-9_-]{1,24}$/);
const words = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\0', ''));
/** Plain JSON as games hold it, in any order of keys. */
const state = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const draft: fc.Arbitrary<SeatForm['draft']> = fc.letrec((tie) => ({
  draft: fc.oneof(
    { maxDepth: 3 },
    fc.record({ some: fc.array(id, { maxLength: 3 }) }),
    fc.record({ pick: id }),
    fc.record({ pick: id, within: tie('draft') as fc.Arbitrary<NonNullable<SeatForm['draft']>> }),
    fc.record({
      rows: fc.dictionary(id, tie('draft') as fc.Arbitrary<NonNullable<SeatForm['draft']>>, { maxKeys: 3 }),
    }),
  ),
})).draft;

const form = fc.record<SeatForm>({
  seat: fc.nat(7),
  draft: fc.option(draft),
  path: fc.array(id, { maxLength: 3 }),
  touched: fc.boolean(),
  ready: fc.boolean(),
  stamp: fc.nat(99),
});
const asked = {
  key: id,
  question: fc.oneof(id, fc.record({ what: id })),
  title: fc.record({ id, args: fc.dictionary(id, fc.oneof(words, fc.integer()), { maxKeys: 2 }) }),
  seats: fc.uniqueArray(fc.nat(7)),
};
const put = {
  number: fc.integer({ min: 1, max: 6 }),
  askedAt: millis,
  acted: fc.uniqueArray(fc.nat(7)),
  forms: fc.uniqueArray(form, { maxLength: 4, selector: (x) => x.seat }),
};
const ask: fc.Arbitrary<OpenAsk> = fc.oneof(
  fc.record({
    ...put,
    ask: fc.record({ ...asked, mode: fc.constantFrom('sealed', 'open', 'live'), clock: id }),
    openedAt: millis,
    deadline: millis,
    closesAt: millis,
  }),
  fc.record({ ...put, ask: fc.record({ ...asked, mode: fc.constant('standing' as const) }) }),
);
const sitter: fc.Arbitrary<Sitter> = fc.record(
  {
    person: fc.option(fc.integer({ min: 1, max: 6 })),
    computer: fc.boolean(),
    misses: fc.nat(9),
    away: fc.boolean(),
    lent: fc.record({
      owner: fc.option(fc.integer({ min: 7, max: 9 })),
      until: millis,
      since: fc.nat(99),
      as: fc.constantFrom('deputy', 'substitute'),
    }),
    offer: fc.record({ to: fc.integer({ min: 1, max: 9 }), until: millis }),
  },
  { requiredKeys: ['person', 'computer', 'misses', 'away'] },
);
const wish: fc.Arbitrary<Partial<Table>> = fc.record(
  {
    name: words,
    version: fc.nat(),
    preset: fc.constantFrom('printed', 'recommended', 'own'),
    options: fc.dictionary(id, id, { maxKeys: 4 }),
    locale: fc.constantFrom('ru', 'en'),
    master: fc.maxSafeNat(),
    phase: fc.constantFrom('lobby', 'running', 'paused', 'frozen', 'ended', 'cancelled'),
    pausedAt: fc.option(millis),
    seed: fc.stringMatching(/^[0-9a-f]{64}$/),
    commit: fc.nat(),
    state,
    seats: fc.uniqueArray(sitter, { maxLength: 6, selector: (x) => x.person ?? {} }),
    asks: fc.uniqueArray(ask, { maxLength: 4, selector: (x) => x.number }),
    anchor: fc.option(millis),
    askCount: fc.nat(),
    statusCount: fc.nat(),
    outcome: fc.record({
      places: fc.array(fc.array(fc.nat(7), { maxLength: 3 }), { maxLength: 3 }),
      whose: fc.array(fc.option(fc.maxSafeNat()), { maxLength: 3 }),
    }),
  },
  { requiredKeys: [] },
);

it('reads back exactly what was saved, keys in their order too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 4 }), async (wishes) => {
      let table = await saved(storage.tables);
      const closed = new Set<number>();
      for (const next of wishes) {
        // An ask that closed never opens again under its number.
        const asks = (next.asks ?? table.asks).filter((x) => !closed.has(x.number));
        for (const { number } of table.asks) if (!asks.some((x) => x.number === number)) closed.add(number);
        table = { ...table, ...next, asks };
        await storage.tables.change(table.id, null, () => changeTo(table));
        const read = await storage.tables.read(table.id);
        expect(read).toEqual(table);
        expect(JSON.stringify(read?.state)).toBe(JSON.stringify(table.state));
        expect(JSON.stringify(read?.asks)).toBe(JSON.stringify(table.asks));
      }
    }),
    { numRuns: 60 },
  );
});
