/** Before the tests in a browser: the page is built once, by the command that `npm run build` uses. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default async function setup(): Promise<void> {
  // In a process of its own: Vitest says NODE_ENV=test, and the page would be another one.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: root, env });
}
