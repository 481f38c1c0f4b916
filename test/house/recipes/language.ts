/** Adds Dutch: the English texts with a mark, so that they are others, and words that people type. */
import type { Recipe } from './recipe.ts';

const dictionary = `/** What people type in Dutch. */
import type { Dictionary } from './dictionary.ts';

export const nl: Dictionary = {
  units: {
    day: ['dag', 'dagen'],
    hour: ['u', 'uur', 'uren'],
    minute: ['minuut', 'minuten'],
    second: ['seconde', 'seconden'],
  },
  weekdays: [
    ['ma', 'maandag'],
    ['di', 'dinsdag'],
    ['wo', 'woensdag'],
    ['do', 'donderdag'],
    ['vr', 'vrijdag'],
    ['za', 'zaterdag'],
    ['zo', 'zondag'],
  ],
  pace: {
    zone: ['tijdzone'],
    quiet: ['stil', 'nacht'],
    days: ['dagen', 'weekeinde'],
    early: ['vroeg'],
    grace: ['bedenktijd'],
    misses: ['gemist'],
  },
  yes: ['ja', 'aan'],
  none: ['geen', 'nee'],
  off: ['uit'],
  hours: ['uren'],
  away: ['weg'],
  successors: { computer: ['computer'], anyone: ['iedereen'], nobody: ['niemand'] },
};
`;

export const language: Recipe = {
  name: 'a language',
  walk: async (copy) => {
    for (const file of await copy.list('locales/en')) {
      const text = await copy.read(`locales/en/${file}`);
      await copy.write(`locales/nl/${file}`, text.replace(/^([a-z][\w-]* = [^{}\n]*\w)$/gm, '$1 ✻'));
    }
    await copy.edit('locales/nl/language.ftl', /^language-name = .*$/m, 'language-name = Nederlands');
    await copy.edit('src/i18n/locale.ts', "['ru', 'en']", "['ru', 'en', 'nl']");
    await copy.write('src/bot/typed/nl.ts', dictionary);
    await copy.edit('src/bot/typed/words.ts', /^import .*ru\.ts';$/m, "import { nl } from './nl.ts';\n$&");
    await copy.edit('src/bot/typed/words.ts', '{ ru, en }', '{ ru, en, nl }');
  },
  tests: ['test/i18n/locales.test.ts', 'test/bot/words.test.ts', 'test/bot/commands.test.ts'],
  slips: [
    {
      what: 'a dictionary that nobody looks into',
      make: (copy) => copy.edit('src/bot/typed/words.ts', '{ ru, en, nl }', '{ ru, en }'),
      told: { by: 'types', as: /typed\/words\.ts.*'nl'/ },
    },
    {
      what: 'a dictionary that lacks an entry',
      make: (copy) => copy.edit('src/bot/typed/nl.ts', /^ {2}away: .*\n/m, ''),
      told: { by: 'types', as: /typed\/nl\.ts.*'away'/ },
    },
    {
      what: 'an entry without a word',
      make: (copy) => copy.edit('src/bot/typed/nl.ts', "['do', 'donderdag']", '[]'),
      told: { by: 'tests', in: 'test/bot/words.test.ts', as: /in nl 'weekdays\.3'/ },
    },
    {
      what: 'a text that is not translated',
      make: (copy) => copy.edit('locales/nl/help.ftl', /^help-language-saved = .*\n/m, ''),
      told: { by: 'tests', in: 'test/i18n/locales.test.ts', as: /"help-language-saved" is missing in nl/ },
    },
  ],
};
