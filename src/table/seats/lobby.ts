import type { Msg } from '../../kit/game.ts';
import { fittedOptions } from '../../kit/presets.ts';
import { msg } from '../../messages/msg.ts';
import { hidesNames, seatsByLot } from '../facts/anonymity.ts';
import { leavesTime, withClocks } from '../facts/clocks.ts';
import { clearDesk } from '../facts/desk.ts';
import { closedTo, isPrivate } from '../facts/private.ts';
import { settingNames } from '../facts/setting-names.ts';
import { seatOf } from '../facts/sitting.ts';
import type { Act } from '../model/act.ts';
import {
  type Change,
  type Millis,
  type Outcome,
  type PersonId,
  type Reply,
  refuse,
  type Settings,
  type Sitter,
  slots,
  type Table,
  type TableId,
} from '../model/aggregate.ts';
import { setUp } from '../round/commit.ts';
import { settle } from '../round/course.ts';
import { finished, note, refreshLobby, tellSeat, type Work, workOn } from '../tell/work.ts';
import { enter, withdraw } from './enter.ts';

/** What a table is opened with. */
export interface Invitation
  extends Pick<Table, 'game' | 'preset' | 'options' | 'settings' | 'locale' | 'name' | 'home'> {
  /** Who is asked to a private table by a letter. */
  readonly guest?: PersonId;
}

/** A table that is not yet: under which number and seed, and how long all outages before it took together. */
export interface Opening extends Omit<Act, 'table'> {
  readonly id: TableId;
  readonly seed: string;
  readonly lost: Millis;
}

/** What is to be otherwise; only that is named, so that two choices made at once both count. */
export interface Wish extends Partial<Pick<Table, 'preset' | 'options' | 'locale' | 'name'>> {
  readonly settings?: Partial<Settings>;
}

const person = (id: PersonId): Sitter => ({ person: id, computer: false, misses: 0, away: false });
const computer: Sitter = { person: null, computer: true, misses: 0, away: false };

export function openTable({ game, id, by, now, seed, lost }: Opening, { guest, ...invitation }: Invitation): Change {
  const table: Table = {
    id,
    ...invitation,
    // Taken over from the table of an older program, perhaps.
    options: fittedOptions(game, invitation.preset, invitation.options),
    settings: withClocks(game, invitation.settings),
    game: game.id,
    version: game.version,
    master: by.person,
    phase: 'lobby',
    pausedAt: null,
    seed,
    commit: 0,
    state: null,
    // The host of a private table plays; who leads a group's need not.
    seats: isPrivate(invitation) ? [person(by.person)] : [],
    asks: [],
    anchor: null,
    askCount: 0,
    statusCount: 0,
    desk: clearDesk(now),
    credited: lost,
  };
  const work = workOn(table);
  note(work, by.person, 'log-opened');
  refreshLobby(work);
  if (guest !== undefined) invite(work, guest);
  return work;
}

/** The lobby as somebody reads it who does not sit there yet. */
function invite(work: Work, guest: PersonId): void {
  work.posts.push({ to: { person: guest }, letter: { kind: 'lobby' }, slot: slots.lobby(work.table.id) });
}

export function join(act: Act): Outcome<Reply> {
  const { game, table, by } = act;
  const no = isPrivate(table) ? closedTo(game, table, by.person) : undefined;
  if (no) return no;
  if (table.phase !== 'lobby') return enter(act);
  if (seatOf(table, by.person) !== undefined) return refuse('table-already-in');
  const { max } = game.seats(table.options);
  if (table.seats.length >= max) return refuse('table-full', { max });
  const work = workOn({ ...table, seats: [...table.seats, person(by.person)] });
  note(work, by.person, 'log-joined');
  // The host has waited for it: an edit would not be noticed.
  return seated(work, msg('table-joined', { name: table.name }), isPrivate(table));
}

export function leave(act: Act): Outcome<Reply> {
  const { table, by } = act;
  if (table.phase !== 'lobby') return withdraw(act);
  const seat = seatOf(table, by.person);
  if (seat === undefined) return refuse('table-not-in');
  if (isPrivate(table) && table.master === by.person) return refuse('private-host-stays');
  const work = workOn({ ...table, seats: table.seats.toSpliced(seat, 1) });
  note(work, by.person, 'log-left');
  return seated(work, msg('table-left', { name: table.name }));
}

export function bots({ game, table, by }: Act, count: number): Outcome<Reply> {
  if (table.master !== by.person) return refuse('table-not-master');
  if (table.phase !== 'lobby') return refuse('table-not-lobby');
  const { max } = game.seats(table.options);
  const added = Math.min(count, max - table.seats.length);
  if (added < 1) return refuse('table-full', { max });
  const work = workOn({ ...table, seats: [...table.seats, ...Array.from({ length: added }, () => computer)] });
  note(work, by.person, 'log-computer', { count: added });
  return seated(work, msg('table-bots-added', { count: added }));
}

/** The computer player who came last goes. */
export function unbot({ table, by }: Act): Outcome<Reply> {
  if (table.master !== by.person) return refuse('table-not-master');
  if (table.phase !== 'lobby') return refuse('table-not-lobby');
  const seat = table.seats.findLastIndex((x) => x.computer);
  if (seat === -1) return refuse('table-no-bots');
  const work = workOn({ ...table, seats: table.seats.toSpliced(seat, 1) });
  note(work, by.person, 'log-computer-left');
  return seated(work, msg('table-bot-left'));
}

export function configure({ table, by }: Act, { options, settings, ...wish }: Wish): Outcome<Reply> {
  if (table.master !== by.person) return refuse('table-not-master');
  if (table.phase !== 'lobby') return refuse('table-not-lobby');
  if (!leavesTime({ ...table.settings, ...settings })) return refuse('table-no-day-left');
  const work = workOn({
    ...table,
    ...wish,
    options: { ...table.options, ...options },
    settings: { ...table.settings, ...settings },
  });
  const what = [
    ...(options || wish.preset !== undefined ? [msg('lobby-settings-rules')] : []),
    ...(wish.locale === undefined ? [] : [msg('lobby-settings-language')]),
    ...settingNames(settings ?? {}),
  ];
  if (what.length > 0) note(work, by.person, 'log-settings', { what });
  return seated(work, msg('table-settings-saved'));
}

export function begin({ game, table, by, now }: Act): Outcome<Reply> {
  if (table.master !== by.person) return refuse('table-not-master');
  if (table.phase !== 'lobby') return refuse('table-not-lobby');
  if (table.held !== undefined) return refuse('table-held');
  const { min, max } = game.seats(table.options);
  const count = table.seats.length;
  if (count < min) return refuse('table-too-few', { need: min - count, min });
  if (count > max) return refuse('table-too-many', { max });
  const work = workOn({ ...table, seats: seatsByLot(table) });
  note(work, by.person, 'log-begun');
  setUp(work, game);
  settle(work, game, now);
  // Before their forms come, people would not know whom the others call by that figure.
  if (hidesNames(table))
    for (const seat of work.table.seats.keys())
      tellSeat(work, seat, { kind: 'say', lines: [msg('anonymous-you-are', { seat: { seat } })] }, { silent: true });
  refreshLobby(work);
  return finished<Reply>(work, { said: msg('table-begun') });
}

function seated(work: Work, said: Msg, fresh = false): Outcome<Reply> {
  refreshLobby(work, { fresh });
  return finished<Reply>(work, { said });
}
