/** Looks up what screens are drawn from: the table's people by name, and for each letter what it speaks of. */

import type { Locale } from '../../i18n/locale.ts';
import type { Words } from '../../i18n/speak.ts';
import type { AnyGame, Seat } from '../../kit/game.ts';
import { formView } from '../../table/facts/form.ts';
import { isPeek } from '../../table/facts/peeks.ts';
import type { CommitRecord, Letter, PersonId, Table } from '../../table/model/aggregate.ts';
import type { People, Tables, Time } from '../../table/ports/ports.ts';
import { asRenewed, isAhead, TooOld } from '../../table/round/renew.ts';
import { namesAt, personName } from '../screens/parts/people.ts';
import type { Scene, Stage } from '../screens/parts/scene.ts';
import { DrawingFault } from './fault.ts';
import type { Past } from './past.ts';

export interface StageNeeds {
  readonly words: Words;
  readonly people: People;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly time: Time;
}

/** @throws TooOld where only a newer program can show the table */
export type StageFor = (table: Table, locale: Locale) => Promise<Stage>;

/** @param bot the bot's username, known once it has introduced itself to Telegram */
export function stages({ words, people, games, time }: StageNeeds, bot: () => string): StageFor {
  return async (stored, locale) => {
    const game = games[stored.game];
    if (isAhead(game, stored)) throw new TooOld(stored);
    const table = DrawingFault.guard(() => asRenewed(game, stored));
    const sitting = table.seats.flatMap(({ person, lent, offer }) =>
      [person, lent?.owner, offer?.to].filter((x) => x != null),
    );
    const { heir, offers } = table.desk;
    const expected = [heir, ...offers.map((x) => x.person)].flatMap((x) => x ?? []);
    const known = await people.get([...new Set([table.master, ...sitting, ...expected])]);
    return {
      speech: words.speak(locale, namesAt(words, locale, table, known)),
      bot: bot(),
      now: time.now(),
      table,
      game,
      people: known,
    };
  };
}

/**
 * What a letter has to show now. Undefined where there is nothing left to be told: a reminder of an ask that has closed, a
 * commit of which nobody knows.
 * @param reader the person whose private chat it goes to; null for the table's home
 * @param past undefined where no pictures are wanted
 */
export async function sceneOf(
  { tables, people, past }: { readonly tables: Tables; readonly people: People; readonly past: Past | undefined },
  stage: Stage,
  letter: Letter,
  reader: PersonId | null,
): Promise<Scene | undefined> {
  const { table } = stage;
  switch (letter.kind) {
    case 'lobby':
      return { kind: 'lobby', reader: reader ?? undefined };
    case 'motion':
      return { kind: 'motion', motion: table.desk.motion?.number === letter.number ? table.desk.motion : undefined };
    case 'status':
    case 'say':
    case 'offer':
    case 'heir':
      return letter;
    case 'no-show': {
      // Who has come meanwhile, or has been replaced, is not missing any more.
      const seats = letter.seats.filter((seat) => (table.seats[seat]?.misses ?? 0) > 0);
      return seats.length > 0 ? { kind: 'no-show', seats } : undefined;
    }
    case 'end': {
      const log = await tables.log(table.id);
      return {
        kind: 'end',
        resigned: letter.resigned,
        last: await tables.commit(table.id, table.commit),
        opened: log.filter((entry) => entry.text.id === 'log-peeked').length,
        peeks: await peeksIn(people, table, log),
      };
    }
    case 'peeks':
      return { kind: 'peeks', peeks: await peeksIn(people, table, await tables.log(table.id)) };
    case 'peek': {
      const { seat } = letter;
      const forms = table.asks.flatMap(({ number }) => viewOf(stage, { ask: number, seat }) ?? []);
      return { kind: 'peek', seat, forms, told: await lastTold(tables, table, seat) };
    }
    case 'report': {
      const commit = await tables.commit(table.id, letter.commit);
      const { urgent } = letter;
      const board = past && commit && !urgent && (await boardAfter(past, stage, commit));
      return commit && { kind: 'report', commit, urgent, board: board || undefined };
    }
    case 'digest': {
      const commit = await tables.commit(table.id, letter.commit);
      const closed = commit && (await answerTo(tables, table, commit, letter.seat));
      return commit && { kind: 'digest', commit, seat: letter.seat, closed };
    }
    case 'catch-up':
      return { kind: 'catch-up', commits: await missedBy(tables, table, letter), seat: letter.seat };
    case 'deputy': {
      const { offer, lent, person } = table.seats[letter.seat] ?? {};
      if (lent && (table.phase === 'ended' || table.phase === 'cancelled')) return { ...letter, now: 'ended' };
      const isAsked = offer?.to === reader && offer.until === letter.until;
      const isPlaying = lent?.owner === letter.owner && person === reader;
      if (reader === letter.owner) {
        return { ...letter, now: lent?.owner === reader ? 'lent' : person === reader ? 'back' : 'lost' };
      }
      if (!isPlaying) return { ...letter, now: isAsked ? 'asked' : 'over' };
      const { to } = letter;
      // Of the time before him, from the set-up on, he reads what everybody read.
      const missed = to === undefined ? [] : await missedBy(tables, table, { since: -1, to });
      return { ...letter, now: 'playing', missed };
    }
    case 'form': {
      // Who has lost the seat since keeps the message, but must not read what the next one there decides.
      const isHis = table.seats[letter.seat]?.person === reader;
      const form = isHis ? viewOf(stage, letter) : undefined;
      if (form) return { kind: 'form', form };
      const ask = await tables.ask(table.id, letter.ask);
      const closed = isHis ? await tables.closedForm(table.id, letter.ask, letter.seat) : undefined;
      return ask && { kind: 'closed-form', title: ask.title, closed };
    }
    case 'reminder': {
      const isHis = table.seats[letter.seat]?.person === reader;
      const form = isHis ? viewOf(stage, letter) : undefined;
      return form && !form.ready ? { kind: 'reminder', form } : undefined;
    }
    default:
      return letter satisfies never;
  }
}

/** What the seat had answered, where the commit is what came of it. */
async function answerTo(tables: Tables, { id }: Table, { ask, answers }: CommitRecord, seat: Seat) {
  return ask !== null && answers.some((x) => x.seat === seat) ? tables.closedForm(id, ask.number, seat) : undefined;
}

/** The last commit that told this seat something in secret. */
async function lastTold(tables: Tables, table: Table, seat: Seat) {
  const latest = await tables.commits(table.id, { skip: 0, take: mostMissed, order: 'desc' });
  const commit = latest.find(({ notes }) => notes.some((x) => x.secret?.seats.includes(seat)));
  return commit && { commit, closed: await answerTo(tables, table, commit, seat) };
}

/** Whoever led the table then may not lead it now, nor sit at it. */
async function peeksIn(people: People, table: Table, log: Awaited<ReturnType<Tables['log']>>) {
  const peeks = log.filter(isPeek);
  const known = await people.get([...new Set(peeks.flatMap(({ who }) => who ?? []))]);
  const nameOf = (who: PersonId | null) => (who === null ? undefined : personName({ people: known, table }, who));
  return peeks.map(({ who, at, text }) => ({ at, text, name: nameOf(who) }));
}

/** What an onlooker saw then; undefined where these rules cannot play it again. */
async function boardAfter(past: Past, { game, table }: Stage, { number }: CommitRecord) {
  const state = number === table.commit ? table.state : (await past(game, table, number + 1))[number];
  return state === undefined || state === null
    ? undefined
    : DrawingFault.guard(() => ({ view: game.view(state, null) }));
}

/** More commits than this are not read: the headlines of the latest fill ten lines. */
const mostMissed = 100;

async function missedBy(
  tables: Tables,
  { id, commit }: Table,
  { since, to, seat }: Omit<Extract<Letter, { kind: 'catch-up' }>, 'kind'>,
): Promise<readonly CommitRecord[]> {
  const take = Math.min(mostMissed, since === null ? mostMissed : to - since);
  const latest = take > 0 ? await tables.commits(id, { skip: commit - to, take, order: 'desc' }) : [];
  const last = latest.findIndex(({ answers }) => answers.some((x) => x.seat === seat && x.by === 'player'));
  return latest.slice(0, since === null && last !== -1 ? last : undefined).toReversed();
}

function viewOf({ game, table }: Stage, { ask, seat }: { readonly ask: number; readonly seat: Seat }) {
  return DrawingFault.guard(() => formView(game, table, ask, seat));
}
