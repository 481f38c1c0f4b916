/** Folders that look like a checkout to our tools: for the linters with files of a test's own in it, or the whole of ours as a copy. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Scratch {
  /** Runs a tool of ours in the folder, and gives what it wrote to standard output; its exit code is of no interest. */
  run(tool: string, ...args: readonly string[]): Promise<string>;
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
  return folderAt(folder);
}

/** What a copy of the checkout goes without: what is installed or made, and what nobody reads there. */
const leftOut = new Set(['node_modules', '.git', 'dist', 'data', 'docs']);

export interface Checkout extends Scratch {
  read(path: string): Promise<string>;
  write(path: string, text: string): Promise<void>;
  /** @throws where the file has no such words: a step would else be left out in silence */
  edit(path: string, words: string | RegExp, instead: string): Promise<void>;
  /** Names in a folder. */
  list(path: string): Promise<readonly string[]>;
  /** What is written meanwhile is taken back afterwards. */
  trying<T>(work: () => Promise<T>): Promise<T>;
}

/** A copy of all that belongs to the program and its tests, to be changed at will. */
export async function checkout(): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-table-copy-'));
  for (const name of await readdir(root)) {
    if (!leftOut.has(name)) await cp(join(root, name), join(folder, name), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  let before = new Map<string, string>();
  const write = async (path: string, text: string) => {
    if (!before.has(path)) before.set(path, await read(path).catch(() => ''));
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  return {
    ...folderAt(folder),
    read,
    write,
    edit: async (path, words, instead) => {
      const text = await read(path);
      const edited = text.replace(words, instead);
      if (edited === text) throw new Error(`${path} has nothing like ${words}`);
      await write(path, edited);
    },
    list: (path) => readdir(join(folder, path)),
    trying: async (work) => {
      before = new Map();
      try {
        return await work();
      } finally {
        for (const [path, text] of before) await writeFile(join(folder, path), text);
      }
    },
  };
}

function folderAt(folder: string): Scratch {
  return {
    run: (tool, ...args) =>
      new Promise((resolve) => {
        const command = join(root, 'node_modules', '.bin', tool);
        // A test runner within a test runner must not take itself for a worker of the outer one.
        const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
        execFile(command, args, { cwd: folder, env, maxBuffer: 2 ** 26 }, (_error, stdout) => resolve(stdout));
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
