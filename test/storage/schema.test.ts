/** The rules that stand in the migration alone, because Prisma's schema cannot say them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGroup, openStorage, type Storage, saved } from './kit.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());

describe('the database refuses', () => {
  const letter = { letter: '{}', silent: false, urgent: false, fresh: false };

  it('a second table that is not over in the same chat or topic', async () => {
    const chat = newGroup();
    const table = await saved(storage.tables, { home: { chat } });
    const other = await saved(storage.tables, { home: { chat, thread: 3 } });
    const move = (data: { thread: number | null }) => storage.prisma.table.update({ where: { id: other.id }, data });
    await expect(move({ thread: null })).rejects.toThrow();
    await storage.prisma.table.update({ where: { id: table.id }, data: { phase: 'ended' } });
    await move({ thread: null });
  });

  it('two unsent letters for one message', async () => {
    const { id: tableId, home } = await saved(storage.tables);
    const row = { ...letter, tableId, chat: BigInt(home.chat), slot: 'lobby:1' };
    const first = await storage.prisma.letter.create({ data: row });
    await expect(storage.prisma.letter.create({ data: row })).rejects.toThrow();
    await storage.prisma.letter.create({ data: { ...row, slot: null } });
    await storage.prisma.letter.create({ data: { ...row, slot: null } });
    await storage.prisma.letter.update({ where: { id: first.id }, data: { doneAt: new Date() } });
    await storage.prisma.letter.create({ data: row });
  });

  it('a person on two seats of a table', async () => {
    const { id: tableId, seats } = await saved(storage.tables);
    const person = BigInt(seats[0]?.person ?? 0);
    await expect(storage.prisma.seat.updateMany({ where: { tableId }, data: { person } })).rejects.toThrow();
  });

  it('ids that a number cannot hold', async () => {
    const { id: tableId } = await saved(storage.tables);
    const id = 2n ** 53n;
    await expect(storage.prisma.person.create({ data: { id, name: 'x' } })).rejects.toThrow();
    await expect(storage.prisma.letter.create({ data: { ...letter, tableId, chat: id } })).rejects.toThrow();
    await expect(storage.prisma.table.update({ where: { id: tableId }, data: { chat: -id } })).rejects.toThrow();
  });

  it('a second row where there is one', async () => {
    await expect(storage.prisma.heartbeat.create({ data: { id: 2, at: new Date() } })).rejects.toThrow();
    await expect(storage.prisma.timeShift.create({ data: { id: 2, ms: 0n } })).rejects.toThrow();
  });
});
