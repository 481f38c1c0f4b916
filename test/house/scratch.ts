/** A folder that looks like a checkout to the linters, with files of a test's own in it. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Scratch {
  /** Runs a tool of ours in the folder, and gives what it wrote to standard output; its exit code is of no interest. */
  run(tool: string, ...args: readonly string[]): Promise<string>;
  change(path: string, change: (text: string) => string): Promise<void>;
  remove(): Promise<void>;
}

export async function scratch(settings: readonly string[], files: Readonly<Record<string, string>>): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-table-lint-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of settings) await cp(join(root, name), join(folder, name), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return {
    run: (tool, ...args) =>
      new Promise((resolve) => {
        const command = join(root, 'node_modules', '.bin', tool);
        execFile(command, args, { cwd: folder, maxBuffer: 2 ** 24 }, (_error, stdout) => resolve(stdout));
      }),
    change: async (path, change) => {
      const file = join(folder, path);
      await writeFile(file, change(await readFile(file, 'utf8')));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
