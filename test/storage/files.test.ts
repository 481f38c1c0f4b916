import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSentFiles } from '../../src/storage/files.ts';
import { prune } from '../../src/storage/prune.ts';
import { anotherProcess, openStorage, type Storage } from './kit.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());

test('what one process has sent no other sends again', async () => {
  const mine = createSentFiles(storage.prisma);
  const theirs = createSentFiles(anotherProcess(storage).prisma);
  expect(await theirs.get('board')).toBeUndefined();
  await mine.set('board', 'AgAC-1');
  expect(await theirs.get('board')).toBe('AgAC-1');
  await Promise.all([mine.set('board', 'AgAC-2'), theirs.set('board', 'AgAC-2')]);
  expect(await mine.get('board')).toBe('AgAC-2');
  await theirs.forget('board');
  expect(await mine.get('board')).toBeUndefined();
});

test('a picture that nobody has sent for long is forgotten', async () => {
  const files = createSentFiles(storage.prisma);
  await files.set('old', 'AgAC-3');
  await files.set('new', 'AgAC-4');
  await storage.prisma.sentFile.update({
    where: { hash: 'old' },
    data: { at: new Date(Date.now() - 61 * 86_400_000) },
  });
  await prune(storage.prisma);
  expect(await files.get('old')).toBeUndefined();
  expect(await files.get('new')).toBe('AgAC-4');
});
