/** Types: what the table says is there to be said, with all that it takes. `tsc` is the test; the values are beside the point. */
import { expect, test } from 'vitest';
import { msg } from '../../src/messages/msg.ts';
import { refuse } from '../../src/table/model/aggregate.ts';

test('a misspelt message is a type error', () => {
  expect(refuse('deputy-none')).toEqual({ refused: { id: 'deputy-none' } });
  // @ts-expect-error no message of that name
  refuse('deputy-nonee');
  // @ts-expect-error no message of that name
  msg('log-pausd');
});

test('and so is one without what it takes, or with something else', () => {
  expect(refuse('table-full', { max: 4 })).toEqual({ refused: { id: 'table-full', args: { max: 4 } } });
  // @ts-expect-error how many may sit there?
  refuse('table-full');
  // @ts-expect-error it takes `max`
  refuse('table-full', { most: 4 });
  // @ts-expect-error it takes nothing
  refuse('table-over', { max: 4 });
});
