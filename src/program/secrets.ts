/** Keeps secrets out of whatever people read: the log, and what the program says when it ends. */

/** The settings that hold one. */
export interface Secrets {
  readonly botToken?: string | undefined;
  readonly databaseUrl?: string | undefined;
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined;
}

/** A bot token in an address (`/bot123:ABC/sendMessage`), of any length; or alone, if it has the length of a real one. */
const TOKENS = [/(?<=\/bot)\d+:[\w-]+/g, /\b\d{6,}:[\w-]{20,}/g];
/** The password in `postgresql://user:password@host`. */
const PASSWORD = /(?<=:\/\/[^\s:/@"]*:)[^\s/@"]+(?=@)/g;

/** Takes out what looks like a secret, and the secrets of this configuration whatever they look like. */
export function cleaner({ botToken, databaseUrl, webhook }: Secrets = {}): (line: string) => string {
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
