/** What who comes back reads, and what stands before the digest. */
import { describe, expect, test } from 'vitest';
import { draw } from '../../../src/bot/screens/draw.ts';
import type { Locale } from '../../../src/i18n/locale.ts';
import type { Note, Seat } from '../../../src/kit/game.ts';
import type { ClosedForm, CommitRecord } from '../../../src/table/model/aggregate.ts';
import { say } from '../../i18n/words.ts';
import { seen, stage } from './stage.ts';

function commit(number: number, ...notes: readonly Note[]): CommitRecord {
  return { number, ask: { number, key: `plan:${number}`, title: say(`круг ${number}`) }, answers: [], notes };
}
const lines = (commits: readonly CommitRecord[], seat?: Seat, locale: Locale = 'ru') =>
  draw({ kind: 'catch-up', commits, seat }, stage({}, locale)).flatMap((x) => seen(x).split('\n'));

describe('a catch-up', () => {
  const secret = { seats: [1], text: say('только Бобу') };
  const story = commit(
    1,
    { rank: 'headline', text: say('Устояли') },
    { rank: 'line', text: say('Стена цела') },
    { rank: 'line', secret },
    { rank: 'headline', text: say('Что-то случилось'), secret: { seats: [1], text: say('Вас укусили') } },
  );

  test('is the headlines, and what the seat itself was told', () => {
    expect(lines([story], 1)).toEqual(['«Дача»: что было без вас', '• Устояли', '• только Бобу', '• Вас укусили']);
  });
  test('holds no secret for who did not sit there, nor another’s', () => {
    const open = ['«Дача»: что было без вас', '• Устояли', '• Что-то случилось'];
    expect(lines([story])).toEqual(open);
    expect(lines([story], 0)).toEqual(open);
  });
  test('is ten lines, the latest, and says how many came before', () => {
    const many = Array.from({ length: 12 }, (_, i) => commit(i, { rank: 'headline', text: say(`день ${i}`) }));
    const told = lines(many);
    expect(told.slice(1, -1)).toEqual(Array.from({ length: 10 }, (_, i) => `• день ${i + 2}`));
    expect(told.at(-1)).toBe('Ещё раньше: 2 события — всё в /log');
    expect(lines(many, undefined, 'en').at(-1)).toBe('Before that: 2 events, all of it in /log');
  });
  test('is nothing where nothing was told', () => {
    expect(lines([commit(1, { rank: 'line', text: say('тихо') })])).toEqual([]);
    expect(lines([])).toEqual([]);
  });
});

describe('the digest', () => {
  const told = commit(3, { rank: 'line', secret: { seats: [0], text: say('Отдохнули: +2') } });
  const digest = (by: ClosedForm['by'], receipt: ClosedForm['receipt']) => {
    const closed: ClosedForm = { ask: 3, seat: 0, draft: { pick: 'a' }, by, receipt };
    return draw({ kind: 'digest', commit: told, seat: 0, closed }, stage()).map(seen);
  };
  test('says what was ordered before what came of it', () => {
    expect(digest('player', [say('отдых'), say('осторожно: сыро')])).toEqual([
      '«Дача» · круг 3: что было с вами\n\nВаш ответ: отдых\nосторожно: сыро\n\nОтдохнули: +2',
    ]);
  });
  test('tells an order from silence', () => {
    expect(digest('clock', [say('отдых')])[0]).toContain('Вы промолчали, и вышло: отдых');
  });
});
