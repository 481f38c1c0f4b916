/**
 * What a button carries: at most 64 bytes of `callback_data`, packed here and read here only. Whatever cannot be read is
 * undefined: old versions, other bots and curious people send anything.
 *
 *   a:<table>:<ask>:<stamp>:<id>[><page>]   a press in a form; without id, only another page of its screen
 *   l:<table>:<act>[:<name>[:<value>]]      the lobby; `set` and `opt` name a setting or an option, and with a value choose it
 *                                           `seat` takes the named seat on offer, `lead` the mastery, `clock` is a deadline's length
 *   m:<table>:<act>[:<value>]               the game master's acts while a game runs
 *   r:<game>[:<topic>[:<page>]]             the rules
 *   p:<table>:<what>:<page>                 a table's past: pages of its log, the board after a commit, as picture or in words
 *   g[:<table>]                             my tables; with a table, its forms
 *   s:<screen>[:<value>]                    screens of the private chat
 *   o:<act>[:<table>]                       the operators' desk
 *   h:<page>[:<value>]                      a person's own settings; with a value, chosen
 *   d:<table>:<act>[:<whom>[:<hours>]]      deputies; `whom` is a person for `span` and `ask`, a seat for the others
 *   n:<person>:<dialogue>:<id>              the dialogue of /newgame, read by itself (features/newgame.ts)
 */
import type { Place } from '../../table/model/aggregate.ts';

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

export type AdminAct = (typeof adminActs)[number];
export const habitPages = ['all', 'quiet', 'zone', 'reminders'] as const;
export const deputyActs = ['show', 'span', 'ask', 'withdraw', 'take', 'decline', 'end'] as const;

export type HabitPage = (typeof habitPages)[number];
export type DeputyAct = (typeof deputyActs)[number];
export type LobbyAct = (typeof lobbyActs)[number];
export type MasterAct = (typeof masterActs)[number];
export type PageKind = (typeof pageKinds)[number];
export type StartScreen = (typeof startScreens)[number];

export type Button =
  | {
      readonly on: 'form';
      readonly table: number;
      readonly ask: number;
      readonly stamp: number;
      readonly id?: string;
      readonly page?: number;
    }
  | {
      readonly on: 'lobby';
      readonly table: number;
      readonly act: LobbyAct;
      readonly name?: string;
      readonly value?: string;
    }
  | { readonly on: 'master'; readonly table: number; readonly act: MasterAct; readonly value?: string }
  | { readonly on: 'rules'; readonly game: string; readonly topic?: string; readonly page?: number }
  | { readonly on: 'page'; readonly table: number; readonly what: PageKind; readonly page: number }
  | { readonly on: 'games'; readonly table?: number }
  | { readonly on: 'admin'; readonly act: AdminAct; readonly table?: number }
  | { readonly on: 'start'; readonly screen: StartScreen; readonly value?: string }
  | { readonly on: 'habit'; readonly page: HabitPage; readonly value?: string }
  | {
      readonly on: 'deputy';
      readonly table: number;
      readonly act: DeputyAct;
      readonly whom?: number;
      readonly hours?: number;
    };

/** Telegram refuses a message whose button carries more. */
const mostBytes = 64;

/** @throws RangeError where the data would not fit: an id of a game is too long */
export function pack(button: Button): string {
  const data = written(button);
  if (new TextEncoder().encode(data).length > mostBytes) throw new RangeError(`a button cannot carry "${data}"`);
  return data;
}

function written(button: Button): string {
  switch (button.on) {
    case 'form': {
      const page = button.page === undefined ? '' : `>${button.page}`;
      return `a:${button.table}:${button.ask}:${button.stamp}:${button.id ?? ''}${page}`;
    }
    case 'lobby':
      return joined('l', button.table, button.act, button.name, button.value);
    case 'master':
      return joined('m', button.table, button.act, button.value);
    case 'rules':
      return joined('r', button.game, button.topic, button.page);
    case 'page':
      return joined('p', button.table, button.what, button.page);
    case 'games':
      return joined('g', button.table);
    case 'admin':
      return joined('o', button.act, button.table);
    case 'start':
      return joined('s', button.screen, button.value);
    case 'habit':
      return joined('h', button.page, button.value);
    case 'deputy':
      return joined('d', button.table, button.act, button.whom, button.hours);
    default:
      return button satisfies never;
  }
}

function joined(...parts: readonly (string | number | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(':');
}

export function unpack(data: string): Button | undefined {
  const [kind, ...parts] = data.split(':');
  switch (kind) {
    case 'a':
      return parts.length === 4 ? readForm(parts) : undefined;
    case 'l':
      return parts.length <= 4 ? readLobby(parts) : undefined;
    case 'm':
      return parts.length <= 3 ? readMaster(parts) : undefined;
    case 'r':
      return parts.length <= 3 ? readRules(parts) : undefined;
    case 'p':
      return parts.length === 3 ? readPage(parts) : undefined;
    case 'g':
      return parts.length <= 1 ? readGames(parts) : undefined;
    case 'o':
      return parts.length <= 2 ? readAdmin(parts) : undefined;
    case 's':
      return parts.length <= 2 ? readStart(parts) : undefined;
    case 'h':
      return parts.length <= 2 ? readHabit(parts) : undefined;
    case 'd':
      return parts.length <= 4 ? readDeputy(parts) : undefined;
    default:
      return undefined;
  }
}

type Parts = readonly string[];

function readForm([tableText, askText, stampText, press = '']: Parts): Button | undefined {
  const [table, ask, stamp] = [number(tableText), number(askText), number(stampText)];
  const [, id, pageText] = /^([a-z0-9_-]{1,24}|[<!~])?(?:>(\d{1,3}))?$/.exec(press) ?? [];
  if (table === undefined || ask === undefined || stamp === undefined) return undefined;
  if (id === undefined && pageText === undefined) return undefined;
  const page = number(pageText);
  return { on: 'form', table, ask, stamp, ...(id !== undefined && { id }), ...(page !== undefined && { page }) };
}

function readLobby([tableText, actText, nameText, valueText]: Parts): Button | undefined {
  const [table, act] = [number(tableText), lobbyActs.find((x) => x === actText)];
  const [name, value] = [word(nameText), word(valueText)];
  if (table === undefined || act === undefined || name === null || value === null) return undefined;
  return { on: 'lobby', table, act, ...(name !== undefined && { name }), ...(value !== undefined && { value }) };
}

function readMaster([tableText, actText, valueText]: Parts): Button | undefined {
  const [table, act, value] = [number(tableText), masterActs.find((x) => x === actText), word(valueText)];
  if (table === undefined || act === undefined || value === null) return undefined;
  return { on: 'master', table, act, ...(value !== undefined && { value }) };
}

function readRules([gameText, topicText, pageText]: Parts): Button | undefined {
  const [game, topic, page] = [word(gameText), word(topicText), number(pageText)];
  if (game === undefined || game === null || topic === null) return undefined;
  if (pageText !== undefined && page === undefined) return undefined;
  return { on: 'rules', game, ...(topic !== undefined && { topic }), ...(page !== undefined && { page }) };
}

function readPage([tableText, whatText, pageText]: Parts): Button | undefined {
  const [table, what, page] = [number(tableText), pageKinds.find((x) => x === whatText), number(pageText)];
  if (table === undefined || what === undefined || page === undefined) return undefined;
  return { on: 'page', table, what, page };
}

function readGames([tableText]: Parts): Button | undefined {
  if (tableText === undefined) return { on: 'games' };
  const table = number(tableText);
  return table === undefined ? undefined : { on: 'games', table };
}

function readAdmin([actText, tableText]: Parts): Button | undefined {
  const [act, table] = [adminActs.find((x) => x === actText), number(tableText)];
  if (act === undefined || (tableText !== undefined && table === undefined)) return undefined;
  return { on: 'admin', act, ...(table !== undefined && { table }) };
}

function readStart([screenText, valueText]: Parts): Button | undefined {
  const [screen, value] = [startScreens.find((x) => x === screenText), word(valueText)];
  if (screen === undefined || value === null) return undefined;
  return { on: 'start', screen, ...(value !== undefined && { value }) };
}

function readHabit([pageText, valueText]: Parts): Button | undefined {
  const [page, value] = [habitPages.find((x) => x === pageText), word(valueText)];
  if (page === undefined || value === null) return undefined;
  return { on: 'habit', page, ...(value !== undefined && { value }) };
}

function readDeputy([tableText, actText, whomText, hoursText]: Parts): Button | undefined {
  const [table, act, hours] = [number(tableText), deputyActs.find((x) => x === actText), number(hoursText)];
  if (table === undefined || act === undefined) return undefined;
  if (hoursText !== undefined && hours === undefined) return undefined;
  if (whomText !== undefined && !/^(?:0|[1-9]\d{0,14})$/.test(whomText)) return undefined; // people have longer numbers
  const whom = whomText === undefined ? {} : { whom: Number(whomText) };
  return { on: 'deputy', table, act, ...whom, ...(hours !== undefined && { hours }) };
}

/** The database counts tables, asks and commits in 32 bits: a larger number would not be "none such" there but a fault. */
const largest = 2 ** 31 - 1;

function number(text: string | undefined): number | undefined {
  const value = text !== undefined && /^(?:0|[1-9]\d{0,9})$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value <= largest ? value : undefined;
}

/**
 * Undefined: not there. Null: there, and not a word of ours. Words are looked up in objects, and every object knows
 * `constructor` and its like.
 */
function word(text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  return /^[A-Za-z0-9_.+/-]{1,40}$/.test(text) && !(text in Object.prototype) ? text : null;
}

// ---- links into the private chat ----

/**
 * `games` shows one's tables; `t12` opens the forms of table 12, `peek_12` its master's choice of a seat. For those who have a
 * table's key (invitation.ts) `join_12_<key>` joins it, `seat_12_4_<key>` takes its seat 4 that is on offer (`away`: one of those who are away), and
 * `board_12_3_<key>` tells its board after commit 3 in words.
 */
export type StartLink =
  | { readonly to: 'games' }
  | { readonly to: 'table' | 'peek'; readonly table: number }
  | { readonly to: 'join'; readonly table: number; readonly key: string }
  | { readonly to: 'seat'; readonly table: number; readonly place: Place; readonly key: string }
  | { readonly to: 'board'; readonly table: number; readonly commit: number; readonly key: string };

export function startLink(bot: string, link: StartLink): string {
  return `https://t.me/${bot}?start=${payloadOf(link)}`;
}

function payloadOf(link: StartLink): string {
  switch (link.to) {
    case 'games':
      return link.to;
    case 'table':
      return `t${link.table}`;
    case 'peek':
      return `peek_${link.table}`;
    case 'join':
      return `join_${link.table}_${link.key}`;
    case 'seat':
      return `seat_${link.table}_${link.place}_${link.key}`;
    case 'board':
      return `board_${link.table}_${link.commit}_${link.key}`;
    default:
      return link satisfies never;
  }
}

export function readStartLink(payload: string): StartLink | undefined {
  if (payload === 'games') return { to: payload };
  const [, opened] = /^t(\d+)$/.exec(payload) ?? [];
  const [, peeked] = /^peek_(\d+)$/.exec(payload) ?? [];
  const [, joined, key = ''] = /^join_(\d+)_([\w-]{1,40})$/.exec(payload) ?? [];
  const [, seated, placeText, ticket = ''] = /^seat_(\d+)_([a-z\d]+)_([\w-]{1,40})$/.exec(payload) ?? [];
  const [, shown, commitText, pass = ''] = /^board_(\d+)_(\d+)_([\w-]{1,40})$/.exec(payload) ?? [];
  const [seen, commit] = [number(shown), number(commitText)];
  if (seen !== undefined && commit !== undefined) return { to: 'board', table: seen, commit, key: pass };
  const [sitting, place] = [number(seated), readPlace(placeText)];
  if (sitting !== undefined && place !== undefined) return { to: 'seat', table: sitting, place, key: ticket };
  const table = number(opened ?? peeked ?? joined);
  if (table === undefined) return undefined;
  if (peeked !== undefined) return { to: 'peek', table };
  return opened === undefined ? { to: 'join', table, key } : { to: 'table', table };
}

/** A seat on offer, as buttons and links write it. */
export function readPlace(text: string | undefined): Place | undefined {
  if (text === 'away') return text;
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
