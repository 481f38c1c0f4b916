/** What axe-core finds on a page as it stands. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const Findings = z.array(
  z.object({ id: z.string(), impact: z.string().nullish(), nodes: z.array(z.object({ html: z.string() })) }),
);

/** One line for each serious or critical fault. */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found = Findings.parse(await page.evaluate('axe.run().then(({ violations }) => violations)'));
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
