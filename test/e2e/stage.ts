/**
 * The stage for whole games: our own Telegram, a fresh database, the bot with its worker, all in this process; and people who
 * act as clients do, through the sandbox. What the bot does comes over HTTP, as from anywhere.
 */
import { createHash, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { type DrivenTime, drivenTime } from '../../src/jobs/time.ts';
import { start } from '../../src/main.ts';
import { readConfig } from '../../src/program/config.ts';
import {
  buttonsOf,
  type ChatView,
  findButton,
  type Group,
  type GroupOptions,
  type Message,
  type NewUser,
  type Person,
  type Sandbox,
  startSandbox,
  type TextPattern,
  textOf,
} from '../../src/sandbox/index.ts';
import type { Time } from '../../src/table/ports/ports.ts';
import { freshDatabase } from '../database.ts';

export type { Group, Message, Person };
export { buttonsOf, textOf };

/** Far more than anything takes, even on a busy machine. */
const patience = 15_000;

/** What can be done and seen on a stage. */
export interface Directions {
  /** A person whose client speaks Russian and who has pressed Start long ago, unless told otherwise. */
  person(first_name: string, more?: Partial<NewUser>): Person;
  group(title: string, members: readonly Person[], options?: GroupOptions): Promise<Group>;
  /** Writes and waits for the bot's next message there. */
  ask(who: Person, chat: ChatView, text: string, more?: Parameters<Person['say']>[2]): Promise<Message>;
  /** Waits for a message of the bot in that chat whose text matches, as it stands now. */
  reads(chat: ChatView, pattern: TextPattern): Promise<Message>;
  /** Presses the newest such button in that chat; the toast, or the link that was followed. */
  press(who: Person, chat: ChatView, button: TextPattern): Promise<string>;
  /** Until nothing moves any more. */
  quiet(): Promise<void>;
  /** Until there is something to be seen. */
  until<T>(look: () => T | undefined | null | false): Promise<T>;
}

export interface Stage extends Directions {
  readonly sandbox: Sandbox;
  readonly time: DrivenTime;
  /** Straight to the database, past the bot: for damage. */
  sql(statement: string): Promise<void>;
  /** Straight from the database: what nobody is told. */
  rows(query: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Until nothing moves any more and no letter waits, however slow the machine is. */
  settled(): Promise<void>;
  /** The program is down for so long by the tables' clock; then it is started again. */
  outage(span: number): Promise<void>;
  /** Stops the bot and starts it anew, on the same database and the same Telegram. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

/**
 * @param pace `kept`: twenty messages a minute into a group, as Telegram has it. `hurried`: neither the bot nor Telegram
 * counts, so that an evening in a group is over in seconds.
 * @param begins what the tables' clock shows at first, and Telegram's with it. Otherwise both begin now, and Telegram's is not moved.
 */
export async function openStage(
  env: Readonly<Record<string, string>> = {},
  pace: 'kept' | 'hurried' = 'hurried',
  begins?: number,
): Promise<Stage> {
  const database = await freshDatabase();
  if (pace === 'hurried') await stopCounting(database.url);
  if (begins !== undefined) {
    await runSql(database.url, `INSERT INTO "TimeShift" ("id", "ms") VALUES (1, ${begins - Date.now()})`);
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'slow-table-stage-'));
  const port = String(await freePort());
  const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'warn', ...env });
  const logger = pino({ level: config.logLevel }, pino.destination(2));
  let games = 0;
  // The same games at every run: what fails once fails again.
  const seeds = { next: () => createHash('sha256').update(`stage ${++games}`).digest('hex') };
  let shown: (() => number) | undefined;
  const now = () => shown?.() ?? Date.now();
  const sandbox = await startSandbox({ strict: { floods: pace === 'kept' }, ...(begins !== undefined && { now }) });
  // The world goes on while the program is down.
  const boot = () =>
    start(config, logger, { openSandbox: () => Promise.resolve({ ...sandbox, close: async () => {} }), seeds });
  let app = await boot();
  shown = () => app.time.now();
  const ours = new pg.Pool({ connectionString: database.url });
  return {
    ...directions(sandbox),
    sandbox,
    get time() {
      if (!isDriven(app.time)) throw new Error('The stage is built without BOT_TOKEN');
      return app.time;
    },
    restart: async () => {
      await app.stop();
      app = await boot();
    },
    sql: async (statement) => void (await ours.query(statement)),
    rows: async (query) => (await ours.query<Record<string, unknown>>(query)).rows,
    settled: () => settled(database.url, sandbox),
    outage: async (span) => {
      await app.stop();
      await passTime(ours, span);
      app = await boot();
    },
    end: async () => {
      await app.stop();
      await sandbox.close();
      await ours.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** While no program runs: on the tables' clock, and on the one by which its heart beats. */
async function passTime(pool: pg.Pool, span: number): Promise<void> {
  await (await drivenTime(pool)).jump(span);
  await pool.query(`UPDATE "Heartbeat" SET "at" = clock_timestamp() - make_interval(secs => $1)`, [span / 1000]);
}

/** The bot's pace stands in a table: one that keeps nothing lets everything through. */
export function stopCounting(url: string): Promise<void> {
  return runSql(
    url,
    `CREATE FUNCTION keep_nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
     CREATE TRIGGER keep_nothing BEFORE INSERT ON "Pace" FOR EACH ROW EXECUTE FUNCTION keep_nothing()`,
  );
}

async function runSql(url: string, statement: string): Promise<void> {
  await rowsOf(url, statement);
}

export async function rowsOf(url: string, query: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(query).finally(() => client.end());
  return rows;
}

export async function settled(url: string, { quiet }: Pick<Sandbox, 'quiet'>): Promise<void> {
  do await quiet(150);
  while ((await rowsOf(url, 'SELECT 1 FROM "Letter" WHERE "doneAt" IS NULL')).length > 0);
}

function isDriven(time: Time): time is DrivenTime {
  return 'jump' in time;
}

/** For a bot that runs elsewhere. */
export function directions(sandbox: Sandbox): Directions {
  const { people } = sandbox;
  const quiet = () => sandbox.quiet(250);
  const until: Directions['until'] = (look) => sandbox.until(look, patience);
  return {
    person: (first_name, more = {}) => people.addUser({ first_name, language_code: 'ru', started: true, ...more }),
    group: async (title, members, options) => {
      const group = people.addGroup(title, members, options);
      // The bot greets whoever adds it.
      if (!options?.withoutBot) await until(() => group.fromBot.length > 0);
      return group;
    },
    ask: async (who, chat, text, more) => {
      await quiet(); // or an answer to something else might be taken for this one
      const before = chat.fromBot.length;
      who.say(chat, text, more);
      return until(() => (chat.fromBot.length > before ? chat.lastFromBot : undefined));
    },
    reads: (chat, pattern) =>
      until(() => chat.fromBot.findLast((message) => matches(textOf(message), pattern))).catch((cause: unknown) => {
        const texts = chat.fromBot.map((message) => `— ${textOf(message)}`).join('\n');
        throw new Error(`Nothing in this chat matches ${pattern}. The bot wrote:\n${texts}`, { cause });
      }),
    press: async (who, chat, button) => {
      const message = await until(() => chat.searchButton(button));
      const { text, url } = await who.press(message, button);
      // A client follows a link that comes as an answer, too.
      if (url !== undefined && findButton(message, button).url === undefined) who.follow(url);
      return text ?? url ?? '';
    },
    quiet,
    until,
  };
}

function matches(text: string, pattern: TextPattern): boolean {
  return typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
}

/**
 * Free a moment ago. Below those that systems hand out for a connection: of such a one, the next connection of anybody on the
 * machine would take it before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
