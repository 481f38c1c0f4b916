/** The browser that stands on this machine, if any: Debian's package, or one that CHROMIUM names. */
import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const chromium: string | undefined = [process.env['CHROMIUM'] ?? '', ...usual].find(
  (path) => path !== '' && existsSync(path),
);
