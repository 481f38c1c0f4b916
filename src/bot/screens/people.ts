/** Who sits where, by name. */
import { cleanName } from '../../i18n/html.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Names, Words } from '../../i18n/speak.ts';
import type { PersonId, Table } from '../../table/aggregate.ts';
import type { People, Stage } from './scene.ts';

/**
 * The names of a table's seats in one language: those of persons as they call themselves, those of computer players out of the
 * locale. Of two persons with one name the later bears a number.
 */
export function namesAt(words: Words, locale: Locale, table: Pick<Table, 'seats'>, people: People): Names {
  const taken = new Map<string, number>();
  const names = table.seats.map(({ person: sitting, computer, lent }, seat) => {
    // The story is the owner's, whoever plays for him.
    const person = lent?.owner ?? sitting;
    if (person === null) return computer ? words.computer(locale, seat) : undefined;
    const name = cleanName(people.get(person)?.name ?? '');
    if (name === undefined) return undefined;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name.slice(0, 28)} ${count}`;
  });
  return (seat) => names[seat];
}

/** The name of somebody who may not sit at the table: its master. Undefined where it cannot be seen. */
export function personName(stage: Pick<Stage, 'people'>, person: PersonId): string | undefined {
  return cleanName(stage.people.get(person)?.name ?? '');
}
