/**
 * Filling in a menu by buttons: which screen a form stands on, and what a press there leads to. A press changes the draft or
 * the path, never the menu; what the draft comes to is for `complete`.
 */
import type { Msg } from './game.ts';
import { type Complete, chosenOf, complete, type Draft, type Menu, ranking, type Some } from './menu.ts';

/** A form in work: what is filled in, and the ids that lead to the screen that is open. */
export interface Form {
  readonly draft?: Draft | undefined;
  readonly path: readonly string[];
}

/** Ids that stand on a screen beside the menu's own. */
export const BACK = '<';
export const DONE = '!';
export const RESET = '~';

/** The screen a form stands on: the menu there, what is chosen on it, and the labels of the steps that lead to it. */
export interface Screen {
  readonly menu: Menu<unknown>;
  readonly draft: Draft | undefined;
  readonly path: readonly string[];
  readonly crumbs: readonly Msg[];
  /** Its own, or that of the nearest menu above which has one. */
  readonly picture?: Menu<unknown>['picture'];
}

/** A path that leads nowhere any more is followed as far as it goes. */
export function screen(menu: Menu<unknown>, form: Form): Screen {
  let here: Screen = { menu, draft: form.draft, path: [], crumbs: [], picture: menu.picture };
  for (const id of form.path) {
    const next = step(here.menu, here.draft, id);
    if (!next) break;
    const crumbs = [...here.crumbs, next.label];
    here = { ...next, path: [...here.path, id], crumbs, picture: next.menu.picture ?? here.picture };
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
      const after = ticked(menu, before, id);
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

/** With one more or one less. Where only one may be ticked, another takes its place. */
function ticked(menu: Some<unknown>, before: readonly string[], id: string): readonly string[] {
  if (before.includes(id)) return before.filter((x) => x !== id);
  return menu.max === 1 ? [id] : [...before, id];
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

/** Puts a finished answer in its place and returns to the nearest sheet above it, else to the nearest menu that stays, else to the root. */
function settle(root: Menu<unknown>, form: Form, path: readonly string[], value: Draft): Pressed {
  const draft = write(root, form.draft, path, value);
  const above = path.map((_, index) => screen(root, { draft, path: path.slice(0, index) })).toReversed();
  const sheet = above.find(({ menu }) => menu.kind === 'sheet');
  if (sheet) return { form: { draft, path: sheet.path } };
  const staying = [screen(root, { draft, path }), ...above].find(({ menu }) => menu.stays);
  return { form: { draft, path: staying?.path ?? [] }, end: 'leaf' };
}

/**
 * DONE: takes the screen as it stands. Of a `some` the ticks count as they are, none at all included: a default in their
 * place would surprise. What was not chosen is not written down as if it had been: on the root nothing, of a sheet no row.
 */
function finish(root: Menu<unknown>, form: Form, here: Screen): Pressed {
  const { menu } = here;
  let { draft } = here;
  if (menu.kind === 'some') {
    const some = chosenOf(menu, draft);
    if (some.length < menu.min) return { refused: { id: 'menu-too-few', args: { min: menu.min } } };
    if (some.length > menu.max) return { refused: { id: 'menu-too-many', args: { max: menu.max } } };
    if (draft !== undefined || menu.otherwise === undefined) draft = { some };
  }
  const read = complete(menu, draft);
  if (!read) return { refused: { id: 'menu-unfinished' } };
  if (here.path.length === 0) return { form: { draft, path: [] }, end: 'done' };
  if (menu.kind !== 'sheet') return settle(root, form, here.path, read.draft);
  if (draft !== undefined) return settle(root, form, here.path, draft);
  // Nothing was chosen on it: whoever came by an item has chosen that item, whoever came by a row nothing.
  const up = here.path.slice(0, -1);
  const above = screen(root, { draft: form.draft, path: up });
  return above.menu.kind === 'sheet'
    ? { form: { draft: form.draft, path: up } }
    : settle(root, form, here.path, { rows: {} });
}
