/** The end: how it came, who won, everybody's points, and the moments worth telling. */
import type { Msg, Note, Seat } from '../../../kit/game.ts';
import { who } from '../names.ts';
import { placesOf } from '../rules/outcome.ts';
import { peopleOf } from '../rules/people.ts';
import type { State } from '../state.ts';

export function endNotes(state: State): readonly Note[] {
  const living = peopleOf(state.players).map(({ seat }) => who(seat));
  const places = placesOf(state.players);
  const [winners = []] = places;
  const ended: Msg =
    living.length > 0
      ? { id: 'office-end-police', args: { people: living } }
      : { id: 'office-end-eaten', args: { turn: state.turn } };
  return [
    { rank: 'headline', text: ended },
    { rank: 'headline', text: { id: 'office-end-winners', args: { people: winners.map(who), count: winners.length } } },
    ...places.flatMap((seats, i) => {
      const place = 1 + places.slice(0, i).flat().length;
      return seats.map((seat) => line(placeTold(state, seat, place)));
    }),
    ...moments(state).map(line),
  ];
}

function placeTold({ players }: State, seat: Seat, place: number): Msg {
  const { points = 0, kills = 0, assists = 0, died = null, role = 'human' } = players[seat] ?? {};
  const fate = role === 'human' ? 'alive' : died === null ? 'first' : 'died';
  return {
    id: 'office-end-place',
    args: { place, person: who(seat), points, kills, assists, fate, turn: died ?? 0 },
  };
}

/** Whoever was eaten first, and whoever ate most. */
function moments({ players }: State): readonly Msg[] {
  const seats = [...players.keys()];
  const diedOf = (seat: Seat) => players[seat]?.died ?? Number.POSITIVE_INFINITY;
  const killsOf = (seat: Seat) => players[seat]?.kills ?? 0;
  const [earliest] = seats.filter((seat) => Number.isFinite(diedOf(seat))).toSorted((a, b) => diedOf(a) - diedOf(b));
  const [hungriest] = seats.filter((seat) => killsOf(seat) > 1).toSorted((a, b) => killsOf(b) - killsOf(a));
  return [
    ...(earliest === undefined
      ? [{ id: 'office-end-nobody-died' }]
      : [{ id: 'office-end-earliest', args: { person: who(earliest), turn: diedOf(earliest) } }]),
    ...(hungriest === undefined
      ? []
      : [{ id: 'office-end-hungriest', args: { person: who(hungriest), kills: killsOf(hungriest) } }]),
  ];
}

function line(text: Msg): Note {
  return { rank: 'line', text };
}
