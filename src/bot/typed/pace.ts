/**
 * The finer settings of a table's pace as people type them after `/deadline`: `zone Europe/Berlin`, `quiet 23:00-8:00`,
 * `days off sat sun`, `early off`, `grace 2m`, `misses 3`.
 */
import type { Settings } from '../../table/model/aggregate.ts';
import { type PacePage, pacePages } from './dictionary.ts';
import { parseQuiet, parseZone } from './hours.ts';
import { parseSpan } from './spans.ts';
import { means } from './words.ts';

const pages = pacePages.map((page) => [page, means(({ pace }) => pace[page])] as const);
const isYes = means(({ yes }) => yes);
const isNone = means(({ none }) => none);
const isOff = means(({ off }) => off);
const isNo = (text: string) => isNone(text) || isOff(text);
const isHours = means(({ hours }) => hours);

/** By ISO weekdays, Monday first. */
const days = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => means(({ weekdays }) => weekdays[day]));

/** More time than this to reconsider would be a deadline of its own. */
const longestGrace = 24 * 3_600_000;
const mostMisses = 9;

/** Which setting the first word names. */
export function paceWord(word: string): PacePage | undefined {
  return pages.find(([, isPage]) => isPage(word))?.[0];
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
      const quiet = isNo(text) ? null : parseQuiet(without(isHours, text));
      return quiet === undefined ? undefined : { quiet };
    }
    case 'days':
      return parseDays(text);
    case 'early':
      return isYes(text) || isNo(text) ? { early: isYes(text) } : undefined;
    case 'grace': {
      const grace = isNo(text) || text === '0' ? 0 : parseSpan(text);
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
  if (isNone(text)) return { daysOff: [] };
  const named = without(isOff, text).split(/[\s,;]+/u);
  const numbers = named.map((word) => days.findIndex((isDay) => isDay(word)) + 1);
  const daysOff = [...new Set(numbers)].toSorted((a, b) => a - b);
  return daysOff.includes(0) || daysOff.length === days.length ? undefined : { daysOff };
}

/** A first word that only leads to what follows is left out. */
function without(isSuch: (word: string) => boolean, text: string): string {
  const [, first = '', rest = ''] = /^(\S+)\s+(.*)$/su.exec(text) ?? [];
  return isSuch(first) ? rest : text;
}
