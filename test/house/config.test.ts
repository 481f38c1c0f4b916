import { describe, expect, test } from 'vitest';
import { ConfigFault, EXAMPLES, readConfig } from '../../src/program/config.ts';

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
    ['WEBHOOK_SECRET', 'a b and some more letters', 'its value has other than 16 to 256 letters, digits, _ and -'],
    ['WEBHOOK_SECRET', 'fifteen-letters', 'its value has other than 16 to 256 letters, digits, _ and -'],
    ['WEBHOOK_SECRET', 'шестнадцать-букв-и-больше', 'its value has other than 16 to 256 letters, digits, _ and -'],
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

  test.each([
    'postgresql://bot:12/hush@db/x',
    'postgresql://bot:12#hush@db/x',
    'postgresql://bot:12?hush@db/x',
    'postgresql://bot:hu/sh@db/x',
    'postgresql://bot:hush%@db/x',
    'postgresql://bot:hu@12/sh@db/x',
  ])('a password that would be read as part of the address: %s', (DATABASE_URL) => {
    expect(faultOf({ DATABASE_URL })).toBe(
      `DATABASE_URL: its value cannot be read; in a user or a password write @ as %40, / as %2F, # as %23, ? as %3F and % as %25; for example DATABASE_URL=${EXAMPLES.DATABASE_URL}`,
    );
  });

  test.each([
    'postgresql://bot:hu%40s%2Fh@db:5432/x?sslmode=require',
    'postgres://bot:hu@sh@db/x',
    'postgresql:///x?host=/var/run/postgresql',
    'postgresql://%2Fvar%2Frun%2Fpostgresql/x',
  ])('whatever else PostgreSQL takes is taken: %s', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  test('a webhook without encryption is for a Bot API server of one’s own', () => {
    const { BOT_TOKEN, WEBHOOK_SECRET } = EXAMPLES;
    const env = { BOT_TOKEN, WEBHOOK_SECRET, WEBHOOK_URL: 'http://bot.example.org/telegram' };
    expect(faultOf(env)).toBe(
      `WEBHOOK_URL: "http://bot.example.org/telegram" is not an https address, and Telegram takes no other; for example WEBHOOK_URL=${EXAMPLES.WEBHOOK_URL}`,
    );
    expect(readConfig({ ...env, BOT_API_ROOT: 'http://127.0.0.1:8081' }).webhook?.url).toBe(env.WEBHOOK_URL);
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

  test.each([
    ['a token in the line of another setting', { ADMIN_IDS: '123456789:AAsecretsecretsecretsecretsecretse' }],
    ['a token in an address', { BOT_API_ROOT: 'https://api.telegram.org/bot123456789:AAsecretsecretsecret' }],
    ['a password in an address', { WEBHOOK_URL: 'https://bot:s/e@cretsecret@bot.example.org/' }],
    ['a password in an address that is right but for it', { WEBHOOK_URL: 'https://bot:secretsecret@bot.example.org/' }],
  ])('%s is not shown either', (_, env) => {
    expect(faultOf(env)).not.toMatch(/secretsecret/);
  });
});
