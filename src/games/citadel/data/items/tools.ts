/** What helps by being carried, and the binoculars (3.5). */
import type { ItemRecord } from './record.ts';

export const tools = {
  binoculars: { number: 1, use: { aim: 'line', does: 'scout', urge: 1 }, wish: { worth: 1 } },
  backpack: { number: 12, keep: () => 'container', room: { hale: 5, wounded: 3 }, wish: { worth: 5 } },
  flashlight: { number: 25, slotless: true, finds: 1, wish: { worth: 3 } },
  sneakers: { number: 30, slotless: true, runs: true, wish: { worth: 3 } },
} satisfies Readonly<Record<string, ItemRecord>>;
