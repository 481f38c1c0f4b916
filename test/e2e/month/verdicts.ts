/** What must hold of a month when everything that was said in it is read over. */
import { createHash } from 'node:crypto';
import { DateTime } from 'luxon';
import { expect } from 'vitest';
import type { Note } from '../../../src/kit/game.ts';
import { verdictOn } from '../../../src/sim/verdict.ts';
import { isNoMoreThanPromised } from '../amounts.ts';
import { languageOf } from '../crowd.ts';
import {
  askOf,
  foreignIn,
  isDigest,
  isEnd,
  isSent,
  isStatus,
  repeated,
  saidSince,
  textsFor,
  toastsSince,
  unspokenIn,
} from '../reading.ts';
import { buttonsOf, type Message, textOf } from '../stage.ts';
import { first, type RoleName, roleNames, sittingAt } from './cast.ts';
import { dayAt, zone } from './clock.ts';
import type { Life } from './life.ts';

const hour = 3_600_000;

export function itTookAMonth({ closings }: Life): void {
  const days = ((closings.at(-1)?.at ?? 0) - dayAt(1, '20:00')) / (24 * hour);
  expect(days).toBeGreaterThan(27);
  expect(days).toBeLessThan(32);
  // A bonus, and a preparation and a plan for each of seven waves.
  expect(closings.length).toBeGreaterThanOrEqual(15);
}

export async function nightsAreFree({ stage }: Life): Promise<void> {
  const rows = await stage.rows(`SELECT "deadline", "openedAt" FROM "Ask"`);
  expect(rows.length).toBeGreaterThanOrEqual(15);
  for (const { deadline, openedAt } of rows) {
    if (!(deadline instanceof Date) || !(openedAt instanceof Date)) throw new Error('No dates');
    const at = DateTime.fromJSDate(deadline, { zone });
    expect(at.hour, at.toISO() ?? '').toBeGreaterThanOrEqual(8);
    expect(at.hour, at.toISO() ?? '').toBeLessThan(23);
    if (openedAt.getTime() > dayAt(8, '12:40')) expect(at.weekday, at.toISO() ?? '').not.toBe(7);
  }
}

export function theOutageIsMadeGood(life: Life): void {
  const told = saidSince(life.stage).filter(
    ({ text }) => text === life.label('table-told-outage', 'group', { span: 5 * hour }),
  );
  expect(told.map(({ chat }) => chat)).toEqual([life.group.id]);
  // It was to close at noon of that day.
  const noon = dayAt(23, '12:00');
  const next = life.closings.find(({ at }) => at > dayAt(23, '09:00'));
  expect(Math.abs((next?.at ?? 0) - noon - 5 * hour)).toBeLessThan(60_000);
}

export async function eachPhaseIsToldOnce({ stage, closings, group, founded, asides }: Life): Promise<void> {
  expect(repeated(closings.map(({ title }) => title)), 'each phase once').toEqual([]);
  const reports = await stage.rows(
    `SELECT "letter", "failure", "doneAt" FROM "Letter" WHERE "letter"::json ->> 'kind' = 'report'`,
  );
  const commits = reports.map(({ letter }) => String(letter));
  expect(repeated(commits)).toEqual([]);
  expect(commits.length, 'the beginning and each phase').toBe(closings.length + 1);
  expect(reports.filter(({ failure, doneAt }) => failure !== null || doneAt === null)).toEqual([]);
  const rooms = [group.id, founded];
  const news = saidSince(stage).filter(
    (x) => rooms.includes(x.chat) && isSent(x) && !asides.has(`${x.chat}:${x.message}`),
  );
  expect(repeated(news.filter((x) => !isStatus(x)).map(({ text }) => text)), 'nothing twice').toEqual([]);
  // One that is edited from then on; the first came with the answer to /begin.
  const statuses = news.filter(isStatus).map(({ text }) => text.split('\n')[0] ?? '');
  expect(repeated(statuses)).toEqual([]);
  expect(statuses).toHaveLength(closings.length - 1);
  expect(news.filter(isEnd)).toHaveLength(1);
}

/** From the end of one phase to the end of the next. */
function windows({ stage, closings }: Life) {
  const ends = [0, ...closings.map(({ from }) => from)];
  return ends.map((from, i) => saidSince(stage, from, ends[i + 1]));
}

export function nobodyIsFlooded(life: Life): void {
  for (const [i, said] of windows(life).entries()) {
    for (const name of roleNames) {
      const { id } = life.people[name];
      const sent = said.filter((x) => x.chat === id && isSent(x) && !life.asides.has(`${id}:${x.message}`));
      isNoMoreThanPromised(
        sent,
        `${name}, phase ${i}: ${sent.map(({ text }) => text.split('\n')[0] ?? '').join(' | ')}`,
      );
    }
  }
}

/** Each digest with what it follows: the phase that closed, and who read it. */
function* digestsOf(life: Life) {
  const said = windows(life).slice(1);
  for (const [i, closing] of life.closings.entries()) {
    for (const name of roleNames) {
      const digest = said[i]?.find((x) => x.chat === life.people[name].id && isSent(x) && isDigest(x));
      if (digest) yield { closing, name, text: plain(digest.text) };
    }
  }
}

export function ordersAreKept(life: Life): void {
  let compared = 0;
  for (const { closing, name, text } of digestsOf(life)) {
    const form = closing.forms.get(name);
    const data = form ? buttonsOf(form).flatMap((x) => x.callback_data ?? []) : [];
    if (!form || !closing.asks.includes(Number(askOf({ data })))) continue;
    const [, ordered = ''] = text.split('\n\n');
    expect(receipt(ordered), `${name}, ${closing.title}`).toEqual(receipt(standing(form)));
    compared++;
  }
  expect(compared).toBeGreaterThan(100);
}

/** The last lines of a form: what would happen now, be it by choice or in silence. */
function standing(form: Message): string {
  return /\n(?:Сейчас|Now|Если промолчать|If you stay silent):[\s\S]*$/.exec(plain(textOf(form)))?.[0].trim() ?? '';
}

/** What is ordered, without the words before it and the signs of a form that is open. */
function receipt(text: string): readonly string[] {
  return text
    .replace(/^[^:]*:/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[✅⚠]/u.test(line));
}

export async function secretsAreKept(life: Life): Promise<void> {
  const { stage, group, founded, people } = life;
  const rows = await stage.rows(`SELECT "askNumber"::int AS ask, "notes" FROM "Commit" ORDER BY "number"`);
  let read = 0;
  for (const { closing, name, text } of digestsOf(life)) {
    const seat = first.findIndex((_, i) => sittingAt(i, closing.at).reader === name);
    expect(seat, `${name} sat at the table, ${closing.title}`).toBeGreaterThanOrEqual(0);
    const notes = rows
      .filter(({ ask }) => closing.asks.includes(Number(ask)))
      .flatMap(({ notes }): Note[] => JSON.parse(String(notes)));
    const mine = notes.flatMap(({ secret }) => (secret?.seats.includes(seat) ? [secret.text] : []));
    const known = new Set(
      mine.flatMap((x) =>
        plain(life.speak(name, x, closing.at))
          .split('\n')
          .map((line) => line.trim()),
      ),
    );
    const lines = text
      .split('\n\n')
      .slice(2)
      .flatMap((part) => part.split('\n'));
    expect(
      lines.filter((line) => !known.has(line.trim())),
      `${name}, ${closing.title}`,
    ).toEqual([]);
    read += lines.length;
  }
  expect(read).toBeGreaterThan(200);
  const toAll = saidSince(stage).filter(({ chat }) => chat === group.id || chat === founded);
  expect(toAll.filter((x) => isDigest(x) || askOf(x) !== undefined)).toEqual([]);

  // Who has given a seat away, for some days or for good, is told so and nothing else.
  const between = (name: RoleName, from: number, to: number) =>
    people[name].chat.fromBot.filter(({ date }) => date * 1000 >= from && date * 1000 < to).map((x) => firstLine(x));
  const never = Number.MAX_SAFE_INTEGER;
  const table = group.title;
  expect(between('lev', dayAt(6, '11:00'), never)).toEqual([life.label('desk-you-gave', 'lev', { table })]);
  expect(between('tom', dayAt(24, '20:00'), never)).toEqual([life.label('table-you-were-kicked', 'tom', { table })]);
  expect(between('vera', dayAt(11, '20:30'), dayAt(15, '21:00'))).toEqual([
    life.label('deputy-is-back', 'vera', { table }),
  ]);
  expect(between('mark', dayAt(15, '21:00'), never)).toEqual([]);
}

/** Words of commands, and what `/verify` tells those who want to check for themselves. */
const technical = ['SHA-256', 'npm run verify', '.json', 'bonus', 'prep', 'consent', 'plan', 'bot'];

const firstLine = (message: Message): string => textOf(message).split('\n')[0] ?? '';
/** Without what only keeps a client from making links. */
export const plain = (text: string): string => text.replaceAll('\u2060', '');

export function everybodyReadsHisLanguage(life: Life): void {
  const { stage, people, group, founded, locale } = life;
  const said = saidSince(stage);
  const names = [...Object.values(people).map(({ user }) => user.first_name), group.title];
  const texts = said.flatMap(({ text, labels }) => [text, ...labels]);
  expect(unspokenIn([...texts, ...toastsSince(stage)], names)).toEqual([]);
  const typed = life.lines.flatMap((line) =>
    line.kind === 'said' ? [line.text.replace(/^\/\w+ (?:6[hч] )?/, '')] : [],
  );
  for (const room of [group.id, founded])
    expect(foreignIn(textsFor(said, { id: room }), locale, [...names, ...typed, ...technical])).toEqual([]);
  for (const name of roleNames) {
    const person = people[name];
    const mine = textsFor(said, person).map((text) => text.replace('🌐 English', '').replace('🌐 Русский', ''));
    expect(foreignIn(mine, languageOf(person), names), name).toEqual([]);
  }
}

export async function theDiceAreFair(life: Life): Promise<void> {
  const { stage, group, founded, people } = life;
  const said = saidSince(stage);
  const [end] = said.filter(isEnd);
  const [seed = '', hash] = end?.text.match(/\b[0-9a-f]{64}\b/g) ?? [];
  expect(createHash('sha256').update(seed).digest('hex')).toBe(hash);
  const published = said.find(({ text }) => text.includes(hash ?? 'none'));
  expect(published?.chat, 'told at the beginning, in the group that there was').toBe(founded);
  const document = await stage.ask(people.boris, group, '/export');
  const file = stage.sandbox.world.files.stored.get(document.document?.file_id ?? '');
  expect(verdictOn(new TextDecoder().decode(file?.bytes))).toMatchObject({ passed: true });
}
