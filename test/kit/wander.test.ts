import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceOf } from '../../src/kit/dice.ts';
import { complete, exactly, type Menu } from '../../src/kit/menu.ts';
import { leaves, wander } from '../../src/kit/wander.ts';
import { covers } from '../covers.ts';
import { form, tick, tools } from './known-menus.ts';
import { menus } from './menus.ts';

describe('leaves', () => {
  test('every tick occurs, also where several are needed', () => {
    const pairs: Menu<unknown> = { ...tools, min: 2, max: 2 };
    const found = [...leaves(pairs)].flatMap((draft) => ('some' in draft ? draft.some : []));
    expect(new Set(found)).toEqual(new Set(['saw', 'axe', 'nail']));
  });
  test('rows without a default are filled, so that each leaf is an answer', () => {
    const both: Menu<unknown> = { ...form, rows: [{ ...tick('tools'), menu: tools }, ...form.rows] };
    const read = [...leaves(both)].map((draft) => complete(both, draft));
    expect(read.length).toBeGreaterThan(6);
    expect(read).not.toContain(undefined);
  });
});

describe('any menu', () => {
  const anyMenu = menus(2);
  const check = (property: fc.IRawProperty<unknown>) => fc.assert(property, { numRuns: 300 });

  test('each leaf is an answer, taken exactly as it is once the defaults are written out', () => {
    check(
      fc.property(anyMenu, (menu) => {
        for (const leaf of leaves(menu)) {
          const read = complete(menu, leaf);
          expect(read).toBeDefined();
          if (read) expect(covers(read.draft, leaf)).toBe(true);
        }
      }),
    );
  });

  test('a wanderer fills in a legal answer', () => {
    check(
      fc.property(anyMenu, fc.nat(), (menu, commit) => {
        const draft = wander(menu, diceOf('wander', commit));
        expect(exactly(menu, draft)?.draft).toEqual(draft);
      }),
    );
  });
});
