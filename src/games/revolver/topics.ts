/** Chapters of the rules in a player's words, in reading order: `revolver-rule-<topic>` in revolver-rules.ftl. */
export const topics = [
  'goal',
  'turn',
  'chamber',
  'self',
  'cards',
  'shield',
  'misfire',
  'intercept',
  'medkit',
  'orders',
  'silence',
  'secrets',
  'options',
] as const;
