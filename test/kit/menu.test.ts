import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceOf } from '../../src/kit/dice.ts';
import {
  BACK,
  byDefault,
  chosen,
  complete,
  DONE,
  type Draft,
  exactly,
  type Form,
  leaves,
  type Menu,
  press,
  RESET,
  screen,
  sheet,
  walk,
  wander,
} from '../../src/kit/menu.ts';
import { covers } from '../covers.ts';
import { drafts, menus, presses, type Trace } from './menus.ts';

const label = (id: string) => ({ id: `label-${id}` });
const tick = (id: string) => ({ id, label: label(id) });
const tools: Menu<string> = {
  kind: 'some',
  text: [],
  items: ['saw', 'axe', 'nail'].map(tick),
  min: 1,
  max: 2,
  done: (ids) => `with ${ids.join(' and ')}`,
};
const job: Menu<string> = {
  kind: 'pick',
  text: [],
  items: [
    { ...tick('rest'), do: 'rest' },
    { ...tick('build'), open: () => tools },
    { ...tick('fly'), no: { id: 'no-wings' } },
  ],
  otherwise: 'rest',
};
const ranked: Menu<readonly string[]> = {
  kind: 'order',
  text: [],
  items: ['cat', 'dog', 'owl'].map(tick),
  done: (ids) => ids,
};
const form = sheet(
  [],
  { job: { label: label('job'), menu: job }, pets: { label: label('pets'), menu: ranked } },
  (answers: { job: string; pets: readonly string[] }) => answers,
);

const atRoot: Form = { path: [] };
function pressAll(menu: Menu<unknown>, ids: readonly string[], from: Form = atRoot) {
  let form = from;
  for (const id of ids) {
    const next = press(menu, form, id);
    if (next && 'form' in next) form = next.form;
  }
  return form;
}

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

describe('press', () => {
  test('a choice on a sheet returns to the sheet, a choice on a root pick ends it', () => {
    expect(press(form, { path: ['job'] }, 'rest')).toEqual({
      form: { draft: { rows: { job: { pick: 'rest' } } }, path: [] },
    });
    expect(press(job, atRoot, 'rest')).toEqual({ form: { draft: { pick: 'rest' }, path: [] }, end: 'leaf' });
  });
  test('a choice several screens below a sheet returns to that sheet', () => {
    const written = pressAll(form, ['job', 'build', 'saw', DONE]);
    expect(written).toEqual({
      draft: { rows: { job: { pick: 'build', within: { some: ['saw'] } } } },
      path: [],
    });
    expect(press(form, written, DONE)).toMatchObject({ end: 'done' });
  });
  test('BACK keeps what was ticked, and at the root there is no BACK', () => {
    expect(pressAll(form, ['job', 'build', 'saw', BACK]).path).toEqual(['job']);
    expect(complete(form, pressAll(form, ['job', 'build', 'saw', BACK]).draft)?.action.job).toBe('with saw');
    expect(press(form, atRoot, BACK)).toBeUndefined();
  });
  test('a refused item tells why, an unknown one is no button', () => {
    expect(press(job, atRoot, 'fly')).toEqual({ refused: { id: 'no-wings' } });
    expect(press(job, atRoot, 'gone')).toBeUndefined();
    expect(press(form, atRoot, 'rest')).toBeUndefined();
    expect(press(tools, atRoot, RESET)).toBeUndefined();
  });
  test('ticks go on and off, and stop at the most allowed', () => {
    expect(pressAll(tools, ['saw', 'axe', 'saw']).draft).toEqual({ some: ['axe'] });
    expect(press(tools, { draft: { some: ['saw', 'axe'] }, path: [] }, 'nail')).toEqual({
      refused: { id: 'menu-too-many', args: { max: 2 } },
    });
  });
  test('DONE refuses too few ticks, too many stale ones, and a sheet with an unanswerable row', () => {
    const refusedTooFew = { refused: { id: 'menu-too-few', args: { min: 1 } } };
    expect(press(tools, atRoot, DONE)).toEqual(refusedTooFew);
    expect(press({ ...tools, otherwise: ['saw'] }, { draft: { some: [] }, path: [] }, DONE)).toEqual(refusedTooFew);
    expect(press(tools, { draft: { some: ['saw', 'axe', 'nail'] }, path: [] }, DONE)).toEqual({
      refused: { id: 'menu-too-many', args: { max: 2 } },
    });
    const row: Menu<unknown> = { ...form, rows: [{ ...tick('tools'), menu: tools }] };
    expect(press(row, atRoot, DONE)).toEqual({ refused: { id: 'menu-unfinished' } });
  });
  test('DONE takes an empty set of ticks where none are needed, default or not', () => {
    expect(press({ ...tools, min: 0 }, atRoot, DONE)).toEqual({ form: { draft: { some: [] }, path: [] }, end: 'done' });
    expect(press({ ...tools, min: 0, otherwise: ['saw'] }, { draft: { some: [] }, path: [] }, DONE)).toEqual({
      form: { draft: { some: [] }, path: [] },
      end: 'done',
    });
  });
  test('a press lifts a ranked item to the top, RESET restores the order', () => {
    expect(pressAll(ranked, ['owl', 'dog']).draft).toEqual({ order: ['dog', 'owl', 'cat'] });
    expect(pressAll(ranked, ['owl', RESET]).draft).toEqual({ order: ['cat', 'dog', 'owl'] });
  });
});

describe('screen', () => {
  test('a path that leads nowhere any more is followed as far as it goes', () => {
    expect(screen(form, { path: ['job', 'gone', 'saw'] })).toMatchObject({ path: ['job'], crumbs: [label('job')] });
    expect(screen(form, { path: ['job', 'build'] }).crumbs).toEqual([label('job'), label('build')]);
  });
  test('the draft of another branch is not taken for that of this one', () => {
    const two: Menu<unknown> = { ...job, items: [...job.items, { ...tick('mend'), open: () => tools }] };
    const draft: Draft = { pick: 'mend', within: { some: ['axe'] } };
    expect(screen(two, { draft, path: ['build'] }).draft).toBeUndefined();
    expect(screen(two, { draft, path: ['mend'] }).draft).toEqual({ some: ['axe'] });
  });
});

describe('walk', () => {
  test('ends at an action, at a screen, or nowhere', () => {
    expect(walk(form, ['job', 'build', 'axe', DONE, DONE])).toMatchObject({ action: { job: 'with axe' } });
    expect(walk(form, ['job'])).toMatchObject({ path: ['job'] });
    expect(walk(form, [])).toMatchObject({ path: [] });
    expect(walk(form, ['job', 'fly'])).toBeUndefined();
    expect(walk(job, ['rest', 'rest'])).toBeUndefined();
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

  test('presses keep a form that can be drawn, and an end is an action', () => {
    check(
      fc.property(anyMenu, presses, (menu, ids) => {
        let form = atRoot;
        for (const id of ids) {
          const next = press(menu, form, id);
          if (!next || 'refused' in next) continue;
          form = next.form;
          expect(screen(menu, form).path).toEqual(form.path);
          if (!next.end) continue;
          const read = complete(menu, form.draft);
          expect(read).toBeDefined();
          if (next.end === 'done') expect(form.draft && exactly(menu, form.draft)).toEqual(read);
        }
      }),
    );
  });

  test('walk agrees with the presses one by one', () => {
    check(
      fc.property(anyMenu, presses, (menu, ids) => {
        const walked = walk(menu, ids);
        let form: Form | undefined = atRoot;
        let end = false;
        for (const id of ids) {
          const next: ReturnType<typeof press> = form && !end ? press(menu, form, id) : undefined;
          form = next && 'form' in next ? next.form : undefined;
          end = next !== undefined && 'form' in next && next.end !== undefined;
          if (!form) break;
        }
        if (!form) expect(walked).toBeUndefined();
        else if (end) expect(walked).toEqual(complete(menu, form.draft));
        else expect(walked).toMatchObject({ path: form.path });
      }),
    );
  });

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

  test('each leaf can be pressed', () => {
    check(
      fc.property(anyMenu, (menu) => {
        for (const leaf of leaves(menu)) {
          const read = complete(menu, leaf);
          if (!read) continue;
          const pressed = pressAll(menu, pressesTo(menu, leaf));
          expect(complete(menu, pressed.draft)).toEqual(read);
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

/** The presses of somebody who wants exactly this draft. */
function pressesTo(menu: Menu<Trace> | Menu<unknown>, draft: Draft): readonly string[] {
  if (menu.kind === 'pick' && 'pick' in draft) {
    const item = menu.items.find((x) => x.id === draft.pick);
    const deeper = item && 'open' in item && draft.within ? pressesTo(item.open(), draft.within) : [];
    return [draft.pick, ...deeper];
  }
  if (menu.kind === 'some' && 'some' in draft) {
    const wanted = draft.some;
    const silent = menu.otherwise ?? [];
    const dropped = silent.filter((id) => !wanted.includes(id));
    return [...dropped, ...silent.filter((id) => wanted.includes(id)), ...wanted, DONE];
  }
  if (menu.kind === 'order' && 'order' in draft) return [RESET, ...draft.order.toReversed(), DONE];
  if (menu.kind === 'sheet' && 'rows' in draft) {
    const rows = menu.rows.flatMap((row) => {
      const inner = draft.rows[row.id];
      return inner ? [row.id, ...pressesTo(row.menu, inner)] : [];
    });
    return [...rows, DONE];
  }
  return [];
}
