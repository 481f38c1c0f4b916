/** A sandbox with a driven clock and a small real bot on it. */
import { Bot, type Context } from 'grammy';
import { afterEach } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/sandbox/index.ts';

export interface Stage extends Sandbox {
  bot: Bot;
  /** Moves the world's clock. */
  pass(milliseconds: number): void;
  /** Calls a method without grammY in between: parameters as given, the answer as it came. */
  call(method: string, params?: object): Promise<RawAnswer>;
}

export interface RawAnswer {
  ok: boolean;
  result?: unknown;
  error_code?: number;
  description?: string;
  parameters?: { retry_after?: number; migrate_to_chat_id?: number };
}

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Noon of a Monday, so that dates in failures are easy to read. */
const beginning = Date.UTC(2026, 5, 1, 12);

export async function stage(options: SandboxOptions = {}, listen?: (bot: Bot) => void): Promise<Stage> {
  let time = beginning;
  const sandbox = await startSandbox({ now: () => time, ...options });
  const bot = new Bot(sandbox.token, { client: { apiRoot: sandbox.apiRoot } });
  closing.push(() => sandbox.close());
  if (listen) {
    listen(bot);
    bot.catch(() => {});
    await bot.init();
    void bot.start({ drop_pending_updates: false });
    closing.push(() => bot.stop());
  }
  const call = async (method: string, params: object = {}): Promise<RawAnswer> => {
    const response = await fetch(`${sandbox.apiRoot}/bot${sandbox.token}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(params),
    });
    const answer: RawAnswer = JSON.parse(await response.text());
    return answer;
  };
  const pass = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { ...sandbox, bot, call, pass };
}

/** Says everything back, with a keyboard. */
export function echo(bot: Bot): void {
  bot.on('message:text', (context: Context) =>
    context.reply(`You said: ${context.message?.text}`, {
      reply_markup: {
        inline_keyboard: [
          [
            { text: 'Louder', callback_data: 'louder' },
            { text: 'Quiet', callback_data: 'quiet' },
          ],
        ],
      },
    }),
  );
  bot.callbackQuery('louder', async (context) => {
    await context.answerCallbackQuery({ text: 'LOUDER!', show_alert: true });
    await context.editMessageText('YOU SAID IT');
  });
}
