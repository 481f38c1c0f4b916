/** What a cluster's `postmaster.pid` tells of the server that runs on it, or that ran when the power went. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** The server of this cluster, if one is alive. A file left by a dead one is taken away. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const path = join(cluster, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => '');
  // Lines: pid, folder, start time, port, …; the port is missing in the first moments of a start.
  const [pid, , , port] = text.split('\n').map(Number);
  if (pid === undefined || port === undefined || !(pid > 0) || !(port > 0)) return undefined;
  if (await isPostgres(pid)) return { pid, port };
  await rm(path, { force: true });
  return undefined;
}

/**
 * PostgreSQL itself asks only whether some process has the number. In a restarted container the same small numbers come
 * again, and a zombie nobody reaps keeps its own: both would make it refuse to start.
 */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid);
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /^\d+ \(postgres\) [^ZX]/.test(status);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
