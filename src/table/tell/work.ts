/** A change of a table in the making: collected while the pure core thinks, written in one transaction afterwards. */
import type { Msg, Seat } from '../../kit/game.ts';
import type { Stretch } from '../../kit/stretch.ts';
import { type MessageId, msg, type Rest } from '../../messages/msg.ts';
import { nameBearer } from '../facts/sitting.ts';
import {
  type Change,
  type ClosedForm,
  type CommitRecord,
  type Desk,
  type Letter,
  type LogEntry,
  type OpenAsk,
  type PersonId,
  type Post,
  type PutOff,
  type SeatForm,
  type Sitter,
  slots,
  type Table,
} from '../model/aggregate.ts';

export interface Work {
  table: Table;
  /** As it was before the change. */
  readonly before: Table;
  /** A commit of this change has told the end of a chapter, and the next one has no status yet. */
  isChapterOver: boolean;
  /** The status messages up to this number had been written before. */
  readonly knownStatus: number;
  readonly commits: CommitRecord[];
  readonly closed: ClosedForm[];
  readonly posts: Post[];
  readonly log: LogEntry[];
  readonly putOff: PutOff[];
  stretch?: Stretch;
}

export function workOn(table: Table): Work {
  return {
    table,
    before: table,
    isChapterOver: false,
    knownStatus: table.statusCount,
    commits: [],
    closed: [],
    posts: [],
    log: [],
    putOff: [],
  };
}

export function finished<T>(
  { table, commits, closed, posts, log, putOff, stretch }: Work,
  result: T,
): Change & { readonly result: T } {
  return { table, commits, closed, posts, log, putOff, ...(stretch && { stretch }), result };
}

export function setSitter(work: Work, seat: Seat, change: Partial<Sitter>): void {
  const seats = work.table.seats.map((x, i) => (i === seat ? { ...x, ...change } : x));
  work.table = { ...work.table, seats };
}

export function setDesk(work: Work, change: Partial<Desk>): void {
  work.table = { ...work.table, desk: { ...work.table.desk, ...change } };
}

export function setAsk(work: Work, ask: OpenAsk): void {
  const asks = work.table.asks.map((x) => (x.number === ask.number ? ask : x));
  work.table = { ...work.table, asks };
}

export function setForm(work: Work, number: number, form: SeatForm): void {
  const ask = work.table.asks.find((x) => x.number === number);
  if (ask) setAsk(work, { ...ask, forms: ask.forms.map((x) => (x.seat === form.seat ? form : x)) });
}

export function tellHome(work: Work, letter: Letter, more: Pick<Post, 'slot' | 'silent' | 'fresh'> = {}): void {
  work.posts.push({ to: 'home', letter, ...more });
}

export function tellSeat(work: Work, seat: Seat, letter: Letter, more: Parameters<typeof tellHome>[2] = {}): void {
  tellPerson(work, work.table.seats[seat]?.person, letter, more);
}
export function tellPerson(
  work: Work,
  person: PersonId | null | undefined,
  letter: Letter,
  more: Parameters<typeof tellHome>[2] = {},
): void {
  if (person != null) work.posts.push({ to: { person }, letter, ...more });
}

/** The lobby message is edited in place, whatever it comes to say. */
export function refreshLobby(work: Work, more: Pick<Post, 'fresh'> = {}): void {
  tellHome(work, { kind: 'lobby' }, { slot: slots.lobby(work.table.id), ...more });
}
export function refreshForm(work: Work, ask: number, seat: Seat, more: Pick<Post, 'silent' | 'fresh'> = {}): void {
  tellSeat(work, seat, { kind: 'form', ask, seat }, { slot: slots.form(work.table.id, ask, seat), ...more });
}

/** What befell a seat is told of whose name it bore then, whoever sits there when it is read. */
export function noteSeat(work: Work, seat: Seat, text: Msg): void {
  const sitter = work.table.seats[seat];
  work.log.push({ who: sitter ? nameBearer(sitter) : null, text });
}

export function note<K extends MessageId>(work: Work, who: PersonId | null, id: K, ...args: Rest<K>): void {
  work.log.push({ who, text: msg(id, ...args) });
}
