/** The program as a process: from the environment and signals to an exit code, and what it says when it cannot go on. */
import { TelegramFault } from '../bot/process/insist.ts';
import { LocaleFault } from '../i18n/load.ts';
import { WorkerFault } from '../jobs/supervisor.ts';
import { DatabaseFault } from '../storage/fault.ts';
import { type Config, ConfigFault, readConfig } from './config.ts';
import { DoorFault } from './door.ts';
import { START_ANEW } from './exit.ts';
import { createLogger } from './logger.ts';
import { cleaner } from './secrets.ts';

/** The longest that a stop may take before the rest is left to the next start. */
const longestStop = 20_000;

/** The program at work. */
export interface Running {
  stop(): Promise<void>;
  /** Rejects when it cannot go on. */
  readonly broken: Promise<never>;
  readonly sandbox?: unknown;
}
export type Start = (
  config: Config,
  logger: ReturnType<typeof createLogger>,
  more: { readonly stopping: AbortSignal },
) => Promise<Running>;

export async function runProcess(start: Start): Promise<never> {
  const stopping = new AbortController();
  const hurry = () => setTimeout(() => process.exit(1), longestStop).unref();
  // Before anything is taken that would have to be given back. npm and the terminal may both send the signal: the second one is
  // not an impatient person.
  const told = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(stopping.abort()));
    // Whoever started us and is killed cannot send a signal (start.ts).
    process.on('disconnect', () => resolve(stopping.abort()));
  });
  void told.then(hurry);
  // What nobody expected leaves a state that nobody knows: all goes well again when it begins anew.
  const unexpected = new Promise<never>((_, reject) => process.on('uncaughtException', reject));
  unexpected.catch(() => undefined); // heard of below
  let running: Running | undefined;
  let code = 0;
  let clean = cleaner();
  try {
    const config = readConfig(process.env);
    clean = cleaner(config);
    running = await start(config, createLogger(config), { stopping: stopping.signal });
    if (running.sandbox) process.stdout.write(`Sandbox: http://127.0.0.1:${config.port}\n`);
    await Promise.race([told, running.broken, unexpected]);
  } catch (fault) {
    if (!stopping.signal.aborted) {
      process.stderr.write(`${complaint(fault, clean)}\n`);
      // What breaks later than the start goes when all begins anew, but for a bot that is not ours to run.
      code = running && !(fault instanceof TelegramFault) ? START_ANEW : 1;
    }
  }
  hurry();
  await running?.stop();
  process.exit(code);
}

const ofSurroundings = [ConfigFault, DatabaseFault, LocaleFault, TelegramFault, DoorFault, WorkerFault];

/** Faults of the surroundings in one line; faults of ours with all that helps to find them. */
function complaint(fault: unknown, clean: (text: string) => string): string {
  if (ofSurroundings.some((kind) => fault instanceof kind) && fault instanceof Error) return fault.message;
  return clean(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
}
