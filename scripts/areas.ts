/** The files of locales/ that belong to the shell; the others are the games'. */
export const areas = [
  'language',
  'lobby',
  'table',
  'errors',
  'menu',
  'help',
  'master',
  'anonymous',
  'stats',
  'admin',
  'seat',
  'desk',
  'peek',
  'private',
  'bot',
] as const;
