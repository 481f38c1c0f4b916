/** Buttons, and rows that a thumb can hit: one long label a row, two middling ones, up to five numbers. */
import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types';
import { graphemeCount, shorten } from '../../../i18n/html.ts';
import { type Button, pack } from '../../buttons/buttons.ts';

export type Style = 'primary' | 'success' | 'danger';
export type Row = readonly InlineKeyboardButton[];

/** Longer labels are cut by every client anyway. */
const longestLabel = 60;

export function press(text: string, button: Button, style?: Style): InlineKeyboardButton {
  return { text: shorten(text, longestLabel), callback_data: pack(button), ...(style && { style }) };
}

export function link(text: string, url: string, style?: Style): InlineKeyboardButton {
  return { text: shorten(text, longestLabel), url, ...(style && { style }) };
}

/** Undefined where there is nothing to press. */
export function keyboard(rows: readonly Row[]): { readonly keyboard?: InlineKeyboardMarkup } {
  const filled = rows.filter((row) => row.length > 0).map((row) => [...row]);
  return filled.length > 0 ? { keyboard: { inline_keyboard: filled } } : {};
}

/** How many labels like this one go into a row: text of its own, words, numbers. */
function company(label: string): number {
  const length = graphemeCount(label);
  if (length > 16) return 1;
  return length > 5 ? 2 : 5;
}

interface Run {
  readonly most: number;
  readonly buttons: Row;
}

/** Neighbours of one width share rows, spread evenly: six numbers are three and three, not five and one. */
export function inRows(buttons: Row): readonly Row[] {
  const runs: { readonly most: number; readonly buttons: InlineKeyboardButton[] }[] = [];
  for (const button of buttons) {
    const most = company(button.text);
    const run = runs.at(-1);
    if (run?.most === most) run.buttons.push(button);
    else runs.push({ most, buttons: [button] });
  }
  return joinStrays(runs).flatMap((run) => evenly(run.buttons, run.most));
}

/** One or two short words among longer ones are words, not numbers: they share the others' rows. */
function joinStrays(runs: readonly Run[]): readonly Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isStray = (some: Run) => some.most === 5 && some.buttons.length < 3;
    const fits = last && last.most !== 1 && run.most !== 1 && (last.most === run.most || isStray(last) || isStray(run));
    if (fits) joined.splice(-1, 1, { most: Math.min(last.most, run.most), buttons: [...last.buttons, ...run.buttons] });
    else joined.push(run);
  }
  return joined;
}

function evenly(buttons: Row, most: number): readonly Row[] {
  const rows = Math.ceil(buttons.length / most);
  const size = Math.ceil(buttons.length / rows);
  return Array.from({ length: rows }, (_, row) => buttons.slice(row * size, (row + 1) * size));
}
