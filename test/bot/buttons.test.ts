import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Button,
  lobbyActs,
  masterActs,
  pack,
  pageKinds,
  readStartLink,
  startLink,
  startScreens,
  unpack,
} from '../../src/bot/buttons/buttons.ts';

const number = fc.nat({ max: 999_999_999 });
/** No game, option or topic is called as something that every object has: such words are refused below. */
const word = fc.stringMatching(/^[a-z0-9_-]{1,20}$/).filter((x) => !(x in Object.prototype));
const id = fc.oneof(fc.stringMatching(/^[a-z0-9_-]{1,24}$/), fc.constantFrom('<', '!', '~'));
const page = fc.nat({ max: 99 });

const buttons: fc.Arbitrary<Button> = fc.oneof(
  fc.record({ on: fc.constant('form' as const), table: number, ask: number, stamp: number, id }),
  fc.record({ on: fc.constant('form' as const), table: number, ask: number, stamp: number, id, page }),
  fc.record({ on: fc.constant('form' as const), table: number, ask: number, stamp: number, page }),
  fc.record({ on: fc.constant('lobby' as const), table: number, act: fc.constantFrom(...lobbyActs) }),
  fc.record({
    on: fc.constant('lobby' as const),
    table: number,
    act: fc.constantFrom(...lobbyActs),
    name: word,
    value: word,
  }),
  fc.record({ on: fc.constant('master' as const), table: number, act: fc.constantFrom(...masterActs), value: word }),
  fc.record({ on: fc.constant('rules' as const), game: word, topic: word, page }),
  fc.record({ on: fc.constant('page' as const), table: number, what: fc.constantFrom(...pageKinds), page }),
  fc.record({ on: fc.constant('games' as const), table: number }),
  fc.constant({ on: 'games' as const }),
  fc.record({ on: fc.constant('start' as const), screen: fc.constantFrom(...startScreens), value: word }),
);

test('what is packed fits into 64 bytes and is unpacked as it was', () => {
  fc.assert(
    fc.property(buttons, (button) => {
      const data = pack(button);
      expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
      expect(unpack(data)).toEqual(button);
    }),
  );
});

test('the longest ids of a menu fit beside large numbers', () => {
  const longest = {
    on: 'form',
    table: 999_999_999,
    ask: 999_999,
    stamp: 99_999,
    id: 'x'.repeat(24),
    page: 99,
  } as const;
  expect(unpack(pack(longest))).toEqual(longest);
});

test('what would not fit is a fault of ours', () => {
  const long = 'x'.repeat(40);
  expect(() => pack({ on: 'lobby', table: 1, act: 'opt', name: long, value: long })).toThrow('a button cannot carry');
});

describe('garbage is nothing', () => {
  test.each([
    '',
    'a',
    'a:',
    'a:1:2:3',
    'a:1:2:3:',
    'a:1:2:3:A',
    'a:1:2:3:x:y',
    'a:x:2:3:x',
    'a:-1:2:3:x',
    'a:01:2:3:x',
    'a:1:2:3:<<',
    'a:1:2:3:>',
    'a:1e3:2:3:x',
    'l:1',
    'l:1:fly',
    'l:x:join',
    'l:1:join:',
    'l:1:join:a:b:c',
    'm:1:fly',
    'm:1:close:a:b',
    'r',
    'r:',
    'r:g:t:x',
    'p:1:story',
    'p:1:other:0',
    'p:1:story:-1',
    'g:x',
    'g:1:2',
    's',
    's:other',
    's:lang:<b>',
    'z:1',
    'g:2147483648', // more than the database can count to
    'a:1:1:99999999999:x',
    'r:constructor',
    'l:1:opt:toString:x',
    'l:1:opt:__proto__:x',
    '🤖',
    'a:1:2:3:яма',
    `a:1:2:3:${'x'.repeat(25)}`,
  ])('%j', (data) => {
    expect(unpack(data)).toBeUndefined();
  });
  test('whatever it is, nothing is thrown', () => {
    fc.assert(fc.property(fc.string(), (data) => void unpack(data)));
  });
});

test('links into the private chat', () => {
  const join = { to: 'join', table: 12, key: 'k-_9' } as const;
  expect(startLink('slow_bot', join)).toBe('https://t.me/slow_bot?start=join_12_k-_9');
  expect(readStartLink('join_12_k-_9')).toEqual(join);
  expect(readStartLink('join_12'), 'without its key').toBeUndefined();
  for (const place of [4, 'away'] as const) {
    const seat = { to: 'seat', table: 12, place, key: 'k-_9' } as const;
    expect(startLink('slow_bot', seat)).toBe(`https://t.me/slow_bot?start=seat_12_${place}_k-_9`);
    expect(readStartLink(`seat_12_${place}_k-_9`)).toEqual(seat);
  }
  expect(readStartLink('seat_12_123_k-_9'), 'no game has so many').toBeUndefined();
  const board = { to: 'board', table: 12, commit: 3, key: 'k-_9' } as const;
  expect(startLink('slow_bot', board)).toBe('https://t.me/slow_bot?start=board_12_3_k-_9');
  expect(readStartLink('board_12_3_k-_9')).toEqual(board);
  const longest = { ...board, table: 2 ** 31 - 1, commit: 2 ** 31 - 1, key: 'x'.repeat(16) };
  expect(startLink('slow_bot', longest).split('=')[1]?.length).toBeLessThanOrEqual(64);
  expect(readStartLink('t3')).toEqual({ to: 'table', table: 3 });
  expect(startLink('slow_bot', { to: 'games' })).toBe('https://t.me/slow_bot?start=games');
  expect(readStartLink('games')).toEqual({ to: 'games' });
  for (const payload of [
    'board_12_3',
    'board_12_3_',
    'board_1',
    '',
    't',
    'x1',
    't1x',
    'newgame',
    'j12',
    't9999999999',
  ]) {
    expect(readStartLink(payload)).toBeUndefined();
  }
});
