/** What /log must tell of the month: who did what to the table, when and why. */
import { DateTime } from 'luxon';
import { expect } from 'vitest';
import type { Msg } from '../../../src/kit/game.ts';
import { saidSince } from '../reading.ts';
import { first, type RoleName } from './cast.ts';
import { dayAt, zone } from './clock.ts';
import type { Life } from './life.ts';
import { plain } from './verdicts.ts';

const hour = 3_600_000;

type Entry = readonly [day: number, at: string, who: RoleName | null, what: Msg];

/** Whoever something befell stands where else who did it would. */
function logOf(life: Life): readonly string[] {
  const say = (id: string, args?: Msg['args']): Msg => (args ? { id, args } : { id });
  const of = (name: RoleName, id: string, more = {}) => say(id, { seat: life.nameOf(name), ...more });
  const settings = (page: string) => say('log-settings', { what: [say(`lobby-settings-${page}`)] });
  const why = (what: Msg, ru: string, en: string) => say('log-why', { what, why: life.locale === 'ru' ? ru : en });
  const end = DateTime.fromMillis(life.closings.at(-1)?.at ?? 0, { zone });
  const lastDay =
    Math.round(end.startOf('day').diff(DateTime.fromMillis(dayAt(1, '00:00'), { zone }), 'days').days) + 1;
  const entries: readonly Entry[] = [
    [1, '19:30', 'anna', say('log-opened')],
    ...first.map((name): Entry => [1, '19:30', name, say('log-joined')]),
    [1, '19:50', 'anna', settings('early')],
    [1, '20:00', 'anna', say('log-begun')],
    [4, '08:00', null, of('lev', 'log-missed')],
    [5, '08:00', null, of('lev', 'log-missed')],
    [5, '08:00', null, of('lev', 'log-away')],
    [5, '12:40', 'anna', say('log-offered', { number: 10 })],
    [
      5,
      '18:00',
      'anna',
      why(say('log-paused'), 'до понедельника, все за городом', 'until Monday, everybody is out of town'),
    ],
    [6, '11:00', 'nina', say('log-sub', { before: life.nameOf('lev'), number: 10 })],
    [8, '10:00', 'anna', say('log-resumed')],
    [8, '12:40', 'anna', settings('pace')],
    [8, '12:40', 'anna', settings('days')],
    [11, '20:30', null, of('vera', 'log-deputy', { name: life.nameOf('mark') })],
    [15, '21:00', null, of('vera', 'log-deputy-over')],
    [
      17,
      '19:00',
      'anna',
      why(say('log-extended', { span: 6 * hour }), 'у Бориса отключили свет', 'the power is out at Boris’s'),
    ],
    [23, '08:40', 'anna', say('log-reminded')],
    [23, '14:00', null, say('log-outage', { span: 5 * hour })],
    [
      24,
      '20:00',
      'anna',
      why(say('log-kicked', { name: life.nameOf('tom') }), 'ушёл, новая работа', 'left, a new job'),
    ],
    [lastDay, end.toFormat('HH:mm'), null, say('log-ended')],
  ];
  return entries.map(([day, time, who, what]) => {
    const at = dayAt(day, time);
    return who === null
      ? life.label('log-entry-time', 'group', { at, zone, what })
      : life.label('log-entry', 'group', { at, zone, who: life.nameOf(who), what });
  });
}

/** The pages, the latest first, as Boris and Anna turned them after the end. */
export function theLogIsTrue(life: Life): void {
  const pages = saidSince(life.stage)
    .filter(({ chat, text }) => chat === life.group.id && text.startsWith(life.label('log-acts-title')))
    .map(({ text }) =>
      plain(text)
        .split('\n')
        .filter((line) => line !== '')
        .slice(1),
    );
  expect(pages.toReversed().flat()).toEqual(logOf(life).map(plain));
}
