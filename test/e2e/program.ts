/** The program as an operator runs it: a process of its own, which can be told to stop, or killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Program {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Until standard output has said so. */
  said(pattern: RegExp): Promise<void>;
  /** Sends the signal; the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
  /** The exit code. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

export function runProgram(env: Readonly<Record<string, string>>): Program {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], { cwd: root, env: { PATH, HOME, ...env } });
  let [stdout, stderr] = ['', ''];
  let look = (): void => undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    look();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => resolve(signal ?? code));
  });
  return {
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    ended,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        look = () => pattern.test(stdout) && resolve();
        look();
        void ended.then((code) =>
          reject(new Error(`It ended (${code}) without saying ${pattern}:\n${stdout}\n${stderr}`)),
        );
      }),
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
