/**
 * `npm start`: runs the program as a child, and starts it anew when it ended to be started anew (exit.ts). Whatever else ends
 * it, ends this too, with the same code: a wrong setting is not tried again and again. (A container runs main.js itself, and
 * its restart policy does this.)
 *
 * Signals go on to the child, whoever they were sent to: npm, the terminal's whole group, or this process. Should this process
 * be killed, the child notices by the channel between them, and ends as if told to.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { START_ANEW } from './program/exit.ts';

const main = fileURLToPath(import.meta.url).replace(/start(\.\w+)$/, 'main$1');
const [, , program = main] = process.argv;
const PAUSE_MS = 1_000;

let child: ChildProcess | undefined;
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true;
    // On Windows the console tells the child itself, and `kill` would be a kill.
    if (process.platform !== 'win32') child?.kill(signal);
  });
}

function run(): void {
  child = spawn(process.execPath, [...process.execArgv, program], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  child.on('exit', (code, signal) => {
    if (code !== START_ANEW || isStopping) return end(code, signal);
    process.stderr.write('starting anew\n');
    setTimeout(() => (isStopping ? process.exit(0) : run()), PAUSE_MS);
  });
}

function end(code: number | null, signal: NodeJS.Signals | null): void {
  if (code !== null) process.exit(code);
  // Ended by a signal: so do we, as a shell would see it without us.
  for (const each of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(each);
  process.kill(process.pid, signal ?? 'SIGTERM');
}

run();
