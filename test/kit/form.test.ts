import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BACK, DONE, type Form, press, RESET, screen, walk } from '../../src/kit/form.ts';
import { complete, type Draft, exactly, type Menu, stillOffered } from '../../src/kit/menu.ts';
import { leaves } from '../../src/kit/wander.ts';
import { form, job, label, ranked, tick, tools } from './known-menus.ts';
import { menus, presses, type Trace } from './menus.ts';

const atRoot: Form = { path: [] };
function pressAll(menu: Menu<unknown>, ids: readonly string[], from: Form = atRoot) {
  let form = from;
  for (const id of ids) {
    const next = press(menu, form, id);
    if (next && 'form' in next) form = next.form;
  }
  return form;
}

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
  test('where only one may be ticked, another takes its place, and it can be taken away again', () => {
    const one: Menu<string> = { ...tools, max: 1 };
    expect(pressAll(one, ['saw', 'axe']).draft).toEqual({ some: ['axe'] });
    expect(pressAll(one, ['saw', 'saw']).draft).toEqual({ some: [] });
    expect(press({ ...one, otherwise: ['saw'] }, atRoot, 'nail')).toEqual({
      form: { draft: { some: ['nail'] }, path: [] },
    });
    expect(press(one, { draft: { some: ['saw', 'axe'] }, path: [] }, 'nail')).toMatchObject({
      form: { draft: { some: ['nail'] } },
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

describe('any menu', () => {
  const anyMenu = menus(2);
  const check = (property: fc.IRawProperty<unknown>) => fc.assert(property, { numRuns: 300 });

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
          expect(read && exactly(menu, read.draft)).toEqual(read);
          // What was chosen is as much of it as anybody needs to know.
          expect(complete(menu, stillOffered(menu, form.draft))).toEqual(read);
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
