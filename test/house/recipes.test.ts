/**
 * The recipes of ARCHITECTURE.md ("Where to add") are walked, all on one copy of the checkout: whoever follows them is done, and
 * whoever forgets a step reads which. What costs is the compiler and the tests of the copy, so each runs once with all slips, and once without.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { command } from './recipes/command.ts';
import { item } from './recipes/item.ts';
import { language } from './recipes/language.ts';
import { type Checkout, checkout } from './scratch.ts';

/** The language comes last: it has to say what the others have added. */
const recipes = [item, command, language];
const slips = recipes.flatMap((recipe) => recipe.slips);
const patience = 180_000;

let copy: Checkout;
beforeAll(async () => {
  copy = await checkout();
  for (const recipe of recipes) await recipe.walk(copy);
}, patience);
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

/** What the compiler has to say, or what the tests are red about; nothing if all is well. */
const complaints = {
  types: async () =>
    (
      await copy.run('tsc', '--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.tsbuildinfo')
    ).trim(),
  tests: () => red(...new Set(recipes.flatMap((recipe) => recipe.tests))),
};

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

/** With the copy as the recipes leave it first: the compiler then looks only at what the slips change. */
describe.each(['types', 'tests'] as const)('%s', (by) => {
  test(
    'are content with whoever has followed the recipes',
    async () => {
      expect(await complaints[by]()).toBe('');
    },
    patience,
  );

  test(
    'name every step that was forgotten',
    async () => {
      const mine = slips.filter(({ told }) => told.by === by);
      const told = await copy.trying(async () => {
        for (const slip of mine) await slip.make(copy);
        return complaints[by]();
      });
      const unsaid = mine.filter(({ told: wanted }) => !wanted.as.test(told));
      expect(
        unsaid.map(({ what }) => what),
        told,
      ).toEqual([]);
    },
    patience,
  );
});

test.each(recipes.flatMap(({ contract }) => contract ?? []))(
  '%s keeps its contract',
  async (game) => {
    expect(await red('test/contract.test.ts', '-t', game)).toBe('');
  },
  240_000,
);
