/** What people type in English. */
import type { Dictionary } from './dictionary.ts';

export const en: Dictionary = {
  units: {
    day: ['d', 'day', 'days'],
    hour: ['h', 'hr', 'hrs', 'hour', 'hours'],
    minute: ['m', 'min', 'mins', 'minute', 'minutes'],
    second: ['s', 'sec', 'secs', 'second', 'seconds'],
  },
  weekdays: [
    ['mo', 'mon', 'monday'],
    ['tu', 'tue', 'tues', 'tuesday'],
    ['we', 'wed', 'wednesday'],
    ['th', 'thu', 'thur', 'thurs', 'thursday'],
    ['fr', 'fri', 'friday'],
    ['sa', 'sat', 'saturday'],
    ['su', 'sun', 'sunday'],
  ],
  pace: {
    zone: ['zone', 'timezone'],
    quiet: ['quiet', 'night'],
    days: ['day', 'days', 'weekend'],
    early: ['early'],
    grace: ['grace'],
    misses: ['misses'],
  },
  yes: ['on', 'yes'],
  none: ['none', 'no'],
  off: ['off'],
  hours: ['hours'],
  away: ['away'],
  successors: { computer: ['bot'], anyone: ['open'], nobody: ['nobody'] },
};
