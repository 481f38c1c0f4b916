/** The files of the embedded server: where they lie and how they come to be. */
import { randomBytes } from 'node:crypto';
import { access, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Programs, runAs, type ServerUser } from './binaries.ts';
import { DatabaseFault, reason } from './fault.ts';

/** Settings written once, with the cluster. A week of logs is kept, each day over last week's. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'on',
  log_filename: 'postgres-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_size: '0',
};

export const DATABASE_USER = 'slow_table';

/** Where things lie in the server's folder. */
export function files(home: string) {
  return {
    cluster: join(home, 'cluster'),
    password: join(home, 'password'),
    port: join(home, 'port'),
    /** What the server says before its log is open. */
    startLog: join(home, 'cluster', 'start.log'),
  };
}

/** Makes the cluster unless it is there, and tells the password of its user. */
export async function ensureCluster(
  home: string,
  programs: Programs,
  user: ServerUser,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  if (!(await exists(files(home).cluster))) await create(home, programs, user, { ...SETTINGS, ...settings });
  return (await readFile(files(home).password, 'utf8')).trim();
}

/** Made under another name and moved into place whole, so that no interruption and no rival leaves half a cluster. */
async function create(home: string, programs: Programs, user: ServerUser, settings: Readonly<Record<string, string>>) {
  const draft = `${home}.${randomBytes(6).toString('hex')}`;
  const { cluster, password } = files(draft);
  try {
    await mkdir(cluster, { recursive: true });
    await writeFile(password, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
    const { ids } = user;
    if (ids !== undefined) await Promise.all([cluster, password].map((path) => chown(path, ids.uid, ids.gid)));
    await runAs(user, programs.initdb, [
      `--pgdata=${cluster}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      // Who trusts his data to no disk need not wait for it here either.
      ...(settings['fsync'] === 'off' ? ['--no-sync'] : []),
      ...Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`),
    ]);
    await rename(draft, home);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    if (await exists(files(home).cluster)) return; // another bot was faster, and its cluster is as good
    throw new DatabaseFault(
      `DATA_DIR: no database could be made in ${home} (${reason(cause)}); check rights and space`,
      {
        cause,
      },
    );
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
