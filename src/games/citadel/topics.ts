/** Chapters of the rules in a player's words, in reading order: `citadel-rule-<topic>` in citadel-rules.ftl. */
import { itemKinds } from './data/items/index.ts';

export const topics = [
  'goal',
  'turn',
  'preparation',
  'storage',
  'exchange',
  'carrying',
  'search',
  'wounds',
  'bonuses',
  'zombies',
  'numbers',
  'lines',
  'plan',
  'wave',
  'shooting',
  'melee',
  'attacks',
  'breach',
  'sneakers',
  'blitz',
  'silence',
  'secrets',
  'options',
  ...itemKinds.map((kind) => `item-${kind}` as const),
] as const;
