/** What must hold of a whole game when everything that was said in it is read over. */
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { isNoMoreThanPromised } from './amounts.ts';
import { formOf, type Game, languageOf, type Phase } from './crowd.ts';
import {
  askOf,
  foreignIn,
  isDigest,
  isEnd,
  isSent,
  isStatus,
  repeated,
  type Said,
  saidSince,
  textsFor,
  toastsSince,
  unspokenIn,
} from './reading.ts';
import { type Person, textOf } from './stage.ts';

function namesIn({ group, people }: Game): readonly string[] {
  return [...people.map(({ user }) => user.first_name), group.title];
}

/** From the close of one phase to the close of the next: the story of the one, the forms of the other. */
function windows(game: Game): readonly { readonly phase: Phase; readonly said: readonly Said[] }[] {
  const { stage, phases } = game;
  return phases.map((phase, i) => ({ phase, said: saidSince(stage, phase.closed, phases[i + 1]?.closed) }));
}

export function everythingIsSpoken(game: Game): void {
  const said = saidSince(game.stage).flatMap(({ text, labels }) => [text, ...labels]);
  expect(said.length).toBeGreaterThan(100);
  expect(unspokenIn([...said, ...toastsSince(game.stage)], namesIn(game))).toEqual([]);
}

export function everybodyReadsHisLanguage(game: Game): void {
  const said = saidSince(game.stage);
  const names = namesIn(game);
  expect(foreignIn(textsFor(said, game.group), 'ru', names), 'the group').toEqual([]);
  for (const person of game.people) {
    const language = languageOf(person);
    const name = `${person.user.first_name}, ${language}`;
    expect(foreignIn(textsFor(said, person), language, names), name).toEqual([]);
    expect(foreignIn(game.toasts.get(person) ?? [], language, names), `${name}: toasts`).toEqual([]);
  }
}

export async function eachPhaseIsToldOnce(game: Game): Promise<void> {
  const { stage, group, phases } = game;
  const titles = phases.map(({ title }) => title);
  expect(repeated(titles), 'each phase once').toEqual([]);

  for (const { phase, said } of windows(game)) {
    const told = said
      .filter((x) => x.chat === group.id && isSent(x) && !isStatus(x) && !isEnd(x))
      .map(({ text }) => text);
    const heading = headingOf(phase.title);
    expect(
      told.filter((text) => heading.test(text)),
      `the report of ${phase.title}`,
    ).toHaveLength(1);
  }
  const all = saidSince(stage).filter((x) => x.chat === group.id && isSent(x));
  // The master's close is answered each time, and whoever came back may fall silent again.
  const answers = /^Закрыто: ответы вскрыты|^Больше не ждём/;
  const announcements = all.map(({ text }) => text).filter((text) => !answers.test(text));
  expect(repeated(announcements), 'announced twice').toEqual([]);

  const reports = await stage.rows(
    `SELECT "letter", "failure", "doneAt" FROM "Letter" WHERE "letter"::json ->> 'kind' = 'report'`,
  );
  const commits = reports.map(({ letter }) => String(letter));
  expect(repeated(commits), 'one letter for each commit').toEqual([]);
  expect(commits.length, 'the beginning and each phase').toBe(phases.length + 1);
  expect(reports.filter(({ failure, doneAt }) => failure !== null || doneAt === null)).toEqual([]);
}

/** How the report of a phase begins; its further parts begin otherwise. */
function headingOf(title: string): RegExp {
  const [, wave] = /^Волна (\d)/.exec(title) ?? [];
  if (title.includes('подготовка')) return new RegExp(`^🏰 Волна ${wave}: подготовка закончена`);
  if (title.includes('план')) return new RegExp(`^[⚔💀] Волна ${wave}:`, 'u');
  return title.includes('бонус')
    ? /❤ Здоровье|Вещь|удар|Меткость|Вместимость|Поиск|Каменщик|выстрел|Пустые/
    : /^(?:⚔ Блиц|💀 Волна)/u;
}

export function oneStatusPerPhase(game: Game): void {
  const { stage, group, phases, asides } = game;
  const statuses = saidSince(stage).filter((x) => x.chat === group.id && isStatus(x) && !asides.has(x.message));
  const sent = statuses.filter(isSent);
  expect(sent.map(({ text }) => text.split('\n')[0])).toEqual(phases.map(({ title }) => title));
  const ids = sent.map(({ message }) => message);
  expect(
    statuses.filter(({ message }) => !ids.includes(message)),
    'edited in place',
  ).toEqual([]);
  for (const [i, message] of ids.entries()) {
    const now = group.fromBot.find((x) => x.message_id === message);
    expect(now && textOf(now)).toBe(`${phases[i]?.title} — закрыто`);
  }
}

/** @param deaf gets nothing, or is written to in other ways than the rest */
export function oneFormAndDigestPerPhase(game: Game, deaf: readonly Person[] = []): void {
  const { stage, people, phases } = game;
  const sent = saidSince(stage).filter(isSent);
  for (const person of people.filter((x) => !deaf.includes(x))) {
    const name = person.user.first_name;
    const forms = sent.filter(({ chat }) => chat === person.id).flatMap((x) => askOf(x) ?? []);
    expect(repeated(forms), `${name}: one form for each question`).toEqual([]);
    const asked = phases.filter((phase) => phase.asked.includes(person));
    expect(forms, `${name}: asked as often as it was his turn`).toHaveLength(asked.length);
    expect(formOf(person), `${name}: nothing to press any more`).toBeUndefined();
  }
  for (const { phase, said } of windows(game)) {
    for (const person of people) {
      const letters = said.filter((x) => x.chat === person.id && isSent(x));
      const where = `${phase.title}: ${person.user.first_name}`;
      expect(letters.filter(isDigest).length, `${where}, digests`).toBeLessThanOrEqual(1);
      if (!deaf.includes(person)) isNoMoreThanPromised(letters, where);
    }
  }
}

export async function theEndIsToldOnce(game: Game): Promise<void> {
  const { stage, group, people } = game;
  const ends = saidSince(stage).filter(isEnd);
  expect(ends).toHaveLength(1);
  const [end] = ends;
  expect(end?.chat).toBe(group.id);
  expect(end?.text).toMatch(/^(?:🏰 Крепость выстояла!|💀 Крепость пала на волне \d)/mu);
  expect(end?.labels).toEqual(['🔁 Ещё раз', '🎞 Вся игра в картинках']);

  const [seed = '', hash] = end?.text.match(/\b[0-9a-f]{64}\b/g) ?? [];
  const beginning = saidSince(stage).find((x) => x.chat === group.id && x.text.includes('Крепость стоит'));
  const published = /\b[0-9a-f]{64}\b/.exec(beginning?.text ?? '')?.[0];
  expect(hash, 'the fingerprint of the beginning').toBe(published);
  expect(createHash('sha256').update(seed).digest('hex')).toBe(published);
  const telling = saidSince(stage).filter(({ text }) => text.includes(seed));
  expect(telling, 'the seed was secret until then').toEqual(ends);

  const [somebody] = people;
  if (somebody) expect(textOf(await stage.ask(somebody, group, '/status'))).toContain('/newgame');
}
