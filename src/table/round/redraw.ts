/** Whose message is drawn again after a change: only where what it shows has changed. Pure. */
import type { AnyGame, Words } from '../../kit/game.ts';
import type { Menu } from '../../kit/menu.ts';
import { chronicleOf } from '../facts/chronicle.ts';
import { formView } from '../facts/form.ts';
import { slots, type Table } from '../model/aggregate.ts';
import { refreshStatus } from '../tell/status.ts';
import { refreshForm, type Work } from '../tell/work.ts';

/**
 * Others' answers change what a form shows where they are played at once. Whoever is asked since just now, or pressed themself, has
 * a letter on its way already.
 */
export function redraw(work: Work, game: AnyGame): void {
  if (work.commits.length === 0 || work.before.state === null) return;
  const { id, seats, asks } = work.table;
  for (const { number, forms } of asks) {
    for (const { seat } of forms) {
      if (seats[seat]?.person == null || work.posts.some(({ slot }) => slot === slots.form(id, number, seat))) continue;
      const [before, after] = [work.before, work.table].map((table) => shown(game, table, number, seat));
      if (before !== after) refreshForm(work, number, seat, { silent: true });
    }
  }
  const [before, after] = [work.before, work.table].map((table) => JSON.stringify(chronicleOf(game, table)));
  if (before !== after) refreshStatus(work);
}

/** All that the screen of a form says, to be compared. */
function shown(game: AnyGame, table: Table, number: number, seat: number): string | undefined {
  const form = formView(game, table, number, seat);
  if (!form) return undefined;
  const { open, screen, receipt, chosen, ready, warnings } = form;
  const { menu, draft, path, crumbs, picture } = screen;
  return JSON.stringify([
    open.ask.title,
    menu.text,
    offered(menu),
    draft,
    path,
    crumbs,
    picture?.(ids).text,
    receipt,
    chosen,
    ready,
    warnings,
  ]);
}

function offered(menu: Menu<unknown>): unknown {
  if (menu.kind === 'sheet') return menu.rows.map(({ id, label }) => [id, label]);
  if (menu.kind !== 'pick') return menu.items;
  return menu.items.map((item) => [item.id, item.label, 'no' in item ? item.no : null]);
}

/** Which words a picture asks for is all that a comparison needs. */
const ids: Words = { say: (msg) => JSON.stringify(msg) };
