/**
 * Menus: what a seat may answer, as data that any screen can draw, any deadline can complete and any computer player
 * can fill. A move is a walk through a menu; legality is membership in it.
 *
 * A menu is never stored. What is stored is the draft: the ids chosen so far, mirrored on the menu's shape. Menus are
 * computed again from the view whenever they are needed and the draft is read again through them, so it survives a
 * restart, and whatever is no longer on offer falls back to the default.
 */
import type { Dice, Msg } from './game.ts';

/** Something to press. Ids are 1 to 24 characters of `a-z 0-9 _ -`, unique on their screen. */
export interface Tick {
  readonly id: string;
  readonly label: Msg;
}
/** What a pick offers: an action, a deeper menu, or something that is refused, with the reason. */
export type Item<A> = Tick & ({ readonly do: A } | { readonly open: () => Menu<A> } | { readonly no: Msg });

/** `text` is what stands above the buttons, line by line. `otherwise` is what silence means. */
export type Menu<A> = Pick<A> | Some<A> | Order<A> | Sheet<A>;
/** One of. */
export interface Pick<A> {
  readonly kind: 'pick';
  readonly text: readonly Msg[];
  readonly items: readonly Item<A>[];
  readonly otherwise?: string | undefined;
}
/** Several of, from `min` to `max`. */
export interface Some<A> {
  readonly kind: 'some';
  readonly text: readonly Msg[];
  readonly items: readonly Tick[];
  readonly min: number;
  readonly max: number;
  readonly otherwise?: readonly string[] | undefined;
  readonly done: (ids: readonly string[]) => A;
}
/** A ranking of all. Silence leaves it as listed; a press lifts an item to the top. */
export interface Order<A> {
  readonly kind: 'order';
  readonly text: readonly Msg[];
  readonly items: readonly Tick[];
  readonly done: (ids: readonly string[]) => A;
}
/** Each of. Built by `sheet`, which knows the types of its rows. */
export interface Sheet<A> {
  readonly kind: 'sheet';
  readonly text: readonly Msg[];
  readonly rows: readonly (Tick & { readonly menu: Menu<unknown> })[];
  readonly done: (rows: ReadonlyMap<string, unknown>) => A;
}

export type Draft =
  | { readonly pick: string; readonly within?: Draft }
  | { readonly some: readonly string[] }
  | { readonly order: readonly string[] }
  | { readonly rows: Readonly<Record<string, Draft>> };

/** A form in work: what is filled in, and the ids that lead to the screen that is open. */
export interface Form {
  readonly draft?: Draft | undefined;
  readonly path: readonly string[];
}

/** Ids that stand on a screen beside the menu's own. */
export const BACK = '<';
export const DONE = '!';
export const RESET = '~';

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

/** Exactly this draft, nothing filled in and nothing dropped: what the records of a game must satisfy. */
export function exactly<A>(menu: Menu<A>, draft: Draft): Complete<A> | undefined {
  const read = complete(menu, draft);
  return read && same(read.draft, draft) ? read : undefined;
}

/** The screen a form stands on: the menu there, what is chosen on it, and the labels of the steps that lead to it. */
export interface Screen {
  readonly menu: Menu<unknown>;
  readonly draft: Draft | undefined;
  readonly path: readonly string[];
  readonly crumbs: readonly Msg[];
}

/** A path that leads nowhere any more is followed as far as it goes. */
export function screen(menu: Menu<unknown>, form: Form): Screen {
  let here: Screen = { menu, draft: form.draft, path: [], crumbs: [] };
  for (const id of form.path) {
    const next = step(here.menu, here.draft, id);
    if (!next) break;
    here = { ...next, path: [...here.path, id], crumbs: [...here.crumbs, next.label] };
  }
  return here;
}

/**
 * What a press leads to. `end` tells that the root was finished by it: by DONE on the root, or by a choice below it that no
 * sheet gathers. `refused` tells why a press changed nothing.
 */
export type Pressed = { readonly form: Form; readonly end?: 'done' | 'leaf' } | { readonly refused: Msg };

/** Undefined: there is no such button on this screen. */
export function press(root: Menu<unknown>, form: Form, id: string): Pressed | undefined {
  const here = screen(root, form);
  const up = here.path.slice(0, -1);
  if (id === BACK) return here.path.length > 0 ? { form: { draft: form.draft, path: up } } : undefined;
  if (id === DONE) return finish(root, form, here);

  const { menu } = here;
  switch (menu.kind) {
    case 'pick': {
      const item = menu.items.find((x) => x.id === id);
      if (!item) return undefined;
      if ('no' in item) return { refused: item.no };
      if ('open' in item) return { form: { draft: form.draft, path: [...here.path, id] } };
      return settle(root, form, here.path, { pick: id });
    }
    case 'some': {
      if (!menu.items.some((x) => x.id === id)) return undefined;
      const before = chosenOf(menu, here.draft);
      const after = before.includes(id) ? before.filter((x) => x !== id) : [...before, id];
      if (after.length > menu.max) return { refused: { id: 'menu-too-many', args: { max: menu.max } } };
      return { form: { draft: write(root, form.draft, here.path, { some: after }), path: here.path } };
    }
    case 'order': {
      const before = ranking(menu, here.draft);
      if (id !== RESET && !before.includes(id)) return undefined;
      const after = id === RESET ? menu.items.map((x) => x.id) : [id, ...before.filter((x) => x !== id)];
      return { form: { draft: write(root, form.draft, here.path, { order: after }), path: here.path } };
    }
    case 'sheet':
      return menu.rows.some((x) => x.id === id) ? { form: { draft: form.draft, path: [...here.path, id] } } : undefined;
    default:
      return menu satisfies never;
  }
}

/** Where a list of pressed ids ends: at an action, at a screen to draw, or nowhere (undefined). */
export function walk<A>(menu: Menu<A>, ids: readonly string[]): Complete<A> | Screen | undefined {
  let form: Form = { path: [] };
  let ended = false;
  for (const id of ids) {
    const next: Pressed | undefined = ended ? undefined : press(menu, form, id);
    if (!next || 'refused' in next) return undefined;
    form = next.form;
    ended = next.end !== undefined;
  }
  return ended ? complete(menu, form.draft) : screen(menu, form);
}

/** A random draft, as somebody would fill it who presses anything. */
export function wander(menu: Menu<unknown>, dice: Dice): Draft {
  switch (menu.kind) {
    case 'pick': {
      const open = menu.items.filter((x) => !('no' in x));
      const item = dice.pick(open);
      return 'open' in item ? { pick: item.id, within: wander(item.open(), dice) } : { pick: item.id };
    }
    case 'some': {
      const count = dice.range(menu.min, Math.min(menu.max, menu.items.length));
      return { some: dice.shuffle(menu.items.map((x) => x.id)).slice(0, count) };
    }
    case 'order':
      return { order: dice.shuffle(menu.items.map((x) => x.id)) };
    case 'sheet':
      return { rows: Object.fromEntries(menu.rows.map((row) => [row.id, wander(row.menu, dice)])) };
    default:
      return menu satisfies never;
  }
}

/**
 * Drafts that touch every leaf of a menu: each item of each pick once, each tick once, rows one at a time with the others at
 * their defaults (at their first leaf, where there is no default). Not every combination: those are what `wander` is for.
 */
export function* leaves(menu: Menu<unknown>): Generator<Draft> {
  switch (menu.kind) {
    case 'pick':
      for (const item of menu.items) {
        if ('do' in item) yield { pick: item.id };
        else if ('open' in item) for (const within of leaves(item.open())) yield { pick: item.id, within };
      }
      return;
    case 'some': {
      const ids = menu.items.map((x) => x.id);
      const few = Math.max(menu.min, 1);
      const sets = [...ids.map((id) => [id, ...ids.filter((x) => x !== id)].slice(0, few)), ids.slice(0, menu.max)];
      if (menu.min === 0) yield { some: [] };
      for (const some of sets) if (some.length >= few && some.length <= menu.max) yield { some };
      return;
    }
    case 'order': {
      const ids = menu.items.map((x) => x.id);
      yield { order: ids };
      if (ids.length > 1) yield { order: ids.toReversed() };
      return;
    }
    case 'sheet': {
      const others = menu.rows.flatMap((row): [string, Draft][] => {
        if (byDefault(row.menu)) return [];
        for (const first of leaves(row.menu)) return [[row.id, first]];
        return [];
      });
      for (const row of menu.rows) {
        for (const draft of leaves(row.menu)) yield { rows: { ...Object.fromEntries(others), [row.id]: draft } };
      }
      return;
    }
    default:
      return menu satisfies never;
  }
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

function step(menu: Menu<unknown>, draft: Draft | undefined, id: string) {
  if (menu.kind === 'pick') {
    const item = menu.items.find((x) => x.id === id);
    if (!item || !('open' in item)) return undefined;
    const within = draft !== undefined && 'pick' in draft && draft.pick === id ? draft.within : undefined;
    return { menu: item.open(), draft: within, label: item.label };
  }
  if (menu.kind === 'sheet') {
    const row = menu.rows.find((x) => x.id === id);
    return (
      row && {
        menu: row.menu,
        draft: draft !== undefined && 'rows' in draft ? draft.rows[id] : undefined,
        label: row.label,
      }
    );
  }
  return undefined;
}

/** The draft with `value` put where the path leads. */
function write(menu: Menu<unknown>, draft: Draft | undefined, path: readonly string[], value: Draft): Draft {
  const [id, ...rest] = path;
  if (id === undefined) return value;
  const next = step(menu, draft, id);
  if (!next) return value;
  const inner = write(next.menu, next.draft, rest, value);
  if (menu.kind === 'pick') return { pick: id, within: inner };
  return { rows: { ...(draft !== undefined && 'rows' in draft ? draft.rows : {}), [id]: inner } };
}

/** Puts a finished answer in its place and returns to the nearest sheet above it, or to the root. */
function settle(root: Menu<unknown>, form: Form, path: readonly string[], value: Draft): Pressed {
  const draft = write(root, form.draft, path, value);
  for (let length = path.length - 1; length >= 0; length--) {
    const above = screen(root, { draft, path: path.slice(0, length) });
    if (above.menu.kind === 'sheet') return { form: { draft, path: above.path } };
  }
  return { form: { draft, path: [] }, end: 'leaf' };
}

/**
 * DONE: takes the screen as it stands. Of a `some` the ticks count as they are, none at all included: a default in their
 * place would surprise.
 */
function finish(root: Menu<unknown>, form: Form, here: Screen): Pressed {
  const { menu } = here;
  let { draft } = here;
  if (menu.kind === 'some') {
    const some = chosenOf(menu, draft);
    if (some.length < menu.min) return { refused: { id: 'menu-too-few', args: { min: menu.min } } };
    if (some.length > menu.max) return { refused: { id: 'menu-too-many', args: { max: menu.max } } };
    draft = { some };
  }
  const read = complete(menu, draft);
  if (!read) return { refused: { id: 'menu-unfinished' } };
  if (here.path.length === 0) return { form: { draft: read.draft, path: [] }, end: 'done' };
  return settle(root, form, here.path, read.draft);
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
