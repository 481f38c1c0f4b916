/** The log: lines of JSON on standard output, or of prose for a person, and in neither a secret. */
import pino, { type DestinationStream, type Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { Config } from './config.ts';

type LogConfig = Pick<Config, 'logLevel' | 'logPretty'> & Partial<Pick<Config, 'botToken' | 'databaseUrl' | 'webhook'>>;

/** A bot token in an address (`/bot123:ABC/sendMessage`), of any length; or alone, if it has the length of a real one. */
const TOKENS = [/(?<=\/bot)\d+:[\w-]+/g, /\b\d{6,}:[\w-]{20,}/g];
/** The password in `postgresql://user:password@host`. */
const PASSWORD = /(?<=:\/\/[^\s:/@"]*:)[^\s/@"]+(?=@)/g;

export function createLogger(config: LogConfig, to: DestinationStream = pino.destination(1)): Logger {
  const clean = cleaner(config);
  const inWords = config.logPretty ? prettyFactory({ colorize: process.stdout.isTTY }) : undefined;
  // The finished line is cleaned, not fields by their names: a secret comes in with errors and addresses nobody thought of.
  const write = (line: string) => to.write(clean(inWords?.(line) ?? line));
  return pino({ level: config.logLevel }, { write });
}

/** Takes out what looks like a secret, and the secrets of this configuration whatever they look like. */
function cleaner({ botToken, databaseUrl, webhook }: LogConfig): (line: string) => string {
  const password = databaseUrl === undefined ? '' : new URL(databaseUrl).password;
  const known = [botToken, webhook?.secret, password, decodeURIComponent(password)];
  const secrets = known.filter((secret): secret is string => secret !== undefined && secret.length >= 6);
  return (line) => {
    let cleaned = line;
    for (const secret of secrets) cleaned = cleaned.replaceAll(secret, '[secret]');
    for (const token of TOKENS) cleaned = cleaned.replace(token, '[token]');
    return cleaned.replace(PASSWORD, '[secret]');
  };
}
