import { describe, expect, test } from 'vitest';
import { ConfigFault, EXAMPLES, readConfig } from '../../src/config.ts';

function faultOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigFault) return error.message;
    throw error;
  }
  throw new Error('no fault');
}

test('without any variable, everything has its default', () => {
  expect(readConfig({})).toEqual({
    botToken: undefined,
    botApiRoot: 'https://api.telegram.org',
    databaseUrl: undefined,
    webhook: undefined,
    port: 8080,
    dataDir: './data',
    adminIds: [],
    defaultLocale: 'ru',
    defaultTimezone: 'Europe/Moscow',
    sendRate: 25,
    logLevel: 'info',
    logPretty: false,
  });
});

test('a variable set to nothing is a variable not set', () => {
  const empty = Object.fromEntries(Object.keys(EXAMPLES).map((name) => [name, ' ']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test('every example is a right value', () => {
  expect(readConfig(EXAMPLES)).toMatchObject({
    webhook: { url: EXAMPLES.WEBHOOK_URL, secret: EXAMPLES.WEBHOOK_SECRET },
    adminIds: [12345678, 87654321],
    logPretty: true,
  });
});

test('a root ends without a slash, so that paths can be added', () => {
  expect(readConfig({ BOT_API_ROOT: 'http://127.0.0.1:8081/' }).botApiRoot).toBe('http://127.0.0.1:8081');
});

describe('a fault is one line with the variable, the fault and an example', () => {
  test.each([
    ['BOT_TOKEN', 'nonsense', 'its value is not a token of BotFather'],
    ['BOT_API_ROOT', 'ftp://example.org', '"ftp://example.org" is not an http(s) address'],
    ['DATABASE_URL', 'mysql://a:b@c/d', 'its value is not a PostgreSQL address'],
    ['WEBHOOK_URL', 'bot.example.org', '"bot.example.org" is not an http(s) address'],
    ['WEBHOOK_SECRET', 'a b', 'its value has other than 1 to 256 letters, digits, _ and -'],
    ['PORT', 'http', '"http" is not a number'],
    ['PORT', '0', '"0" is less than 1'],
    ['PORT', '99999', '"99999" is more than 65535'],
    ['PORT', '80.5', '"80.5" is not a whole number'],
    ['ADMIN_IDS', 'vasya', '"vasya" is not a list of Telegram ids with commas'],
    ['DEFAULT_LOCALE', 'fr', '"fr" is neither ru nor en'],
    ['DEFAULT_TIMEZONE', 'Mars/Olympus', '"Mars/Olympus" is not a time zone'],
    ['SEND_RATE', '-1', '"-1" is less than 1'],
    ['LOG_LEVEL', 'loud', '"loud" is not trace, debug, info, warn, error, fatal or silent'],
    ['LOG_PRETTY', 'maybe', '"maybe" is neither true nor false'],
  ] as const)('%s=%s', (name, value, what) => {
    expect(faultOf({ [name]: value })).toBe(`${name}: ${what}; for example ${name}=${EXAMPLES[name]}`);
  });

  test('even when the value has several lines', () => {
    expect(faultOf({ DEFAULT_LOCALE: 'ru\nen' })).not.toContain('\n');
  });

  test('a webhook needs its secret and the token', () => {
    const { WEBHOOK_URL, BOT_TOKEN } = EXAMPLES;
    expect(faultOf({ WEBHOOK_URL, BOT_TOKEN })).toMatch(/^WEBHOOK_SECRET: is missing/);
    expect(faultOf({ WEBHOOK_URL })).toMatch(/^BOT_TOKEN: is missing/);
  });

  test.each(['BOT_TOKEN', 'DATABASE_URL', 'WEBHOOK_SECRET'])('the value of %s is not repeated', (name) => {
    expect(faultOf({ [name]: 'very secret!' })).not.toContain('very secret!');
  });
});
