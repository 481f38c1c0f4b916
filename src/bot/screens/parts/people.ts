/** Who sits where, by name. */
import { cleanName } from '../../../i18n/html.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { Names, Words } from '../../../i18n/speak.ts';
import { figureOf, hidesNames } from '../../../table/facts/anonymity.ts';
import { nameless } from '../../../table/facts/names.ts';
import { nameBearer } from '../../../table/facts/sitting.ts';
import type { PersonId, Table } from '../../../table/model/aggregate.ts';
import type { Person } from '../../../table/ports/ports.ts';
import type { People, Stage } from './scene.ts';

/**
 * The names of a table's seats in one language: those of persons as they call themselves, those of computer players out of the
 * locale. Of two persons with one name the later bears a number. At an anonymous table all are figures until the end.
 */
export function namesAt(
  words: Words,
  locale: Locale,
  table: Pick<Table, 'seats' | 'settings' | 'phase'>,
  people: People,
): Names {
  if (hidesNames(table)) return figuresAt(words, locale, table);
  const taken = new Map<string, number>();
  const names = table.seats.map((sitter, seat) => {
    const person = nameBearer(sitter);
    if (person === null) return sitter.computer ? words.computer(locale, seat) : undefined;
    const name = cleanName(people.get(person)?.name ?? '');
    if (name === undefined) return undefined;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name.slice(0, 28)} ${count}`;
  });
  return (seat) => names[seat];
}

/** A seat keeps its figure whoever plays it: that a computer took over is seen by its sign, not by another figure. */
function figuresAt(words: Words, locale: Locale, { seats }: Pick<Table, 'seats'>): Names {
  const speech = words.speak(locale);
  return (seat) => {
    const figure = speech.plain(figureOf(seat));
    return seats[seat]?.computer ? `🤖 ${figure}` : figure;
  };
}

/** Of people who need not sit anywhere. Two of one name are told apart by @username; who has none bears a number. */
export function apart<P extends Pick<Person, 'name' | 'username'>>(
  people: readonly P[],
): readonly (P & { readonly label: string })[] {
  const nameOf = ({ name }: Pick<Person, 'name'>) => cleanName(name) ?? nameless;
  const numbers = new Map<string, number>();
  return people.map((person) => {
    const name = nameOf(person);
    const isAlone = people.filter((x) => nameOf(x) === name).length === 1;
    if (isAlone) return { ...person, label: name };
    if (person.username !== null) return { ...person, label: withUsername(name, person.username) };
    const number = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, number);
    return { ...person, label: number === 1 ? name : `${name.slice(0, 28)} ${number}` };
  });
}

export function withUsername(name: string, username: string | null): string {
  return username === null ? name : `${name.slice(0, 24)} (@${username})`;
}

/**
 * The name of somebody who may not sit at the table: its master. Undefined where it cannot be seen, and at an anonymous
 * table: even who acts as its master would tell whose figure does.
 */
export function personName(stage: Pick<Stage, 'people' | 'table'>, person: PersonId): string | undefined {
  if (hidesNames(stage.table)) return undefined;
  return cleanName(stage.people.get(person)?.name ?? '');
}
