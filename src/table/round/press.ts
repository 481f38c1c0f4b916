/** A press in a form: read through the menu that the seat has now, kept in the draft or played at once. Pure. */

import { DONE, press as pressMenu } from '../../kit/form.ts';
import type { AnyGame, Msg } from '../../kit/game.ts';
import { chosen, type Draft, type Menu } from '../../kit/menu.ts';
import { answerIn, type Given } from '../facts/answers.ts';
import { seatOf } from '../facts/sitting.ts';
import type { Act } from '../model/act.ts';
import type { Outcome } from '../model/aggregate.ts';
import { type Millis, type OpenAsk, type Reply, refuse, type SeatForm } from '../model/aggregate.ts';
import { refreshStatus } from '../tell/status.ts';
import { finished, refreshForm, setForm, setSitter, type Work, workOn } from '../tell/work.ts';
import { comeBack, pressedInVain } from './away.ts';
import { blank, commit, file, settle } from './course.ts';
import { hurry, settleEarly } from './early.ts';

/** `id` is an item of the open screen, or BACK, DONE, RESET of kit/form.ts; `stamp` tells which form it was pressed on. */
export interface Press {
  readonly ask: number;
  readonly stamp: number;
  readonly id: string;
}

export function press({ game, table, by, now }: Act, { ask: number, stamp, id }: Press): Outcome<Reply> {
  const seat = seatOf(table, by.person);
  if (seat === undefined) return refuse('table-not-your-seat');
  if (table.phase === 'ended' || table.phase === 'cancelled') return refuse('table-over');
  if (table.phase === 'frozen') return refuse('table-frozen');
  const open = table.asks.find((x) => x.number === number);
  if (!open) return pressedInVain(table, seat, now, refuse('table-ask-closed'));
  if (open.acted.includes(seat)) return pressedInVain(table, seat, now, refuse('table-acted'));
  const form = open.forms.find((x) => x.seat === seat);
  if (!form) return refuse('table-not-your-seat');

  const work = workOn(table);
  comeBack(work, seat, now);
  if (stamp !== form.stamp) {
    refreshForm(work, number, seat, { silent: true });
    return finished<Reply>(work, { refused: { id: 'table-redrawn' } });
  }
  const view = game.view(table.state, seat);
  const menu = game.menu(view, open.ask);
  const pressed = pressMenu(menu, { draft: form.draft ?? undefined, path: form.path }, id);
  if (!pressed) {
    refreshForm(work, number, seat, { silent: true });
    return finished<Reply>(work, { refused: { id: 'table-redrawn' } });
  }
  if ('refused' in pressed) return finished<Reply>(work, pressed);

  const { draft, path } = pressed.form;
  const answered = () => {
    const answer = answerIn(menu, open.ask, seat, draft ?? null);
    const [line] = game.tell(view, open.ask, answer.action);
    return { answer, what: changedRow(menu, draft, form.path) ?? line };
  };
  if (pressed.end && open.ask.mode !== 'sealed') {
    const { answer, what } = answered();
    play(work, game, now, open, form, answer.draft);
    return finished<Reply>(work, { said: what ? { id: 'table-chosen', args: { what } } : null });
  }

  const ready = id === DONE && pressed.end === 'done';
  const changed = JSON.stringify(draft ?? null) !== JSON.stringify(form.draft);
  if (ready && form.ready && !changed) return finished<Reply>(work, { said: { id: 'table-ready' } });
  setForm(work, number, {
    seat,
    draft: draft ?? null,
    path,
    touched: form.touched || ready || changed,
    ready: ready || (form.ready && !changed),
    stamp: form.stamp + 1,
  });
  const unreadied = form.ready && changed && !ready;
  hurry(work, number, now);
  // An edit at this very moment would say who it was, whatever the status shows.
  const shows = table.settings.progress !== 'nothing';
  if (shows && (ready || unreadied)) refreshStatus(work);
  refreshForm(work, number, seat, { silent: true });
  if (ready) {
    settleEarly(work, game, now);
    return finished<Reply>(work, { said: { id: 'table-ready' } });
  }
  return finished<Reply>(work, { said: changed ? chosenLine(answered().what, unreadied) : null });
}

/** The row of a sheet that the press changed, with its answer; a sheet's receipt begins with another row. */
function changedRow(menu: Menu<unknown>, draft: Draft | undefined, path: readonly string[]): Msg | undefined {
  const row = menu.kind === 'sheet' ? menu.rows.find((x) => x.id === path[0]) : undefined;
  if (!row) return undefined;
  const value = chosen(row.menu, draft !== undefined && 'rows' in draft ? draft.rows[row.id] : undefined);
  return value.length > 0 ? { id: 'table-row', args: { label: row.label, value } } : undefined;
}

function chosenLine(what: Msg | undefined, unreadied: boolean): Msg | null {
  if (!what) return unreadied ? { id: 'table-unready' } : null;
  return { id: unreadied ? 'table-chosen-unready' : 'table-chosen', args: { what } };
}

/** An answer to an open or standing ask is played at once. */
function play(work: Work, game: AnyGame, now: Millis, open: OpenAsk, { seat, stamp }: SeatForm, draft: Draft): void {
  setForm(work, open.number, { ...blank(seat), stamp: stamp + 1 });
  setSitter(work, seat, { misses: 0 });
  const given: Given[] = [{ ask: open.ask.key, seat, draft, by: 'player' }];
  if (open.ask.mode === 'open') file(work, game, open, given);
  commit(work, game, open, given);
  settle(work, game, now);
  refreshForm(work, open.number, seat, { silent: true });
}
