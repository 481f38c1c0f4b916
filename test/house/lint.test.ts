import { expect, test } from 'vitest';
import { z } from 'zod';
import { scratch } from './scratch.ts';

/** Each file has one fault, and its last line names the rule that must see it. */
const impure = {
  clock: ['export const x = new Date();', 'style/noRestrictedGlobals'],
  'clock-call': ['export const x = Date.now();', 'style/noRestrictedGlobals'],
  stopwatch: ['export const x = performance.now();', 'style/noRestrictedGlobals'],
  chance: ['export const x = Math.random();', 'plugin'],
  'chance-taken': ['export const roll = Math.random;', 'plugin'],
  uuid: ['export const x = crypto.randomUUID();', 'style/noRestrictedGlobals'],
  environment: ['export const x = process.env;', 'style/noRestrictedGlobals'],
  around: ['export const x = globalThis.process;', 'style/noRestrictedGlobals'],
  output: ["export const x = () => console.log('');", 'style/noRestrictedGlobals'],
  network: ["export const x = () => fetch('http://example.org');", 'style/noRestrictedGlobals'],
  timer: ['export const x = () => setTimeout(() => undefined, 1);', 'style/noRestrictedGlobals'],
  interval: ['export const x = () => setInterval(() => undefined, 1);', 'style/noRestrictedGlobals'],
  node: ["export { readFile } from 'node:fs/promises';", 'style/noRestrictedImports'],
  'node-import': ["import { join } from 'node:path';\n\nexport const x = join('a');", 'style/noRestrictedImports'],
  'node-late': ["export const x = import('node:fs');", 'style/noRestrictedImports'],
} as const;

const careless = {
  any: ['export const x = (y: any) => y;', 'suspicious/noExplicitAny'],
  bang: ['export const x = (y: string | undefined) => y!.length;', 'style/noNonNullAssertion'],
  unused: ['const x = 1;\nexport const y = 2;', 'correctness/noUnusedVariables'],
  'unused-import': ["import { y } from './clean.ts';\n\nexport const x = 1;", 'correctness/noUnusedImports'],
  floating: ['async function f() {\n  await 1;\n}\nexport const x = () => {\n  f();\n};', 'nursery/noFloatingPromises'],
  output: ["export const x = () => console.log('');", 'suspicious/noConsole'],
  message: ["export const x = { id: 'table-left', args: { name: 'Anna' } };", 'plugin'],
  enum: ['export enum X {\n  A = 1,\n}', 'style/noEnum'],
  'circle-a': ["import { b } from './circle-b.ts';\n\nexport const a = () => b();", 'suspicious/noImportCycles'],
  'circle-b': ["import { a } from './circle-a.ts';\n\nexport const b = () => a();", 'suspicious/noImportCycles'],
} as const;

const pureFolders = ['src/kit', 'src/games/citadel', 'src/games/citadel/rules', 'src/table'];

const Report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
});

async function lint(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await scratch(['biome.json', 'lint'], files);
  try {
    const output = await folder.run(
      'biome',
      'lint',
      '--vcs-enabled=false',
      '--max-diagnostics=none',
      '--reporter=json',
    );
    const { diagnostics } = Report.parse(JSON.parse(output));
    return diagnostics.map(({ category, location }) => `${location.path} ${category.replace(/^lint\//, '')}`).sort();
  } finally {
    await folder.remove();
  }
}

const at = (folder: string, cases: Readonly<Record<string, readonly [code: string, rule: string]>>) =>
  Object.entries(cases).map(([name, [code, rule]]) => ({ path: `${folder}/${name}.ts`, code: `${code}\n`, rule }));

test('what pure code may not do is found in every pure folder, and each by its rule', async () => {
  const cases = pureFolders.flatMap((folder) => at(folder, impure));
  const found = await lint(Object.fromEntries(cases.map(({ path, code }) => [path, code])));
  // `console` is two faults at once: not pure, and not the logger.
  expect(found.filter((line) => !line.endsWith('noConsole'))).toEqual(
    cases.map(({ path, rule }) => `${path} ${rule}`).sort(),
  );
});

test('the same is allowed where the world is dealt with', async () => {
  const cases = ['src/storage', 'src/bot', 'src/sandbox'].flatMap((folder) => at(folder, impure));
  const found = await lint(Object.fromEntries(cases.map(({ path, code }) => [path, code])));
  expect(found.filter((line) => !line.endsWith('noConsole'))).toEqual([]);
});

test('careless code is found everywhere', async () => {
  const cases = at('src/bot', careless);
  const clean = { 'src/bot/clean.ts': 'export const y = 1;\n' };
  const found = await lint({ ...clean, ...Object.fromEntries(cases.map(({ path, code }) => [path, code])) });
  expect(found).toEqual(cases.map(({ path, rule }) => `${path} ${rule}`).sort());
});

test('a message by a bare id is found, since no type knows it', async () => {
  const cases = ['src/table/round', 'src/bot/features', 'src/storage', 'src/jobs'].flatMap((folder) =>
    at(folder, {
      bare: ["export const x = { id: 'table-pausd' };", 'plugin'],
      filled: ["export const x = { id: 'table-extendet', args: { span: 1 } };", 'plugin'],
    }),
  );
  const clean = { 'src/table/round/clean.ts': "export const x = { id: 'asc', of: 'log-title' };\n" };
  const found = await lint({ ...clean, ...Object.fromEntries(cases.map(({ path, code }) => [path, code])) });
  expect(found).toEqual(cases.map(({ path, rule }) => `${path} ${rule}`).sort());
});

test('clean code passes', async () => {
  const code =
    'export function later(now: number, days: number): number {\n  return now + Math.round(days) * 86_400_000;\n}\n';
  expect(await lint(Object.fromEntries(pureFolders.map((folder) => [`${folder}/clean.ts`, code])))).toEqual([]);
});
