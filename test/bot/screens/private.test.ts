/** What one person reads alone: reminders, games, rules, settings, the log, the master's screens. */
import { describe, expect, test } from 'vitest';
import { unpack } from '../../../src/bot/buttons/buttons.ts';
import { reminderScreen } from '../../../src/bot/screens/form/reminder.ts';
import { heirsScreen } from '../../../src/bot/screens/lead/handover.ts';
import { cancelScreen, deadlineScreen, kickPreview, kickScreen } from '../../../src/bot/screens/lead/master.ts';
import { peekPreview, peekSeats } from '../../../src/bot/screens/lead/peek.ts';
import { seatScreen, subPreview, subScreen } from '../../../src/bot/screens/lead/sub.ts';
import {
  optionScreen,
  readQuiet,
  settingScreen,
  settingsPages,
  settingsScreen,
} from '../../../src/bot/screens/lobby/settings.ts';
import { namesAt } from '../../../src/bot/screens/parts/people.ts';
import { sayScreen, toastOf } from '../../../src/bot/screens/parts/say.ts';
import { chooseGame, gamesScreen } from '../../../src/bot/screens/person/games.ts';
import { habitsScreen } from '../../../src/bot/screens/person/habits.ts';
import { rulesChapter, rulesContents, rulesSearch } from '../../../src/bot/screens/person/rules.ts';
import { helpScreen, startScreen } from '../../../src/bot/screens/person/start.ts';
import { actsPage, storyPage } from '../../../src/bot/screens/story/log.ts';
import type { Menu } from '../../../src/kit/menu.ts';
import { usual } from '../../../src/table/model/habits.ts';
import { say } from '../../i18n/words.ts';
import { data, formOf, hour, labels, now, openAsk, seatForm, seen, sitter, stage, table, toy, words } from './stage.ts';

const ru = words.speak('ru');

describe('a reminder', () => {
  const ranking: Menu<unknown> = { kind: 'order', text: [], items: [], done: (ids) => ids };
  const menu: Menu<unknown> = {
    kind: 'pick',
    text: [],
    items: [{ id: 'a', label: say('А'), open: () => ranking }],
    otherwise: 'a',
  };
  test('says what closes, when, what silence means, and settles it in one press', () => {
    const drawn = reminderScreen(stage(), formOf(menu));
    expect(seen(drawn)).toBe(
      '⏳ «Дача» · круг 1 · план\nЗакроется: 21:00, пн 30 нояб. (МСК) · через 5 ч 12 мин\nВы ещё ничего не выбрали. Если промолчать:\nотдых, +2',
    );
    expect(unpack(data(drawn, '📋 Открыть форму') ?? '')).toEqual({ on: 'games', table: 12 });
    expect(unpack(data(drawn, '✅ Так и оставить') ?? '')).toMatchObject({ ask: 7, stamp: 4, press: { id: '!' } });
  });
  test('with a deeper screen open, offers only to open the form', () => {
    expect(labels(reminderScreen(stage(), formOf(menu, { path: ['a'] })))).toEqual([['📋 Открыть форму']]);
  });
});

describe('my games', () => {
  test('are told with what is asked, each with its button', () => {
    const lobby = { ...table, id: 13, name: 'Лес', phase: 'lobby' as const, asks: [] };
    const waiting = { ...table, id: 14, name: 'Порт', asks: [] };
    const mastered = { ...table, id: 15, name: 'Замок', seats: [sitter(2)] };
    const ready = { ...table, id: 16, name: 'Сад', asks: [openAsk({ forms: [seatForm(0, true)] })] };
    const drawn = gamesScreen(ru, 1, [table, ready, lobby, waiting, mastered], now);
    expect(seen(drawn).split('\n').slice(2)).toEqual([
      '📋 «Дача» · круг 1 · план · до 21:00, пн 30 нояб. (МСК) · через 5 ч 12 мин',
      '✅ «Сад» · круг 1 · план · до 21:00, пн 30 нояб. (МСК) · через 5 ч 12 мин',
      '«Лес» · собираемся',
      '«Порт» · сейчас от вас ничего не нужно',
      '«Замок» · вы ведёте',
    ]);
    expect(labels(drawn)).toEqual([['«Дача» · круг 1 · план'], ['«Сад» · круг 1 · план']]);
  });
  test('none is no dead end', () => {
    expect(labels(gamesScreen(ru, 1, [], now))).toEqual([['🤖 Попробовать с ботами']]);
  });
});

describe('the rules', () => {
  test('have contents and chapters that lead to each other', () => {
    expect(labels(rulesContents(ru, toy))).toEqual([['Цель', 'Насос']]);
    const chapter = rulesChapter(ru, toy, 'goal');
    expect(seen(chapter)).toMatch(/^Цель\n\nВоду надо откачать/);
    expect(labels(chapter)).toEqual([['Насос ›'], ['☰ Оглавление']]);
    expect(rulesChapter(ru, toy, 'none')).toBeUndefined();
  });
  test('have pages where there are many chapters', () => {
    const long = { ...toy, topics: Array.from({ length: 45 }, (_, i) => (i % 2 === 0 ? 'goal' : 'pump')) };
    const drawn = rulesContents(ru, long);
    expect(labels(drawn).flat()).toHaveLength(21);
    const next = unpack(data(drawn, 'Ещё ›') ?? '');
    expect(next).toEqual({ on: 'rules', game: 'toy', topic: '-', page: 1 });
    expect(labels(rulesChapter(ru, long, '-', 2)).at(-1)).toEqual(['‹ Ещё']);
  });
  test.each(['мину', 'МИНЫ', 'мина'])('are found by %s in any form', (word) => {
    const drawn = rulesSearch(ru, toy, word);
    expect(seen(drawn)).toContain('есть в 2 главах');
    expect(labels(drawn)).toEqual([['Цель', 'Насос']]);
  });
  test('the chapter that bears the word as its title comes first', () => {
    expect(labels(rulesSearch(ru, toy, 'насос'))).toEqual([['Насос', 'Цель']]);
  });
  test('ё is е, and a single hit is shown whole', () => {
    expect(seen(rulesSearch(ru, toy, 'елка'))).toMatch(/^Насос\n\nУ насоса/);
  });
  test('a short word is no beginning of another', () => {
    expect(seen(rulesSearch(ru, toy, 'вода'))).toMatch(/^Цель/);
    expect(seen(rulesSearch(ru, toy, 'минута'))).toContain('В правилах нет слова');
  });
  test('short words must be the same', () => {
    expect(seen(rulesSearch(ru, toy, 'их'))).toMatch(/^Цель/);
    expect(seen(rulesSearch(ru, toy, 'во'))).toContain('В правилах нет слова «во»');
  });
  test('a search for markup or nothing finds nothing and breaks nothing', () => {
    for (const word of ['<b>', '', '&amp; "', '\u202e'])
      expect(seen(rulesSearch(ru, toy, word))).toContain('В правилах нет слова');
  });
});

describe('settings', () => {
  const lobby = stage({ phase: 'lobby' });
  test('show what each is now', () => {
    const all = labels(settingsScreen(lobby)).flat();
    expect(all).toContain('Темп: день за днём ▸');
    expect(all).toContain('Тихие часы: 23:00–08:00 ▸');
    expect(all).toContain('Время передумать: 1 мин ▸');
    expect(all.at(-1)).toBe('✅ Закрыть');
  });
  test.each(settingsPages)('%s has its choices, with the present one marked, and a way back', (page) => {
    const drawn = settingScreen(lobby, page);
    expect(
      labels(drawn)
        .flat()
        .filter((x) => x.startsWith('● ')),
    ).toHaveLength(1);
    expect(labels(drawn).at(-1)).toEqual(['‹ Назад']);
    for (const button of drawn.keyboard?.inline_keyboard.flat() ?? []) {
      expect(unpack('callback_data' in button ? button.callback_data : '')).toMatchObject({ on: 'lobby', table: 12 });
    }
  });
  test('options of the game have screens of their own', () => {
    const drawn = optionScreen(lobby, 'rounds');
    expect(labels(drawn)[0]).toEqual(['● четыре', 'полтора']);
    expect(unpack(data(drawn, 'полтора') ?? '')).toEqual({
      on: 'lobby',
      table: 12,
      act: 'opt',
      name: 'rounds',
      value: '1.5',
    });
  });
  test('quiet hours are read from their button', () => {
    expect(readQuiet('2300-0800')).toEqual({ from: '23:00', to: '08:00' });
    expect(readQuiet('off')).toBeNull();
    // @ts-expect-error: only hours that a button offers
    readQuiet('x');
  });
});

describe('the log', () => {
  const commit = {
    number: 1,
    ask: { number: 1, key: 'a', title: say('круг 1') },
    answers: [],
    notes: [{ rank: 'line' as const, text: say('Вода ушла') }],
  };
  test('is a commit a page, with ways to its neighbours', () => {
    const drawn = storyPage(stage(), commit, 1, 3);
    expect(seen(drawn)).toBe('📜 История: круг 1 (1 из 2)\n\nВода ушла');
    expect(labels(drawn)).toEqual([['‹ Раньше', 'Позже ›'], ['Кто что менял']]);
    expect(unpack(data(drawn, '‹ Раньше') ?? '')).toEqual({ on: 'page', table: 12, what: 'story', page: 0 });
    expect(seen(storyPage(stage(), undefined, 0, 0))).toContain('Пока рассказывать нечего.');
    const silent = { ...commit, notes: [{ rank: 'line' as const, secret: { seats: [0], text: say('тайна') } }] };
    expect(seen(storyPage(stage(), silent, 0, 1))).toContain('Тихо');
    expect(seen(storyPage(stage(), silent, 0, 1))).not.toContain('тайна');
  });
  test('tells who did what, latest page first', () => {
    const entry = (who: number | null, i: number) => ({ who, at: now + i * 60_000, text: { id: 'log-paused' } });
    const drawn = actsPage(stage(), [entry(1, 0), entry(null, 1)], 0);
    expect(seen(drawn)).toContain('15:48, пн 30 нояб. (МСК) · Анна: пауза\n15:49, пн 30 нояб. (МСК) · пауза');
    const missed = { who: 1, at: now, text: { id: 'log-missed', args: { seat: { seat: 2 } } } };
    const befell = seen(actsPage(stage(), [missed, { ...missed, who: null }], 0));
    expect(befell, 'whoever sits there now').toContain(
      '· Анна: ответа не было\n15:48, пн 30 нояб. (МСК) · катя: ответа не было',
    );
    const many = Array.from({ length: 45 }, (_, i) => entry(1, i));
    expect(labels(actsPage(stage(), many, 0))[0]).toEqual(['‹ Раньше']);
    expect(labels(actsPage(stage(), many, 9))[0]).toEqual(['Позже ›']);
  });
  test('where nobody may know who is in, hides who came back until the phase is over, also after a pause', () => {
    const settings = { ...stage().table.settings, progress: 'nothing' as const };
    const askedAt = now - 5 * hour;
    const asks = [openAsk({ askedAt, openedAt: now - hour })];
    const back = (at: number) => ({ who: 2, at, text: { id: 'log-back', args: { seat: { seat: 1 } } } });
    const told = (at: number, table = { settings, asks }) => seen(actsPage(stage(table), [back(at)], 0));
    const earlier = told(askedAt - 1);
    expect(earlier).toContain('Боб');
    for (const at of [askedAt, askedAt + hour, now]) expect(told(at)).not.toContain('Боб');
    expect(told(askedAt + hour, { settings, asks: [openAsk({ askedAt: now, openedAt: now })] })).toContain('Боб');
  });
});

describe("the master's screens", () => {
  test('the pace shows what is open, every clock by the name that commands use, and the presets', () => {
    const drawn = deadlineScreen(stage(), true);
    expect(seen(drawn)).toContain('plan · план — сутки\nnight · ночь — до 21:00 (МСК)');
    expect(seen(drawn)).toContain('/deadline plan 12ч');
    expect(labels(drawn)[0]).toEqual(['+1 ч', '+6 ч', '+сутки']);
    expect(unpack(data(drawn, '+6 ч') ?? '')).toEqual({ on: 'master', table: 12, act: 'extend', value: '21600000' });
    expect(labels(drawn).flat()).toContain('● день за днём');
    const paused = deadlineScreen(stage({ phase: 'paused' }), true);
    expect(labels(paused).slice(-2)).toEqual([['▶ Продолжить'], ['👁 Заглянуть…']]);
    expect(seen(paused)).toContain('Круг 1 · план — пауза, время не идёт');
  });
  test('cancelling asks back', () => {
    const drawn = cancelScreen(stage());
    expect(labels(drawn)).toEqual([['Да, отменить', 'Оставить как есть']]);
    expect(drawn.keyboard?.inline_keyboard[0]?.[0]?.style).toBe('danger');
  });
  test('a seat is freed by name, never the master’s own', () => {
    expect(labels(kickScreen(stage()))).toEqual([['2. <b>Боб</b>'], ['3. катя'], ['Оставить как есть']]);
    expect(seen(kickScreen(stage({ seats: [sitter(1)] })))).toContain('нет людей');
  });
  test('‹ leads back to the screen before; what stands on none is left as it is', () => {
    const wish = { place: 1, who: 'computer', until: null } as const;
    const backs = [
      [kickPreview(stage(), 1), { act: 'kick' }],
      [peekPreview(stage(), 1), { act: 'peek' }],
      [seatScreen(stage(), { ...wish, who: null }), { act: 'sub' }],
      [subPreview(stage(), wish, ''), { act: 'sub', value: '1.-.0' }],
    ] as const;
    for (const [drawn, to] of backs) {
      expect(unpack(data(drawn, '‹ Назад') ?? '')).toEqual({ on: 'master', table: 12, ...to });
    }
    for (const draw of [kickScreen, peekSeats, subScreen, heirsScreen, cancelScreen]) {
      expect(unpack(data(draw(stage()), 'Оставить как есть') ?? '')).toMatchObject({ on: 'master', act: 'keep' });
      expect(data(draw(stage()), '‹ Назад')).toBeUndefined();
    }
  });
});

test('first contact offers ways on, and the other language in that language', () => {
  const drawn = startScreen(words, ru, 'slow_bot');
  expect(labels(drawn).flat()).toEqual([
    '🎲 Мои игры',
    '🤖 Попробовать с ботами',
    '➕ Позвать в группу',
    '📖 Правила',
    '❔ Помощь',
    '🌐 English',
  ]);
  expect(unpack(data(drawn, '🌐 English') ?? '')).toEqual({ on: 'start', screen: 'lang', value: 'en' });
  expect(labels(habitsScreen(words, words.speak('en'), usual)).flat()).toContain('🌐 Русский');
  expect(seen(helpScreen(ru, 'group'))).toContain('/begin');
});

test('a game is chosen to read about', () => {
  expect(unpack(data(chooseGame(ru, ['toy'], 'private'), '🌊 Потоп') ?? '')).toEqual({ on: 'rules', game: 'toy' });
});

test('lines may lead to the form', () => {
  expect(labels(sayScreen(stage(), [say('а')], true)[0])).toEqual([['📋 Открыть форму']]);
  expect(sayScreen(stage(), [say('а')])[0]?.keyboard).toBeUndefined();
});

test('a toast is never longer than Telegram takes', () => {
  expect(toastOf(ru, say('коротко'))).toBe('коротко');
  for (const text of ['слово '.repeat(100), '👩‍👩‍👧‍👦'.repeat(60)]) {
    const toast = toastOf(ru, say(text));
    expect(toast.length).toBeLessThanOrEqual(200);
    expect(toast).toMatch(/…$/);
  }
});

test('two persons of one name are told apart', () => {
  const twins = new Map([1, 2].map((id) => [id, { name: 'Катя' }]));
  const names = namesAt(words, 'ru', { ...table, seats: [sitter(1), sitter(2), sitter(null)] }, twins);
  expect([0, 1, 2, 3].map(names)).toEqual(['Катя', 'Катя 2', '🤖 Шпунтик', undefined]);
});
