/**
 * Walks the recipe of ARCHITECTURE.md for an item of Citadel, on a copy of this tree: a helmet, which does something in a fight that
 * nothing else does. The recipe is one record, its name and its page in each language, and the version. Nothing else may be needed.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Scratch, scratch } from './scratch.ts';

const Report = z.object({ numFailedTests: z.number(), numPassedTests: z.number() });

const copied = ['src', 'locales', 'test', 'scripts', 'bench', 'package.json', 'tsconfig.json', 'vitest.config.ts'];

/** What is written at the end of a file, or of the one object in it. */
const recipe: readonly { readonly file: string; readonly before?: string; readonly text: string }[] = [
  {
    file: 'src/games/citadel/data/items/armour.ts',
    before: '} satisfies',
    text: `
  /** Takes a point off the first wound of each wave. */
  helmet: {
    number: 31,
    keep: () => 'armour',
    onWound: ({ once }) => ({ off: once() ? 1 : 0 }),
    wish: { worth: 5 },
  },
`,
  },
  { file: 'locales/en/citadel.ftl', text: 'citadel-item-helmet = helmet\n' },
  {
    file: 'locales/ru/citadel.ftl',
    text: `
citadel-item-helmet =
  { $case ->
    [gen] каски
    [dat] каске
    [acc] каску
    [ins] каской
    [pre] каске
   *[nom] каска
  }
`,
  },
  {
    file: 'locales/en/citadel-rules.ftl',
    text: `
citadel-rule-item-helmet =
    Takes 1 off the first wound of each wave. A second one does not help.
    .title = Helmet
`,
  },
  {
    file: 'locales/ru/citadel-rules.ftl',
    text: `
citadel-rule-item-helmet =
    Убавляет первую рану каждой волны на 1. Вторая не поможет.
    .title = Каска
`,
  },
];

/** What somebody would try it by, in the words of the kit of the waves. */
const trial = `
import { expect, test } from 'vitest';
import { only, siege, vasya } from './siege.ts';

const harms = (...things: readonly 'helmet'[]) => {
  const spec = { line: { zombies: 'fast', walls: 9 }, rolls: { fast: [4, 5] } };
  const fought = siege(spec).with(vasya.has(...things).waits()).fight();
  const told = [fought.opening, fought.exchange(1)].flatMap((events) => only(events, 'mauled'));
  return told.map(({ harm }) => [harm.soaked, harm.lost]);
};

test('a helmet takes a point off the first wound of a wave, and two take no more', () => {
  expect(harms()).toEqual([[0, 4], [0, 5]]);
  expect(harms('helmet')).toEqual([[1, 3], [0, 5]]);
  expect(harms('helmet', 'helmet')).toEqual([[1, 3], [0, 5]]);
});
`;

let copy: Scratch;
beforeAll(async () => {
  copy = await scratch(copied, { 'test/games/citadel/helmet.test.ts': trial });
  for (const { file, before, text } of recipe) {
    await copy.change(file, (old) => (before ? old.replace(before, `${text.trimStart()}${before}`) : `${old}${text}`));
  }
  await copy.change('src/games/citadel/index.ts', (old) =>
    old.replace(/version: (\d+)/, (_, version) => `version: ${Number(version) + 1}`),
  );
}, 60_000);
afterAll(() => copy.remove());

test('the types fit', async () => {
  expect(await copy.run('tsc', '--noEmit')).toBe('');
}, 120_000);

test('the helmet does what it says', async () => {
  expect(await passed('test/games/citadel/helmet.test.ts')).toEqual({ failed: 0, passed: 1 });
}, 60_000);

test('Citadel keeps the contract with it: its words are there, and computer players take it', async () => {
  const { failed, passed: held } = await passed('test/contract.test.ts', '-t', 'citadel');
  expect(failed).toBe(0);
  expect(held).toBeGreaterThan(10);
}, 240_000);

/** How many of these tests passed on the copy. */
async function passed(...which: readonly string[]): Promise<{ readonly failed: number; readonly passed: number }> {
  const told = await copy.run('vitest', 'run', '--project', 'plain', '--reporter', 'json', ...which);
  const { numFailedTests, numPassedTests } = Report.parse(JSON.parse(told));
  return { failed: numFailedTests, passed: numPassedTests };
}
