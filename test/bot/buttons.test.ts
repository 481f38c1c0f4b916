import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Button,
  lobbyActs,
  masterActs,
  pack,
  pageKinds,
  startScreens,
  unpack,
} from '../../src/bot/buttons/buttons.ts';
import { readStartLink, startLink } from '../../src/bot/buttons/links.ts';

const number = fc.nat({ max: 999_999_999 });
/** No game, option or topic is called as something that every object has: such words are refused below. */
const word = fc.stringMatching(/^[a-z0-9_-]{1,20}$/).filter((x) => !(x in Object.prototype));
const id = fc.oneof(fc.stringMatching(/^[a-z0-9_-]{1,24}$/), fc.constantFrom('<', '!', '~'));
const page = fc.nat({ max: 99 });
const form = { on: fc.constant('form' as const), table: number, ask: number, stamp: number };

const buttons: fc.Arbitrary<Button> = fc.oneof(
  fc.record({ ...form, press: fc.oneof(fc.record({ id }), fc.record({ id, page }), fc.record({ page })) }),
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

/** As they stand in people's chats. A button that was sent once is understood for ever, so none of these lines ever changes. */
const sent: Readonly<Record<string, Button>> = {
  'a:12:7:4:x': { on: 'form', table: 12, ask: 7, stamp: 4, press: { id: 'x' } },
  'a:12:7:4:w3_hit-2': { on: 'form', table: 12, ask: 7, stamp: 4, press: { id: 'w3_hit-2' } },
  'a:12:7:4:!': { on: 'form', table: 12, ask: 7, stamp: 4, press: { id: '!' } },
  'a:12:7:4:<': { on: 'form', table: 12, ask: 7, stamp: 4, press: { id: '<' } },
  'a:12:7:4:~>1': { on: 'form', table: 12, ask: 7, stamp: 4, press: { id: '~', page: 1 } },
  'a:12:7:4:n21>1': { on: 'form', table: 12, ask: 7, stamp: 4, press: { id: 'n21', page: 1 } },
  'a:12:7:4:>0': { on: 'form', table: 12, ask: 7, stamp: 4, press: { page: 0 } },
  'a:2147483647:0:0:<>12': { on: 'form', table: 2_147_483_647, ask: 0, stamp: 0, press: { id: '<', page: 12 } },
  'l:12:join': { on: 'lobby', table: 12, act: 'join' },
  'l:12:begin': { on: 'lobby', table: 12, act: 'begin' },
  'l:12:set': { on: 'lobby', table: 12, act: 'set' },
  'l:12:set:pace': { on: 'lobby', table: 12, act: 'set', name: 'pace' },
  'l:12:set:zone:Europe/Moscow': { on: 'lobby', table: 12, act: 'set', name: 'zone', value: 'Europe/Moscow' },
  'l:12:set:quiet:2300-0800': { on: 'lobby', table: 12, act: 'set', name: 'quiet', value: '2300-0800' },
  'l:12:set:language:en': { on: 'lobby', table: 12, act: 'set', name: 'language', value: 'en' },
  'l:12:opt:rounds:1.5': { on: 'lobby', table: 12, act: 'opt', name: 'rounds', value: '1.5' },
  'l:12:clock:plan:s3600000': { on: 'lobby', table: 12, act: 'clock', name: 'plan', value: 's3600000' },
  'l:12:seat:away': { on: 'lobby', table: 12, act: 'seat', name: 'away' },
  'm:12:pause': { on: 'master', table: 12, act: 'pause' },
  'm:12:extend:21600000': { on: 'master', table: 12, act: 'extend', value: '21600000' },
  'm:12:kick:s3': { on: 'master', table: 12, act: 'kick', value: 's3' },
  'm:12:kickgo:5550001112223.aB_-9z': { on: 'master', table: 12, act: 'kickgo', value: '5550001112223.aB_-9z' },
  'm:12:agree:3': { on: 'master', table: 12, act: 'agree', value: '3' },
  'r:citadel': { on: 'rules', game: 'citadel' },
  'r:citadel:wave': { on: 'rules', game: 'citadel', topic: 'wave' },
  'r:citadel:wave:2': { on: 'rules', game: 'citadel', topic: 'wave', page: 2 },
  'p:12:story:0': { on: 'page', table: 12, what: 'story', page: 0 },
  'p:12:strip:31': { on: 'page', table: 12, what: 'strip', page: 31 },
  g: { on: 'games' },
  'g:12': { on: 'games', table: 12 },
  's:home': { on: 'start', screen: 'home' },
  's:lang:en': { on: 'start', screen: 'lang', value: 'en' },
  's:practice:revolver': { on: 'start', screen: 'practice', value: 'revolver' },
  'o:desk': { on: 'admin', act: 'desk' },
  'o:ended:12': { on: 'admin', act: 'ended', table: 12 },
  'h:all': { on: 'habit', page: 'all' },
  'h:zone:Asia/Tbilisi': { on: 'habit', page: 'zone', value: 'Asia/Tbilisi' },
  'd:12:show': { on: 'deputy', table: 12, act: 'show' },
  'd:12:take:4': { on: 'deputy', table: 12, act: 'take', whom: 4 },
  'd:12:ask:555000111222333:72': { on: 'deputy', table: 12, act: 'ask', whom: 555_000_111_222_333, hours: 72 },
};

describe('what was sent once', () => {
  test.each(Object.entries(sent))('%s is written and read as ever', (data, button) => {
    expect(pack(button)).toBe(data);
    expect(unpack(data)).toStrictEqual(button);
  });
});

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
    press: { id: 'x'.repeat(24), page: 99 },
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
