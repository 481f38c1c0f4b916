import { describeMonth } from './month/month.ts';

describeMonth('en', 'The Outpost', 'docs/month.en.md');
