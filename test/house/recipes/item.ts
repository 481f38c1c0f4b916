/**
 * Adds a helmet to Citadel, which does something in a fight that nothing else does. The recipe is one record, its name and its page in
 * each language, and the version. Nothing else may be needed.
 */
import type { Recipe } from './recipe.ts';

/** What is written at the end of a file, or of the one object in it. */
const additions: readonly { readonly file: string; readonly before?: string; readonly text: string }[] = [
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

export const item: Recipe = {
  name: 'an item',
  walk: async (copy) => {
    for (const { file, before, text } of additions) {
      if (before) await copy.edit(file, before, `${text.trimStart()}${before}`);
      else await copy.write(file, `${await copy.read(file)}${text}`);
    }
    const index = 'src/games/citadel/index.ts';
    const [line = '', version] = /version: (\d+)/.exec(await copy.read(index)) ?? [];
    await copy.edit(index, line, `version: ${Number(version) + 1}`);
    await copy.write('test/games/citadel/helmet.test.ts', trial);
  },
  tests: ['test/games/citadel/helmet.test.ts'],
  contract: {
    game: 'citadel',
    clauses: ['menus', 'each leaf', 'computer players', 'silence ends', 'every message', 'the messages'],
  },
  slips: [
    {
      what: 'a thing without a number',
      make: (copy) => copy.edit('src/games/citadel/data/items/armour.ts', /^ *number: 31,\n/m, ''),
      told: { by: 'types', as: /items\/armour\.ts.*'number'|items\/.*helmet/ },
    },
    {
      what: 'a handler that does nothing',
      make: (copy) => copy.edit('src/games/citadel/data/items/armour.ts', 'once() ? 1 : 0', '0'),
      told: { by: 'tests', in: 'test/games/citadel/helmet.test.ts', as: /a helmet takes a point off/ },
    },
  ],
};
