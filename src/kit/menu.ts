/**
 * Menus: what a seat may answer, as data that any screen can draw, any deadline can complete and any computer player
 * can fill. A move is a walk through a menu; legality is membership in it.
 *
 * A menu is never stored. What is stored is the draft: the ids chosen so far, mirrored on the menu's shape. Menus are
 * computed again from the view whenever they are needed and the draft is read again through them, so it survives a
 * restart, and whatever is no longer on offer falls back to the default.
 */
import type { Msg, Words } from './msg.ts';
import type { Svg } from './svg.ts';

/**
 * Something to press. Ids are 1 to 24 characters of `a-z 0-9 _ -`, unique on their screen. Neighbours of the same `row` share a
 * row of buttons, where the place of a button means something; the others are laid out by their length.
 */
export interface Tick {
  readonly id: string;
  readonly label: Msg;
  readonly row?: string;
}
/** What a pick offers: an action, a deeper menu, or something that is refused, with the reason. */
export type Item<A> = Tick & ({ readonly do: A } | { readonly open: () => Menu<A> } | { readonly no: Msg });

/**
 * What every menu shows. Its screens inherit a picture from above. Where `stays`, an answer below it leads back to it instead of to
 * the root: with the figure that was chosen one goes on.
 */
interface Page {
  /** What stands above the buttons, line by line. With a picture only the first three lines are sure to be read. */
  readonly text: readonly Msg[];
  readonly picture?: ((words: Words) => Svg) | undefined;
  readonly stays?: true;
}

/** `otherwise` is what silence means. */
export type Menu<A> = Pick<A> | Some<A> | Order<A> | Sheet<A>;
/** One of. */
export interface Pick<A> extends Page {
  readonly kind: 'pick';
  readonly items: readonly Item<A>[];
  readonly otherwise?: string | undefined;
}
/** Several of, from `min` to `max`. */
export interface Some<A> extends Page {
  readonly kind: 'some';
  readonly items: readonly Tick[];
  readonly min: number;
  readonly max: number;
  readonly otherwise?: readonly string[] | undefined;
  readonly done: (ids: readonly string[]) => A;
}
/** A ranking of all. Silence leaves it as listed; a press lifts an item to the top. */
export interface Order<A> extends Page {
  readonly kind: 'order';
  readonly items: readonly Tick[];
  readonly done: (ids: readonly string[]) => A;
}
/** Each of. Built by `sheet`, which knows the types of its rows. */
export interface Sheet<A> extends Page {
  readonly kind: 'sheet';
  readonly rows: readonly (Tick & { readonly menu: Menu<unknown> })[];
  readonly done: (rows: ReadonlyMap<string, unknown>) => A;
}

export type Draft =
  | { readonly pick: string; readonly within?: Draft }
  | { readonly some: readonly string[] }
  | { readonly order: readonly string[] }
  | { readonly rows: Readonly<Record<string, Draft>> };

/** A sheet of named rows; `done` receives the answer of each under its name. */
export function sheet<R extends object, A>(
  text: readonly Msg[],
  rows: { readonly [K in keyof R & string]: { readonly label: Msg; readonly menu: Menu<R[K]> } },
  done: (answers: R) => A,
): Sheet<A> {
  const named: [string, { label: Msg; menu: Menu<unknown> }][] = Object.entries(rows);
  return {
    kind: 'sheet',
    text,
    rows: named.map(([id, row]) => ({ id, ...row })),
    // The map was filled row by row from the menus above: this is the one place where their types come back together.
    done: (answers) => done(Object.fromEntries(answers) as R),
  };
}

/** A menu whose text is put together when somebody reads it: answers are understood without. */
export function withText<M extends Menu<unknown>>(menu: M, text: () => readonly Msg[]): M {
  return {
    ...menu,
    get text() {
      return text();
    },
  };
}

/** An action read from a draft, with the draft as it was understood. */
export interface Complete<A> {
  readonly action: A;
  readonly draft: Draft;
}

/**
 * Reads a draft through the menu: what is filled in and still on offer counts, the rest is the default.
 * Undefined where neither is there.
 */
export function complete<A>(menu: Menu<A>, draft?: Draft): Complete<A> | undefined {
  switch (menu.kind) {
    case 'pick': {
      const wanted = draft !== undefined && 'pick' in draft ? draft : undefined;
      const chosen = wanted && completeItem(menu, wanted.pick, wanted.within);
      if (chosen || menu.otherwise === undefined || wanted?.pick === menu.otherwise) return chosen;
      return completeItem(menu, menu.otherwise, undefined);
    }
    case 'some': {
      const wanted = draft !== undefined && 'some' in draft ? knownIds(menu.items, draft.some) : undefined;
      const ids = [wanted, menu.otherwise].find((x) => x !== undefined && x.length >= menu.min && x.length <= menu.max);
      return ids && { action: menu.done(ids), draft: { some: ids } };
    }
    case 'order': {
      const ids = ranking(menu, draft);
      return { action: menu.done(ids), draft: { order: ids } };
    }
    case 'sheet': {
      const filled = draft !== undefined && 'rows' in draft ? draft.rows : {};
      const answers = new Map<string, unknown>();
      const rows: Record<string, Draft> = {};
      for (const row of menu.rows) {
        const answer = complete(row.menu, filled[row.id]);
        if (!answer) return undefined;
        answers.set(row.id, answer.action);
        rows[row.id] = answer.draft;
      }
      return { action: menu.done(answers), draft: { rows } };
    }
    default:
      return menu satisfies never;
  }
}

/** What silence means. */
export function byDefault<A>(menu: Menu<A>): Complete<A> | undefined {
  return complete(menu, undefined);
}

/** Of what somebody filled in, the part that is still on offer; undefined: nothing of it. */
export function stillOffered(menu: Menu<unknown>, draft: Draft | undefined): Draft | undefined {
  if (draft === undefined) return undefined;
  switch (menu.kind) {
    case 'pick': {
      const item = 'pick' in draft ? menu.items.find((x) => x.id === draft.pick) : undefined;
      if (!item || 'no' in item) return undefined;
      const within = 'open' in item && 'pick' in draft ? stillOffered(item.open(), draft.within) : undefined;
      return within ? { pick: item.id, within } : { pick: item.id };
    }
    case 'some':
    case 'order':
      return menu.kind in draft ? complete<unknown>(menu, draft)?.draft : undefined;
    case 'sheet': {
      if (!('rows' in draft)) return undefined;
      const rows = menu.rows.flatMap(({ id, menu: row }) => {
        const kept = stillOffered(row, draft.rows[id]);
        return kept ? [[id, kept] as const] : [];
      });
      return rows.length > 0 ? { rows: Object.fromEntries(rows) } : undefined;
    }
    default:
      return menu satisfies never;
  }
}

/** Exactly this draft, nothing filled in and nothing dropped: what the records of a game must satisfy. */
export function exactly<A>(menu: Menu<A>, draft: Draft): Complete<A> | undefined {
  const read = complete(menu, draft);
  return read && same(read.draft, draft) ? read : undefined;
}

/** Whether a draft comes to what silence means; of a standing order: whether it stands already. */
export function isDefault(menu: Menu<unknown>, draft: Draft): boolean {
  const [wanted, usual] = [complete(menu, draft), byDefault(menu)];
  return wanted !== undefined && usual !== undefined && same(wanted.draft, usual.draft);
}

/** The labels of what is chosen on a menu, for a button that shows its own answer. */
export function chosen(menu: Menu<unknown>, draft: Draft | undefined): readonly Msg[] {
  const read = complete(menu, draft)?.draft;
  if (!read) return [];
  switch (menu.kind) {
    case 'pick': {
      const item = 'pick' in read ? menu.items.find((x) => x.id === read.pick) : undefined;
      return item ? [item.label] : [];
    }
    case 'some':
    case 'order': {
      const ids = 'some' in read ? read.some : 'order' in read ? read.order : [];
      return ids.flatMap((id) => menu.items.filter((x) => x.id === id).map((x) => x.label));
    }
    case 'sheet':
      return [];
    default:
      return menu satisfies never;
  }
}

function completeItem<A>(menu: Pick<A>, id: string, within: Draft | undefined): Complete<A> | undefined {
  const item = menu.items.find((x) => x.id === id);
  if (!item || 'no' in item) return undefined;
  if ('do' in item) return { action: item.do, draft: { pick: id } };
  const deeper = complete(item.open(), within);
  return deeper && { action: deeper.action, draft: { pick: id, within: deeper.draft } };
}

function knownIds(items: readonly Tick[], ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].filter((id) => items.some((x) => x.id === id));
}

/** What is ticked on a `some`, finished or not. */
export function chosenOf(menu: Some<unknown>, draft: Draft | undefined): readonly string[] {
  return draft !== undefined && 'some' in draft ? knownIds(menu.items, draft.some) : (menu.otherwise ?? []);
}

/** The order of an `order` as it stands. */
export function ranking(menu: Order<unknown>, draft: Draft | undefined): readonly string[] {
  const wanted = draft !== undefined && 'order' in draft ? knownIds(menu.items, draft.order) : [];
  return [...wanted, ...menu.items.map((x) => x.id).filter((id) => !wanted.includes(id))];
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((x, i) => x === b[i]);
}

function same(a: Draft, b: Draft): boolean {
  if ('pick' in a) {
    if (!('pick' in b) || a.pick !== b.pick) return false;
    return a.within === undefined || b.within === undefined ? a.within === b.within : same(a.within, b.within);
  }
  if ('some' in a) return 'some' in b && sameList(a.some, b.some);
  if ('order' in a) return 'order' in b && sameList(a.order, b.order);
  if (!('rows' in b) || Object.keys(a.rows).length !== Object.keys(b.rows).length) return false;
  return Object.entries(a.rows).every(([id, x]) => {
    const y = b.rows[id];
    return y !== undefined && same(x, y);
  });
}
