/** A press in a form: read through the menu that the seat has now, kept in the draft or played at once. Pure. */
import { DONE, type Pressed, press as pressMenu } from '../../kit/form.ts';
import type { AnyGame, Ask, Msg } from '../../kit/game.ts';
import { chosen as chosenOn, complete, type Draft, isDefault, type Menu } from '../../kit/menu.ts';
import { msg } from '../../messages/msg.ts';
import { answerIn, recorded } from '../facts/answers.ts';
import { askedNow } from '../facts/asked.ts';
import { seatOf } from '../facts/sitting.ts';
import type { Act } from '../model/act.ts';
import { type Millis, type OpenAsk, type Outcome, type Reply, refuse, type SeatForm } from '../model/aggregate.ts';
import { refreshStatus } from '../tell/status.ts';
import { finished, refreshForm, setForm, setSitter, type Work, workOn } from '../tell/work.ts';
import { blank } from './asks.ts';
import { comeBack, pressedInVain } from './away.ts';
import { commit, file } from './commit.ts';
import { settle, settleEarly } from './course.ts';
import { hurry } from './early.ts';

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
    return finished<Reply>(work, { refused: msg('table-redrawn') });
  }
  const ask = askedNow(game, table, open);
  if (!ask?.seats.includes(seat)) return pressedInVain(table, seat, now, refuse('table-ask-closed'));
  const view = game.view(table.state, seat);
  const menu = game.menu(view, ask);
  const pressed = pressMenu(menu, { draft: form.draft ?? undefined, path: form.path }, id);
  if (!pressed) {
    refreshForm(work, number, seat, { silent: true });
    return finished<Reply>(work, { refused: msg('table-redrawn') });
  }
  if ('refused' in pressed) return finished<Reply>(work, pressed);

  const { draft, path } = pressed.form;
  const chosen = () => {
    const { action } = answerIn(menu, ask, seat, draft ?? null);
    const [line] = game.tell(view, ask, action);
    return changedRow(menu, draft, form.path) ?? line;
  };
  // Whoever wants nothing more of an open day is ready.
  const rests = ask.mode === 'live' && pressed.end === 'leaf' && draft !== undefined && isDefault(menu, draft);
  const ready = rests || (id === DONE && pressed.end === 'done');
  const changed = !rests && JSON.stringify(draft ?? null) !== JSON.stringify(form.draft);
  if (!rests && isPlayedAtOnce(ask, menu, pressed, changed)) {
    const what = chosen();
    play(work, game, now, { open, ask, menu, form: { ...form, draft: draft ?? null, path } });
    return finished<Reply>(work, { said: what ? msg('table-chosen', { what }) : null });
  }

  if (ready && form.ready && !changed) return finished<Reply>(work, { said: msg('table-ready') });
  setForm(work, number, {
    seat,
    draft: rests ? null : (draft ?? null),
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
    return finished<Reply>(work, { said: msg('table-ready') });
  }
  return finished<Reply>(work, { said: changed ? chosenLine(chosen(), unreadied) : null });
}

/** The row of a sheet that the press changed, with its answer; a sheet's receipt begins with another row. */
function changedRow(menu: Menu<unknown>, draft: Draft | undefined, path: readonly string[]): Msg | undefined {
  const row = menu.kind === 'sheet' ? menu.rows.find((x) => x.id === path[0]) : undefined;
  if (!row) return undefined;
  const value = chosenOn(row.menu, draft !== undefined && 'rows' in draft ? draft.rows[row.id] : undefined);
  return value.length > 0 ? msg('table-row', { label: row.label, value }) : undefined;
}

function chosenLine(what: Msg | undefined, unreadied: boolean): Msg | null {
  if (!what) return unreadied ? msg('table-unready') : null;
  return msg(unreadied ? 'table-chosen-unready' : 'table-chosen', { what });
}

/** In a sealed ask nothing; elsewhere a finished answer. A standing order is in force with each press that makes one. */
function isPlayedAtOnce({ mode }: Ask, menu: Menu<unknown>, pressed: Pressed, changed: boolean): boolean {
  if (mode === 'sealed' || 'refused' in pressed) return false;
  if (mode === 'live') return pressed.end === 'leaf';
  if (pressed.end) return true;
  return mode === 'standing' && changed && complete(menu, pressed.form.draft) !== undefined;
}

interface Played {
  readonly open: OpenAsk;
  readonly ask: Ask;
  readonly menu: Menu<unknown>;
  /** With the draft that is played, and the path to where one goes on. */
  readonly form: SeatForm;
}

function play(work: Work, game: AnyGame, now: Millis, { open, ask, menu, form }: Played): void {
  const { seat, stamp, path, draft } = form;
  setForm(work, open.number, { ...blank(seat), path, touched: ask.mode === 'live', stamp: stamp + 1 });
  setSitter(work, seat, { misses: 0 });
  const given = [recorded(menu, ask, seat, draft, 'player')];
  if (ask.mode === 'open') file(work, game, open, ask, given);
  refreshForm(work, open.number, seat, { silent: true });
  commit(work, game, open, ask, given);
  settle(work, game, now);
}
