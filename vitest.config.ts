import { defineConfig } from 'vitest/config';
import { chromium } from './test/browser/chromium.ts';

/** Folders whose tests need PostgreSQL; only they wait for it. */
const onDatabase = ['storage', 'jobs', 'e2e'].map((folder) => `test/${folder}/**/*.test.ts`);

/** The page of docs/ in the second language: `npm run pages` writes both. */
const onDemand = process.env['PAGES'] === 'written' ? [] : ['test/e2e/month.en.test.ts'];

const inBrowser = ['test/browser/**/*.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default', './test/closing-line.ts'],
    // Half the default would idle on two cores while tests wait for a database or a child process.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['test/**/*.test.ts'],
          exclude: [...onDatabase, ...inBrowser],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          // One project for both: a second global setup in this process would load Prisma's engine twice, which it does not bear.
          name: 'database',
          include: [...onDatabase, ...(chromium === undefined ? [] : inBrowser)],
          exclude: onDemand,
          globalSetup: [
            './test/database.setup.ts',
            ...(chromium === undefined ? [] : ['./test/browser/page.setup.ts']),
          ],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
