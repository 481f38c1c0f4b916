/** The calls of the start: repeated while Telegram is unwell, ended by one line where it refuses. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { insistentApi } from '../../src/bot/process/insist.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.world.faults.clear());

function open({ token = sandbox.token, apiRoot = sandbox.apiRoot } = {}) {
  const lines: string[] = [];
  const stopping = new AbortController();
  const logger = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) });
  return { lines, stopping, api: insistentApi(token, { apiRoot, logger, stopping: stopping.signal }) };
}

/** Something that listens where Telegram should be. */
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('every call bears', () => {
  test.each(['500', 'lost', '429'] as const)('%s', async (kind) => {
    const { api } = open();
    for (const method of ['getMe', 'deleteWebhook', 'setWebhook', 'setMyCommands'])
      sandbox.world.faults.next(2, kind, { method });
    const answers = await Promise.all([
      api.getMe().then((me) => me.username),
      api.setWebhook(''),
      api.deleteWebhook(),
      api.setMyCommands([{ command: 'help', description: 'Help' }]),
    ]);
    expect(answers).toEqual(['sandbox_bot', true, true, true]);
    expect(sandbox.world.faults.ordered).toEqual([]);
  });

  test('a page where an answer should be', async () => {
    let asked = 0;
    const apiRoot = await listening((_, response) => {
      asked += 1;
      if (asked < 3) response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad Gateway</html>');
      else response.end('{"ok":true,"result":true}');
    });
    expect(await open({ apiRoot }).api.deleteWebhook()).toBe(true);
  });
});

test('whoever waits long reads why, once, and that it is over', async () => {
  const { api, lines } = open();
  sandbox.world.faults.next(4, '500', { method: 'deleteWebhook' });
  await api.deleteWebhook();
  expect(lines.join('')).toMatch(
    /"method":"deleteWebhook","why":"Internal Server Error".*still trying.*\n.*Telegram answers/,
  );
  expect(lines).toHaveLength(2);
}, 30_000);

test('a stop ends the wait, whether for an answer or for the next try', async () => {
  const hanging = open({ apiRoot: await listening(() => undefined) });
  const ill = open({
    apiRoot: await listening((_, response) => response.writeHead(500).end('{"ok":false,"error_code":500}')),
  });
  const calls = [hanging, ill].map(({ api }) => api.getMe());
  await new Promise((resolve) => setTimeout(resolve, 700));
  for (const { stopping } of [hanging, ill]) stopping.abort();
  for (const call of calls) await expect(call).rejects.toThrow('aborted');
});

describe('a refusal is one line with the setting, the fault and an example', () => {
  test('an unknown token, which is not shown', async () => {
    const { api } = open({ token: '42:another-another-another-another' });
    const line = await api.getMe().catch((fault: Error) => fault.message);
    expect(line).toBe(
      `BOT_TOKEN: ${sandbox.apiRoot} does not know this token; take a valid one from @BotFather, for example BOT_TOKEN=123456789:AA…`,
    );
  });

  test('an address for the webhook that Telegram does not take', async () => {
    await expect(open().api.setWebhook('http://bot.example.org/telegram')).rejects.toThrow(
      /^WEBHOOK_URL: .* does not take "http:\/\/bot\.example\.org\/telegram" \(Bad Request: bad webhook: An HTTPS URL must be provided for webhook\); for example WEBHOOK_URL=https:\/\/\S+$/,
    );
  });

  test('a server that wants nothing of this bot', async () => {
    const apiRoot = await listening((_, response) =>
      response.writeHead(400).end('{"ok":false,"error_code":400,"description":"Logged out"}'),
    );
    await expect(open({ apiRoot }).api.getMe()).rejects.toThrow(/^BOT_API_ROOT: .* \(Logged out\); for example \S+$/);
  });
});
