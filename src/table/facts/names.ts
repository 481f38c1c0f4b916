/** What people are called in what is kept for ever: the name of the day, or a dash, never a Telegram id. Pure. */
import type { Person } from '../ports/ports.ts';

export const nameless = '—';
/** Anything that can be seen: Telegram also takes names of blanks and of letters that fill a line with nothing. */
const visible = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

export function calledName(person: Pick<Person, 'name'> | undefined): string {
  return person && visible.test(person.name) ? person.name : nameless;
}
