/**
 * `npm run simulate -- <game> --players N --games N --seed S [--preset printed|recommended] [--silence 15] [--json]`
 *
 * Games are dealt out to as many processes as there are processors, each with a part of the numbers; the sums do not tell who
 * counted what. (Worker threads would need a loader of their own for TypeScript; a child process inherits ours.)
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { censuses } from '../games/index.ts';
import type { AnyGame } from '../kit/game.ts';
import { Misuse, read } from './args.ts';
import { inWords, reportOf } from './report.ts';
import { run, type Task } from './run.ts';
import { merge, type Tally } from './tally.ts';

/** Fewer games than this are played sooner than a process starts. */
const worthAProcess = 50;

try {
  const { game, task, json, part } = read(process.argv.slice(2));
  if (part) {
    process.send?.(run(game, censuses[game.id], task, part[0], part[1]));
  } else {
    const report = reportOf(game.id, task, await runAll(game, task));
    process.stdout.write(`${json ? JSON.stringify(report, null, 2) : inWords(report)}\n`);
  }
} catch (error) {
  if (!(error instanceof Misuse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function runAll(game: AnyGame, task: Task): Promise<Tally> {
  const parts = Math.max(1, Math.min(availableParallelism(), Math.floor(task.games / worthAProcess)));
  const others = Array.from({ length: parts - 1 }, (_, i) => runElsewhere(`${i + 1}/${parts}`));
  return merge([run(game, censuses[game.id], task, 0, parts), ...(await Promise.all(others))]);
}

function runElsewhere(part: string): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [...process.argv.slice(2), '--part', part]);
    child.once('message', (tally) => resolve(tally as Tally)); // our own program, with the same arguments
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`part ${part} ended with ${code}`)));
  });
}
