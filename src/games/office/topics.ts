/** Chapters of the rules in a player's words, in reading order: `office-rule-<topic>` in office-rules.ftl. */
import { things } from './data/things.ts';

export const topics = [
  'goal',
  'turn',
  'walls',
  'people',
  'junk',
  'throw',
  'zombies',
  'frenzy',
  'sight',
  'bite',
  'death',
  'points',
  'end',
  'silence',
  'options',
  ...things.map((thing) => `thing-${thing}` as const),
] as const;
