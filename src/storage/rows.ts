/** A table as rows, and back. Two tables are compared as rows, so that a save writes what differs. */
import type { Locale } from '../i18n/locale.ts';
import type { Draft } from '../kit/menu.ts';
import { isTimed } from '../table/facts/asked.ts';
import type { Desk, OpenAsk, SeatForm, Settings, Sitter, Table } from '../table/model/aggregate.ts';
import {
  fromDateOrNull,
  fromId,
  fromIdOrNull,
  fromJson,
  fromJsonOrNull,
  fromLocale,
  toDate,
  toDateOrNull,
  toId,
  toIdOrNull,
  toJson,
  toJsonOrNull,
} from './border.ts';
import type { Prisma } from './prisma/client.ts';

export interface Rows {
  readonly table: ReturnType<typeof tableRow>;
  readonly seats: readonly ReturnType<typeof seatRow>[];
  readonly asks: readonly ReturnType<typeof askRow>[];
  readonly forms: readonly ReturnType<typeof formRow>[];
}

export function rowsOf(table: Table): Rows {
  return {
    table: tableRow(table),
    seats: table.seats.map((sitter, number) => seatRow(table.id, number, sitter)),
    asks: table.asks.map((open, place) => askRow(table.id, place, open)),
    forms: table.asks.flatMap((open) => open.forms.map((form, place) => formRow(table.id, open.number, place, form))),
  };
}

function tableRow(table: Table) {
  return {
    id: table.id,
    name: table.name,
    game: table.game,
    version: table.version,
    preset: table.preset,
    options: toJson(table.options),
    settings: toJson(table.settings),
    locale: table.locale,
    master: toId(table.master),
    chat: toId(table.home.chat),
    thread: table.home.thread ?? null,
    phase: table.phase,
    pausedAt: toDateOrNull(table.pausedAt),
    seed: table.seed,
    commit: table.commit,
    state: toJsonOrNull(table.state),
    anchor: toDateOrNull(table.anchor),
    askCount: table.askCount,
    statusCount: table.statusCount,
    fault: toJsonOrNull(table.fault ?? null),
    held: table.held ?? null,
    desk: toJson(table.desk),
    credited: BigInt(table.credited),
    outcome: toJsonOrNull(table.outcome ?? null),
  } satisfies Prisma.TableUncheckedCreateInput;
}

function seatRow(tableId: number, number: number, { person, computer, misses, away, lent, offer }: Sitter) {
  return {
    tableId,
    number,
    person: toIdOrNull(person),
    computer,
    misses,
    away,
    owner: toIdOrNull(lent?.owner ?? null),
    lentUntil: toDateOrNull(lent?.until ?? null),
    lentAt: lent?.since ?? null,
    lentAs: lent?.as ?? null,
    offeredTo: toIdOrNull(offer?.to ?? null),
    offeredUntil: toDateOrNull(offer?.until ?? null),
  } satisfies Prisma.SeatUncheckedCreateInput;
}

function askRow(tableId: number, place: number, open: OpenAsk) {
  return {
    tableId,
    number: open.number,
    place,
    ask: toJson(open.ask),
    askedAt: toDate(open.askedAt),
    // A standing order has none of these: its row holds what they cannot be without.
    openedAt: toDate(isTimed(open) ? open.openedAt : open.askedAt),
    deadline: toDate(isTimed(open) ? open.deadline : open.askedAt),
    closesAt: toDate(isTimed(open) ? open.closesAt : open.askedAt),
    acted: [...open.acted],
  } satisfies Prisma.AskUncheckedCreateInput;
}

function formRow(tableId: number, ask: number, place: number, form: SeatForm) {
  return {
    tableId,
    ask,
    seat: form.seat,
    place,
    draft: toJsonOrNull(form.draft),
    path: [...form.path],
    touched: form.touched,
    ready: form.ready,
    stamp: form.stamp,
  } satisfies Prisma.FormUncheckedCreateInput;
}

/** What belongs to a table as it is loaded: four queries, however many seats and asks there are. */
export const whole = {
  seats: { orderBy: { number: 'asc' } },
  asks: { where: { closedAt: null }, orderBy: { place: 'asc' }, include: { forms: { orderBy: { place: 'asc' } } } },
} satisfies Prisma.TableInclude;

type Whole = Prisma.TableGetPayload<{ include: typeof whole }>;

export function tableOf(row: Whole): Table {
  return {
    id: row.id,
    name: row.name,
    game: row.game,
    version: row.version,
    preset: row.preset,
    options: fromJson<Table['options']>(row.options),
    settings: fromJson<Settings>(row.settings),
    locale: languageOf(row),
    master: fromId(row.master),
    home: { chat: fromId(row.chat), ...(row.thread === null ? {} : { thread: row.thread }) },
    phase: row.phase,
    pausedAt: fromDateOrNull(row.pausedAt),
    seed: row.seed,
    commit: row.commit,
    state: fromJsonOrNull<unknown>(row.state),
    seats: row.seats.map(sitterOf),
    asks: row.asks.map(askOf),
    anchor: fromDateOrNull(row.anchor),
    askCount: row.askCount,
    statusCount: row.statusCount,
    ...(row.fault === null ? {} : { fault: fromJson<NonNullable<Table['fault']>>(row.fault) }),
    ...(row.held === null ? {} : { held: row.held }),
    desk: fromJson<Desk>(row.desk),
    credited: Number(row.credited),
    ...(row.outcome === null ? {} : { outcome: fromJson<NonNullable<Table['outcome']>>(row.outcome) }),
  };
}

function languageOf({ id, locale }: Pick<Whole, 'id' | 'locale'>): Locale {
  const known = fromLocale(locale);
  if (!known) throw new Error(`Table ${id} speaks "${locale}", which this program does not know`);
  return known;
}

function sitterOf(row: Whole['seats'][number]): Sitter {
  const { computer, misses, away } = row;
  return { person: fromIdOrNull(row.person), computer, misses, away, ...lentOf(row), ...offerOf(row) };
}

function lentOf({ owner, lentUntil, lentAt, lentAs }: Whole['seats'][number]): Pick<Sitter, 'lent'> {
  if (lentUntil === null || lentAt === null || lentAs === null) return {};
  return { lent: { owner: fromIdOrNull(owner), until: lentUntil.getTime(), since: lentAt, as: lentAs } };
}

function offerOf({ offeredTo, offeredUntil }: Whole['seats'][number]): Pick<Sitter, 'offer'> {
  if (offeredTo === null || offeredUntil === null) return {};
  return { offer: { to: fromId(offeredTo), until: offeredUntil.getTime() } };
}

function askOf(row: Whole['asks'][number]): OpenAsk {
  const ask = fromJson<OpenAsk['ask']>(row.ask);
  const put = { number: row.number, askedAt: row.askedAt.getTime(), acted: row.acted, forms: row.forms.map(formOf) };
  if (ask.mode === 'standing') return { ...put, ask };
  const { openedAt, deadline, closesAt } = row;
  const times = { openedAt: openedAt.getTime(), deadline: deadline.getTime(), closesAt: closesAt.getTime() };
  return { ...put, ask, ...times };
}

function formOf(row: Whole['asks'][number]['forms'][number]): SeatForm {
  return {
    seat: row.seat,
    draft: fromJsonOrNull<Draft>(row.draft),
    path: row.path,
    touched: row.touched,
    ready: row.ready,
    stamp: row.stamp,
  };
}
