import { describe, expect, test } from 'vitest';
import type { Action, Deed } from '../../../src/games/citadel/state.ts';
import { tell } from '../../../src/games/citadel/tell/index.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { walk } from '../../../src/kit/form.ts';
import type { Msg } from '../../../src/kit/game.ts';
import { byDefault, type Complete, type Draft, exactly, type Menu } from '../../../src/kit/menu.ts';
import { type Camp, camp } from './kit.ts';

/** The action that a walk of presses ends at. */
function ends(menu: Menu<Action>, ...ids: string[]): Action | undefined {
  const end = walk(menu, ids);
  return end && 'action' in end ? (end satisfies Complete<Action>).action : undefined;
}
function idsOn(menu: Menu<Action>, ...path: string[]): string[] {
  const here = walk(menu, path);
  if (!here || !('menu' in here)) return [];
  return here.menu.kind === 'sheet' ? here.menu.rows.map((x) => x.id) : here.menu.items.map((x) => x.id);
}
/** Why something stands there and cannot be had. */
function refusal(menu: Menu<Action>, ...path: string[]): string | undefined {
  const here = walk(menu, path.slice(0, -1));
  if (!here || !('menu' in here) || here.menu.kind !== 'pick') return undefined;
  const item = here.menu.items.find((x) => x.id === path.at(-1));
  return item && 'no' in item ? item.no.id : undefined;
}
const deedsOf = (action: Action | undefined) => (action?.kind === 'prep' ? action.deeds : undefined);
const fill = (menu: Menu<Action>, draft: Draft) => deedsOf(exactly(menu, draft)?.action);
function receipt<N extends string>(c: Camp<N>, name: N, action: Action | undefined): string[] {
  const view = viewOf(c.state, c.seat(name));
  return action ? tell(view, c.ask(), action).map((msg: Msg) => msg.id.replace('citadel-', '')) : [];
}

describe('the form of one action', () => {
  test('one press for what needs no more', () => {
    const menu = camp({ a: {} }).menu('a');
    expect(deedsOf(ends(menu, 'search'))).toEqual([{ do: 'search' }]);
    expect(deedsOf(ends(menu, 'prepare'))).toEqual([{ do: 'prepare' }]);
    expect(deedsOf(ends(menu, 'rest'))).toEqual([{ do: 'rest' }]);
    expect(deedsOf(ends(menu, 'none'))).toEqual([{ do: 'none' }]);
    expect(deedsOf(ends(menu, 'strengthen', 'line-2'))).toEqual([{ do: 'strengthen', line: 2, boards: false }]);
  });

  test('ruling 88: silence rests the wounded and strengthens the weakest wall otherwise', () => {
    const c = camp({ a: { health: 24 }, b: {} }, { lines: [{ walls: 9 }, { walls: 2 }] });
    expect(deedsOf(byDefault(c.menu('a'))?.action)).toEqual([{ do: 'rest' }]);
    expect(deedsOf(byDefault(c.menu('b'))?.action)).toEqual([{ do: 'strengthen', line: 2, boards: false }]);
  });

  test('ruling 108: a line is strengthened with boards unless one looks for the way without', () => {
    const menu = camp({ a: { has: ['boards'] } }).menu('a');
    expect(deedsOf(ends(menu, 'strengthen', 'line-1'))).toEqual([{ do: 'strengthen', line: 1, boards: true }]);
    expect(deedsOf(ends(menu, 'strengthen', 'bare', 'line-1'))).toEqual([{ do: 'strengthen', line: 1, boards: false }]);
    expect(idsOn(camp({ a: {} }).menu('a'), 'strengthen')).toEqual(['line-1', 'line-2', 'line-3']);
  });

  test('ruling 107: what would be useless now is refused with the reason, or not on offer', () => {
    const c = camp(
      { a: { has: ['medkit', 'clip', 'glass', 'wire', 'energy', 'shovel'] }, b: {} },
      {
        lines: [
          { glass: 3, wire: true, pit: true },
          { glass: 2, wire: true },
        ],
        wave: 7,
      },
    );
    const menu = c.menu('a');
    const id = (thing: string) => `item-${c.item('a', thing)}`;
    expect(refusal(menu, 'use', id('medkit'))).toBe('citadel-no-heal');
    expect(refusal(menu, 'use', id('clip'))).toBe('citadel-no-load');
    expect(refusal(menu, 'use', id('wire'))).toBe('citadel-no-place');
    expect(refusal(menu, 'use', id('energy'))).toBe('citadel-no-energize');
    expect(idsOn(menu, 'use', id('glass'))).toEqual(['line-2']);
    expect(idsOn(menu, 'use', id('shovel'))).toEqual(['line-2']);
  });

  test('without anything to use, store or exchange these are refused', () => {
    const menu = camp({ a: { has: [] }, b: {} }).menu('a');
    expect(refusal(menu, 'use')).toBe('citadel-no-use');
    expect(refusal(menu, 'storage')).toBe('citadel-no-storage');
    expect(refusal(menu, 'exchange')).toBe('citadel-no-exchange');
  });

  test('a medkit is aimed at the wounded, a clip at a gun that wants it, water at what it is for', () => {
    const c = camp({
      a: { has: ['medkit', 'clip', 'pistol/2', 'water'], health: 29 },
      b: { health: 3 },
      d: { died: 1, health: 0 },
    });
    const menu = c.menu('a');
    expect(idsOn(menu, 'use', `item-${c.item('a', 'medkit')}`)).toEqual(['seat-0', 'seat-1']);
    expect(deedsOf(ends(menu, 'use', `item-${c.item('a', 'clip')}`, `gun-${c.item('a', 'pistol')}`))).toEqual([
      { do: 'use', item: c.item('a', 'clip'), gun: c.item('a', 'pistol') },
    ]);
    expect(idsOn(menu, 'use', `item-${c.item('a', 'water')}`)).toEqual(['health', 'melee']);
  });

  test('ruling 40: the storage sheet puts, wishes in the order of the presses, and has a way out', () => {
    const c = camp({ a: { has: ['food'] } }, { storage: ['rifle', 'vest'] });
    const [food, rifle, vest] = [c.item('a', 'food'), c.stored('rifle'), c.stored('vest')];
    const draft = {
      pick: 'storage',
      within: {
        rows: {
          put: { some: [`item-${food}`] },
          wish: { some: [`item-${vest}`, `item-${rifle}`] },
          otherwise: { pick: 'line-3' },
        },
      },
    };
    expect(fill(c.menu('a'), draft)).toEqual([
      { do: 'storage', put: [food], wish: [vest, rifle], otherwise: { do: 'strengthen', line: 3, boards: false } },
    ]);
  });

  test('ruling 43: the exchange sheet gives and takes', () => {
    const c = camp({ a: { has: ['food'] }, b: { has: ['rifle'] } });
    const draft = {
      pick: 'exchange',
      within: {
        pick: 'seat-1',
        within: {
          rows: {
            give: { some: [`item-${c.item('a', 'food')}`] },
            take: { some: [`item-${c.item('b', 'rifle')}`] },
            otherwise: { pick: 'rest' },
          },
        },
      },
    };
    expect(fill(c.menu('a'), draft)).toEqual([c.exchange('a', 'b', ['food'], ['rifle'])]);
    expect(idsOn(c.menu('a'), 'exchange')).toEqual(['seat-1']);
  });

  test('a storage with a hundred things still fits on a screen', () => {
    const c = camp({ a: {} }, { storage: Array.from({ length: 100 }, (_, i) => (i % 2 ? 'boards' : 'food')) });
    expect(idsOn(c.menu('a'), 'storage', 'wish').length).toBeLessThanOrEqual(80);
  });
});

describe('the form of several actions', () => {
  test('ruling 99: a row for each, all of them filled in beforehand', () => {
    const menu = camp({ a: { actions: 3 } }).menu('a');
    expect(idsOn(menu)).toEqual(['first', 'second', 'third']);
    expect(deedsOf(byDefault(menu)?.action)).toHaveLength(3);
  });

  test('ruling 32: from the second on one may hope for a find', () => {
    const menu = camp({ a: { actions: 2 }, b: { health: 4 } }).menu('a');
    expect(idsOn(menu, 'first')).not.toContain('hope');
    expect(idsOn(menu, 'second')).toContain('hope');
    const draft = {
      rows: {
        first: { pick: 'search' },
        second: {
          pick: 'hope',
          within: { pick: 'kind-medkit', within: { rows: { aim: { pick: 'seat-1' }, otherwise: { pick: 'rest' } } } },
        },
      },
    };
    expect(fill(menu, draft)).toEqual([
      { do: 'search' },
      { do: 'use', item: { kind: 'medkit' }, seat: 1, otherwise: { do: 'rest' } },
    ]);
    expect(
      fill(menu, {
        rows: {
          first: { pick: 'search' },
          second: { pick: 'hope', within: { pick: 'kind-boards', within: { pick: 'line-2' } } },
        },
      }),
    ).toEqual([{ do: 'search' }, { do: 'strengthen', line: 2, boards: true }]);
  });

  test('ruling 32: a hope that could not be used is not offered', () => {
    const ids = idsOn(camp({ a: { actions: 2 } }).menu('a'), 'second', 'hope');
    expect(ids).not.toContain('kind-medkit'); // nobody is hurt
    expect(ids).not.toContain('kind-clip'); // no pistol
    expect(ids).toContain('kind-wire');
  });
});

describe('consent', () => {
  test('ruling 117: offers are listed, gifts ticked', () => {
    const c = camp(
      { a: { has: ['food'] }, b: { has: ['rifle'] }, d: {} },
      { options: { exchange_consent: 'on' } },
    ).prepare((x) => ({
      a: [x.exchange('a', 'b', ['food'], [])],
      d: [x.exchange('d', 'b', [], ['rifle'])],
    }));
    const menu = c.menu('b');
    expect(idsOn(menu)).toEqual(['seat-0', 'seat-2']);
    expect(byDefault(menu)?.action).toEqual({ kind: 'consent', agreed: [0] });
    expect(receipt(c, 'b', { kind: 'consent', agreed: [0] })).toEqual(['act-agree', 'act-decline']);
  });
});

describe('receipts', () => {
  test('each action in words', () => {
    const c = camp({ a: { has: ['food', 'rifle/1'] }, b: { has: ['vest'] } }, { storage: ['scope'] });
    const of = (...deeds: Extract<Action, { kind: 'prep' }>['deeds']) => receipt(c, 'a', { kind: 'prep', deeds });
    expect(of({ do: 'none' })).toEqual(['act-none']);
    expect(of({ do: 'rest' })).toEqual(['act-rest']);
    expect(of(c.strengthen(2))).toEqual(['act-strengthen']);
    expect(of(c.use('a', 'food'))).toEqual(['act-eat']);
    expect(of(c.store('a', ['food'], []))).toEqual(['act-storage-out']);
    expect(of(c.store('a', [], ['scope']))).toEqual(['act-storage-in']);
    expect(of(c.exchange('a', 'b', ['food'], ['vest']))).toEqual(['act-exchange-both']);
    expect(of(c.exchange('a', 'b', [], []))).toEqual(['act-exchange-nothing']);
    expect(of({ do: 'use', item: { kind: 'wire' }, line: 1, otherwise: { do: 'rest' } })).toEqual(['act-hope']);
  });

  test('ruling 112: they warn of full hands, too few boards, one thing named twice, consent', () => {
    const c = camp({ a: { has: ['food', 'boards'], actions: 2 }, b: {} }, { options: { exchange_consent: 'on' } });
    const of = (...deeds: Extract<Action, { kind: 'prep' }>['deeds']) =>
      receipt(c, 'a', { kind: 'prep', deeds }).slice(2);
    expect(of({ do: 'search' }, { do: 'none' })).toEqual(['warn-search-full']);
    expect(of(c.strengthen(1, true), c.strengthen(1, true))).toEqual(['warn-boards']);
    expect(of(c.use('a', 'food'), c.use('a', 'food'))).toEqual(['warn-twice']);
    expect(of(c.exchange('a', 'b', ['food'], []), { do: 'none' })).toEqual(['warn-consent']);
  });

  test('ruling 112: they warn of a backpack that cannot go, and of hands that cannot hold it all', () => {
    const c = camp({ a: { has: ['backpack', 'food', 'water', 'vest'] }, b: { has: ['rifle', 'stick'] } });
    const of = (deed: Deed) => receipt(c, 'a', { kind: 'prep', deeds: [deed] }).slice(1);
    expect(of(c.store('a', ['backpack'], []))).toEqual(['warn-backpack']);
    expect(of(c.exchange('a', 'b', ['food'], []))).toEqual(['warn-room']);
    expect(of(c.exchange('a', 'b', ['food'], ['stick']))).toEqual([]);
  });

  test('they show numbers as one weighs them', () => {
    const c = camp({ a: { bonus: 'walls', has: ['boards'] } });
    const [msg] = tell(viewOf(c.state, 0), c.ask(), { kind: 'prep', deeds: [c.strengthen(2, true)] });
    expect(msg).toEqual({ id: 'citadel-act-strengthen', args: { line: 2, by: 10, boards: 'yes' } });
  });
});
