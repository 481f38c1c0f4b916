import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailbag } from '../../src/storage/mailbag.ts';
import { anotherProcess, newGroup, newPerson, openStorage, type Storage } from './kit.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());

/** How many of a row of requests are granted at once, and what the last one is told to wait. */
async function burst(take: () => Promise<number>, requests: number): Promise<{ granted: number; wait: number }> {
  let granted = 0;
  let wait = 0;
  for (let i = 0; i < requests; i++) {
    wait = await take();
    if (wait === 0) granted++;
  }
  return { granted, wait };
}

/** The numbers are of the wall clock: a machine that stalls for half a second in between would change them. */
const patient = { retry: 3 };

describe('the pace of a private chat', patient, () => {
  it('lets a broadcast have two at once, and keeps a third for the answer to a press', async () => {
    const chat = newPerson();
    const broadcasts = await burst(() => storage.mailbag.take(chat, 'broadcast'), 5);
    expect(broadcasts.granted).toBe(2);
    expect(broadcasts.wait).toBeGreaterThan(700);
    expect(broadcasts.wait).toBeLessThanOrEqual(1000);
    const answers = await burst(() => storage.mailbag.take(chat, 'answer'), 5);
    expect(answers.granted).toBe(1);
  });

  it('is one a second, and a refused request costs nothing', async () => {
    const chat = newPerson();
    await burst(() => storage.mailbag.take(chat, 'answer'), 20);
    await new Promise((done) => setTimeout(done, 1050));
    expect((await burst(() => storage.mailbag.take(chat, 'answer'), 3)).granted).toBe(1);
  });
});

describe('the pace of a group', patient, () => {
  it('lets one announcement go a second, an answer beside it, and never more than 20 in a minute', async () => {
    const chat = newGroup();
    expect((await burst(() => storage.mailbag.take(chat, 'broadcast'), 3)).granted).toBe(1);
    expect((await burst(() => storage.mailbag.take(chat, 'answer'), 5)).granted).toBe(2);
    // As if they had been asked for one after another, a second apart.
    const passSecond = () =>
      storage.pool.query(`UPDATE "Pace" SET "tat" = "tat" - interval '1 second' WHERE bucket LIKE '%:${chat}'`);
    let granted = 3;
    for (let second = 1; second < 60; second++) {
      await passSecond();
      granted += (await burst(() => storage.mailbag.take(chat, 'answer'), 2)).granted;
    }
    expect(granted).toBeGreaterThanOrEqual(18);
    expect(granted).toBeLessThanOrEqual(20);
  });
});

describe('the pace of all', patient, () => {
  it('is held by two processes together', async () => {
    const mine = createMailbag(storage.prisma, { sendRate: 20 });
    const theirs = createMailbag(anotherProcess(storage).prisma, { sendRate: 20 });
    await theirs.take(newPerson(), 'broadcast'); // its connection is there
    const start = Date.now();
    let granted = 0;
    const run = async (mailbag: typeof mine) => {
      while (Date.now() < start + 1500) {
        const wait = await mailbag.take(newPerson(), 'broadcast');
        if (wait === 0) granted++;
        else await new Promise((done) => setTimeout(done, wait));
      }
    };
    await Promise.all([run(mine), run(theirs), run(mine), run(theirs)]);
    const seconds = (Date.now() - start) / 1000;
    expect(granted).toBeLessThanOrEqual(Math.ceil(seconds * 20) + 1);
    expect(granted).toBeGreaterThan(seconds * 20 * 0.6);
  });

  it('leaves room for the answer to a press', async () => {
    const mailbag = createMailbag(storage.prisma, { sendRate: 2 });
    await burst(() => mailbag.take(newPerson(), 'broadcast'), 20);
    expect(await mailbag.take(newPerson(), 'broadcast')).toBeGreaterThan(0);
    expect(await mailbag.take(newPerson(), 'answer')).toBe(0);
  });
});
