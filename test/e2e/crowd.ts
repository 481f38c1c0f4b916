/** A crowd at one table: people with names that try to be more than names, and what they do with their forms. */
import type { Dice } from '../../src/kit/game.ts';
import { type Bookmark, bookmark } from './reading.ts';
import { buttonsOf, type Group, type Message, type Person, type Stage, textOf } from './stage.ts';
import { openLobby } from './tables.ts';

type Language = 'ru' | 'en';

/** Markup, entities, quotes, links, emoji of many parts, writing from the right, more letters than fit, one name twice. */
const crowd: readonly (readonly [name: string, language: Language])[] = [
  ['Анна <b>Ж</b> & Ко', 'ru'],
  ['Bob "O\'Neil" </i><script>', 'en'],
  ['👩‍🚀🏴‍☠️ Вера 🧟‍♀️', 'ru'],
  ['مريم \u202eevil\u202c 🌙', 'en'],
  ['דוד &amp; &lt;b&gt;', 'ru'],
  ['*Zoë* _[x](tg://user?id=1)_', 'en'],
  ['@oleg /close #tag oleg.ru', 'ru'],
  ['🧟'.repeat(32), 'en'],
  ['Анна <b>Ж</b> & Ко', 'en'],
  ['Ы'.repeat(64), 'ru'],
  ['<tg-spoiler>Gleb</tg-spoiler>', 'ru'],
  ['\u200f\u200fنور', 'en'],
  ['Ивáн\u0301\u0301 2️⃣', 'ru'],
  ['<<<>>>', 'en'],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 'ru'],
  ['O', 'en'],
];

export function crowdOf(stage: Stage, count: number): readonly Person[] {
  return crowd.slice(0, count).map(([name, language_code]) => stage.person(name, { language_code }));
}

/** Opens a table, seats them all and begins; the first is the master. Everybody has his first form afterwards. */
export async function seatAll(stage: Stage, group: Group, people: readonly Person[], pace?: string): Promise<void> {
  const [master] = people;
  if (!master) throw new Error('Nobody came');
  await openLobby(stage, master, group, pace);
  for (const person of people) {
    const answer = await stage.press(person, group, 'Вступить');
    if (answer.startsWith('http')) await stage.reads(person.chat, /за столом|at table/);
  }
  await stage.press(master, group, 'Начать');
  for (const person of people) await stage.until(() => formOf(person));
  await stage.reads(group, 'Крепость стоит');
  await stage.settled();
}

/** A phase as the group lived through it. */
export interface Phase {
  /** Which phase it was, as the group's status called it. */
  readonly title: string;
  /** Who was asked. */
  readonly asked: readonly Person[];
  readonly opened: Bookmark;
  /** When it was closed: from here on its story is told, and the next one opens. */
  readonly closed: Bookmark;
}

export interface Game {
  readonly stage: Stage;
  readonly group: Group;
  readonly people: readonly Person[];
  readonly phases: Phase[];
  /** What popped up at whose presses. */
  readonly toasts: Map<Person, string[]>;
  /** How often what was pressed. */
  readonly pressed: Map<string, number>;
  /** Messages that answer a command, and are no news. */
  readonly asides: Set<number>;
}

export function newGame(stage: Stage, group: Group, people: readonly Person[]): Game {
  return {
    stage,
    group,
    people,
    phases: [],
    toasts: new Map(people.map((x) => [x, []])),
    pressed: new Map(),
    asides: new Set(),
  };
}

export const isOver = ({ group }: Game): boolean => group.search('игра окончена') !== undefined;

/** One phase: `live` while it is open, then `close` it, then wait until all of it is told. */
export async function playPhase(
  game: Game,
  live: (asked: readonly Person[]) => Promise<unknown>,
  close: () => Promise<unknown>,
): Promise<void> {
  const { stage, group, people } = game;
  const opened = game.phases.at(-1)?.closed ?? bookmark(stage);
  const asked = people.filter((person) => formOf(person));
  const status = group.fromBot.findLast((message) => buttonsOf(message).some(({ text }) => text.includes('Моя форма')));
  const [title = ''] = textOf(status ?? group.lastFromBot).split('\n');
  await live(asked);
  await stage.settled();
  const closed = bookmark(stage);
  await close();
  await stage.settled();
  game.phases.push({ title, asked, opened, closed });
}

/** The master's `/close`. */
export async function closeBy(master: Person, { stage, group }: Game): Promise<void> {
  const before = group.fromBot.length;
  master.say(group, '/close');
  await stage.until(() => group.fromBot.length > before);
}

/** A command in the group, out of curiosity. */
export async function askAside({ stage, group, asides }: Game, who: Person, command: string): Promise<Message> {
  const answer = await stage.ask(who, group, command);
  asides.add(answer.message_id);
  return answer;
}

/** Who lives, straight from the state. */
export async function living({ stage, people }: Game): Promise<readonly Person[]> {
  const rows = await stage.rows(
    `SELECT s."person"::int AS id FROM "Seat" s JOIN "Table" t ON t."id" = s."tableId"
     WHERE t."state"::json -> 'players' -> s."number" ->> 'died' IS NULL`,
  );
  return people.filter(({ id }) => rows.some((row) => row['id'] === id));
}

export const languageOf = ({ user }: Person): Language => (user.language_code === 'en' ? 'en' : 'ru');

// ---- forms ----

interface FormButton {
  readonly text: string;
  readonly data: string;
  readonly id: string;
}

/** The open form: the newest message whose buttons answer an ask. A reminder also leads to the list of games. */
export function formOf({ chat }: Person): Message | undefined {
  return chat.fromBot.findLast((message) => {
    const data = buttonsOf(message).map(({ callback_data = '' }) => callback_data);
    return data.some((x) => x.startsWith('a:')) && !data.some((x) => x.startsWith('g:'));
  });
}

function formButtons(form: Message): readonly FormButton[] {
  return buttonsOf(form).flatMap(({ text, callback_data: data = '' }) => {
    const [, id] = /^a:\d+:\d+:\d+:([^>]*)/.exec(data) ?? [];
    return id === undefined ? [] : [{ text, data, id }];
  });
}

/** What the form says would happen now, by line. */
export function standing(form: Message): readonly string[] {
  const [, now = ''] = /(?:Сейчас|Now):([\s\S]*)$/.exec(textOf(form)) ?? [];
  return now
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[✅⚠]/u.test(line));
}

const [done, back, reset] = ['!', '<', '~'];

const kindOf = ({ id, text }: FormButton, isDeep: boolean): string => {
  if (id === done) return isDeep ? 'done' : 'ready';
  if (id === back) return 'back';
  if (id === reset) return 'reset';
  if (id === '') return 'page';
  if (text.startsWith('🚫')) return 'refused';
  if (text.endsWith('▸')) return 'deeper';
  if (/^[☐☑]/u.test(text)) return 'tick';
  return /^\d+\. /.test(text) ? 'rank' : 'pick';
};

/** Presses whatever his form offers, `times` times, waiting for the form after each press as people do; then goes up again. */
export async function rummage(game: Game, person: Person, dice: Dice, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const buttons = offered(person);
    if (buttons.length === 0) return;
    // Whatever leads deeper is taken more often, or nobody would see the end of a menu.
    const deeper = buttons.filter(({ text }) => text.endsWith('▸'));
    await press(game, person, dice.pick([...buttons, ...deeper, ...deeper]));
  }
  await goUp(game, person);
}

/** Takes the form as it stands. */
export async function beReady(game: Game, person: Person): Promise<void> {
  await goUp(game, person);
  await press(
    game,
    person,
    offered(person).find(({ id }) => id === done),
  );
}

async function goUp(game: Game, person: Person): Promise<void> {
  for (;;) {
    const way = offered(person).find(({ id }) => id === back);
    if (!way) return;
    await press(game, person, way);
  }
}

function offered(person: Person): readonly FormButton[] {
  const form = formOf(person);
  return form ? formButtons(form) : [];
}

async function press({ stage, toasts, pressed }: Game, person: Person, button: FormButton | undefined): Promise<void> {
  const form = formOf(person);
  if (!form || !button) return;
  const isDeep = formButtons(form).some(({ id }) => id === back);
  const kind = kindOf(button, isDeep);
  pressed.set(kind, (pressed.get(kind) ?? 0) + 1);
  const { text } = await person.press(form, button.data); // rejects if nobody answers
  if (text !== undefined) toasts.get(person)?.push(text);
  // A refusal leaves the form as it is; everything else redraws it, be it late.
  if (kind !== 'refused')
    await stage.sandbox.until(() => person.chat.current(form) !== form, 400).catch(() => undefined);
}
