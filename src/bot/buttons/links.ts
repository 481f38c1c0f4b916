/** Links into the private chat, as Telegram hands them to `/start`. What they carry is written and read here only. */
import type { Place } from '../../table/model/aggregate.ts';
import { number } from './fields.ts';

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
  const [seen, commit] = [read(shown), read(commitText)];
  if (seen !== undefined && commit !== undefined) return { to: 'board', table: seen, commit, key: pass };
  const [sitting, place] = [read(seated), readPlace(placeText)];
  if (sitting !== undefined && place !== undefined) return { to: 'seat', table: sitting, place, key: ticket };
  const table = read(opened ?? peeked ?? joined);
  if (table === undefined) return undefined;
  if (peeked !== undefined) return { to: 'peek', table };
  return opened === undefined ? { to: 'join', table, key } : { to: 'table', table };
}

function read(text: string | undefined): number | undefined {
  return text === undefined ? undefined : number.safeDecode(text).data;
}

/** A seat on offer, as buttons and links write it. */
export function readPlace(text: string | undefined): Place | undefined {
  if (text === 'away') return text;
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
