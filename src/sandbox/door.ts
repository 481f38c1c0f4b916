/**
 * The page and its JSON door. Whoever reaches the door can act as any person of the world, so it answers only to this
 * machine's own names and takes posts only from its own page (or from a program that is no browser): another site open in
 * the same browser can neither read nor press here, whatever name it gives this address.
 */
import { Hono, type MiddlewareHandler } from 'hono';
import { streamSSE } from 'hono/streaming';
import { prettifyError, ZodError } from 'zod';
import type { Scene } from './action.ts';
import { actions } from './actions.ts';
import { builtPage, pageFiles } from './pagefiles.ts';
import { callsView, chatView, stateView, type Wanted } from './screen.ts';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Browsers hide a picture of another type than it says. */
const pictures = ['image/png', 'image/jpeg', 'image/gif'];

export function pageDoor(scene: Scene, pageFolder = builtPage): Hono {
  const { world, people } = scene;
  const app = new Hono();
  app.use(guard);
  app.route('/', pageFiles(pageFolder));

  app.get('/sandbox/state', (context) => {
    const id = Number(context.req.query('person'));
    return context.json(stateView(scene, world.accounts.has(id) ? people.person(id) : undefined));
  });
  app.get('/sandbox/chats/:chat', (context) => {
    const room = world.rooms.get(Number(context.req.param('chat')));
    const person = Number(context.req.query('person'));
    if (!room || !world.accounts.has(person) || !room.members.has(person))
      return context.json({ error: 'no such chat' }, 404);
    return context.json(chatView(world, people.person(person), room, wantedOf(context.req.query())));
  });
  app.get('/sandbox/calls', (context) => context.json(callsView(world, Number(context.req.query('since') ?? 0))));
  app.get('/sandbox/offers', (context) =>
    context.json(scene.levers?.offers(context.req.query('language') ?? 'en') ?? []),
  );
  app.get('/sandbox/moments', async (context) => context.json((await scene.levers?.moments()) ?? {}));
  app.get('/sandbox/files/:file_id', (context) => {
    const file = world.files.get(context.req.param('file_id'));
    if (!file) return context.notFound();
    const isPicture = pictures.includes(file.mime_type);
    return context.body(file.bytes.slice().buffer, 200, {
      'content-type': isPicture ? file.mime_type : 'application/octet-stream',
      'content-disposition': isPicture
        ? 'inline'
        : `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`,
    });
  });
  app.get('/sandbox/events', (context) =>
    streamSSE(context, async (stream) => {
      let wake = (): void => {};
      let changes = 0;
      const stopWatching = world.onChange(() => {
        changes += 1;
        wake();
      });
      stream.onAbort(() => {
        stopWatching();
        wake();
      });
      while (!stream.aborted) {
        await stream.writeSSE({ event: 'changed', data: String(changes) });
        const told = changes;
        await stream.sleep(100);
        if (changes === told && !stream.aborted)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    }),
  );
  app.post('/sandbox/:action', async (context) => {
    const name = context.req.param('action');
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) return context.json({ error: `no such action: ${name}` }, 404);
    try {
      return context.json((await action.run(scene, await context.req.json())) ?? {});
    } catch (error) {
      const message =
        error instanceof ZodError ? prettifyError(error) : String(error instanceof Error ? error.message : error);
      return context.json({ error: message }, 400);
    }
  });
  return app;
}

const usualCount = 100;
const mostCount = 100_000;

function wantedOf(query: Readonly<Record<string, string>>): Wanted {
  const whole = (name: string, otherwise: number): number => {
    const value = Number(query[name] ?? otherwise);
    return Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
  };
  return {
    count: Math.min(mostCount, whole('count', usualCount)),
    topic: query['topic'] === undefined ? undefined : whole('topic', 0),
    since: whole('since', 0),
    // Without: every message is older than what the caller has.
    oldest: whole('oldest', Number.MAX_SAFE_INTEGER),
  };
}

const guard: MiddlewareHandler = async (context, next) => {
  const { req } = context;
  const host = req.header('host') ?? '';
  if (!loopback.test(host)) return context.text('This page answers only as localhost, 127.0.0.1 or [::1]', 403);
  if (req.method !== 'GET') {
    const origin = req.header('origin');
    const site = req.header('sec-fetch-site') ?? 'none';
    if (origin !== undefined && origin !== `http://${host}`)
      return context.text('Posts come from the own page only', 403);
    if (site !== 'none' && site !== 'same-origin') return context.text('Posts come from the own page only', 403);
    if (!/^application\/json\b/.test(req.header('content-type') ?? ''))
      return context.text('Posts are application/json', 415);
  }
  await next();
  context.res.headers.set('content-security-policy', policy);
  context.res.headers.set('x-content-type-options', 'nosniff');
  if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
  context.res.headers.set('referrer-policy', 'no-referrer');
  return undefined;
};
