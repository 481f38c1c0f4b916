/**
 * The recipes of ARCHITECTURE.md ("Where to add") are walked, all on one copy of the checkout: whoever follows them is done, and
 * whoever forgets a step reads which. What costs is the compiler and the tests of the copy, so each runs once with all slips, and once without.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { command } from './recipes/command.ts';
import { item } from './recipes/item.ts';
import { language } from './recipes/language.ts';
import type { Slip } from './recipes/recipe.ts';
import { type Checkout, checkout } from './scratch.ts';

/** The language comes last: it has to say what the others have added. */
const recipes = [item, command, language];
const slips = recipes.flatMap((recipe) => recipe.slips);
// A copy is compiled and tried whole, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let copy: Checkout;
beforeAll(async () => {
  copy = await checkout();
  for (const recipe of recipes) await recipe.walk(copy);
});
afterAll(() => copy.remove());

const Outcome = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/** What the compiler has to say; nothing if all is well. */
const compiled = async (): Promise<string> =>
  (await copy.run('tsc', '--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.tsbuildinfo')).trim();

/** What is red of these tests. */
async function red(...tests: readonly string[]): Promise<string> {
  const written = await copy.run('vitest', 'run', '--project', 'plain', '--reporter', 'json', ...tests);
  const { testResults, numPassedTests } = Outcome.parse(JSON.parse(written.slice(written.indexOf('{'))));
  if (numPassedTests === 0 && !testResults.some(({ message }) => message !== '')) return 'no test has run';
  return testResults
    .flatMap(({ name, message, assertionResults }) => [
      ...(message === '' ? [] : [`${name}: ${message}`]),
      ...assertionResults.filter(({ status }) => status === 'failed').map((x) => `${x.fullName}: ${x.failureMessages}`),
    ])
    .join('\n');
}

async function toldOf(made: readonly Slip[], tell: () => Promise<string>): Promise<void> {
  const told = await copy.trying(async () => {
    for (const slip of made) await slip.make(copy);
    return tell();
  });
  const unsaid = made.filter(({ told: wanted }) => !wanted.as.test(told));
  expect(
    unsaid.map(({ what }) => what),
    told,
  ).toEqual([]);
}

// Without slips first: the compiler then looks only at what the slips change.
test('the types of the copy fit', async () => {
  expect(await compiled()).toBe('');
});

test('the types name what was forgotten', async () => {
  const mine = slips.filter(({ told }) => told.by === 'types');
  await toldOf(mine, compiled);
});

test('the tests of the copy are green, and its games keep their contract', async () => {
  const tests = recipes.flatMap((recipe) => recipe.tests);
  const contracts = recipes.flatMap(({ contract }) => contract ?? []);
  const told = await Promise.all([
    red(...new Set(tests)),
    ...contracts.map(({ game, clauses }) => red('test/contract.test.ts', '-t', `^${game} (?:${clauses.join('|')})`)),
  ]);
  expect(told.join('')).toBe('');
});

test('the tests name what was forgotten', async () => {
  const mine = slips.filter(({ told }) => told.by === 'tests');
  await toldOf(mine, () => red(...new Set(mine.flatMap(({ told }) => (told.by === 'tests' ? told.in : [])))));
});
