import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { scratch } from './scratch.ts';

/** By folder, from the ground up. */
const rooms = z.record(z.string(), z.array(z.string())).parse(createRequire(import.meta.url)('../../lint/rooms.cjs'));
const chains = Object.entries(rooms).map(([folders, names]) => {
  const folder = folders.replace(/\((\w+).*\)/, '$1'); // one of those that are built alike
  /** A room that is a file has no other in it. */
  const inRoom = (name: string, file: string) => `src/${folder}/${name}${name.endsWith('.ts') ? '' : `/${file}`}`;
  /** A file to import in each room, from the ground up. */
  return {
    folder,
    title: folders.replace(/\/.*/, ''),
    names,
    inRoom,
    doors: names.map((name) => inRoom(name, 'door.ts')),
  };
});

/** Every folder with a file to import, so that a wrong import fails for its direction and for nothing else. */
const landmarks = [
  'src/main.ts',
  'src/program/config.ts',
  'src/kit/game.ts',
  'src/games/index.ts',
  'src/games/survive/index.ts',
  'src/table/table.ts',
  'src/storage/tables.ts',
  'src/storage/prisma/client.ts',
  'src/jobs/worker.ts',
  'src/i18n/speak.ts',
  'src/messages/msg.ts',
  'src/pictures/draw.ts',
  'src/bot/index.ts',
  'src/sim/runner.ts',
  'src/sandbox/index.ts',
  ...chains.flatMap(({ doors }) => doors),
];

const wrong: readonly [from: string, to: string, rule: string][] = [
  ['src/kit/a.ts', 'src/table/table.ts', 'kit-imports'],
  ['src/kit/b.ts', 'src/games/index.ts', 'kit-imports'],
  ['src/kit/c.ts', 'zod', 'rules-need-no-package'],
  ['src/games/citadel/play/a.ts', 'src/games/survive/index.ts', 'game-imports'],
  ['src/games/citadel/rules/a.ts', 'src/games/index.ts', 'game-imports'],
  ['src/games/citadel/play/b.ts', 'src/table/table.ts', 'game-imports'],
  ['src/games/citadel/play/c.ts', 'zod', 'rules-need-no-package'],
  ['src/games/citadel/tale.ts', 'src/kit/game.ts', 'games-rooms'],
  ['src/games/citadel/attic/a.ts', 'src/kit/game.ts', 'games-rooms'],
  ['src/games/a.ts', 'src/games/citadel/state.ts', 'registry-imports'],
  ['src/games/b.ts', 'src/table/table.ts', 'registry-imports'],
  ['src/table/a.ts', 'src/games/index.ts', 'table-imports'],
  ['src/table/b.ts', 'src/storage/tables.ts', 'table-imports'],
  ['src/table/c.ts', 'src/jobs/worker.ts', 'table-imports'],
  ['src/table/d.ts', 'src/bot/index.ts', 'table-imports'],
  ['src/table/e.ts', 'pg', 'postgres-has-owners'],
  ['src/storage/a.ts', 'src/games/index.ts', 'storage-imports'],
  ['src/storage/b.ts', 'src/jobs/worker.ts', 'storage-imports'],
  ['src/jobs/a.ts', 'src/bot/index.ts', 'jobs-imports'],
  ['src/jobs/b.ts', '@prisma/client', 'prisma-client-has-owners'],
  ['src/i18n/a.ts', 'src/table/table.ts', 'i18n-imports'],
  ['src/messages/a.ts', 'src/i18n/speak.ts', 'messages-imports'],
  ['src/table/h.ts', 'src/i18n/speak.ts', 'table-imports'],
  ['src/pictures/a.ts', 'src/games/index.ts', 'pictures-imports'],
  ['src/bot/a.ts', 'src/storage/tables.ts', 'bot-imports'],
  ['src/bot/b.ts', 'src/games/citadel/index.ts', 'bot-imports'],
  ['src/bot/c.ts', 'src/jobs/worker.ts', 'bot-imports'],
  ['src/bot/d.ts', 'graphile-worker', 'worker-has-owners'],
  ['src/sim/a.ts', 'src/bot/index.ts', 'sim-imports'],
  ['src/sim/b.ts', 'grammy', 'telegram-has-owners'],
  ['src/sandbox/a.ts', 'src/kit/game.ts', 'sandbox-imports'],
  ['src/sandbox/b.ts', 'src/bot/index.ts', 'sandbox-imports'],
  ['src/sandbox/c.ts', 'src/main.ts', 'sandbox-imports'],
  ['src/start.ts', 'src/bot/index.ts', 'only-main-wires'],
  ['src/bot/i.ts', 'src/program/config.ts', 'bot-imports'],
  ['src/storage/e.ts', 'src/program/config.ts', 'storage-imports'],
  ['src/program/config.ts', 'src/sim/runner.ts', 'program-imports'],
  ['src/bot/e.ts', 'vitest', 'no-development-package'],
  ['src/bot/attic/a.ts', 'src/bot/typed/door.ts', 'bot-rooms'],
  ['src/bot/features/a.ts', 'src/bot/index.ts', 'bot-features-imports'],
  // Every room importing the one above it.
  ...chains.flatMap(({ title, names, inRoom, doors }) =>
    doors.slice(1).map((above, index): (typeof wrong)[number] => {
      const room = names[index] ?? '';
      return [inRoom(room, 'up.ts'), above, `${title}-${room.replace('.ts', '').replaceAll('/', '-')}-imports`];
    }),
  ),
];

const right: readonly [from: string, to: string][] = [
  ['src/games/citadel/play/d.ts', 'src/kit/game.ts'],
  ['src/games/citadel/rules/b.ts', 'src/games/citadel/state.ts'],
  ['src/games/c.ts', 'src/games/citadel/index.ts'],
  ['src/table/f.ts', 'src/kit/game.ts'],
  ['src/table/g.ts', 'luxon'],
  ['src/table/i.ts', 'src/messages/msg.ts'],
  ['src/storage/c.ts', 'src/table/table.ts'],
  ['src/storage/d.ts', 'src/storage/prisma/client.ts'],
  ['src/jobs/c.ts', 'graphile-worker'],
  ['src/jobs/d.ts', 'pg'],
  ['src/bot/f.ts', 'src/games/index.ts'],
  ['src/bot/g.ts', 'grammy'],
  ['src/sim/c.ts', 'src/games/index.ts'],
  ['src/main.ts', 'src/storage/tables.ts'],
  ['src/main.ts', 'src/sandbox/index.ts'],
  ['src/bot/h.ts', 'src/bot/features/door.ts'],
  // Every room importing all below it.
  ...chains.flatMap(({ names, inRoom, doors }) =>
    names.flatMap((room, index) =>
      doors.slice(0, index).map((below): (typeof right)[number] => [inRoom(room, 'down.ts'), below]),
    ),
  ),
];

const Report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

async function violations(
  imports: readonly (readonly [from: string, to: string, ...unknown[]])[],
  statement: (path: string) => string,
): Promise<string[]> {
  const files: Record<string, string> = Object.fromEntries(landmarks.map((path) => [path, 'export type X = 1;\n']));
  for (const [from, to] of imports) {
    const up = '../'.repeat(from.split('/').length - 1) || './';
    files[from] = `${files[from] ?? ''}${statement(to.startsWith('src/') ? up + to : to)}\n`;
  }
  const folder = await scratch(['.dependency-cruiser.cjs', 'lint', 'package.json'], files);
  try {
    const output = await folder.run('depcruise', 'src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json');
    return Report.parse(JSON.parse(output))
      .summary.violations.map(({ from, rule }) => `${from} ${rule.name}`)
      .sort();
  } finally {
    await folder.remove();
  }
}

const expected = wrong.map(([from, , rule]) => `${from} ${rule}`).sort();

test('every import against the direction is found', async () => {
  expect(await violations(wrong, (path) => `import * as x from '${path}';\nexport const y = x;`)).toEqual(expected);
});

test('an import of types counts as much', async () => {
  expect(await violations(wrong, (path) => `import type { X } from '${path}';\nexport type Y = X;`)).toEqual(expected);
});

const roomy = chains.flatMap(({ folder, names }) => {
  const room = names.find((name) => !name.endsWith('.ts'));
  return room === undefined ? [] : [{ folder, room }];
});
test.each(roomy)('a circle within a room of $folder is found, of types too', async ({ folder, room }) => {
  const a = `src/${folder}/${room}/a.ts`;
  const b = `src/${folder}/${room}/b.ts`;
  const circle = [
    [a, b],
    [b, a],
  ] as const;
  expect(await violations(circle, (path) => `import type { X } from '${path}';\nexport type Y = X;`)).toEqual([
    `${a} no-circle`,
  ]);
});

test('the imports of the design pass', async () => {
  expect(await violations(right, (path) => `export * from '${path}';`)).toEqual([]);
});
