/**
 * Makes test/dump/<commit>.sql.gz, .json and .exports.json.gz: a deployment in which everything is going on at once, as this program leaves it.
 * `npx vitest run --config test/dump/vitest.config.ts`, with Debian's postgresql-15 installed.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { diceOf } from '../../src/kit/dice.ts';
import { buttonsOf, type Group, type Message, type Person, textOf } from '../e2e/stage.ts';
import { factsOf } from './facts.ts';
import { openProgram, type Program } from './program.ts';

const commit = '3a8f72e';
const hour = 3_600_000;
/** All that time is moved before the dump: afterwards the tables' clock shows what the system's does. */
const jumps = [30, 30, 30, 30, 30];
const operator = 777_001;

let stage: Program;

test('the deployment', async () => {
  stage = await openProgram({ ADMIN_IDS: String(operator) }, Date.now() - jumps.reduce((a, b) => a + b) * hour);
  const said = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
  const who = (name: string, more: Parameters<Program['person']>[1] = {}) => stage.person(name, more);
  const english = { language_code: 'en' };
  const anna = who('Анна', { username: 'anna_a' });
  const boris = who('Борис', { username: 'boris_b' });
  const vera = who('Вера', { username: 'vera_v' });
  const gleb = who('Глеб', { username: 'gleb_g' });
  const dasha = who('Даша');
  const kate = who('Kate', { ...english, username: 'kate_k' });
  const leo = who('Leo', english);
  const zoe = who('Zoë <b>', english);
  const nina = who('Нина', { username: 'nina_n' });
  const pavel = who('Павел', { username: 'pavel_p' });
  const lev = who('Лев', { username: 'lev_l' });
  const mark = who('Mark', { language_code: 'de' });
  const rita = who('Рита');
  const senya = who('Сеня');
  const toma = who('Тома');
  const olga = who('Ольга', { id: operator });
  const everybody = [anna, boris, vera, gleb, dasha, kate, leo, zoe, nina, pavel, lev, mark, rita, senya, toma, olga];
  for (const person of everybody) await stage.ask(person, person.chat, '/start');
  await stage.ask(anna, anna.chat, '/settings 23:00-7:30');
  await stage.ask(leo, leo.chat, '/settings 22:30 - 7:15');
  await stage.ask(leo, leo.chat, '/settings Asia/Tokyo');
  await stage.ask(kate, kate.chat, '/settings Europe/Berlin');
  await stage.ask(boris, boris.chat, '/settings');
  await stage.press(boris, boris.chat, 'Напоминания');
  await stage.press(boris, boris.chat, 'только под конец');
  await stage.ask(mark, mark.chat, '/settings');
  await stage.press(mark, mark.chat, /English/);
  await stage.settled();

  // ---- what is over ----
  said('citadel to its end');
  const dacha = await stage.group('Дача', everybody.slice(0, 8));
  await play(dacha, 'citadel', 'как советуем', [anna, boris], 10);
  await closeToTheEnd(dacha, anna, [anna, boris]);
  said('citadel to its end, won');
  const victory = await stage.group('Победа', [rita, senya]);
  await play(victory, 'citadel', 'как советуем', [rita, senya], 10, undefined, ['Правила', 'Сила волн', '30 %']);
  await closeToTheEnd(victory, rita, [], 0);
  said('office to its end');
  const office = await stage.group('Офис', [vera, gleb, dasha, kate]);
  await play(office, 'office', 'как советуем', [vera, gleb, dasha, kate]);
  await closeToTheEnd(office, vera, [vera, gleb, dasha, kate], 6);
  said('duel to its end');
  const dawn = await stage.group('Дуэль на рассвете', [toma, leo, zoe]);
  await play(dawn, 'revolver', 'как в книге', [toma, leo]);
  for (let shot = 0; shot < 40 && !(await isOver(dawn)); shot++) await shoot(await newest(dawn), toma, leo);
  said('duel given up');
  await duel(anna, kate, 'как советуем');
  await shoot(await newest(anna.chat), anna, kate);
  await stage.ask(kate, kate.chat, '/leave');
  await stage.press(kate, kate.chat, 'Yes, I give up');
  await stage.settled();
  said('called off');
  const off = await stage.group('Сорвалось', [rita, senya]);
  await play(off, 'citadel', 'как в книге', [rita, senya], 10);
  await close(off, rita);
  await stage.ask(rita, off, '/cancel');
  await stage.press(rita, off, 'Да, отменить');
  await stage.settled();

  // ---- held: an operator's release that was cut short ----
  said('held');
  const repair = await stage.group('Ремонт', [rita, senya, toma, lev]);
  await play(repair, 'office', 'как советуем', [rita, senya, toma, lev]);
  await close(repair, rita);
  const repairs = await newest(repair);
  await stage.ask(olga, olga.chat, '/admin maintenance on');
  await stage.settled();
  await stage.rows(`UPDATE "Table" SET "game" = 'unheard' WHERE "id" = ${repairs}`);
  await stage.ask(olga, olga.chat, '/admin maintenance off');
  await stage.rows(`UPDATE "Table" SET "game" = 'office' WHERE "id" = ${repairs}`);
  await stage.settled();

  // ---- what lives through five days ----
  said('asleep, and one away');
  const sleepers = await stage.group('Сони', [senya, toma]);
  await play(sleepers, 'citadel', 'как советуем', [senya, toma], 10);
  const fort = await stage.group('Крепость', [boris, vera, dasha, leo, mark, nina, pavel]);
  const defenders = [boris, vera, dasha, leo, mark];
  await play(fort, 'citadel', 'как в книге', defenders, 10);
  const siege = await newest(fort);
  for (const jump of jumps) {
    for (const person of defenders.filter((x) => x !== mark)) await ready(person, siege);
    await stage.settled();
    await stage.time.jump(jump * hour);
    await stage.settled();
  }
  expect(Math.abs(stage.time.now() - Date.now())).toBeLessThan(2_000);

  // ---- what goes on ----
  said('the fortress in wave 3');
  for (let i = 0; i < 6 && (await keyOf(siege)) !== 'plan:3'; i++) {
    for (const person of [boris, vera, dasha, leo]) await wander(person, siege, `fort/${i}`, 5);
    await close(fort, boris);
  }
  expect(await keyOf(siege)).toBe('plan:3');
  await stage.ask(vera, vera.chat, '/deputy @pavel_p 3d');
  await stage.press(pavel, pavel.chat, 'Сыграю');
  await stage.settled();
  await stage.ask(boris, fort, '/sub Даша @nina_n 5d');
  await stage.press(boris, fort, 'Сделать');
  await stage.press(nina, fort, 'Вступить');
  await stage.settled();
  await stage.ask(leo, leo.chat, '/deputy @gleb_g 2d');
  await stage.ask(boris, fort, '/sub 5 open');
  await stage.press(boris, fort, 'Сделать');
  await wander(boris, siege, 'fort/last', 6);
  await wander(pavel, siege, 'fort/last', 6);
  await ready(pavel, siege);
  await ready(nina, siege);

  said('the preparation');
  await play(dacha, 'citadel', 'как советуем', [anna, boris, vera, gleb, kate, zoe], 12);
  const prep = await newest(dacha);
  for (const [i, person] of [anna, boris, vera, kate].entries()) await wander(person, prep, `dacha/${i}`, 4);
  await close(dacha, anna);
  for (const [i, person] of [anna, boris, kate].entries()) await wander(person, prep, `dacha2/${i}`, 6);
  await ready(boris, prep);
  await ready(zoe, prep);

  said('an early office');
  const firm = await stage.group('Контора', [gleb, dasha, leo, nina, toma]);
  await play(firm, 'office', 'как советуем', [gleb, dasha, leo, nina, toma]);
  await stage.press(nina, nina.chat, 'Хочу быть зомби');
  await close(firm, gleb);
  const early = await newest(firm);
  for (const [i, person] of [gleb, dasha, leo].entries()) await wander(person, early, `firm/${i}`, 3);
  await stage.settled();

  said('a late office, in a topic');
  const forum = await stage.group('Темы', [lev, mark, rita, zoe, pavel], { forum: true });
  const topic = forum.addTopic('Игры');
  await play(forum, 'office', 'как советуем', [lev, mark, rita, zoe, pavel], undefined, topic);
  const late = await newest(forum);
  for (let i = 0; i < 30 && !(await isLate(late)); i++) {
    if (i < 3) for (const person of [lev, mark, rita, zoe]) await wander(person, late, `forum/${i}`, 2);
    await close(forum, lev, topic);
  }
  expect(await isLate(late)).toBe(true);
  for (const person of [lev, mark, rita, zoe, pavel]) await wander(person, late, 'forum/last', 2);
  await stage.settled();

  said('an office by the book');
  const site = await stage.group('Стройка', [dasha, senya, kate, nina]);
  await play(site, 'office', 'как в книге', [dasha, senya, kate, nina]);
  const printed = await newest(site);
  for (let i = 0; i < 60 && !/^(?:humans|zombies):3:/.test(await keyOf(printed)); i++) await close(site, dasha);
  await stage.ask(dasha, site, '/handover Сеня');

  said('duels');
  await play(dawn, 'revolver', 'как в книге', [toma, zoe]);
  const open = await newest(dawn);
  await shoot(open, toma, zoe);
  for (const person of [toma, zoe]) await lay(person, open);
  await duel(boris, leo, 'как советуем');
  const hidden = await newest(boris.chat);
  for (const person of [boris, leo]) await lay(person, hidden);
  await shoot(hidden, boris, leo);
  for (const person of [boris, leo]) await lay(person, hidden);
  await stage.ask(boris, boris.chat, '/pause');
  await stage.settled();
  await invite(dasha, 'как в книге');
  await stage.ask(pavel, pavel.chat, '/practice citadel');
  await stage.settled();

  said('masks, a break, a frost, two lobbies');
  const masks = await stage.group('Маскарад', [toma, rita, vera]);
  await play(masks, 'citadel', 'как советуем', [toma, rita, vera], 10, undefined, ['Скрыть имена', 'да']);
  await close(masks, toma);
  const masked = await newest(masks);
  for (const person of [toma, rita]) await wander(person, masked, 'masks', 4);
  const rest = await stage.group('Перерыв', [senya, zoe, lev, mark]);
  await play(rest, 'office', 'как советуем', [senya, zoe, lev, mark]);
  await close(rest, senya);
  await stage.ask(senya, rest, '/pause');
  await stage.settled();
  const frost = await stage.group('Мороз', [pavel, gleb]);
  await play(frost, 'citadel', 'как советуем', [pavel, gleb], 10);
  await close(frost, pavel);
  const cold = await newest(frost);
  const [{ state } = {}] = await stage.rows(`SELECT "state" FROM "Table" WHERE "id" = ${cold}`);
  await stage.rows(`UPDATE "Table" SET "state" = '{}' WHERE "id" = ${cold}`);
  pavel.say(frost, '/close');
  await stage.reads(frost, /остановлен|сломал/i);
  await stage.pool.query('UPDATE "Table" SET "state" = $1 WHERE "id" = $2', [state, cold]);
  const lobby = await stage.group('Сбор', [nina, dasha, kate, rita]);
  await openLobby(lobby, nina, 'citadel', 'как советуем');
  for (const person of [nina, dasha, kate]) await stage.press(person, lobby, 'Вступить');
  await stage.ask(nina, lobby, '/bot 1');
  const asked = await stage.group('Ещё одна', [rita]);
  await stage.ask(rita, asked, '/newgame office');
  await stage.ask(anna, dacha, '/board');
  await stage.settled();

  // ---- what does not go out any more ----
  said('letters that stay');
  stage.sandbox.world.faults.next(200, '500', { chat_id: forum.id });
  stage.sandbox.world.faults.next(1, '429', { chat_id: firm.id, retry_after: 3_000 });
  lev.say(forum, '/extend 2h свет отключили', { message_thread_id: topic });
  gleb.say(firm, '/extend 3h');
  await new Promise((done) => setTimeout(done, 4_000));
  const now = stage.time.now();
  await stage.stop();
  await stage.rows('DROP TRIGGER keep_nothing ON "Pace"');
  await stage.rows('DROP FUNCTION keep_nothing()');
  await stage.rows('DELETE FROM "TimeShift"'); // a real deployment has none

  const waiting = await stage.rows('SELECT "id" FROM "Letter" WHERE "doneAt" IS NULL');
  const jobs = await stage.rows(`SELECT t.identifier, COUNT(*)::int FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id GROUP BY 1 ORDER BY 1`);
  said(`${waiting.length} letters wait; ${JSON.stringify(jobs)}`);
  said(
    `complaints: ${JSON.stringify(stage.sandbox.world.malformed.map(({ method, reason }) => `${method}: ${reason}`))}`,
  );
  const { facts, exports } = await factsOf(stage.url, now);
  const sql = execFileSync(
    '/usr/lib/postgresql/15/bin/pg_dump',
    ['--inserts', '--no-owner', '--no-privileges', stage.url],
    {
      maxBuffer: 2 ** 28,
      encoding: 'utf8',
    },
  ).replace(/^\\(?:un)?restrict .*$/gm, ''); // words to psql, which nobody else understands
  const at = (name: string) => new URL(`${commit}.${name}`, import.meta.url);
  writeFileSync(at('sql.gz'), gzipSync(sql, { level: 9 }));
  writeFileSync(at('exports.json.gz'), gzipSync(JSON.stringify(exports), { level: 9 }));
  writeFileSync(at('json'), `${JSON.stringify(facts, null, 2)}\n`);
  await stage.end();
});

// ---- acts ----

async function openLobby(group: Group, master: Person, game: string, rules: string, topic?: number): Promise<void> {
  await stage.ask(master, group, `/newgame ${game}`, { message_thread_id: topic });
  await stage.press(master, group, rules);
  await stage.press(master, group, 'день за днём');
  await stage.reads(group, 'собираем команду');
}

/** The first of them leads. */
async function play(
  group: Group,
  game: string,
  rules: string,
  people: readonly Person[],
  seats = people.length,
  topic?: number,
  settings: readonly string[] = [],
): Promise<void> {
  const [master] = people;
  if (!master) throw new Error('Nobody came');
  await stage.settled();
  await openLobby(group, master, game, rules, topic);
  if (settings.length > 0) {
    for (const label of ['Настройки', ...settings]) {
      await stage.press(master, group, label === 'да' ? /^да$/ : label);
      await stage.settled();
    }
    while (!group.searchButton('Закрыть')) {
      await stage.press(master, group, /Назад|‹/);
      await stage.settled();
    }
    await stage.press(master, group, 'Закрыть');
    await stage.settled();
  }
  for (const person of people) await stage.press(person, group, 'Вступить');
  if (seats > people.length) {
    await stage.ask(master, group, `/bot ${seats - people.length}`, { message_thread_id: topic });
  }
  await stage.settled();
  const id = await newest(group);
  await stage.press(master, group, 'Начать');
  await stage.until(() => people.find((person) => formAt(person, id)));
  await stage.settled();
}

async function invite(host: Person, rules: string): Promise<string> {
  await stage.ask(host, host.chat, '/newgame');
  await stage.press(host, host.chat, /Револьвер|Revolver/);
  await stage.press(host, host.chat, rules);
  await stage.press(host, host.chat, 'день за днём');
  const invitation = /https:\/\/t\.me\/\S+\?start=join_\d+_[\w-]{16}/;
  const [link] = invitation.exec(textOf(await stage.reads(host.chat, invitation))) ?? [];
  await stage.settled();
  return link ?? '';
}

async function duel(host: Person, guest: Person, rules: string): Promise<void> {
  guest.follow(await invite(host, rules));
  await stage.reads(host.chat, /2 из 2/);
  await stage.settled();
  await stage.press(host, host.chat, 'Начать');
  await stage.settled();
}

/** The latest table of the group. */
async function isOver(group: Group): Promise<boolean> {
  const [row] = await stage.rows(`SELECT "phase" FROM "Table" WHERE "id" = ${await newest(group)}`);
  return row?.['phase'] === 'ended';
}

async function close(group: Group, master: Person, topic?: number): Promise<void> {
  const before = group.fromBot.length;
  master.say(group, '/close', { message_thread_id: topic });
  await stage.until(() => group.fromBot.length > before);
  await stage.settled();
}

async function closeToTheEnd(group: Group, master: Person, people: readonly Person[], live = 20): Promise<void> {
  const id = await newest(group);
  for (let i = 0; i < 80 && !(await isOver(group)); i++) {
    if (i < live) for (const person of people) await wander(person, id, `${group.title}/${i}`, 3);
    await close(group, master);
  }
  expect(await isOver(group), group.title).toBe(true);
}

/** The newest table of a chat. */
async function newest({ id }: { readonly id: number }): Promise<number> {
  const [row] = await stage.rows(`SELECT MAX("id") AS id FROM "Table" WHERE "chat" = ${id}`);
  return Number(row?.['id']);
}

async function keyOf(id: number): Promise<string> {
  const [row] = await stage.rows(
    `SELECT "ask"::json ->> 'key' AS key FROM "Ask" WHERE "tableId" = ${id} AND "closedAt" IS NULL ORDER BY "place" LIMIT 1`,
  );
  return String(row?.['key'] ?? '');
}

/** People act, two of them have turned, and more than one is still asked. */
async function isLate(id: number): Promise<boolean> {
  const [row] = await stage.rows(`SELECT "state" FROM "Table" WHERE "id" = ${id}`);
  const { phase, turn, players }: { phase: string; turn: number; players: { role: string; course: unknown }[] } =
    JSON.parse(String(row?.['state']));
  const turned = players.filter(({ role }) => role === 'zombie').length;
  return phase !== 'roles' && turn > 3 && turned > 1 && players.filter(({ course }) => course).length > 1;
}

// ---- forms ----

interface Button {
  readonly text: string;
  readonly data: string;
  readonly id: string;
}

const buttonsAt = (message: Message, table: number): readonly Button[] =>
  buttonsOf(message).flatMap(({ text, callback_data: data = '' }) => {
    const [, at, id] = /^a:(\d+):\d+:\d+:([^>]*)/.exec(data) ?? [];
    return Number(at) === table && id !== undefined && id !== '' ? [{ text, data, id }] : [];
  });

/** The newest form of that table; a shot rather than the standing orders, which are told by their buttons. */
function formAt({ chat }: Person, table: number, wanted = (_: readonly Button[]) => true): Message | undefined {
  return chat.fromBot.findLast((message) => {
    const found = buttonsAt(message, table);
    return found.length > 0 && wanted(found);
  });
}

async function pressAt(person: Person, table: number, pick: (buttons: readonly Button[]) => Button | undefined) {
  const form = formAt(person, table);
  const button = form && pick(buttonsAt(form, table));
  if (!form || !button) return false;
  await person.press(form, button.data);
  await stage.sandbox.until(() => person.chat.current(form) !== form, 500).catch(() => undefined);
  return true;
}

/** Presses whatever the form offers, as far as it is not the end of it. */
async function wander(person: Person, table: number, seed: string, times: number): Promise<void> {
  const dice = diceOf(seed, person.id);
  for (let i = 0; i < times; i++) {
    const pressed = await pressAt(person, table, (buttons) => {
      const open = buttons.filter(({ id, text }) => id !== '!' && !text.startsWith('🚫') && id !== 'end');
      return open.length > 0 ? dice.pick(open) : undefined;
    });
    if (!pressed) return;
  }
  while (await pressAt(person, table, (buttons) => buttons.find(({ id }) => id === '<')));
}

async function ready(person: Person, table: number): Promise<void> {
  while (await pressAt(person, table, (buttons) => buttons.find(({ id }) => id === '<')));
  await pressAt(person, table, (buttons) => buttons.find(({ id }) => id === '!'));
}

/** Whose shot it is takes the form as it stands. */
async function shoot(table: number, ...two: readonly Person[]): Promise<void> {
  const isShot = (buttons: readonly Button[]) => buttons.some(({ id }) => id === '!');
  const shooter = await stage.until(() => two.find((person) => formAt(person, table, isShot)));
  const form = formAt(shooter, table, isShot);
  const done = form && buttonsAt(form, table).find(({ id }) => id === '!');
  if (form && done) await shooter.press(form, done.data);
  await stage.settled();
}

/** Lays a card for when they are shot at, where they have one. */
async function lay(person: Person, table: number): Promise<void> {
  const orders = () =>
    formAt(person, table, (buttons) =>
      buttons.some(({ id, text }) => ['shield', 'misfire'].includes(id) && text.endsWith('▸')),
    );
  const form = orders();
  const card =
    form && buttonsAt(form, table).find(({ id, text }) => ['shield', 'misfire'].includes(id) && text.endsWith('▸'));
  if (!form || !card) return;
  await person.press(form, card.data);
  await stage.settled();
  const opened = person.chat.current(form);
  const always = opened && buttonsAt(opened, table).find(({ id }) => id === 'always');
  if (opened && always) await person.press(opened, always.data);
  await stage.settled();
}
