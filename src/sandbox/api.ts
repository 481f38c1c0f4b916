/** The HTTP door of the bot: `/bot<token>/<method>` and `/file/bot<token>/<path>`. */
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { carryOut } from './call.ts';
import type { Answer } from './log.ts';
import { Refusal } from './refusal.ts';
import { type RequestBody, readRequest } from './request.ts';
import type { Webhook } from './webhook.ts';
import type { World } from './world.ts';

interface Env {
  Bindings: HttpBindings;
}

export function botApi(world: World, webhook: Webhook, token: string): Hono<Env> {
  const app = new Hono<Env>();
  app.on(['GET', 'POST'], '/:bot{bot[^/]+}/:method', async (context) => {
    if (world.faults.isUnreachable) return hangUp(context);
    if (context.req.param('bot') !== `bot${token}`) return answer(unauthorized);
    const body = await readOrRefuse(context.req.raw);
    if (body instanceof Refusal) {
      world.complain(context.req.param('method'), {}, body.message);
      return answer({ ok: false, error_code: body.error_code, description: body.message });
    }
    const call = { world, webhook, uploads: body.uploads, signal: context.req.raw.signal };
    const outcome = await carryOut(call, context.req.param('method'), body.params);
    // A bot that was cut off while it waited must not get an answer out of the dead span either.
    return outcome.lost || world.faults.isUnreachable ? hangUp(context) : answer(outcome.answer);
  });
  app.get('/file/:bot{bot[^/]+}/:path{.+}', (context) => {
    if (context.req.param('bot') !== `bot${token}`) return answer(unauthorized);
    const file = world.files.byPath(context.req.param('path'));
    if (!file) return answer({ ok: false, error_code: 404, description: 'Not Found' });
    return new Response(file.bytes.slice(), { headers: { 'content-type': 'application/octet-stream' } });
  });
  return app;
}

const unauthorized: Answer = { ok: false, error_code: 401, description: 'Unauthorized' };

function answer(body: Answer): Response {
  const status = body.ok ? 200 : body.error_code;
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** Breaks the connection without a word. */
function hangUp(context: Context<Env>): Response {
  context.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

async function readOrRefuse(request: Request): Promise<RequestBody | Refusal> {
  try {
    return await readRequest(request);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
