import { expect, test } from 'vitest';
import { createLogger } from '../../src/program/logger.ts';

const TOKEN = '987654321:AAH-not_a_real_token_but_as_long_as';

function lines(config: Partial<Parameters<typeof createLogger>[0]> = {}) {
  const written: string[] = [];
  const to = { write: (line: string) => written.push(line) };
  return { written, logger: createLogger({ logLevel: 'info', logPretty: false, ...config }, to) };
}

test('a line is JSON with its fields', () => {
  const { written, logger } = lines();
  logger.info({ table: 'abc', commit: 3 }, 'committed');
  expect(JSON.parse(written.join(''))).toMatchObject({ level: 30, table: 'abc', commit: 3, msg: 'committed' });
});

test('LOG_LEVEL holds back what is below it', () => {
  const { written, logger } = lines({ logLevel: 'warn' });
  logger.info('unheard');
  logger.warn('heard');
  expect(written).toHaveLength(1);
});

test('LOG_PRETTY writes prose', () => {
  const { written, logger } = lines({ logPretty: true });
  logger.info('committed');
  expect(written.join('')).toMatch(/INFO.*committed/);
});

test.each([false, true])('no token gets into the log, by whatever way (pretty: %s)', (logPretty) => {
  const { written, logger } = lines({ logPretty });
  const error = new Error(`request to https://api.telegram.org/bot${TOKEN}/sendMessage failed`, {
    cause: new Error(`inner ${TOKEN}`),
  });
  logger.error(error);
  logger.error({ err: Object.assign(error, { url: `http://127.0.0.1/bot${TOKEN}/getMe`, deep: [{ token: TOKEN }] }) });
  logger.info({ url: 'http://127.0.0.1:8080/bot123:ABC/getUpdates' }, `started with ${TOKEN}`);
  const log = written.join('');
  expect(log).not.toContain(TOKEN);
  expect(log).not.toContain('123:ABC');
  expect(log).toContain('/bot[token]/sendMessage');
});

test('the secrets of the configuration stay out whatever they look like', () => {
  const { written, logger } = lines({
    botToken: '42:sandbox',
    databaseUrl: 'postgresql://bot:p%40ssword@db/slow_table',
    webhook: { url: 'https://bot.example.org', secret: 'open-sesame' },
  });
  logger.info({ a: '42:sandbox', b: 'p@ssword', c: 'p%40ssword', d: 'open-sesame' });
  logger.info('postgresql://other:hushhush@db/x');
  expect(written.join('')).not.toMatch(/sandbox|ssword|sesame|hushhush/);
});

test('what only looks a little like a token stays', () => {
  const { written, logger } = lines();
  logger.info({ job: 'due:7f3a:plan-3', time: '12:30', chat: '-100123456:77' });
  expect(written.join('')).toContain('"job":"due:7f3a:plan-3","time":"12:30","chat":"-100123456:77"');
});
