/** The same month costs as much again in English and can fail in nothing else but words: it runs where pages are written. */
import { describeMonth } from './month/month.ts';

describeMonth('en', 'The Outpost', 'docs/month.en.md');
