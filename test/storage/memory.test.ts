/** The bot's own memory: people, dialogues, when it was alive, and what it forgets. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHeartbeat } from '../../src/storage/heartbeat.ts';
import { prune } from '../../src/storage/prune.ts';
import { createSessions } from '../../src/storage/sessions.ts';
import { usual } from '../../src/table/model/habits.ts';
import { anotherProcess, changeTo, newPerson, openStorage, type Storage, saved, say, someSeat } from './kit.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());

describe('people', () => {
  it('keep what they chose when they are seen again under another name', async () => {
    const id = newPerson();
    const ann = { id, name: 'Ann', username: 'ann', languageCode: 'de' };
    expect(await storage.people.seen(ann)).toEqual({ ...ann, locale: null, reach: 'unknown', habits: usual });
    await storage.people.setLocale(id, 'en');
    await storage.people.setReach(id, 'open');
    const renamed = { id, name: 'Ann ‮<b>', username: null, languageCode: null };
    expect(await storage.people.seen(renamed)).toEqual({ ...renamed, locale: 'en', reach: 'open', habits: usual });
    await storage.people.setLocale(id, null);
    expect(await storage.people.get([id, newPerson()])).toEqual(
      new Map([[id, { ...renamed, locale: null, reach: 'open', habits: usual }]]),
    );
  });

  it('have habits, of which each is changed by itself', async () => {
    const id = newPerson();
    await storage.people.seen({ id, name: 'Ann', username: `Ann_${id}`, languageCode: null });
    const habits = async () => (await storage.people.get([id])).get(id)?.habits;
    await storage.people.setHabits(id, { quiet: { from: '23:00', to: '08:00' } });
    await storage.people.setHabits(id, { zone: 'Asia/Tokyo', reminders: 'last' });
    expect(await habits()).toEqual({ quiet: { from: '23:00', to: '08:00' }, zone: 'Asia/Tokyo', reminders: 'last' });
    await storage.people.setHabits(id, { quiet: null, zone: null });
    expect(await habits()).toEqual({ ...usual, reminders: 'last' });
    expect((await storage.people.named(`ANN_${id}`))?.id).toBe(id);
    expect(await storage.people.named('nobody')).toBeUndefined();
  });

  it('are known in a chat when they have ever led, sat or acted there', async () => {
    const people = Array.from({ length: 5 }, newPerson);
    for (const id of people) await storage.people.seen({ id, name: `${id}`, username: null, languageCode: null });
    const [master = 0, sitting = 0, owner = 0, gone = 0] = people;
    const lent = { owner, until: Date.now(), since: 0, as: 'deputy' } as const;
    const table = await saved(storage.tables, { master, seats: [{ ...someSeat(sitting), lent }] });
    const log = [{ who: gone, text: { id: 'log-left' } }];
    await storage.tables.change(table.id, null, (x) => changeTo(x, { log }));
    const known = await storage.people.knownIn(table.home.chat);
    expect(known.map(({ id }) => id).toSorted()).toEqual([master, sitting, owner, gone].toSorted());
    expect((await storage.tables.of(owner)).map(({ id }) => id)).toEqual([table.id]);
    const masked = { ...table.settings, anonymous: true };
    await storage.tables.change(table.id, null, (x) => changeTo({ ...x, settings: masked }));
    expect(await storage.people.knownIn(table.home.chat), 'not while names are hidden there').toEqual([]);
    await storage.tables.change(table.id, null, (x) => changeTo({ ...x, phase: 'ended' }));
    expect(await storage.people.knownIn(table.home.chat)).toHaveLength(4);
  });
});

describe('dialogues', () => {
  it('are read as they were written, replaced and deleted by key', async () => {
    const sessions = createSessions<{ step: number; order: Record<string, number> }>(storage.prisma);
    expect(await sessions.read('a')).toBeUndefined();
    await sessions.write('a', { step: 1, order: { z: 0.1 + 0.2, a: 1 } });
    await sessions.write('a', { step: 2, order: { z: 0.1 + 0.2, a: 1 } });
    expect(JSON.stringify(await sessions.read('a'))).toBe('{"step":2,"order":{"z":0.30000000000000004,"a":1}}');
    await sessions.delete('a');
    await sessions.delete('a');
    expect(await sessions.read('a')).toBeUndefined();
  });
});

describe('the heartbeat', () => {
  const MINUTE = 60_000;
  /** Nobody has beaten for so long. */
  const silence = (ms: number) =>
    storage.pool.query(`UPDATE "Heartbeat" SET "at" = clock_timestamp() - make_interval(secs => ${ms} / 1000.0)`);
  const process = ({ prisma } = anotherProcess(storage)) => createHeartbeat(prisma);

  it('has lost nothing at first, nor in a silence of less than a minute', async () => {
    const heart = process(storage);
    expect(await heart.lost()).toBe(0);
    expect(await heart.beat(0)).toBe(0);
    await silence(40_000);
    expect(await heart.beat(0)).toBe(0);
  });

  it('adds up every longer silence, each once, whoever of several processes notices it', async () => {
    const [mine, theirs] = [process(), process()];
    const before = await mine.lost();
    await silence(60 * MINUTE);
    const told = await Promise.all([mine.beat(0), theirs.beat(0), mine.beat(0), theirs.beat(0)]);
    const [lost = 0] = told;
    expect(told).toEqual([lost, lost, lost, lost]);
    expect(lost - before).toBeGreaterThanOrEqual(60 * MINUTE);
    expect(lost - before).toBeLessThan(70 * MINUTE);
    await silence(5 * MINUTE);
    expect(await theirs.beat(0)).toBeGreaterThanOrEqual(lost + 5 * MINUTE);
    expect(await mine.lost()).toBeLessThan(lost + 10 * MINUTE);
  });

  it('ends a silence at the answer, not at the note of it', async () => {
    const heart = process();
    const before = await heart.lost();
    await silence(30 * MINUTE);
    const lost = await heart.beat(10 * MINUTE);
    expect(lost - before).toBeGreaterThanOrEqual(20 * MINUTE);
    expect(lost - before).toBeLessThan(25 * MINUTE);
    // The ten minutes since then were silent too, if nothing else was heard in them.
    expect((await heart.beat(0)) - lost).toBeGreaterThanOrEqual(10 * MINUTE);
  });

  it('is not made younger by a process that heard Telegram longer ago than another', async () => {
    const heart = process();
    const before = await heart.beat(0);
    await heart.beat(30 * MINUTE);
    expect(await heart.beat(0)).toBe(before);
  });

  it('owes each live table what it was not given yet', async () => {
    const [paid, owed, over] = [
      await saved(storage.tables, { credited: 600_000 }),
      await saved(storage.tables, { credited: 500_000 }),
      await saved(storage.tables, { credited: 0, phase: 'ended' }),
    ];
    const ids = await storage.tables.owed(600_000);
    expect(ids).toContain(owed.id);
    expect(ids).not.toContain(paid.id);
    expect(ids).not.toContain(over.id);
    expect(await storage.tables.read(owed.id)).toEqual(owed);
  });
});

describe('pruning', () => {
  it('forgets old updates, letters and dialogues, and nothing else', async () => {
    const table = await saved(storage.tables, {}, [say('toy-old'), say('toy-unsent')]);
    const old = new Date(Date.now() - 31 * 86_400_000);
    const { chat } = table.home;
    const mail = await storage.mailbag.next(chat);
    await storage.mailbag.sent(mail?.id ?? 0n);
    await storage.prisma.letter.updateMany({ where: { doneAt: { not: null } }, data: { doneAt: old } });
    await storage.prisma.letter.updateMany({ where: { doneAt: null }, data: { queuedAt: old } });
    await storage.prisma.update.createMany({ data: [{ id: 1n, at: old }, { id: 2n }] });
    await storage.prisma.session.createMany({
      data: [
        { key: 'old', value: '1', at: old },
        { key: 'new', value: '2' },
      ],
    });
    await prune(storage.prisma);
    expect(await storage.prisma.letter.findMany()).toMatchObject([{ chat: BigInt(chat), doneAt: null }]);
    expect(await storage.prisma.update.findMany()).toMatchObject([{ id: 2n }]);
    expect(await storage.prisma.session.findMany()).toMatchObject([{ key: 'new' }]);
    expect(await storage.tables.read(table.id)).toEqual(table);
  });
});
