/** The settings of the bot, read once from the environment. `.env.example` explains them to the operator. */
import { z } from 'zod';
import { type Locale, locales } from '../i18n/locale.ts';
import { cleaner } from './secrets.ts';

/** A setting is wrong or missing. The message is one line with the variable, the fault and an example, and no secret. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault';
}

/** What a right value looks like, for messages and for `.env.example`. */
export const EXAMPLES = {
  BOT_TOKEN: '123456789:AAExampleExampleExampleExampleExampl',
  BOT_API_ROOT: 'https://api.telegram.org',
  DATABASE_URL: 'postgresql://bot:password@127.0.0.1:5432/slow_table',
  WEBHOOK_URL: 'https://bot.example.org/telegram',
  WEBHOOK_SECRET: 'letters-digits_and-dashes',
  PORT: '8080',
  DATA_DIR: './data',
  ADMIN_IDS: '12345678,87654321',
  DEFAULT_LOCALE: 'ru',
  DEFAULT_TIMEZONE: 'Europe/Moscow',
  SEND_RATE: '25',
  LOG_LEVEL: 'info',
  LOG_PRETTY: 'true',
} as const;

type Variable = keyof typeof EXAMPLES;

/** Their values are never repeated in a message. */
const SECRET: readonly string[] = ['BOT_TOKEN', 'DATABASE_URL', 'WEBHOOK_SECRET'] satisfies Variable[];

const telegramItself = 'https://api.telegram.org';

const http = z
  .url({ protocol: /^https?$/, error: 'is not an http(s) address', abort: true })
  .refine((url) => new URL(url).username === '' && new URL(url).password === '', 'has a user or a password in it')
  .refine((url) => !/\/bot\d+:/.test(url), 'has a token in it');

/** What is not written so is read as another address, and the rest of a password as its host or database. */
const escaped = 'cannot be read; in a user or a password write @ as %40, / as %2F, # as %23, ? as %3F and % as %25';

const whole = (from: number, to: number) =>
  z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(from, `is less than ${from}`)
    .max(to, `is more than ${to}`);

const Environment = z.object({
  BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, 'is not a token of BotFather')
    .optional(),
  BOT_API_ROOT: http.default(telegramItself).transform((root) => root.replace(/\/+$/, '')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'is not a PostgreSQL address')
    .refine(isEscaped, escaped)
    .optional(),
  WEBHOOK_URL: http.optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,256}$/, 'has other than 16 to 256 letters, digits, _ and -')
    .optional(),
  PORT: whole(1, 65_535).default(8080),
  DATA_DIR: z.string().default('./data'),
  ADMIN_IDS: z
    .string()
    .regex(/^\s*\d+\s*(,\s*\d+\s*)*$/, 'is not a list of Telegram ids with commas')
    .transform((list) => list.split(',').map(Number))
    .default([]),
  DEFAULT_LOCALE: z.enum(locales, `is neither ${locales.join(' nor ')}`).default('ru'),
  DEFAULT_TIMEZONE: z.string().refine(isTimezone, 'is not a time zone').default('Europe/Moscow'),
  SEND_RATE: whole(1, 1000).default(25),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'is not trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
  LOG_PRETTY: z.stringbool('is neither true nor false').default(false),
} satisfies Record<Variable, z.ZodType>);

type Environment = z.infer<typeof Environment>;

export interface Config {
  /** Absent: the bot plays in the sandbox. */
  readonly botToken: string | undefined;
  /** Without a slash at its end. */
  readonly botApiRoot: string;
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Absent: long polling. */
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
  readonly port: number;
  readonly dataDir: string;
  readonly adminIds: readonly number[];
  readonly defaultLocale: Locale;
  readonly defaultTimezone: string;
  /** Messages a second, for all processes together. */
  readonly sendRate: number;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly logPretty: boolean;
}

/** @throws ConfigFault on the first variable that is wrong or missing */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // `NAME=` in an env file means: not set.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = Environment.safeParse(given);
  if (!result.success) throw faultOf(result.error, given);
  const values = result.data;
  return {
    botToken: values.BOT_TOKEN,
    botApiRoot: values.BOT_API_ROOT,
    databaseUrl: values.DATABASE_URL,
    webhook: webhookOf(values),
    port: values.PORT,
    dataDir: values.DATA_DIR,
    adminIds: values.ADMIN_IDS,
    defaultLocale: values.DEFAULT_LOCALE,
    defaultTimezone: values.DEFAULT_TIMEZONE,
    sendRate: values.SEND_RATE,
    logLevel: values.LOG_LEVEL,
    logPretty: values.LOG_PRETTY,
  };
}

function webhookOf(values: Environment): Config['webhook'] {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = values;
  if (url === undefined) return undefined;
  if (values.BOT_TOKEN === undefined) throw fault('BOT_TOKEN', 'is missing, and WEBHOOK_URL is of no use without it');
  if (secret === undefined)
    throw fault('WEBHOOK_SECRET', 'is missing, and WEBHOOK_URL would be open to anybody without it');
  // A Bot API server of one's own may post without encryption, on its own network.
  if (!url.startsWith('https:') && values.BOT_API_ROOT === telegramItself)
    throw fault('WEBHOOK_URL', `${JSON.stringify(url)} is not an https address, and Telegram takes no other`);
  return { url, secret };
}

function faultOf(error: z.ZodError, given: Readonly<Record<string, string | undefined>>): ConfigFault {
  const [issue] = error.issues;
  const name = Environment.keyof().parse(issue?.path[0]);
  const value = SECRET.includes(name) ? 'its value' : shown(given[name]);
  return fault(name, `${value} ${issue?.message}`);
}

/** A secret may stand in the wrong line, too, or within an address. */
function shown(value = ''): string {
  return cleaner()(JSON.stringify(value)).replace(/\/\/.*@/, '//[secret]@');
}

function fault(name: Variable, what: string): ConfigFault {
  return new ConfigFault(`${name}: ${what}; for example ${name}=${EXAMPLES[name]}`);
}

function isEscaped(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, host, pathname, search, hash } = new URL(address);
  try {
    for (const part of [username, password, host, pathname]) decodeURIComponent(part);
  } catch {
    return false;
  }
  return hash === '' && !`${pathname}${search}`.includes('@');
}

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
