/**
 * The keyboard of a form. ● is chosen, ▸ opens something deeper, ☑ is ticked, 🚫 is refused: pressing it tells why (a button that
 * Telegram itself disables would stay silent). Long screens have pages; the page travels in the buttons and is stored nowhere.
 */
import type { InlineKeyboardButton } from 'grammy/types';
import { shorten } from '../../../i18n/html.ts';
import type { Speech } from '../../../i18n/speak.ts';
import { BACK, DONE, RESET, type Screen } from '../../../kit/form.ts';
import type { Ask, Msg } from '../../../kit/game.ts';
import { chosen, chosenOf, complete, type Draft, type Menu, ranking } from '../../../kit/menu.ts';
import { msg } from '../../../messages/msg.ts';
import type { FormView } from '../../../table/facts/form.ts';
import { inRows, press, type Row, type Style } from '../parts/keyboard.ts';
import type { Stage } from '../parts/scene.ts';

/** More than this on one screen is searched with the eyes rather than seen. */
const mostOnScreen = 24;
const perPage = 20;
/** What a row of a sheet shows of its answer. */
const longestAnswer = 32;

interface Choice {
  readonly id: string;
  readonly row?: string | undefined;
  readonly label: string;
  readonly isChosen?: boolean;
}

export function formButtons(
  stage: Stage,
  form: FormView,
  wanted?: number,
): { readonly rows: readonly Row[]; readonly page: number } {
  const { speech, table } = stage;
  const { screen } = form;
  const choices = choicesOf(speech, screen.menu, screen.draft);
  const pages = pageCount(screen.menu);
  const page = Math.min(wanted ?? firstPage(choices, pages), pages - 1);
  const address = { on: 'form', table: table.id, ask: form.open.number, stamp: form.stamp } as const;
  /** Pages are told only where there are several, so that most buttons stay short. */
  const onPage = pages > 1 ? { page } : {};
  const button = (id: string, label: string, style?: Style) =>
    press(label, { ...address, press: { id, ...onPage } }, style);
  const turn = (to: number, label: Msg) => press(speech.plain(label), { ...address, press: { page: to } });

  const shown = pages > 1 ? choices.slice(page * perPage, (page + 1) * perPage) : choices;
  const turns: InlineKeyboardButton[] = [
    ...(page > 0 ? [turn(page - 1, msg('menu-button-earlier'))] : []),
    ...(page < pages - 1 ? [turn(page + 1, msg('menu-button-later'))] : []),
  ];
  return {
    page,
    rows: [...laidOut(shown, ({ id, label }) => button(id, label)), turns, ...ways(speech, form, button)],
  };
}

/** Rows that the menu itself wants stay together; between them labels share rows by their length. */
function laidOut(choices: readonly Choice[], button: (choice: Choice) => InlineKeyboardButton): readonly Row[] {
  const runs: { readonly row: string | undefined; readonly buttons: InlineKeyboardButton[] }[] = [];
  for (const choice of choices) {
    const run = runs.at(-1);
    if (run && run.row === choice.row) run.buttons.push(button(choice));
    else runs.push({ row: choice.row, buttons: [button(choice)] });
  }
  return runs.flatMap(({ row, buttons }) => (row === undefined ? inRows(buttons) : [buttons]));
}

export function pageCount(menu: Menu<unknown>): number {
  const count = menu.kind === 'sheet' ? menu.rows.length : menu.items.length;
  return count > mostOnScreen ? Math.ceil(count / perPage) : 1;
}

function firstPage(choices: readonly Choice[], pages: number): number {
  const index = choices.findIndex(({ isChosen }) => isChosen);
  return pages > 1 && index >= 0 ? Math.floor(index / perPage) : 0;
}

function choicesOf(speech: Speech, menu: Menu<unknown>, draft: Draft | undefined): readonly Choice[] {
  switch (menu.kind) {
    case 'pick': {
      const read = complete(menu, draft)?.draft;
      const now = read && 'pick' in read ? read.pick : undefined;
      return menu.items.map((item) => {
        const label = speech.plain(item.label);
        const isChosen = item.id === now;
        const { id, row } = item;
        if ('no' in item) return { id, row, label: `🚫 ${label}` };
        return { id, row, label: `${isChosen ? '● ' : ''}${label}${'open' in item ? ' ▸' : ''}`, isChosen };
      });
    }
    case 'some': {
      const ticked = chosenOf(menu, draft);
      return menu.items.map(({ id, label }) => ({
        id,
        label: `${ticked.includes(id) ? '☑' : '☐'} ${speech.plain(label)}`,
      }));
    }
    case 'order': {
      const labels = new Map(menu.items.map(({ id, label }) => [id, speech.plain(label)]));
      return ranking(menu, draft).map((id, index) => ({ id, label: `${index + 1}. ${labels.get(id) ?? ''}` }));
    }
    case 'sheet': {
      const filled = draft && 'rows' in draft ? draft.rows : {};
      return menu.rows.map(({ id, label, menu: row }) => {
        const answer = chosen(row, filled[id])
          .map((x) => speech.plain(x))
          .join(row.kind === 'order' ? ' › ' : ', ');
        const value = answer === '' ? '' : `: ${shorten(answer, longestAnswer)}`;
        return { id, label: `${speech.plain(label)}${value} ▸` };
      });
    }
    default:
      return menu satisfies never;
  }
}

/** The ways out of a screen: to take it as it stands, to put it back, to go up. */
function ways(
  speech: Speech,
  { screen, ready, open, receipt }: FormView,
  button: (id: string, label: string, style?: Style) => InlineKeyboardButton,
): readonly Row[] {
  const label = (message: Msg) => speech.plain(message);
  const { menu } = screen;
  const reset = menu.kind === 'order' ? [button(RESET, label(msg('menu-button-reset')))] : [];
  if (screen.path.length === 0) {
    const needless = isTakenAtOnce(open.ask.mode, menu, receipt);
    const text = label(ready ? msg('menu-button-is-ready') : msg('menu-button-ready'));
    return [reset, needless ? [] : [button(DONE, text, 'success')]];
  }
  return [[button(BACK, label(msg('menu-button-back'))), ...reset, ...doneBelow(speech, screen, button)]];
}

/** What is played or in force with each press needs no Ready; an open day always does, and a sealed ask where there is an answer. */
function isTakenAtOnce(mode: Ask['mode'], { kind }: Menu<unknown>, receipt: readonly Msg[]): boolean {
  if (mode === 'standing' || mode === 'live') return mode === 'standing';
  return kind === 'pick' && (mode === 'open' || receipt.length === 0);
}

function doneBelow(
  speech: Speech,
  { menu, draft }: Screen,
  button: (id: string, label: string, style?: Style) => InlineKeyboardButton,
): Row {
  if (menu.kind === 'pick') return [];
  const text =
    menu.kind === 'some'
      ? msg('menu-button-done-count', { count: chosenOf(menu, draft).length })
      : msg('menu-button-done');
  return [button(DONE, speech.plain(text), 'primary')];
}
