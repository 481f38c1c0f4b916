/** People come and go at a table without names: who plays which figure is told to nobody whom it does not concern. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Bookmark, bookmark, saidSince } from './reading.ts';
import { buttonsOf, type Group, openStage, type Person, type Stage, textOf } from './stage.ts';
import { complaints, openLobby } from './tables.ts';

const DAY = 24 * 3_600_000;
const names = ['Аделаида', 'Бонифаций', 'Вильгельмина', 'Герасим', 'Диомид'];
const usernames = ['adelaide_x', 'boniface_x', 'wilma_x', 'gerasim_x', 'diomid_x'];
const anyName = new RegExp([...names, ...usernames].join('|'), 'i');

let stage: Stage;
let adelaide: Person;
let boniface: Person;
let wilma: Person;
let gerasim: Person;
let diomid: Person;
let group: Group;
let masked: Bookmark;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(async () => {
  await stage.settled();
  expect(complaints(stage)).toEqual([]);
  nothingBetrayed();
});
afterAll(() => stage.end());

/** As long as it is played, no name stands in the group, and no number of a person in a button there. */
function nothingBetrayed(): void {
  const heard = saidSince(stage, masked).filter(({ chat }) => chat === group.id);
  const over = heard.findIndex(({ text }) => text.includes('игра окончена'));
  // The last story is drawn from a table that is over already.
  const lastPhase = heard
    .slice(0, Math.max(0, over))
    .findLastIndex(({ labels }) => labels.some((x) => x.includes('Моя форма')));
  const before = over === -1 ? heard : heard.slice(0, lastPhase + 1);
  expect(before.length).toBeGreaterThan(3);
  expect(before.filter(({ text, labels }) => anyName.test([text, ...labels].join('\n')))).toEqual([]);
  const ids = [adelaide, boniface, wilma, gerasim, diomid].map(({ id }) => String(id));
  const carried = before.flatMap(({ data }) => data).filter((data) => data.split(/[:.]/).some((x) => ids.includes(x)));
  expect(carried).toEqual([]);
}

/** Three play under figures, two are in the group; the first is the master. */
async function masquerade(title: string): Promise<void> {
  const people = names.map((name, i) => stage.person(name, { username: usernames[i] ?? '' }));
  [adelaide, boniface, wilma, gerasim, diomid] = people as [Person, Person, Person, Person, Person];
  group = await stage.group(title, people);
  await openLobby(stage, adelaide, group);
  await stage.sql(
    `UPDATE "Table" SET "settings" = ("settings"::jsonb || '{"anonymous":true}')::text WHERE "name" = '${title}'`,
  );
  await stage.settled();
  for (const person of people) person.start();
  await stage.settled();
  masked = bookmark(stage);
  for (const person of [adelaide, boniface, wilma]) await stage.press(person, group, 'Вступить');
  await stage.ask(adelaide, group, '/bot 7');
  await stage.press(adelaide, group, 'Начать');
  for (const { chat } of [adelaide, boniface, wilma]) await stage.until(() => chat.searchButton('Готово'));
  await stage.reads(group, 'Выбор бонуса\n');
  await stage.settled();
}

/** What a person was told to be called, and the number of that seat. */
async function maskOf({ chat, id }: Person): Promise<{ readonly figure: string; readonly number: number }> {
  const [, figure = ''] = /Вас зовут: (.+)$/m.exec(textOf(await stage.reads(chat, 'Вас зовут'))) ?? [];
  const [seat] = await stage.rows(`SELECT "number" FROM "Seat" WHERE "person" = ${id}`);
  return { figure, number: Number(seat?.['number']) + 1 };
}

async function journal(): Promise<string> {
  await stage.ask(adelaide, group, '/log');
  await stage.press(adelaide, group, 'Кто что менял');
  await stage.settled();
  return textOf(await stage.reads(group, 'за столом'));
}

/** The rest of the game, closed phase by phase. */
async function unmask(master: Person): Promise<string> {
  for (let phase = 0; phase < 60 && !group.search('игра окончена'); phase++) {
    master.say(group, '/close');
    await stage.quiet();
  }
  await stage.settled();
  return textOf(await stage.reads(group, 'игра окончена'));
}

test('/sub: an advert that anybody may answer, to the end or until a day, and a computer player', async () => {
  await masquerade('Подмены');
  const { figure, number } = await maskOf(boniface);
  await stage.ask(adelaide, group, '/sub');
  await stage.press(adelaide, group, `${number}. ${figure}`);
  await stage.press(adelaide, group, '3 дня');
  await stage.reads(group, 'потом место возвращается');
  await stage.press(adelaide, group, 'Объявить в группе');
  await stage.press(adelaide, group, 'Сделать');
  expect(textOf(await stage.reads(group, 'нужна подмена'))).toContain(`${number}. ${figure}`);
  expect(await stage.press(gerasim, group, 'Вступить')).toContain('Место ваше');
  await stage.reads(group, `Место ${number} (${figure}): до`);
  // Each of the two learns of the figure, and of the other nothing.
  await stage.reads(gerasim.chat, `вы играете вместо игрока ${figure} до`);
  expect(textOf(await stage.reads(boniface.chat, 'за вас играет другой'))).not.toMatch(anyName);
  expect(textOf(await stage.ask(wilma, wilma.chat, '/deputy')), 'no list from which one is missing').toContain(
    'Напишите',
  );
  expect(buttonsOf(wilma.chat.lastFromBot ?? group.lastFromBot)).toEqual([]);
  await stage.settled();

  await stage.time.jump(3 * DAY + 60_000);
  await stage.reads(group, `Место ${number} (${figure}): теперь там играет кто-то другой`);
  await stage.reads(boniface.chat, 'за себя снова играете вы');
  await stage.reads(gerasim.chat, 'ни за кого не играете');
  await stage.settled();

  await stage.ask(adelaide, group, `/sub ${number} bot`);
  await stage.press(adelaide, group, 'Сделать');
  await stage.reads(group, `Место ${number} (🤖 ${figure}): теперь там играет кто-то другой`);
  await stage.settled();
  await stage.ask(adelaide, group, `/sub ${number} open`);
  await stage.press(adelaide, group, 'Сделать');
  await stage.settled();
  expect(await stage.press(diomid, group, 'Вступить')).toContain('Место ваше');
  expect(textOf(await stage.reads(diomid.chat, `место ${number} теперь ваше`))).toContain(`Вас зовут: ${figure}`);

  const log = await journal();
  expect(log).toContain(`садится на место ${number} вместо`);
  const end = await unmask(adelaide);
  expect(end).toContain(`${figure} — Диомид`);
}, 240_000);

test('/sub names nobody: whoever is named together with a seat would have a figure', async () => {
  await masquerade('По имени');
  const { number } = await maskOf(boniface);
  await stage.ask(gerasim, gerasim.chat, '/games');
  for (const command of [`/sub ${number} @gerasim_x 5d`, `/sub ${number} @wilma_x`]) {
    expect(textOf(await stage.ask(adelaide, group, command))).toContain(`/sub 3 все`);
  }
  for (const command of ['/sub @boniface_x bot', '/sub Бонифаций bot', '/kick @boniface_x', '/kick Бонифаций']) {
    const answer = await stage.ask(adelaide, group, command);
    expect(textOf(answer), command).toMatch(/Не понял|Чьё место освободить/);
  }
  const { message_id } = await stage.ask(adelaide, group, '/kick');
  const [table] = await stage.rows(`SELECT "id" FROM "Table" WHERE "name" = 'По имени'`);
  for (const forged of [`kick:${boniface.id}`, `kickgo:${boniface.id}`, `heir:s${number - 1}`]) {
    const { text } = await adelaide.pressData(group.room, message_id, `m:${table?.['id']}:${forged}`);
    expect(text, forged).toContain('ничего не делает');
  }
  await adelaide.pressData(group.room, message_id, `m:${table?.['id']}:subgo:${number - 1}.${gerasim.id}.0`);
  await stage.until(() => group.search('Имена за этим столом скрыты'));
  const word = boniface.say(group, 'Привет!');
  expect(textOf(await stage.ask(adelaide, group, '/sub', { replyTo: word }))).toContain('Кого подменить');
  expect(textOf(await stage.ask(adelaide, group, '/kick', { replyTo: word }))).toContain('Чьё место освободить');
}, 180_000);

test('/handover: the new master is named by his own deeds alone', async () => {
  await masquerade('Шляпа');
  const { number } = await maskOf(boniface);
  const from = bookmark(stage);
  for (const command of ['/handover', `/handover ${number}`, '/handover Бонифаций']) {
    expect(textOf(await stage.ask(adelaide, group, command)), command).toMatch(/назовите сами|не видел/);
  }
  await stage.ask(adelaide, group, '/handover @boniface_x');
  await stage.reads(group, 'Ведущий передаёт стол «Шляпа» другому');
  expect(await stage.press(wilma, group, 'Согласиться')).toContain('не вам');
  // He leaves his seat before he accepts.
  await stage.ask(adelaide, group, `/sub ${number} bot`);
  await stage.press(adelaide, group, 'Сделать');
  await stage.settled();
  expect(await stage.press(boniface, group, 'Согласиться')).toContain('ведёте вы');
  await stage.reads(group, 'У стола новый ведущий');
  await stage.settled();
  const said = saidSince(stage, from).filter(({ chat, text }) => chat === group.id && /🎩|ведущ/i.test(text));
  expect(
    said.filter(({ text }) => /🦊|🦉|🐻|🐺|🦌|🦔|🐢|🦅|🐝|🐬/u.test(text)),
    'nor by a figure',
  ).toEqual([]);
  expect(textOf(await stage.ask(adelaide, group, '/remind'))).toContain('ведущий');
  const end = await unmask(boniface);
  expect(end).toContain('Аделаида');
}, 240_000);

test('/deputy: the group learns that a figure has one, and the deputy not whose it is', async () => {
  await masquerade('Замены');
  const { figure } = await maskOf(boniface);
  await stage.ask(gerasim, gerasim.chat, '/start');
  const from = bookmark(stage);
  expect(
    textOf(await stage.ask(boniface, boniface.chat, '/deputy @wilma_x 3d')),
    'who plays is nobody’s affair',
  ).toContain('получит вопрос');
  expect(await stage.press(wilma, wilma.chat, 'Сыграю')).toContain('уже за этим столом');
  await stage.ask(boniface, boniface.chat, '/deputy @gerasim_x 3d');
  await stage.reads(gerasim.chat, `${figure} просит о подмене`);
  await stage.press(gerasim, gerasim.chat, 'Сыграю');
  await stage.reads(group, `Вместо игрока ${figure} до`);
  await stage.reads(gerasim.chat, `вы играете вместо игрока ${figure} до`);
  expect(textOf(await stage.reads(boniface.chat, 'за вас играет Герасим до')), 'he chose him himself').toContain(
    '«Замены»',
  );
  await stage.settled();
  const told = saidSince(stage, from).filter(({ chat }) => chat !== boniface.id);
  expect(told.filter(({ text, labels }) => anyName.test([text, ...labels].join('\n')))).toEqual([]);
  await stage.press(boniface, boniface.chat, 'Вернуть место себе');
  await stage.reads(group, `${figure} снова играет без заместителя`);
  await stage.reads(gerasim.chat, 'ни за кого не играете');
  expect(await journal()).toContain(`за игрока ${figure} играет заместитель`);
  expect(await unmask(adelaide)).toContain(`${figure} — Бонифаций`);
}, 240_000);
