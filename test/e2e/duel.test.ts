/** Two people and no group: an invitation, a whole game in two private chats, and everything that both have to agree to. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bookmark, foreignIn, isEnd, saidSince, textsFor, toastsSince, unspokenIn } from './reading.ts';
import { buttonsOf, openStage, type Person, type Stage, textOf } from './stage.ts';
import { complaints } from './tables.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

const HOUR = 3_600_000;
const ready = /✅ (?:Готово|Ready)/;
const invitation = /https:\/\/t\.me\/\S+\?start=join_\d+_[\w-]{16}/;

/** A lobby in the host's own chat, and the link that stands in it. */
async function invite(host: Person, rules = 'как в книге'): Promise<string> {
  await stage.ask(host, host.chat, '/newgame');
  await stage.press(host, host.chat, 'Револьвер');
  await stage.press(host, host.chat, rules);
  await stage.press(host, host.chat, 'день за днём');
  const lobby = await stage.reads(host.chat, invitation);
  const [link] = invitation.exec(textOf(lobby)) ?? [];
  if (link === undefined) throw new Error(`No link in: ${textOf(lobby)}`);
  return link;
}

async function beginDuel(host: Person, guest: Person): Promise<void> {
  guest.follow(await invite(host));
  await stage.reads(guest.chat, /Вы за столом|You are at table/);
  await stage.reads(host.chat, /2 из 2/);
  await stage.press(host, host.chat, 'Начать');
  for (const { chat } of [host, guest]) await stage.reads(chat, /Отпечаток|отпечаток|fingerprint/);
  await stage.until(() => shooterOf(host, guest));
  await stage.settled();
}

const shooterOf = (...two: readonly Person[]) => two.find(({ chat }) => chat.searchButton(ready));

async function shoot(...two: readonly Person[]): Promise<Person> {
  const shooter = await stage.until(() => shooterOf(...two));
  await stage.press(shooter, shooter.chat, ready);
  await stage.settled();
  return shooter;
}

/** The tables of this person, the newest first: nobody else's business, so past the bot. */
async function tablesOf({ id }: Person) {
  return stage.rows(`SELECT "id", "phase"::text, "commit" FROM "Table" WHERE "chat" = ${id} ORDER BY "id" DESC`);
}

describe('a whole duel', () => {
  let anna: Person;
  let bob: Person;
  beforeAll(() => {
    anna = stage.person('Анна <b>');
    bob = stage.person('Bob', { language_code: 'en', started: false });
  });

  test('begins with a link that can be sent anywhere, and the host waits for whoever opens it', async () => {
    const link = await invite(anna);
    const lobby = await stage.reads(anna.chat, 'на двоих');
    expect(textOf(lobby)).toContain('1 из 2: Анна <b>');
    const share = buttonsOf(lobby).find(({ text }) => text.includes('Позвать'))?.url ?? '';
    expect(new URL(share).searchParams.get('url')).toBe(link);
    expect(await stage.press(anna, anna.chat, 'Начать')).toContain('Не хватает 1 игрока');

    bob.follow(link);
    await stage.reads(bob.chat, 'You are at table “Анна <b>”');
    await stage.reads(bob.chat, 'Анна <b> will start the game');
    const now = await stage.reads(anna.chat, '2 из 2: Анна <b>, Bob');
    expect(now.message_id, 'below whatever came since, so that it is noticed').toBeGreaterThan(lobby.message_id);
    expect(bob.chat.searchButton(/Begin|Settings|Invite/), 'those are the host’s').toBeUndefined();
  });

  test('has no third seat, and no second one for who sits there', async () => {
    const vera = stage.person('Вера');
    const link = await linkOf(anna);
    vera.follow(link);
    await stage.reads(vera.chat, 'мест больше нет');
    bob.follow(link);
    await stage.reads(bob.chat, 'at this table already');
    expect(vera.chat.search('Анна')).toBeUndefined();
  });

  test('can be left by the guest before it begins, and taken again; the host can only close it', async () => {
    expect(textOf(await stage.ask(anna, anna.chat, '/leave'))).toContain('/cancel');
    await stage.press(bob, bob.chat, 'Leave');
    await stage.reads(anna.chat, '1 из 2: Анна');
    await stage.press(bob, bob.chat, 'Take a seat');
    await stage.reads(anna.chat, '2 из 2: Анна');
    await stage.settled();
  });

  test('is told in both chats, to each in his own language', async () => {
    const mark = bookmark(stage);
    await stage.press(anna, anna.chat, 'Начать');
    await stage.reads(anna.chat, 'Один револьвер на двоих');
    await stage.reads(bob.chat, 'fingerprint');
    await stage.until(() => shooterOf(anna, bob));
    await stage.settled();
    const said = saidSince(stage, mark);
    const names = ['Анна <b>', 'Bob'];
    expect(foreignIn(textsFor(said, anna), 'ru', names)).toEqual([]);
    expect(foreignIn(textsFor(said, bob), 'en', names)).toEqual([]);
  });

  test('answers status, board, log and rules to the guest as to the host, with his own hand alone', async () => {
    expect(textOf(await stage.ask(bob, bob.chat, '/status'))).toContain('until');
    expect(textOf(await stage.ask(bob, bob.chat, '/log'))).toContain('The story');
    expect(textOf(await stage.ask(bob, bob.chat, '/rules'))).toContain('Revolver');
    expect(textOf(await stage.ask(bob, bob.chat, '/verify'))).toContain('Fingerprint');
    expect(textOf(await stage.ask(bob, bob.chat, '/games'))).toContain('“Анна <b>”');
    expect(textOf(await stage.ask(bob, bob.chat, '/board'))).toMatch(/Your hand/);
    expect(textOf(await stage.ask(anna, anna.chat, '/board'))).toMatch(/Ваша рука|на руках|Карты/i);
    const vera = stage.person('Вера');
    expect(textOf(await stage.ask(vera, vera.chat, '/board'))).toContain('для группы');
  });

  test('goes on after a restart, shot by shot to its end, and never tells one what is the other’s', async () => {
    await shoot(anna, bob);
    await stage.restart();
    for (let shot = 0; shot < 40 && !bob.chat.search('the game is over'); shot++) await shoot(anna, bob);
    for (const { chat } of [anna, bob]) {
      const end = textOf(await stage.reads(chat, /игра окончена|the game is over/));
      expect(end).toMatch(/[0-9a-f]{64}/);
    }
    // Whatever is drawn from a seat's own view went to whoever sits there.
    const letters = await stage.rows(
      `SELECT l."chat"::text AS chat, s."person"::text AS person FROM "Letter" l
       JOIN "Seat" s ON s."tableId" = l."tableId" AND s."number" = (l."letter"::json ->> 'seat')::int
       WHERE l."chat" IN (${anna.id}, ${bob.id})`,
    );
    expect(letters.length).toBeGreaterThan(10);
    expect(letters.filter(({ chat, person }) => chat !== person)).toEqual([]);
    const said = saidSince(stage);
    expect(said.filter((x) => isEnd(x) && [anna.id, bob.id].includes(x.chat))).toHaveLength(2);
    expect(unspokenIn(toastsSince(stage), [])).toEqual([]);
    expect(unspokenIn([...textsFor(said, anna), ...textsFor(said, bob)], ['Анна <b>', 'Bob'])).toEqual([]);
  }, 240_000);

  test('is played once more by the same two, when both press Again', async () => {
    expect(textOf(await stage.ask(bob, bob.chat, '/status'))).toContain('group');
    await stage.press(bob, bob.chat, 'Again');
    await stage.reads(bob.chat, '1 of 2: Bob');
    await stage.reads(anna.chat, 'Bob зовёт вас сыграть');
    await stage.press(anna, anna.chat, 'Ещё раз');
    await stage.reads(bob.chat, '2 of 2: Bob, Анна <b>');
    expect(await tablesOf(anna)).toHaveLength(1);
    await stage.press(bob, bob.chat, 'Begin');
    await stage.until(() => shooterOf(anna, bob));
    await stage.settled();
  });

  test('ends at once when one gives up, and the other has won', async () => {
    await stage.ask(anna, anna.chat, '/leave');
    await stage.press(anna, anna.chat, 'Оставить как есть');
    await stage.until(() => !anna.chat.search('Сдаться?'));
    expect(textOf(await stage.ask(anna, anna.chat, '/leave'))).toContain('Победит Bob');
    await stage.press(anna, anna.chat, 'Да, сдаюсь');
    expect(textOf(await stage.reads(bob.chat, 'Анна <b> gives up'))).toContain('The win goes to Bob');
    await stage.reads(anna.chat, 'Победа: Bob');
    await stage.settled();
    expect(shooterOf(anna, bob), 'no form is open any more').toBeUndefined();
    expect((await tablesOf(bob))[0]?.['phase']).toBe('ended');
  });
});

/** The invitation as the lobby had it. */
async function linkOf({ chat }: Person): Promise<string> {
  const lobby = await stage.until(() => chat.fromBot.findLast((message) => invitation.test(textOf(message))));
  return invitation.exec(textOf(lobby))?.[0] ?? '';
}

describe('what both have to agree to', () => {
  let anna: Person;
  let bob: Person;
  beforeAll(async () => {
    anna = stage.person('Анна');
    bob = stage.person('Bob', { language_code: 'en' });
    await beginDuel(anna, bob);
  }, 90_000);
  const phase = async () => (await tablesOf(anna))[0]?.['phase'];

  test('is asked of the other and done once he agrees; the log names both', async () => {
    expect(textOf(await stage.ask(anna, anna.chat, '/pause'))).toContain('Спросил второго игрока');
    await stage.reads(bob.chat, 'Анна proposes to take a break');
    expect(await phase()).toBe('running');
    expect(textOf(await stage.ask(anna, anna.chat, '/pause'))).toContain('уже спросил');
    expect(await stage.press(bob, bob.chat, 'Agree')).toContain('done');
    await stage.reads(bob.chat, 'You agreed to take a break');
    for (const { chat } of [anna, bob]) await stage.reads(chat, /Пауза: время|Paused: the clock/);
    expect(await phase()).toBe('paused');
    await stage.ask(bob, bob.chat, '/log');
    await stage.press(bob, bob.chat, 'Who changed what');
    const log = textOf(await stage.reads(bob.chat, 'Who changed what'));
    expect(log).toContain('Анна: proposes to take a break');
    expect(log).toContain('Bob: agrees to take a break');
  });

  test('is done as well when the other gives the same command', async () => {
    await stage.ask(bob, bob.chat, '/resume');
    await stage.reads(anna.chat, 'Bob предлагает продолжить игру');
    anna.say(anna.chat, '/resume');
    await stage.reads(bob.chat, 'On we go');
    await stage.settled();
    expect(await phase()).toBe('running');
    expect(anna.chat.searchButton('Согласиться')).toBeUndefined();
  });

  test('is not done when he declines, and who wished it hears so', async () => {
    await stage.ask(bob, bob.chat, '/extend 6h');
    await stage.press(anna, anna.chat, 'Отказаться');
    await stage.reads(bob.chat, 'Анна declines to move the deadline by');
    await stage.settled();
    expect(bob.chat.search('The deadline has moved')).toBeUndefined();
  });

  test('is done once where both wish it at the same moment, and one of two wishes that cross is left', async () => {
    const mark = bookmark(stage);
    anna.say(anna.chat, '/extend 2h');
    bob.say(bob.chat, '/extend 2h');
    await stage.reads(anna.chat, /Срок сдвинут на 2/);
    await stage.settled();
    expect(textsFor(saidSince(stage, mark), bob).filter((x) => x.startsWith('⏳ The deadline has moved'))).toHaveLength(
      1,
    );
    expect([anna, bob].some(({ chat }) => chat.searchButton(/Согласиться|Agree/))).toBe(false);

    anna.say(anna.chat, '/pause');
    bob.say(bob.chat, '/extend 3h');
    await stage.settled();
    expect([anna, bob].filter(({ chat }) => chat.searchButton(/Согласиться|Agree/))).toHaveLength(1);
    expect([anna, bob].filter(({ chat }) => chat.search(/предложение снято|off the table/i))).toHaveLength(1);
    const asked = anna.chat.searchButton('Отказаться') ? anna : bob;
    await stage.press(asked, asked.chat, /Отказаться|Decline/);
    await stage.settled();
    expect(await phase()).toBe('running');
  });

  test('lapses with the question that it was about, and outlives a restart otherwise', async () => {
    await stage.ask(anna, anna.chat, '/close');
    await stage.reads(bob.chat, 'proposes to close the question');
    const old = await stage.until(() => bob.chat.searchButton('Agree'));
    await shoot(anna, bob);
    await stage.reads(bob.chat, 'off the table');
    await bob.press(old, 'Agree').catch(() => undefined); // the button is gone
    await stage.ask(anna, anna.chat, '/pause');
    await stage.reads(bob.chat, 'proposes to take a break');
    await stage.restart();
    await stage.press(bob, bob.chat, 'Agree');
    await stage.reads(anna.chat, /Пауза: время/);
    await stage.settled();
    expect(await phase()).toBe('paused');
  });

  test('shows what a new pace would be before he agrees to it', async () => {
    await stage.ask(anna, anna.chat, '/deadline 6h');
    expect(textOf(await stage.reads(bob.chat, 'proposes to change the deadlines'))).toMatch(/6 hr/);
    await stage.press(bob, bob.chat, 'Agree');
    await stage.reads(anna.chat, 'Bob соглашается поменять сроки');
  });

  test('leaves no way to remove the other or to give the table away', async () => {
    for (const command of ['/kick Bob', '/handover', '/sub 2 bot']) {
      expect(textOf(await stage.ask(anna, anna.chat, command)), command).toContain('для стола в группе');
    }
  });

  test('ends the game where both want it cancelled', async () => {
    await stage.ask(bob, bob.chat, '/cancel');
    await stage.press(bob, bob.chat, 'Yes, cancel');
    await stage.reads(anna.chat, 'Bob предлагает отменить игру');
    await stage.press(anna, anna.chat, 'Согласиться');
    await stage.reads(bob.chat, 'is cancelled');
    await stage.settled();
    expect(await phase()).toBe('cancelled');
  });
});

test('who blocks the bot misses nothing but the time: coming back, he reads how it stands and is asked again', async () => {
  const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  await beginDuel(anna, boris);
  boris.block();
  await stage.settled();
  await stage.time.jump(24 * HOUR);
  await stage.reads(anna.chat, /молчит, курок срывается сам/);
  await stage.settled();
  const mark = bookmark(stage);
  boris.unblock();
  await stage.reads(boris.chat, 'что было без вас');
  await stage.settled();
  expect(
    textsFor(saidSince(stage, mark), boris).some((text) => /осталось|⏳ до/.test(text)),
    'until when',
  ).toBe(true);
  expect(textsFor(saidSince(stage, mark), anna), 'the other hears nothing of it').toEqual([]);
}, 60_000);

test('who hosts a table of his own and is a guest at another gives commands to his own; /games leads to both', async () => {
  const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  await beginDuel(anna, boris);
  await invite(boris);
  await stage.settled();
  expect(textOf(await stage.ask(boris, boris.chat, '/status'))).toContain('Собирает Борис');
  const games = await stage.ask(boris, boris.chat, '/games');
  expect(textOf(games)).toMatch(/«Анна».*«Борис»/s);
  await stage.ask(boris, boris.chat, '/cancel');
  await stage.press(boris, boris.chat, 'Да, отменить');
  await stage.reads(boris.chat, 'Игра «Борис» отменена');
  await stage.settled();
  expect(textOf(await stage.ask(boris, boris.chat, '/status'))).toContain('выстрел');
  expect((await tablesOf(anna))[0]?.['phase']).toBe('running');
}, 60_000);

test('alone with a computer player everything is done at once', async () => {
  const anna = stage.person('Анна');
  await invite(anna);
  await stage.press(anna, anna.chat, 'Добавить бота');
  await stage.until(() => !anna.chat.searchButton('Позвать')); // nobody could sit down any more
  await stage.press(anna, anna.chat, 'Начать');
  await stage.reads(anna.chat, 'Один револьвер на двоих');
  await stage.settled();
  anna.say(anna.chat, '/pause');
  await stage.reads(anna.chat, 'Пауза: время');
  expect(anna.chat.search('Спросил второго')).toBeUndefined();
});

test('a lobby to which nobody comes closes by itself after a week and a day', async () => {
  const anna = stage.person('Анна');
  await invite(anna);
  await stage.settled();
  await stage.time.jump(7 * 24 * HOUR + HOUR);
  await stage.reads(anna.chat, 'неделю никто не садится');
  await stage.time.jump(25 * HOUR);
  await stage.reads(anna.chat, 'закрыт: никто не пришёл');
  await stage.settled();
  expect((await tablesOf(anna))[0]?.['phase']).toBe('cancelled');
}, 60_000);

test('a game for many is sent to a group; somebody else’s table cannot be joined without its key', async () => {
  const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  const answer = await stage.ask(anna, anna.chat, '/newgame citadel');
  expect(textOf(answer)).toContain('открывают в группе');
  expect(buttonsOf(answer)[0]?.url).toContain('startgroup=newgame');
  const link = await invite(anna);
  boris.follow(link.replace(/_[\w-]{16}$/, '_AAAAAAAAAAAAAAAA'));
  await stage.reads(boris.chat, 'ссылка не подходит');
  expect(textOf(await stage.ask(anna, anna.chat, '/newgame'))).toContain('уже есть стол');
});
