/** `npm start`: who is started anew, who is not, and what signals do. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { START_ANEW } from '../../src/program/exit.ts';

const start = fileURLToPath(new URL('../../src/start.ts', import.meta.url));

let folder: string;
let keeper: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slow-table-start-'));
});
afterEach(async () => {
  keeper?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Notes each of its starts, then goes on with `body`, where `runs` counts them. */
async function keep(body: string): Promise<{ child: ChildProcess; notes: () => Promise<readonly string[]> }> {
  const [program, diary] = [join(folder, 'program.mjs'), join(folder, 'diary')];
  await writeFile(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs';
     const note = (text) => appendFileSync(${JSON.stringify(diary)}, text + '\\n');
     note('start');
     const runs = readFileSync(${JSON.stringify(diary)}, 'utf8').split('start').length - 1;
     ${body}`,
  );
  const child = spawn(process.execPath, ['--import', 'tsx', start, program], { stdio: 'ignore', detached: true });
  keeper = child;
  return {
    child,
    notes: async () => (await readFile(diary, 'utf8').catch(() => '')).split('\n').filter((line) => line !== ''),
  };
}

const listens = `
  let ending = false;
  const end = () => { if (ending) return; ending = true; note('end'); process.exit(0); };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  setInterval(() => {}, 1000);
  note('ready');`;

async function ended(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  if (child.exitCode !== null) return child.exitCode;
  const [code, signal] = await once(child, 'exit');
  return code ?? signal;
}

test('a program that asks to be started anew is, and no other', async () => {
  const anew = await keep(`process.exit(runs < 3 ? ${START_ANEW} : 0);`);
  expect(await ended(anew.child)).toBe(0);
  expect(await anew.notes()).toEqual(['start', 'start', 'start']);
});

test('a start that cannot be ends at once, with its code', async () => {
  const bad = await keep('process.exit(1);');
  expect(await ended(bad.child)).toBe(1);
  expect(await bad.notes()).toEqual(['start']);
});

test.each([
  ['SIGTERM to it alone, as npm sends it', 'SIGTERM', false],
  ['Ctrl-C, which goes to the whole group', 'SIGINT', true],
] as const)('%s ends both, cleanly', async (_, signal, isForGroup) => {
  const { child, notes } = await keep(listens);
  await expect.poll(notes, { timeout: 10_000 }).toContain('ready');
  if (child.pid === undefined) throw new Error('it did not start');
  process.kill(isForGroup ? -child.pid : child.pid, signal);
  expect(await ended(child)).toBe(0);
  expect(await notes()).toEqual(['start', 'ready', 'end']);
});

test('should it be killed itself, the program ends all the same', async () => {
  const { child, notes } = await keep(listens);
  await expect.poll(notes, { timeout: 10_000 }).toContain('ready');
  child.kill('SIGKILL');
  await expect.poll(notes, { timeout: 10_000 }).toContain('end');
});

test('told to end between two runs, it does not begin another', async () => {
  const { child, notes } = await keep(`process.exit(${START_ANEW});`);
  await expect.poll(notes, { timeout: 10_000 }).toContain('start');
  await new Promise((resolve) => setTimeout(resolve, 300));
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
  expect((await notes()).length).toBeLessThanOrEqual(2);
});
