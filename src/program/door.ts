/** The HTTP door on PORT: health and metrics for operators, the webhook for Telegram, the page of the sandbox for people. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Registry } from 'prom-client';

export interface DoorNeeds {
  readonly port: number;
  readonly registry: Pick<Registry, 'metrics' | 'contentType'>;
  /** Why no work can be done now, or none is done, in one line; undefined: ready. */
  readonly complaint: () => Promise<string | undefined>;
  readonly webhook?: { readonly path: string; readonly handle: (context: Context) => Promise<Response> } | undefined;
  /** Address of the sandbox, whose page answers whatever is not ours. */
  readonly behind?: string | undefined;
}

export interface Door {
  close(): Promise<void>;
}

/** The port is taken or not allowed. The message is one line for the operator. */
export class DoorFault extends Error {
  override readonly name = 'DoorFault';
}

/** The sandbox lets anybody be anybody: it is for this machine alone. */
const loopback = '127.0.0.1';

/** @throws DoorFault */
export async function openDoor(needs: DoorNeeds): Promise<Door> {
  const { behind } = needs;
  const app = ownRoutes(needs);
  const ours = getRequestListener(app.fetch);
  const own = new Set(app.routes.map(({ path }) => path));
  const server = createServer((incoming, outgoing) => {
    const [path = '/'] = (incoming.url ?? '/').split('?');
    if (behind === undefined || own.has(path)) void ours(incoming, outgoing);
    else forward(behind, incoming, outgoing);
  });
  await listen(server, needs.port, behind === undefined ? undefined : loopback);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // What is still open then is a page that listens for events, and would never end by itself.
        setTimeout(() => server.closeAllConnections(), behind === undefined ? 2_000 : 0).unref();
      }),
  };
}

function ownRoutes({ registry, complaint, webhook }: DoorNeeds): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok\n'));
  app.get('/readyz', async (context) => {
    const why = await complaint();
    return why === undefined ? context.text('ready\n') : context.text(`not ready: ${why}\n`, 503);
  });
  app.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'content-type': registry.contentType }),
  );
  if (webhook) app.post(webhook.path, webhook.handle);
  return app;
}

/** Headers go through as they came, Host and Origin too: by them the page tells its own posts from those of other sites. */
function forward(to: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { hostname, port } = new URL(to);
  const { method, url: path, headers } = incoming;
  const inner = request({ hostname, port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  inner.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  outgoing.on('close', () => inner.destroy());
  incoming.pipe(inner);
}

function listen(server: Server, port: number, hostname: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why = cause.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${cause.code})`;
      reject(new DoorFault(`PORT: ${port} ${why}; choose another, for example PORT=8081`, { cause }));
    });
    server.listen(port, hostname, () => resolve());
  });
}
