/** A browser with nobody's habits: a fresh profile, no network of its own, and a reader in Moscow. */
import { type Browser, type BrowserContextOptions, chromium as driver, type Page } from 'playwright-core';
import { chromium } from './chromium.ts';

const flags = [
  '--no-sandbox', // tests run as root, too
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
];

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

export function launch(): Promise<Browser> {
  if (chromium === undefined) throw new Error('There is no Chromium on this machine');
  return driver.launch({ executablePath: chromium, args: flags });
}

export interface Reader {
  readonly page: Page;
  /** What the browser complained of: errors of scripts, refusals of the policy. */
  readonly complaints: readonly string[];
}

export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Reader> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: desktop,
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (line) => {
    // An answer that did not come, or said no, is the sandbox's affair: it may be down between two starts, or busy.
    if (line.type() === 'error' && !/Failed to load resource|ERR_INCOMPLETE_CHUNKED/.test(line.text()))
      complaints.push(line.text());
  });
  await page.goto(url);
  return { page, complaints };
}
