/** The log: lines of JSON on standard output, or of prose for a person, and in neither a secret. */
import pino, { type DestinationStream, type Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { Config } from './config.ts';
import { cleaner, type Secrets } from './secrets.ts';

type LogConfig = Pick<Config, 'logLevel' | 'logPretty'> & Secrets;

export function createLogger(config: LogConfig, to: DestinationStream = pino.destination(1)): Logger {
  const clean = cleaner(config);
  const inWords = config.logPretty ? prettyFactory({ colorize: process.stdout.isTTY }) : undefined;
  // The finished line is cleaned, not fields by their names: a secret comes in with errors and addresses nobody thought of.
  const write = (line: string) => to.write(clean(inWords?.(line) ?? line));
  return pino({ level: config.logLevel }, { write });
}
