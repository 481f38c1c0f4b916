/**
 * The page's script: one plain module, put together from its parts. It draws what the server tells and keeps nothing but
 * who looks at which chat. Everything written by people or bots becomes text nodes, never markup.
 */
import { acting } from './acting.ts';
import { drawing } from './drawing.ts';
import { running } from './running.ts';
import { screens } from './screens.ts';
import { pageWords } from './words.ts';

export const pageScript = [`const allWords = ${JSON.stringify(pageWords)};`, acting, drawing, screens, running].join(
  '\n',
);
