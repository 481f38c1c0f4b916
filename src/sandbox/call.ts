/** One call of the bot, from its name and parameters to the answer, recorded. Whatever door it came by. */
import type { Answer } from './log.ts';
import { findMethod } from './methods/index.ts';
import type { Call } from './methods/method.ts';
import { Refusal, tooManyRequests } from './refusal.ts';
import type { World } from './world.ts';

export interface Outcome {
  answer: Answer;
  /** Carried out, but the bot is not to learn of it. */
  lost: boolean;
}

export type Params = Readonly<Record<string, unknown>>;

export async function carryOut(call: Call, name: string, params: Params): Promise<Outcome> {
  const { world } = call;
  const { chat_id } = params;
  const found = findMethod(name);
  const method = found?.[0] ?? name;
  const fault = world.faults.take(method, chat_id);
  const isPoll = method === 'getUpdates';
  if (!isPoll) world.log.underway += 1;
  const answer = await answerOf(world, method, params, () => {
    if (fault?.kind === '429') throw tooManyRequests(fault.retry_after);
    if (fault?.kind === '500') throw new Refusal(500, 'Internal Server Error', true);
    if (!found) throw new Refusal(404, 'Not Found', false);
    complainOf(world, method, params, found[1].parameters);
    return found[1].run(call, params);
  });
  if (!isPoll) world.log.underway -= 1;
  const lost = fault?.kind === 'lost';
  if (!isPoll || !answer.ok)
    world.log.record({ at: world.now(), method, params: withoutSecret(params), answer, ...(lost && { lost }) });
  world.changed();
  return { answer, lost };
}

function withoutSecret(params: Params): Params {
  return Object.hasOwn(params, 'secret_token') ? { ...params, secret_token: '…' } : params;
}

async function answerOf(world: World, method: string, params: Params, run: () => unknown): Promise<Answer> {
  try {
    return { ok: true, result: await run() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { error_code, message: description, expected, parameters } = error;
    if (!expected) world.complain(method, params, `${error_code} ${description}`);
    return { ok: false, error_code, description, ...(parameters && { parameters }) };
  }
}

/** What Telegram lets pass, and a correct bot does not do. */
function complainOf(world: World, method: string, params: Params, known: readonly string[]): void {
  for (const name of Object.keys(params))
    if (!known.includes(name)) world.complain(method, params, `unknown parameter "${name}"`);
  for (const [, payload = ''] of JSON.stringify(params).matchAll(/\bt\.me\/\w+\?start(?:group)?=([^&"'\\\s<]*)/g))
    if (!deepLinkPayload.test(payload)) world.complain(method, params, `deep-link payload "${payload}"`);
}

/** https://core.telegram.org/bots/features#deep-linking */
export const deepLinkPayload = /^[\w-]{1,64}$/;
