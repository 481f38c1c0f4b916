/** Menus of every kind, small enough to know by heart. */
import { type Order, type Pick, type Some, sheet } from '../../src/kit/menu.ts';

export const label = (id: string) => ({ id: `label-${id}` });
export const tick = (id: string) => ({ id, label: label(id) });
export const tools: Some<string> = {
  kind: 'some',
  text: [],
  items: ['saw', 'axe', 'nail'].map(tick),
  min: 1,
  max: 2,
  done: (ids) => `with ${ids.join(' and ')}`,
};
export const job: Pick<string> = {
  kind: 'pick',
  text: [],
  items: [
    { ...tick('rest'), do: 'rest' },
    { ...tick('build'), open: () => tools },
    { ...tick('fly'), no: { id: 'no-wings' } },
  ],
  otherwise: 'rest',
};
export const ranked: Order<readonly string[]> = {
  kind: 'order',
  text: [],
  items: ['cat', 'dog', 'owl'].map(tick),
  done: (ids) => ids,
};
export const form = sheet(
  [],
  { job: { label: label('job'), menu: job }, pets: { label: label('pets'), menu: ranked } },
  (answers: { job: string; pets: readonly string[] }) => answers,
);
