/** Who sits where, by name. */
import { cleanName } from '../../i18n/html.ts';
import type { Locale } from '../../i18n/locale.ts';
import { msg } from '../../i18n/msg.ts';
import type { Names, Words } from '../../i18n/speak.ts';
import type { Msg, Seat } from '../../kit/game.ts';
import type { PersonId, Table } from '../../table/aggregate.ts';
import { hidesNames } from '../../table/anonymity.ts';
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

/** A seat keeps its figure whoever plays it: that a computer took over is seen by its sign, not by another figure. */
function figuresAt(words: Words, locale: Locale, { seats }: Pick<Table, 'seats'>): Names {
  const speech = words.speak(locale);
  return (seat) => {
    const figure = speech.plain(figureOf(seat));
    return seats[seat]?.computer ? `🤖 ${figure}` : figure;
  };
}

const figures = [
  msg('anonymous-figure-0'),
  msg('anonymous-figure-1'),
  msg('anonymous-figure-2'),
  msg('anonymous-figure-3'),
  msg('anonymous-figure-4'),
  msg('anonymous-figure-5'),
  msg('anonymous-figure-6'),
  msg('anonymous-figure-7'),
  msg('anonymous-figure-8'),
  msg('anonymous-figure-9'),
  msg('anonymous-figure-10'),
  msg('anonymous-figure-11'),
  msg('anonymous-figure-12'),
  msg('anonymous-figure-13'),
  msg('anonymous-figure-14'),
  msg('anonymous-figure-15'),
] as const;

/** The figure of a seat at an anonymous table. There are as many as any game seats; after them seats have numbers. */
export function figureOf(seat: Seat): Msg {
  return figures[seat] ?? { id: 'bot-seat', args: { number: seat + 1 } };
}

/**
 * The name of somebody who may not sit at the table: its master. Undefined where it cannot be seen, and at an anonymous
 * table: even who acts as its master would tell whose figure does.
 */
export function personName(stage: Pick<Stage, 'people' | 'table'>, person: PersonId): string | undefined {
  if (hidesNames(stage.table)) return undefined;
  return cleanName(stage.people.get(person)?.name ?? '');
}
