/**
 * A month of twelve people at one table, lived through once and then read over. The page in docs/ is what was said in it; after a
 * change of texts or rules both pages are written anew by `npm run pages`, and read before they are committed.
 */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage } from '../stage.ts';
import { complaints } from '../tables.ts';
import type { Told } from './cast.ts';
import { dayAt, holdClock, releaseClock } from './clock.ts';
import { Life } from './life.ts';
import { theLogIsTrue } from './logbook.ts';
import { after, month } from './script.ts';
import { tellMonth } from './telling.ts';
import * as verdicts from './verdicts.ts';

/** Far more than a month takes on a machine that has nothing else to do. */
const patience = 900_000;
const mostDays = 60;

export function describeMonth(locale: Told, title: string, page: string): void {
  describe(`a month in ${locale}`, () => {
    let life: Life;
    beforeAll(async () => {
      holdClock();
      // Who blocks the bot is worth a line in the log, not more.
      const stage = await openStage({ LOG_LEVEL: 'error' }, 'hurried', dayAt(1, '19:00'));
      life = await Life.begin(stage, locale, title);
      for (const { day, at, aside, acts } of month) {
        await life.until(dayAt(day, at));
        if (aside) life.aside(aside[locale]);
        for (const act of acts) await act(life);
      }
      for (let day = 25; !(await life.isOver()); day++) {
        if (day > mostDays) throw new Error('The game does not end');
        await life.until(dayAt(day, '23:00'));
      }
      for (const act of after) await act(life);
    }, patience);
    afterAll(async () => {
      await life?.stage.end();
      releaseClock();
    });

    test('no call was malformed', () => expect(complaints(life.stage)).toEqual([]));
    test('it took about a month', () => verdicts.itTookAMonth(life));
    test('/log tells who did what, when and why, and blames nobody for what was not his', () => theLogIsTrue(life));
    test('no deadline fell into the night or, once they were free, on a Sunday', () => verdicts.nightsAreFree(life));
    test('five hours without the bot moved the deadline by as much, told once', () =>
      verdicts.theOutageIsMadeGood(life));
    test('each phase was told once', () => verdicts.eachPhaseIsToldOnce(life));
    test('nobody read more of a phase than is promised', () => verdicts.nobodyIsFlooded(life));
    test('what a digest says was ordered is what the form had said a moment before', () =>
      verdicts.ordersAreKept(life));
    test('everybody read his own secrets alone, and only while the seat was his', () => verdicts.secretsAreKept(life));
    test('everything was in words, each reader’s own', () => verdicts.everybodyReadsHisLanguage(life));
    test('the seed of the end fits the hash of the beginning, and the record plays again', () =>
      verdicts.theDiceAreFair(life));
    test(`${page} is what was said`, async () => {
      const file = fileURLToPath(new URL(`../../../${page}`, import.meta.url));
      await expect(tellMonth(life.lines, locale)).toMatchFileSnapshot(file);
    });
  });
}
