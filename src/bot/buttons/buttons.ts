/**
 * What a button carries: at most 64 bytes of `callback_data`, `<sign>:<field>:<field>…`. Each kind is declared once; that is how it
 * is written and how it is read. Buttons stand in people's chats for months: a sign, the order of fields and the words in them stay as
 * they are, and what is new comes at the end. Whatever cannot be read is undefined: old versions, other bots and curious people send
 * anything.
 *
 * One more kind is read by itself: `n:<person>:<dialogue>:<id>`, the dialogue of /newgame (features/newgame.ts).
 */
import { z } from 'zod';
import { number, person, press, word } from './fields.ts';

export const lobbyActs = [
  'join',
  'leave',
  'bot',
  'unbot',
  'begin',
  'set',
  'opt',
  'shut',
  'again',
  'seat',
  'lead',
  'clock',
] as const;
export const masterActs = [
  ...(['extend', 'pause', 'resume', 'close', 'remind', 'pace', 'keep', 'cancel', 'heir'] as const),
  // Shown first what would follow, then done.
  ...(['kick', 'kickgo', 'sub', 'subgo', 'peek', 'peekgo'] as const),
  // Between the two at a private table; `agree` and `decline` carry the number of the motion.
  ...(['agree', 'decline', 'resign'] as const),
] as const;
export const pageKinds = ['story', 'acts', 'board', 'words', 'strip'] as const;
export const startScreens = ['home', 'games', 'practice', 'rules', 'help', 'settings', 'lang'] as const;
export const adminActs = ['desk', 'thaw', 'export', 'end', 'ended'] as const;
export const habitPages = ['all', 'quiet', 'zone', 'reminders'] as const;
export const deputyActs = ['show', 'span', 'ask', 'withdraw', 'take', 'decline', 'end'] as const;

const kinds = [
  /** A press in a form. */
  kind('form', 'a', 'private', { table: number, ask: number, stamp: number, press }),
  /**
   * The lobby: `set` and `opt` name a setting or an option, and with a value choose it; `seat` takes the named seat on offer, `lead`
   * the mastery; `clock` is a deadline's length.
   */
  kind('lobby', 'l', 'anywhere', {
    table: number,
    act: z.enum(lobbyActs),
    name: word.exactOptional(),
    value: word.exactOptional(),
  }),
  /** The game master's acts while a game runs. */
  kind('master', 'm', 'anywhere', { table: number, act: z.enum(masterActs), value: word.exactOptional() }),
  kind('rules', 'r', 'anywhere', { game: word, topic: word.exactOptional(), page: number.exactOptional() }),
  /** A table's past: pages of its log, the board after a commit as a picture or in words. */
  kind('page', 'p', 'anywhere', { table: number, what: z.enum(pageKinds), page: number }),
  /** My tables; with a table, its forms. */
  kind('games', 'g', 'private', { table: number.exactOptional() }),
  /** Screens of the private chat. */
  kind('start', 's', 'private', { screen: z.enum(startScreens), value: word.exactOptional() }),
  /** The operators' desk. */
  kind('admin', 'o', 'private', { act: z.enum(adminActs), table: number.exactOptional() }),
  /** A person's own settings; with a value, chosen. */
  kind('habit', 'h', 'private', { page: z.enum(habitPages), value: word.exactOptional() }),
  /** Deputies; `whom` is a person for `span` and `ask`, a seat for the others. */
  kind('deputy', 'd', 'private', {
    table: number,
    act: z.enum(deputyActs),
    whom: person.exactOptional(),
    hours: number.exactOptional(),
  }),
] as const;

type Kind = (typeof kinds)[number];
export type Button = z.output<Kind['shape']>;
export type ButtonOn<On extends Button['on']> = Extract<Button, { on: On }>;

export type LobbyAct = (typeof lobbyActs)[number];
export type MasterAct = (typeof masterActs)[number];
export type PageKind = (typeof pageKinds)[number];
export type StartScreen = (typeof startScreens)[number];
export type AdminAct = (typeof adminActs)[number];
export type HabitPage = (typeof habitPages)[number];
export type DeputyAct = (typeof deputyActs)[number];

function kind<On extends string, Fields extends z.ZodRawShape>(
  on: On,
  sign: string,
  place: 'private' | 'anywhere',
  fields: Fields,
) {
  return {
    on,
    sign,
    isPrivate: place === 'private',
    names: Object.keys(fields),
    shape: z.object({ on: z.literal(on), ...fields }),
  };
}

const bySign: ReadonlyMap<string, Kind> = new Map(kinds.map((x) => [x.sign, x]));
const byName: ReadonlyMap<string, Kind> = new Map(kinds.map((x) => [x.on, x]));

function kindOf({ on }: Button): Kind {
  const found = byName.get(on);
  if (!found) throw new Error(`there are no buttons on "${on}"`);
  return found;
}

/** Telegram refuses a message whose button carries more. */
const mostBytes = 64;

/** @throws RangeError where the data would not fit: an id of a game is too long */
export function pack(button: Button): string {
  const { sign, names, shape } = kindOf(button);
  const texts: Readonly<Record<string, string | undefined>> = z.encode(shape, button);
  const data = [sign, ...names.flatMap((name) => texts[name] ?? [])].join(':');
  if (new TextEncoder().encode(data).length > mostBytes) throw new RangeError(`a button cannot carry "${data}"`);
  return data;
}

export function unpack(data: string): Button | undefined {
  const [sign = '', ...texts] = data.split(':');
  const found = bySign.get(sign);
  if (!found || texts.length > found.names.length) return undefined;
  const fields = Object.fromEntries(texts.map((text, index) => [found.names[index] ?? '', text]));
  return z.safeParse(found.shape, { on: found.on, ...fields }).data;
}

/** Whether the bot puts such buttons into private chats only. */
export function isPrivates(button: Button): boolean {
  return kindOf(button).isPrivate;
}
