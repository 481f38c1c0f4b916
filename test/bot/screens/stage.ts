/** A table of a toy game, for screens to be drawn from. */

import { namesAt } from '../../../src/bot/screens/parts/people.ts';
import type { Drawn, Stage } from '../../../src/bot/screens/parts/scene.ts';
import type { Locale } from '../../../src/i18n/locale.ts';
import { type Form, screen } from '../../../src/kit/form.ts';
import type { AnyGame } from '../../../src/kit/game.ts';
import type { Menu } from '../../../src/kit/menu.ts';
import { parseHtml } from '../../../src/sandbox/html.ts';
import { clearDesk } from '../../../src/table/facts/desk.ts';
import type { FormView } from '../../../src/table/facts/form.ts';
import type { SeatForm, Sitter, Table, TimedOpen } from '../../../src/table/model/aggregate.ts';
import { say, toyWords } from '../../i18n/words.ts';
import { lettered } from '../../toys/picture.ts';

export const words = toyWords();
export const hour = 3_600_000;
/** 30 November 2026, 15:48 in Moscow. */
export const now = Date.UTC(2026, 10, 30, 12, 48);
/** The same day, 21:00 in Moscow: 5 hours and 12 minutes later. */
export const deadline = Date.UTC(2026, 10, 30, 18);

export const toy: AnyGame = {
  id: 'toy',
  version: 1,
  options: { rounds: ['4', '1.5'] },
  recommended: {},
  clocks: { plan: 'long', night: 'short' },
  topics: ['goal', 'pump'],
  seats: () => ({ min: 3, max: 5 }),
  setup: () => ({ state: {}, notes: [] }),
  asks: () => [openAsk().ask],
  playing: () => [0, 1, 2],
  view: () => ({}),
  menu: () => ({ kind: 'pick', text: [], items: [] }),
  apply: () => ({ state: {}, notes: [] }),
  outcome: () => [[0], [1, 2]],
  board: () => [say('Вода 7 из 10'), say('Насос цел')],
  picture: (_, drawn) => lettered([say('Вода 7 из 10'), say('Насос цел')], drawn),
  tell: () => [],
  play: () => ({ pick: 'x' }),
};

export function sitter(person: number | null, more: Partial<Sitter> = {}): Sitter {
  return { person, computer: person === null, misses: 0, away: false, ...more };
}

export function seatForm(seat: number, ready = false): SeatForm {
  return { seat, draft: null, path: [], touched: ready, ready, stamp: 4 };
}

export function openAsk(more: Partial<TimedOpen> = {}): TimedOpen {
  return {
    number: 7,
    ask: {
      key: 'plan:1',
      question: 'plan',
      title: say('круг 1 · план'),
      seats: [0, 1, 2],
      mode: 'sealed',
      clock: 'plan',
    },
    askedAt: now - hour,
    openedAt: now - hour,
    deadline,
    closesAt: deadline,
    acted: [],
    forms: [seatForm(0), seatForm(1, true), seatForm(2)],
    ...more,
  };
}

export const table: Table = {
  id: 12,
  name: 'Дача',
  game: 'toy',
  version: 1,
  preset: 'printed',
  options: { rounds: '4' },
  settings: {
    pace: 'daily',
    clocks: { plan: { span: 24 * hour }, night: { at: '21:00' } },
    zone: 'Europe/Moscow',
    quiet: { from: '23:00', to: '08:00' },
    daysOff: [],
    early: true,
    grace: 60_000,
    missesUntilAway: 2,
    progress: 'names',
    warn: false,
  },
  locale: 'ru',
  master: 1,
  home: { chat: -100 },
  phase: 'running',
  pausedAt: null,
  seed: 'f00d',
  commit: 3,
  state: {},
  seats: [sitter(1), sitter(2), sitter(3), sitter(null)],
  asks: [openAsk()],
  anchor: deadline,
  askCount: 7,
  statusCount: 2,
  desk: clearDesk(0),
  credited: 0,
};

export const people = new Map([
  [1, { name: 'Анна' }],
  [2, { name: '<b>Боб</b>' }],
  [3, { name: '\u202eкатя' }],
]);

export function stage(change: Partial<Table> = {}, locale: Locale = 'ru'): Stage {
  const changed = { ...table, ...change };
  const speech = words.speak(locale, namesAt(words, locale, changed, people));
  return { speech, bot: 'slow_bot', now, table: changed, game: toy, people };
}

export function formOf(menu: Menu<unknown>, form: Form = { path: [] }, more: Partial<FormView> = {}): FormView {
  return {
    open: openAsk(),
    seat: 0,
    ready: false,
    stamp: 4,
    screen: screen(menu, form),
    receipt: [say('отдых, +2')],
    chosen: false,
    warnings: [],
    ...more,
  };
}

/** What a person sees of a message: its text, entities read. */
export function seen(drawn: Drawn | undefined): string {
  return parseHtml(drawn?.html ?? '').text;
}

/** The labels, row by row. */
export function labels(drawn: Drawn | undefined): readonly (readonly string[])[] {
  return (drawn?.keyboard?.inline_keyboard ?? []).map((row) => row.map(({ text }) => text));
}

/** What the button with this label carries. */
export function data(drawn: Drawn | undefined, label: string): string | undefined {
  const button = drawn?.keyboard?.inline_keyboard.flat().find(({ text }) => text === label);
  return button && 'callback_data' in button ? button.callback_data : undefined;
}
