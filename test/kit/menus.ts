/** Random menus for property tests: every shape, nested, with refusals, with and without defaults. */
import fc from 'fast-check';
import type { Draft, Item, Menu, Tick } from '../../src/kit/menu.ts';

/** What a random menu's action is: the way that led to it, so that two readings of a draft can be compared. */
export type Trace = string | readonly Trace[] | { readonly [row: string]: Trace };

const label = (id: string) => ({ id: `label-${id}` });
const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e-1', '7'), { minLength: 1, maxLength: 4 });
const ticks = ids.map((list): readonly Tick[] => list.map((id) => ({ id, label: label(id) })));

const some = fc
  .record({ ticks, low: fc.nat(2), span: fc.nat(3), silent: fc.boolean() })
  .map(({ ticks, low, span, silent }): Menu<Trace> => {
    const min = Math.min(low, ticks.length);
    const max = Math.max(1, Math.min(min + span, ticks.length));
    const otherwise = silent ? undefined : ticks.slice(0, min).map((x) => x.id);
    return { kind: 'some', text: [], items: ticks, min, max, otherwise, done: (chosen) => ['some', ...chosen] };
  });
const order = ticks.map(
  (items): Menu<Trace> => ({ kind: 'order', text: [], items, done: (ranked) => ['order', ...ranked] }),
);

/** A menu at most `depth` screens deep. */
export function menus(depth: number): fc.Arbitrary<Menu<Trace>> {
  if (depth === 0) return fc.oneof(some, order, flatPick);
  const inner = menus(depth - 1);
  return fc.oneof(some, order, pickOf(inner), sheetOf(inner));
}

const flatPick = fc.record({ ids, refuse: fc.boolean(), silent: fc.boolean() }).map(({ ids, refuse, silent }) => {
  const items = ids.map(
    (id, i): Item<Trace> =>
      refuse && i > 0 ? { id, label: label(id), no: { id: 'refused' } } : { id, label: label(id), do: id },
  );
  return { kind: 'pick', text: [], items, otherwise: silent ? undefined : ids[0] } satisfies Menu<Trace>;
});

function pickOf(inner: fc.Arbitrary<Menu<Trace>>): fc.Arbitrary<Menu<Trace>> {
  return fc
    .record({ ids, inner: fc.array(inner, { minLength: 4, maxLength: 4 }), leaf: fc.boolean(), silent: fc.boolean() })
    .map(({ ids, inner, leaf, silent }) => {
      const items = ids.map((id, i): Item<Trace> => {
        const deeper = inner[i];
        if (!deeper || (leaf && i === 0)) return { id, label: label(id), do: id };
        return { id, label: label(id), open: () => within(id, deeper) };
      });
      return { kind: 'pick', text: [], items, otherwise: silent ? undefined : ids[0] };
    });
}

function sheetOf(inner: fc.Arbitrary<Menu<Trace>>): fc.Arbitrary<Menu<Trace>> {
  return fc.dictionary(fc.constantFrom('x', 'y', 'z'), inner, { minKeys: 1 }).map(
    (rows): Menu<Trace> => ({
      kind: 'sheet',
      text: [],
      rows: Object.entries(rows).map(([id, menu]) => ({ id, label: label(id), menu })),
      done: (answers) => ['sheet', ...[...answers].map(([id, answer]): Trace => [id, trace(answer)])],
    }),
  );
}

/** The same menu with its place in front of each action, so that equal leaves of different branches differ. */
function within(id: string, menu: Menu<Trace>): Menu<Trace> {
  switch (menu.kind) {
    case 'pick':
      return {
        ...menu,
        items: menu.items.map((item): Item<Trace> => {
          if ('do' in item) return { ...item, do: [id, item.do] };
          if ('open' in item) return { ...item, open: () => within(id, item.open()) };
          return item;
        }),
      };
    case 'some':
      return { ...menu, done: (chosen: readonly string[]) => [id, menu.done(chosen)] };
    case 'order':
      return { ...menu, done: (ranked: readonly string[]) => [id, menu.done(ranked)] };
    case 'sheet':
      return { ...menu, done: (rows: ReadonlyMap<string, unknown>) => [id, menu.done(rows)] };
    default:
      return menu satisfies never;
  }
}

function trace(answer: unknown): Trace {
  return JSON.stringify(answer) ?? 'nothing';
}

/** Any draft at all, fitting its menu or not. */
export const drafts: fc.Arbitrary<Draft> = fc.letrec<{ draft: Draft }>((tie) => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e-1', '7', 'gone');
  return {
    draft: fc.oneof(
      { maxDepth: 3 },
      id.map((pick): Draft => ({ pick })),
      fc.array(id, { maxLength: 5 }).map((list): Draft => ({ some: list })),
      fc.array(id, { maxLength: 5 }).map((list): Draft => ({ order: list })),
      fc.record({ pick: id, within: tie('draft') }),
      fc.dictionary(fc.constantFrom('x', 'y', 'z', 'gone'), tie('draft')).map((rows): Draft => ({ rows })),
    ),
  };
}).draft;

/** Presses, most of which some button of some menu bears. */
export const presses = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e-1', '7', 'x', 'y', 'z', '<', '!', '~', 'gone'), {
  maxLength: 14,
});
