/** Adds `/coin`, which anybody may toss. */
import type { Recipe } from './recipe.ts';

const feature = `/** /coin: heads or tails, for whatever people cannot agree on. */
import { msg } from '../../messages/msg.ts';
import { Feature } from '../context/feature.ts';

export function coin(): Feature {
  const feature = new Feature();
  feature.onCommand({ name: 'coin', scopes: ['group', 'private'], section: 'help' }, (ctx) =>
    ctx.line(Math.random() < 0.5 ? msg('help-coin-heads') : msg('help-coin-tails')),
  );
  return feature;
}
`;

export const command: Recipe = {
  name: 'a command',
  walk: async (copy) => {
    await copy.write('src/bot/features/coin.ts', feature);
    await copy.edit('src/bot/index.ts', /^import .*deputy\.ts';$/m, "import { coin } from './features/coin.ts';\n$&");
    await copy.edit('src/bot/index.ts', '  help(),\n', '  coin(),\n  help(),\n');
    for (const locale of await copy.list('locales')) {
      const words = { command: 'toss a coin', heads: '🪙 Heads', tails: '🪙 Tails' };
      const file = `locales/${locale}/help.ftl`;
      const lines = [
        `help-command-coin = ${words.command}`,
        `help-coin-heads = ${words.heads}`,
        `help-coin-tails = ${words.tails}`,
      ];
      await copy.write(file, `${await copy.read(file)}\n${lines.join('\n')}\n`);
    }
    await copy.run('tsx', 'scripts/messages.ts');
  },
  tests: ['test/bot/commands.test.ts', 'test/i18n/locales.test.ts'],
  slips: [
    {
      what: 'a command without a description',
      make: (copy) => copy.edit('src/bot/features/coin.ts', "name: 'coin'", "name: 'toss'"),
      told: { by: 'types', as: /features\/coin\.ts.*"toss"/ },
    },
    {
      what: 'a command that is described and not there',
      make: (copy) => copy.edit('src/bot/index.ts', '  coin(),\n', ''),
      told: { by: 'types', as: /bot\/index\.ts.*'coin' is declared but/ },
    },
  ],
};
