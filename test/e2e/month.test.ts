import { describeMonth } from './month/month.ts';

describeMonth('ru', 'Застава', 'docs/month.md');
