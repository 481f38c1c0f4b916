import { describe, expect, test } from 'vitest';
import { unpack } from '../../../src/bot/buttons/buttons.ts';
import { closedForm, formScreen, wholeText } from '../../../src/bot/screens/form/form.ts';
import { visibleLength } from '../../../src/bot/screens/parts/split.ts';
import type { Words } from '../../../src/kit/game.ts';
import { type Menu, type Pick, sheet, type Tick } from '../../../src/kit/menu.ts';
import { say } from '../../i18n/words.ts';
import { lettered } from '../../toys/picture.ts';
import { data, deadline, formOf, labels, openAsk, seen, stage } from './stage.ts';

const tick = (id: string, label: string): Tick => ({ id, label: say(label) });
const many = (count: number, label = (n: number) => `${n}`): readonly Tick[] =>
  Array.from({ length: count }, (_, i) => tick(`n${i + 1}`, label(i + 1)));

const jobs: Pick<string> = {
  kind: 'pick',
  text: [say('❤ 14/30'), say('Стены: 1 🧱24')],
  items: [
    { ...tick('rest', '💤 Отдых'), do: 'rest' },
    { ...tick('search', '🔎 Поиск'), do: 'search' },
    { ...tick('wall', '🧱 Укрепить'), open: () => lines },
    { ...tick('gun', '🔧 Оружие'), no: say('оружия нет') },
  ],
  otherwise: 'rest',
};
const lines: Menu<string> = {
  kind: 'pick',
  text: [say('Какую линию?')],
  items: many(5).map((x) => ({ ...x, do: x.id })),
};
const draw = (
  menu: Menu<unknown>,
  form?: Parameters<typeof formOf>[1],
  more?: Parameters<typeof formOf>[2],
  page?: number,
) => formScreen(stage(), formOf(menu, form, more), page);

describe('the text answers in order', () => {
  test('what is asked, until when, what one knows, what silence means', () => {
    expect(seen(draw(jobs)).split('\n')).toEqual([
      '«Дача» · круг 1 · план',
      '⏳ до 21:00, пн 30 нояб. (МСК) · через 5 ч 12 мин',
      '',
      '❤ 14/30',
      'Стены: 1 🧱24',
      '',
      'Если промолчать: отдых, +2',
    ]);
  });
  test('once chosen, what stands now, with what speaks against it', () => {
    const text = seen(draw(jobs, { draft: { pick: 'search' }, path: [] }, { chosen: true, warnings: [say('тесно')] }));
    expect(text).toMatch(/Сейчас: отдых, \+2\n⚠ тесно$/);
    expect(text).not.toContain('промолчать');
  });
  test('several lines stand below their heading', () => {
    const receipt = [say('Встану: линия 2'), say('Бью сразу')];
    expect(seen(draw(jobs, { path: [] }, { receipt }))).toMatch(/\nЕсли промолчать:\nВстану: линия 2\nБью сразу$/);
  });
  test('the name of the deeper screen stands above it', () => {
    expect(seen(draw(jobs, { path: ['wall'] }))).toContain('▸ 🧱 Укрепить\n\nКакую линию?');
  });
  test('a pause and the grace after the last Ready say so', () => {
    expect(seen(formScreen(stage({ phase: 'paused' }), formOf(jobs)))).toContain('⏸ пауза: время не идёт');
    const hurried = formOf(jobs, { path: [] }, { open: openAsk({ closesAt: deadline - 1000 }) });
    expect(seen(formScreen(stage(), hurried))).toContain('все готовы — закрываем в 20:59');
  });
});

describe('buttons', () => {
  test('● is chosen, ▸ opens, 🚫 is refused, Ready is last and green', () => {
    const drawn = draw(jobs);
    expect(labels(drawn)).toEqual([['● 💤 Отдых', '🔎 Поиск'], ['🧱 Укрепить ▸', '🚫 🔧 Оружие'], ['✅ Готово']]);
    expect(drawn.keyboard?.inline_keyboard.at(-1)?.[0]?.style).toBe('success');
  });
  test('what is refused can be pressed, so that the reason can be told', () => {
    expect(unpack(data(draw(jobs), '🚫 🔧 Оружие') ?? '')).toEqual({
      on: 'form',
      table: 12,
      ask: 7,
      stamp: 4,
      press: { id: 'gun' },
    });
  });
  test('when ready the button says so, and can be pressed again', () => {
    const drawn = draw(jobs, { path: [] }, { ready: true });
    expect(labels(drawn).at(-1)).toEqual(['✅ Готово — ждём остальных']);
    expect(seen(drawn)).toContain('✅ Вы готовы. Можно передумать');
  });
  test('numbers go five to a row, spread evenly; there is a way back and nothing to confirm', () => {
    expect(labels(draw(jobs, { path: ['wall'] }))).toEqual([['1', '2', '3', '4', '5'], ['‹ Назад']]);
    const six: Menu<string> = { ...lines, kind: 'pick', items: many(6).map((x) => ({ ...x, do: x.id })) };
    expect(labels(draw(six)).slice(0, 2)).toEqual([
      ['1', '2', '3'],
      ['4', '5', '6'],
    ]);
  });
  test('a menu may say which buttons share a row, where their place means something', () => {
    const pad = ['up', 'middle', 'middle', 'middle', 'down'].map((row, i) => ({
      ...tick(`p${i}`, `${i}`),
      row,
      do: `${i}`,
    }));
    const after = many(3).map((x) => ({ ...x, do: x.id }));
    const refused = { ...tick('no', 'нет'), row: 'down', no: say('занято') };
    const menu: Menu<string> = { kind: 'pick', text: [], items: [...pad, refused, ...after] };
    expect(labels(draw(menu)).slice(0, 4)).toEqual([['0'], ['1', '2', '3'], ['4', '🚫 нет'], ['1', '2', '3']]);
  });
  test('one short word among longer ones shares their rows', () => {
    const items = ['вживую', 'вечер', 'день за днём', 'не спеша'].map((x, i) => ({ ...tick(`i${i}`, x), do: x }));
    expect(labels(draw({ ...jobs, kind: 'pick', items, otherwise: undefined })).slice(0, 2)).toEqual([
      ['вживую', 'вечер'],
      ['день за днём', 'не спеша'],
    ]);
  });
  test('a long label stands alone', () => {
    const menu: Menu<string> = {
      ...jobs,
      kind: 'pick',
      items: [
        { ...tick('a', 'Линия 2 · 🧱7 · прошлый раз никого'), do: 'a' },
        { ...tick('b', 'Линия 3'), do: 'b' },
      ],
      otherwise: 'b',
    };
    expect(labels(draw(menu))).toEqual([['Линия 2 · 🧱7 · прошлый раз никого'], ['● Линия 3'], ['✅ Готово']]);
  });
  test('a choice that is played at once needs no Ready', () => {
    const open = openAsk();
    const drawn = draw(jobs, { path: [] }, { open: { ...open, ask: { ...open.ask, mode: 'open' } } });
    expect(labels(drawn).flat()).not.toContain('✅ Готово');
  });
});

describe('a menu with a picture', () => {
  const drawn = (menu: Menu<unknown>) => ({ ...menu, picture: (words: Words) => lettered([say('Карта')], words) });

  test('is its caption', () => {
    const screen = draw(drawn(jobs));
    expect(screen.picture?.text).toContain('Карта');
    expect(seen(screen)).toContain('Стены: 1 🧱24');
    expect(labels(screen).flat()).not.toContain('📜 Всё целиком');
  });
  test('where that is too long for one, three lines stay and the rest is one press away', () => {
    const lines = many(40).map((_, i) => say(`строка ${i} ${'о'.repeat(40)}`));
    const screen = draw(drawn({ ...jobs, text: lines }));
    expect(visibleLength(screen.html)).toBeLessThanOrEqual(1024);
    expect(seen(screen)).toContain('строка 2');
    expect(seen(screen)).not.toContain('строка 3');
    expect(unpack(data(screen, '📜 Всё целиком') ?? '')).toMatchObject({ on: 'form', press: { id: '?' } });
    expect(seen(wholeText(stage(), formOf({ ...jobs, text: lines })))).toContain('строка 39');
  });
});

describe('an open day', () => {
  const live = () => {
    const open = openAsk();
    return { open: { ...open, ask: { ...open.ask, mode: 'live' as const } } };
  };
  test('always has a Ready, also where a choice is played at once', () => {
    expect(labels(draw(jobs, { path: [] }, live())).flat()).toContain('✅ Готово');
  });
  test('a sheet of standing orders has none: each press is in force', () => {
    const ask = { ...openAsk().ask, mode: 'standing' as const };
    const open = { number: 7, ask, askedAt: 0, acted: [], forms: [] };
    const rows = { kind: 'sheet' as const, text: [], rows: [{ ...tick('a', 'Приказ'), menu: jobs }], done: () => 'a' };
    expect(labels(draw(rows, { path: [] }, { open })).flat()).not.toContain('✅ Готово');
  });
});

describe('ticks', () => {
  const menu: Menu<unknown> = {
    kind: 'some',
    text: [say('Что взять?')],
    items: many(4, (n) => `вещь ${n}`),
    min: 0,
    max: 2,
    otherwise: [],
    done: (x) => x,
  };
  test('are boxes with a limit that is told', () => {
    const drawn = draw(menu, { draft: { some: ['n2'] }, path: [] });
    expect(labels(drawn)[0]).toEqual(['☐ вещь 1', '☑ вещь 2']);
    expect(seen(drawn)).toContain('Можно отметить до 2');
  });
  test('below the root they are taken by a button that counts them', () => {
    const root: Menu<unknown> = {
      kind: 'pick',
      text: [],
      items: [{ ...tick('in', 'Вещи'), open: () => menu }],
      otherwise: 'in',
    };
    const drawn = draw(root, { draft: { pick: 'in', within: { some: ['n2', 'n1'] } }, path: ['in'] });
    expect(labels(drawn).at(-1)).toEqual(['‹ Назад', '✔ Выбрать (2)']);
  });
});

test('a ranking is numbered in its order and can be put back', () => {
  const menu: Menu<unknown> = { kind: 'order', text: [], items: many(3, (n) => `цель ${n}`), done: (x) => x };
  const drawn = draw(menu, { draft: { order: ['n3', 'n1', 'n2'] }, path: [] });
  expect(labels(drawn).flat()).toEqual(['1. цель 3', '2. цель 1', '3. цель 2', '↺ Сброс', '✅ Готово']);
  expect(seen(drawn)).toContain('Нажатие поднимает на первое место');
});

test('a row of a sheet shows its answer', () => {
  const menu = sheet<{ line: string; order: readonly string[] }, unknown>(
    [],
    {
      line: {
        label: say('🚩 Линия'),
        menu: { ...lines, kind: 'pick', otherwise: 'n2', items: many(3).map((x) => ({ ...x, do: x.id })) },
      },
      order: {
        label: say('🎯 Цели'),
        menu: { kind: 'order', text: [], items: many(2, (n) => `ц${n}`), done: (x) => x },
      },
    },
    (x) => x,
  );
  expect(labels(draw(menu)).slice(0, 2)).toEqual([['🚩 Линия: 2 ▸'], ['🎯 Цели: ц1 › ц2 ▸']]);
});

describe('long screens', () => {
  const menu: Menu<unknown> = {
    kind: 'pick',
    text: [say('Куда?')],
    items: many(50).map((x) => ({ ...x, do: x.id })),
    otherwise: 'n45',
  };
  test('open at the page of what is chosen', () => {
    const drawn = draw(menu);
    expect(seen(drawn)).toContain('Страница 3 из 3');
    expect(labels(drawn).flat()).toContain('● 45');
    expect(labels(drawn).flat()).not.toContain('1');
  });
  test('are turned by buttons, and a press keeps its page', () => {
    const drawn = draw(menu, undefined, undefined, 1);
    expect(labels(drawn).flat().slice(0, 20)).toEqual(many(20, (n) => `${n + 20}`).map((_, i) => `${i + 21}`));
    expect(unpack(data(drawn, '21') ?? '')).toMatchObject({ press: { id: 'n21', page: 1 } });
    expect(unpack(data(drawn, 'Ещё ›') ?? '')).toEqual({ on: 'form', table: 12, ask: 7, stamp: 4, press: { page: 2 } });
    expect(unpack(data(drawn, '‹ Ещё') ?? '')).toMatchObject({ press: { page: 0 } });
  });
  test('a page that is not there is the last', () => {
    expect(seen(draw(menu, undefined, undefined, 99))).toContain('Страница 3 из 3');
  });
});

test('a text of any length is still one message', () => {
  const drawn = draw({
    ...jobs,
    text: Array.from({ length: 400 }, (_, i) => say(`строка ${i} ${'слово '.repeat(5)}`)),
  });
  expect(seen(drawn).length).toBeLessThanOrEqual(4096);
  expect(labels(drawn).at(-1)).toEqual(['✅ Готово']);
});

describe('a closed form', () => {
  const closed = { ask: 7, seat: 0, draft: { pick: 'rest' }, receipt: [say('отдых, +2'), say('было тесно')] };
  test('has no buttons and says what came of it', () => {
    const drawn = closedForm(stage(), say('круг 1'), { ...closed, by: 'player' });
    expect(seen(drawn)).toBe('«Дача» · круг 1\n\nОтвет принят:\nотдых, +2\nбыло тесно');
    expect(drawn.keyboard).toBeUndefined();
  });
  test('tells whose answer it was', () => {
    const short = { ...closed, receipt: [say('отдых, +2')], by: 'clock' as const };
    expect(seen(closedForm(stage(), say('круг 1'), short))).toContain('Закрыто, сыграно за вас: отдых');
    expect(seen(closedForm(stage(), say('круг 1')))).toContain('Этот вопрос закрыт.');
  });
});
