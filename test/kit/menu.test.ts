import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byDefault, chosen, complete, type Draft, exactly } from '../../src/kit/menu.ts';
import { form, job, label, ranked, tick, tools } from './known-menus.ts';
import { drafts, menus } from './menus.ts';

describe('complete', () => {
  test('silence is the default of every row', () => {
    expect(byDefault(form)?.action).toEqual({ job: 'rest', pets: ['cat', 'dog', 'owl'] });
  });
  test('what is filled in counts, the rest is the default', () => {
    expect(complete(form, { rows: { pets: { order: ['owl'] } } })?.action).toEqual({
      job: 'rest',
      pets: ['owl', 'cat', 'dog'],
    });
  });
  test('a half-made pick falls back to the default of the pick', () => {
    expect(complete(job, { pick: 'build' })?.action).toBe('rest');
    expect(complete(job, { pick: 'build', within: { some: [] } })?.action).toBe('rest');
    expect(complete(job, { pick: 'build', within: { some: ['axe'] } })?.action).toBe('with axe');
  });
  test('what is gone from the menu, refused, or of another shape falls back', () => {
    for (const draft of [{ pick: 'gone' }, { pick: 'fly' }, { some: ['saw'] }, { rows: {} }] satisfies Draft[]) {
      expect(complete(job, draft)?.action).toBe('rest');
    }
    expect(complete(tools, { some: ['gone', 'axe', 'axe'] })?.draft).toEqual({ some: ['axe'] });
    expect(complete(tools, { some: ['saw', 'axe', 'nail'] })).toBeUndefined();
  });
  test('without a default there is no answer', () => {
    expect(byDefault(tools)).toBeUndefined();
    expect(byDefault({ ...job, otherwise: undefined })).toBeUndefined();
    expect(byDefault({ ...job, otherwise: 'fly' })).toBeUndefined();
    expect(byDefault({ ...form, rows: [{ ...tick('tools'), menu: tools }] })).toBeUndefined();
  });
});

describe('exactly', () => {
  test('takes a whole draft and nothing less or more', () => {
    const whole: Draft = { rows: { job: { pick: 'rest' }, pets: { order: ['owl', 'cat', 'dog'] } } };
    expect(exactly(form, whole)?.action).toEqual({ job: 'rest', pets: ['owl', 'cat', 'dog'] });
    for (const draft of [
      { rows: { job: { pick: 'rest' } } },
      { rows: { job: { pick: 'rest' }, pets: { order: ['owl'] } } },
      { rows: { job: { pick: 'rest', within: { some: [] } }, pets: { order: ['owl', 'cat', 'dog'] } } },
      { rows: { job: { pick: 'fly' }, pets: { order: ['owl', 'cat', 'dog'] } } },
      { rows: { job: { pick: 'rest' }, pets: { order: ['owl', 'cat', 'dog'] }, more: { pick: 'rest' } } },
    ] satisfies Draft[]) {
      expect(exactly(form, draft)).toBeUndefined();
    }
  });
});

describe('chosen', () => {
  test('names what stands on a row, the default included', () => {
    expect(chosen(job, undefined)).toEqual([label('rest')]);
    expect(chosen(job, { pick: 'build', within: { some: ['axe'] } })).toEqual([label('build')]);
    expect(chosen(ranked, { order: ['owl'] })).toEqual([label('owl'), label('cat'), label('dog')]);
    expect(chosen(tools, undefined)).toEqual([]);
    expect(chosen(form, undefined)).toEqual([]);
  });
});

describe('any menu', () => {
  const anyMenu = menus(2);
  const check = (property: fc.IRawProperty<unknown>) => fc.assert(property, { numRuns: 300 });

  test('what was read is read again exactly and means the same', () => {
    check(
      fc.property(anyMenu, fc.option(drafts, { nil: undefined }), (menu, draft) => {
        const read = complete(menu, draft);
        if (!read) return;
        expect(exactly(menu, read.draft)).toEqual(read);
        expect(exactly(menu, JSON.parse(JSON.stringify(read.draft)))).toEqual(read);
      }),
    );
  });

  test('only what fits no longer falls back to the default: a draft without known ids means silence', () => {
    check(
      fc.property(anyMenu, (menu) => {
        expect(complete(menu, { pick: 'gone' })).toEqual(byDefault(menu));
      }),
    );
  });
});
