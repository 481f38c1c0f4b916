/**
 * The finer settings of a table's pace as people type them after `/deadline`: `zone Europe/Berlin`, `quiet 23:00-8:00`,
 * `days off sat sun`, `early off`, `grace 2m`, `misses 3`. Both languages are read whatever the reader's own is.
 */
import type { Settings } from '../../table/model/aggregate.ts';
import { parseQuiet, parseZone } from './hours.ts';
import { parseSpan } from './spans.ts';

/** The settings that can be changed while a game runs. */
export const pacePages = ['zone', 'quiet', 'days', 'early', 'grace', 'misses'] as const;
export type PacePage = (typeof pacePages)[number];

const words: Readonly<Record<PacePage, RegExp>> = {
  zone: /^(?:zone|timezone|пояс|зона)$/u,
  quiet: /^(?:quiet|night|тихо|тихие|тишина|ночь)$/u,
  days: /^(?:days?|weekend|выходн[а-я]+|дни)$/u,
  early: /^(?:early|досрочно|раньше)$/u,
  grace: /^(?:grace|передумать)$/u,
  misses: /^(?:misses|пропуск[а-я]*)$/u,
};
const yes = /^(?:on|yes|да|вкл)$/u;
const no = /^(?:off|no|none|нет|выкл)$/u;

/** By ISO weekdays, Monday first. */
const days = [
  /^(?:mo|mon|monday|пн|понедельник)$/u,
  /^(?:tu|tue|tues|tuesday|вт|вторник)$/u,
  /^(?:we|wed|wednesday|ср|сред[ауы])$/u,
  /^(?:th|thu|thur|thurs|thursday|чт|четверг)$/u,
  /^(?:fr|fri|friday|пт|пятниц[ауы])$/u,
  /^(?:sa|sat|saturday|сб|суббот[ауы])$/u,
  /^(?:su|sun|sunday|вс|воскресенье)$/u,
] as const;

/** More time than this to reconsider would be a deadline of its own. */
const longestGrace = 24 * 3_600_000;
const mostMisses = 9;

/** Which setting the first word names. */
export function paceWord(word: string): PacePage | undefined {
  const wanted = word.toLowerCase();
  return pacePages.find((page) => words[page].test(wanted));
}

/** Undefined: nothing that the setting can be. */
export function parsePace(page: PacePage, typed: string): Partial<Settings> | undefined {
  const text = typed.trim().toLowerCase();
  switch (page) {
    case 'zone': {
      const zone = parseZone(typed);
      return zone === undefined ? undefined : { zone };
    }
    case 'quiet': {
      const quiet = no.test(text) ? null : parseQuiet(text.replace(/^(?:hours|часы)\s+/u, ''));
      return quiet === undefined ? undefined : { quiet };
    }
    case 'days':
      return parseDays(text);
    case 'early':
      return yes.test(text) || no.test(text) ? { early: yes.test(text) } : undefined;
    case 'grace': {
      const grace = no.test(text) || text === '0' ? 0 : parseSpan(text);
      return grace === undefined || grace > longestGrace ? undefined : { grace };
    }
    case 'misses': {
      const count = /^\d$/.test(text) ? Number(text) : 0;
      return count >= 1 && count <= mostMisses ? { missesUntilAway: count } : undefined;
    }
    default:
      return page satisfies never;
  }
}

/** `off sat sun`, `сб, вс`; `none`. A week without a day for deadlines has none, and `off` alone says neither this nor that. */
function parseDays(text: string): Partial<Settings> | undefined {
  if (/^(?:none|no|нет)$/u.test(text)) return { daysOff: [] };
  const named = text.replace(/^(?:off|выкл)\s+/u, '').split(/[\s,;]+/u);
  const numbers = named.map((word) => days.findIndex((day) => day.test(word)) + 1);
  const daysOff = [...new Set(numbers)].toSorted((a, b) => a - b);
  return daysOff.includes(0) || daysOff.length === days.length ? undefined : { daysOff };
}
