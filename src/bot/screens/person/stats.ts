/** `/stats`: the games of a chat and its people. Whoever sits at an anonymous table appears with it when it has ended. */
import { cleanName } from '../../../i18n/html.ts';
import type { Speech } from '../../../i18n/speak.ts';
import type { Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { hidesNames } from '../../../table/facts/anonymity.ts';
import { winnersIn } from '../../../table/facts/outcome.ts';
import type { PersonId } from '../../../table/model/aggregate.ts';
import type { ChatTable } from '../../../table/ports/operations.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import type { Drawn, People } from '../parts/scene.ts';

interface Tally {
  readonly person: PersonId;
  /** Ended games that were theirs at the end, played by themselves or by a deputy. */
  readonly games: number;
  /** Of those, games that know places, and those in which they came first. */
  readonly ranked: number;
  readonly wins: number;
  readonly missed: number;
}

export function tallyOf(tables: readonly ChatTable[]): readonly Tally[] {
  const tallies = new Map<PersonId, Tally>();
  for (const table of tables) {
    if (hidesNames(table)) continue;
    const isOver = table.phase === 'ended';
    const winners = table.outcome && winnersIn(table.outcome);
    for (const [seat, person] of table.seats.entries()) {
      const missed = table.missed.get(seat) ?? 0;
      if (person === null || (!isOver && missed === 0)) continue;
      const known = tallies.get(person) ?? { person, games: 0, ranked: 0, wins: 0, missed: 0 };
      tallies.set(person, {
        person,
        games: known.games + (isOver ? 1 : 0),
        ranked: known.ranked + (winners ? 1 : 0),
        wins: known.wins + (winners?.includes(seat) ? 1 : 0),
        missed: known.missed + missed,
      });
    }
  }
  return [...tallies.values()].sort((a, b) => b.wins - a.wins || b.games - a.games || a.missed - b.missed);
}

/** More lines than anybody reads. */
const mostPeople = 30;

export function statsScreen(
  speech: Speech,
  tables: readonly ChatTable[],
  tallies: readonly Tally[],
  people: People,
): Drawn {
  if (tables.length === 0) return onePage(speech.html(msg('stats-none')));
  const ended = tables.filter(({ phase }) => phase === 'ended');
  const seats = ended.reduce((sum, table) => sum + table.seats.length, 0);
  const live = tables.filter(({ phase }) => phase !== 'ended' && phase !== 'cancelled').map(({ name }) => name);
  const head = [
    msg('stats-title', { games: ended.length, seats }),
    ...(live.length > 0 ? [msg('stats-live', { tables: live })] : []),
  ];
  return onePage(
    text(
      spoken(speech, head),
      spoken(
        speech,
        tallies.slice(0, mostPeople).flatMap((tally) => lineOf(tally, cleanName(people.get(tally.person)?.name ?? ''))),
      ),
    ),
  );
}

/** Who has no name any more has deleted his account. */
function lineOf({ games, ranked, wins, missed }: Tally, name: string | undefined): readonly Msg[] {
  if (name === undefined) return [];
  const won = ranked > 0 ? [msg('stats-wins', { wins, ranked })] : [];
  const late = missed > 0 ? [msg('stats-missed', { missed })] : [];
  return [msg('stats-person', { name, facts: [msg('stats-games', { games }), ...won, ...late] })];
}
