/**
 * A Telegram of our own: a strict local Bot API server, people who act in it, and a page to act by hand. It knows nothing
 * of any bot but its token and name. A *person* has an account here; a *room* is a chat as the servers keep it.
 */
import { serve } from '@hono/node-server';
import type { Scene } from './action.ts';
import { botApi } from './api.ts';
import { carryOut } from './call.ts';
import { pageDoor } from './door.ts';
import type { Levers } from './levers.ts';
import { People } from './people.ts';
import { keepSaved, load } from './save.ts';
import type { User } from './telegram.ts';
import { quiet, until } from './waiting.ts';
import { Webhook } from './webhook.ts';
import { fullyStrict, type Strictness, World } from './world.ts';

export { buttonsOf, ChatView, findButton, type TextPattern, textOf } from './chatview.ts';
export { Group } from './group.ts';
export type { Levers, Wish } from './levers.ts';
export type { GroupOptions, NewUser, People } from './people.ts';
export { Person, type SayOptions } from './person.ts';
export type { CallbackAnswer } from './queries.ts';
export type * from './telegram.ts';
export type { Room, Strictness, World } from './world.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port?: number | undefined;
  /** Loopback unless told otherwise. */
  host?: string | undefined;
  /** As from BotFather: `<bot id>:<secret>`. */
  token?: string | undefined;
  bot?: Partial<Omit<User, 'id' | 'is_bot'>> | undefined;
  /** The world's clock, in milliseconds since 1970. */
  now?: (() => number) | undefined;
  strict?: Partial<Strictness> | undefined;
  /** Where the world is kept between runs. */
  worldFile?: string | undefined;
  /** Where the built page lies, if not where `npm run build` puts it. */
  pageFolder?: string | undefined;
}

export interface Sandbox {
  /** The page's address, without a slash at the end. */
  url: string;
  /** For grammY's `client: { apiRoot }`. */
  apiRoot: string;
  token: string;
  world: World;
  people: People;
  /** Resolves with the first value that is not undefined, null or false, looking again after every change. */
  until<T>(look: () => T | undefined | null | false, milliseconds?: number): Promise<T>;
  /**
   * Resolves when the bot has taken all updates and has neither called nor changed anything for `milliseconds`: the way to
   * see that nothing more happens.
   */
  quiet(milliseconds?: number): Promise<void>;
  /** Lets the page start and drive what stands behind the bot. */
  attach(levers: Levers): void;
  close(): Promise<void>;
}

export const sandboxToken = '42:sandbox-sandbox-sandbox-sandbox';

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, host = '127.0.0.1', token = sandboxToken, now = Date.now, worldFile } = options;
  const world = new World(botUser(token, options.bot), now, { ...fullyStrict, ...options.strict });
  if (worldFile !== undefined) load(world, worldFile);
  Object.assign(world.strict, options.strict); // whoever asks for it means it, whatever was switched in an earlier run
  const people = new People(world);
  const webhook = new Webhook(world, async (method, params) => {
    const call = { world, webhook, uploads: new Map(), signal: new AbortController().signal };
    return (await carryOut(call, method, params)).answer;
  });
  const scene: Scene = { world, people };
  const app = botApi(world, webhook, token).route('/', pageDoor(scene, options.pageFolder));
  const stopSaving = worldFile === undefined ? undefined : keepSaved(world, worldFile);
  const server = await listen(app.fetch, port, host);
  const url = `http://${reachableName(host)}:${server.port}`;
  return {
    url,
    apiRoot: url,
    token,
    world,
    people,
    until: (look, milliseconds) => until(world, look, milliseconds),
    quiet: (milliseconds) => quiet(world, milliseconds),
    attach: (levers) => {
      scene.levers = levers;
      world.changed();
    },
    close: async () => {
      webhook.close();
      world.updates.release();
      world.queries.close();
      await server.close();
      stopSaving?.();
    },
  };
}

function botUser(token: string, given: SandboxOptions['bot']): User {
  const id = Number(/^(\d+):.+$/.exec(token)?.[1]);
  if (!Number.isSafeInteger(id)) throw new Error('A token reads <bot id>:<secret>');
  return { id, is_bot: true, first_name: 'Sandbox bot', username: 'sandbox_bot', ...given };
}

/** How this machine itself reaches a server that listens on `host`. */
function reachableName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

interface Listening {
  port: number;
  close(): Promise<void>;
}

function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
  hostname: string,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname }, (info) =>
      resolve({
        port: info.port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
    server.once('error', reject);
  });
}
