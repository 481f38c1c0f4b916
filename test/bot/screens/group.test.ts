/** What the group reads: lobby, status, report, the end. */
import { describe, expect, test } from 'vitest';
import { draw } from '../../../src/bot/screens/draw.ts';
import { lobbyScreen } from '../../../src/bot/screens/lobby/lobby.ts';
import { statusScreen } from '../../../src/bot/screens/story/status.ts';
import { commitment } from '../../../src/kit/dice.ts';
import type { CommitRecord } from '../../../src/table/model/aggregate.ts';
import { say } from '../../i18n/words.ts';
import { data, deadline, labels, openAsk, seatForm, seen, sitter, stage, table } from './stage.ts';

describe('the lobby', () => {
  const lobby = (seats = table.seats, locale: 'ru' | 'en' = 'ru') =>
    lobbyScreen(stage({ phase: 'lobby', seats, state: null }, locale));
  test('says what is played, on what terms, who is here and what is missing', () => {
    expect(seen(lobby([sitter(1), sitter(null)]))).toBe(
      [
        '🌊 Потоп — собираем команду',
        'Стол «Дача» · ведёт Анна',
        'Правила: как в книге',
        '⏳ На ответ: план — сутки, ночь — до 21:00 (МСК)',
        'Закрываем раньше, если все готовы · ночью (23:00–08:00, МСК) не закрываем',
        '',
        'За столом 2 (нужно 3–5): Анна, 🤖 Винтик',
        'Нужен ещё 1 игрок — позовите друзей или добавьте ботов',
      ].join('\n'),
    );
  });
  test('tells when it can begin, and when it is full', () => {
    expect(seen(lobby())).toContain('Можно начинать. Есть ещё 1 место');
    expect(seen(lobby([...table.seats, sitter(null)]))).toContain('Можно начинать. Все места заняты');
    expect(seen(lobby([]))).toContain('Пока за столом никого. Нужно от 3 до 5 игроков');
    expect(seen(lobby([], 'en'))).toContain('Nobody at the table yet. It takes 3 to 5 players');
  });
  test('has a button for each act', () => {
    expect(labels(lobby())).toEqual([
      ['✋ Вступить', 'Выйти'],
      ['🤖 Добавить бота', '⚙ Настройки'],
      ['🤖 Убрать бота'],
      ['▶ Начать'],
    ]);
    expect(data(lobby(), '✋ Вступить')).toBe('l:12:join');
  });
  test('hostile names are only text', () => {
    expect(seen(lobby())).toContain('Анна, <b>Боб</b>, катя, 🤖 Лампочка');
  });
  test('loses its buttons when the game begins, ends or is cancelled', () => {
    for (const [phase, said] of [
      ['running', 'игра идёт'],
      ['ended', 'игра окончена'],
      ['cancelled', 'игра отменена'],
    ] as const) {
      const drawn = lobbyScreen(stage({ phase }));
      expect(seen(drawn)).toContain(said);
      expect(drawn.keyboard).toBeUndefined();
    }
  });
});

describe('the status', () => {
  const status = (change: Partial<typeof table> = {}) => statusScreen(stage(change), 2, say('круг 1 · план'));
  const progress = (of: 'names' | 'count' | 'nothing') => status({ settings: { ...table.settings, progress: of } });
  test('names who is awaited', () => {
    expect(seen(status())).toBe(
      'Круг 1 · план\n⏳ до 21:00, пн 30 нояб. (МСК) · через 5 ч 12 мин\nГотов 1 из 3 · ждём: Анна, катя',
    );
  });
  test('or gives a number only, or nothing, as the table is set', () => {
    expect(seen(progress('count'))).toMatch(/Готов 1 из 3$/);
    expect(seen(progress('count'))).not.toContain('Анна');
    expect(seen(progress('nothing'))).not.toContain('Готов');
  });
  test('computer players and seats that are away are not waited for', () => {
    const away = status({ seats: [sitter(1), sitter(2), sitter(3, { away: true }), sitter(null)] });
    expect(seen(away)).toContain('Готов 1 из 2 · ждём: Анна');
  });
  test('leads to the private chat', () => {
    expect(status().keyboard?.inline_keyboard).toEqual([
      [{ text: '📋 Моя форма', url: 'https://t.me/slow_bot?start=t12' }],
    ]);
  });
  test('tells whose turn it is in an open ask', () => {
    const open = openAsk({ forms: [seatForm(0)] });
    const turn = { ...open, ask: { ...open.ask, mode: 'open' as const, seats: [0] } };
    expect(seen(status({ asks: [turn] }))).toContain('Ходит Анна');
  });
  describe('of an ask that several answer in the open', () => {
    const window = (acted: number[], asked: number[], change: Partial<typeof table> = {}) => {
      const { ask } = openAsk();
      const open = openAsk({
        ask: { ...ask, mode: 'open', seats: asked },
        acted,
        forms: asked.map((x) => seatForm(x)),
      });
      return seen(status({ asks: [open], ...change }))
        .split('\n')
        .slice(2);
    };
    const told = (progress: 'count' | 'nothing') => ({ settings: { ...table.settings, progress } });
    test('names who has acted and who is awaited', () => {
      expect(window([], [0, 1, 2])).toEqual(['Пока никто не сходил (0 из 3) · ждём: Анна, <b>Боб</b>, катя']);
      expect(window([2], [0, 1])).toEqual(['Сходили: катя · ждём: Анна, <b>Боб</b>']);
      expect(window([2, 0], [1])).toEqual(['Сходили: катя, Анна · ждём: <b>Боб</b>']);
    });
    test('or counts them, or tells nothing, not even of the last', () => {
      expect(window([2], [0, 1], told('count'))).toEqual(['Сходил 1 из 3']);
      expect(window([2, 0], [1], told('count'))).toEqual(['Сходили 2 из 3']);
      expect(window([2], [0, 1], told('nothing'))).toEqual([]);
      expect(window([2, 0], [1], told('nothing'))).toEqual([]);
    });
    test('leaves out computer players and who is away', () => {
      const seats = [sitter(1), sitter(2), sitter(3, { away: true }), sitter(null)];
      expect(window([3, 0], [1, 2], { seats })).toEqual(['Сходили: Анна · ждём: <b>Боб</b>']);
      expect(window([3, 0, 1], [2], { seats })).toEqual(['Сходили: Анна, <b>Боб</b>']);
      expect(window([3], [2], { seats })).toEqual([]);
    });
    test('hides names where figures play', () => {
      const settings = { ...table.settings, anonymous: true };
      expect(window([2], [0, 1], { settings }).join()).not.toMatch(/Анна|Боб|катя/);
    });
    test('tells whose turn it is where one acts alone, whatever is told of who is in', () => {
      expect(window([], [0], told('nothing'))).toEqual(['Ходит Анна']);
    });
  });
  test('tells of a pause, of the grace, of a fault', () => {
    expect(seen(status({ phase: 'paused' }))).toContain('⏸ Пауза: время не идёт');
    expect(seen(status({ phase: 'frozen' }))).toContain('ходы целы');
    const all = openAsk({ closesAt: deadline - 60_000, forms: [0, 1, 2].map((seat) => seatForm(seat, true)) });
    expect(seen(status({ asks: [all] }))).toContain('✅ Все готовы — закрываем в 20:59');
  });
  test('of an earlier phase says that it is over, without buttons', () => {
    const old = statusScreen(stage(), 1, say('круг 1 · план'));
    expect(seen(old)).toBe('Круг 1 · план — закрыто');
    expect(old.keyboard).toBeUndefined();
    expect(seen(statusScreen(stage({ phase: 'ended', asks: [] })))).toBe('Сейчас ничего не идёт.');
  });
});

const commit: CommitRecord = {
  number: 3,
  ask: { number: 6, key: 'plan:0', title: say('круг 0') },
  answers: [],
  notes: [
    { rank: 'line', text: say('Насос: 3 <ведра>') },
    { rank: 'detail', text: say('Анна качает') },
    { rank: 'detail', text: say('катя качает') },
    { rank: 'headline', text: say('Вода отступает') },
    { rank: 'line', text: say('На складе пусто'), secret: { seats: [0], text: say('На складе доска') } },
    { rank: 'line', secret: { seats: [0, 1], text: say('Вы устали') } },
  ],
};

describe('a chapter under way', () => {
  const told = (count: number) => {
    const notes = Array.from({ length: count }, (_, i) => ({
      rank: 'line' as const,
      text: say(`Анна нашла ${i + 1}-ю банку ${'о'.repeat(60)}`),
    }));
    const at = stage();
    return seen(statusScreen({ ...at, game: { ...at.game, chronicle: () => notes } }));
  };
  test('is told by the status so far, above whom it waits for', () => {
    expect(told(2)).toMatch(/^Анна нашла 1-ю банку о+\nАнна нашла 2-ю банку о+\n\n.*Круг 1/su);
  });
  test('where it is too long for a message, by its last ten lines and how many there were', () => {
    const long = told(120);
    expect(long).toContain('… и ещё 110 строк раньше — в /log');
    expect(long).not.toContain('110-ю');
    expect(long).toContain('111-ю');
    expect(long).toContain('Круг 1');
  });
});

test('news tells only what could not wait', () => {
  const commit = {
    number: 3,
    ask: null,
    answers: [],
    notes: [
      { rank: 'line' as const, text: say('Анна нашла банку') },
      { rank: 'headline' as const, text: say('Боба укусили!'), urgent: true as const },
    ],
  };
  const drawn = draw({ kind: 'report', commit, urgent: true }, stage());
  expect(drawn.map(seen)).toEqual(['Боба укусили!']);
});

describe('the report', () => {
  const [drawn] = draw({ kind: 'report', commit }, stage());
  test('has the headline on top, then the lines, then what comes next, then the details folded', () => {
    expect(seen(drawn)).toBe(
      [
        'Вода отступает',
        '',
        'Насос: 3 <ведра>',
        'На складе пусто',
        '',
        'Дальше: круг 1 · план — до 21:00, пн 30 нояб. (МСК) · через 5 ч 12 мин',
        '',
        'Насос: 3 <ведра>',
        'Анна качает',
        'катя качает',
      ].join('\n'),
    );
    expect(drawn?.html).toMatch(/^<b>Вода отступает<\/b>/);
    expect(drawn?.html).toMatch(/<blockquote expandable>Насос[^\n]*\nАнна качает\nкатя качает<\/blockquote>$/);
  });
  test('tells nothing secret', () => {
    expect(seen(drawn)).not.toMatch(/доска|устали/);
  });
  test('delivered late, it does not point to what is past', () => {
    expect(seen(draw({ kind: 'report', commit: { ...commit, number: 2 } }, stage())[0])).not.toContain('Дальше');
  });
  test('nothing public is no message', () => {
    expect(draw({ kind: 'report', commit: { ...commit, notes: commit.notes.slice(-1) } }, stage())).toEqual([]);
  });
  test('a long one is several messages, in order', () => {
    const notes = Array.from({ length: 300 }, (_, i) => ({
      rank: 'line' as const,
      text: say(`строка ${i} ${'слово '.repeat(6)}`),
    }));
    const parts = draw({ kind: 'report', commit: { ...commit, notes } }, stage());
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect(seen(part).length).toBeLessThanOrEqual(4096);
    const numbers = parts.flatMap((part) => [...seen(part).matchAll(/строка (\d+)/g)].map(([, n]) => Number(n)));
    expect(numbers).toEqual(notes.map((_, i) => i));
  });
});

test('the digest tells a seat what is for it alone', () => {
  expect(seen(draw({ kind: 'digest', commit, seat: 0 }, stage())[0])).toBe(
    '«Дача» · круг 0: что было с вами\n\nНа складе доска\nВы устали',
  );
  expect(draw({ kind: 'digest', commit, seat: 2 }, stage())).toEqual([]);
});

test('the end gives places, ties together, the seed and its hash, and once more', () => {
  const outcome = { places: [[0], [1, 2]], whose: [1, 2, 3, null] };
  const [drawn] = draw({ kind: 'end' }, stage({ phase: 'ended', asks: [], outcome }));
  expect(seen(drawn)).toBe(
    [
      '🏁 🌊 Потоп · «Дача» — игра окончена',
      '',
      '1. Анна',
      '2. <b>Боб</b> и катя',
      '',
      '🎲 Зерно костей — его отпечаток был показан в начале. Проверить броски: /verify',
      'f00d',
      `отпечаток ${commitment('f00d')}`,
    ].join('\n'),
  );
  expect(labels(drawn)).toEqual([['🔁 Ещё раз'], ['🎞 Вся игра в картинках']]);
  expect(data(drawn, '🔁 Ещё раз')).toBe('l:12:again');
});
