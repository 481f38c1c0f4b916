/**
 * The story of a window, or of one turn in strict order: a headline, one line for each figure that did something, those who
 * stood still together, the dead and the risen; and for whom it concerns what it meant for him.
 */
import type { Msg, Note, Seat } from '../../../kit/game.ts';
import type { Event } from '../data/events.ts';
import { at, backOf, who } from '../names.ts';
import { lastTurn } from '../rules/round.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { deedsOf } from './deeds.ts';
import { endNotes } from './end.ts';
import { digests } from './mine.ts';
import { wallsSoFar, wallsTold } from './setup.ts';

type Of<W extends Event['what']> = Extract<Event, { readonly what: W }>;

/** Tells what has happened since something was last told, and empties the record of it. */
export function storyOf(before: State, state: State): readonly Note[] {
  const { events } = state;
  state.events = [];
  if (before.phase === 'walls') return wallsTold(events);
  const isOver = state.phase === 'over';
  return [
    ...(state.options.order === 'windows' ? [headline(before, events)] : []),
    ...figureLines(before, events),
    ...diedAndRose(events),
    ...(state.turn !== before.turn && !isOver ? [scores(state)] : []),
    ...digests(events),
    ...(isOver ? endNotes(state) : []),
  ];
}

/** The window under way, as far as it has come: an onlooker sees all of it. */
export function chronicle({ phase, players, events }: View): readonly Note[] {
  if (phase === 'walls') return wallsSoFar(events);
  return [...figureLines({ players }, events), ...diedAndRose(events)];
}

function diedAndRose(events: readonly Event[]): readonly Note[] {
  return [
    ...events.filter((event) => event.what === 'bit').flatMap(deathTold),
    ...events.filter((event) => event.what === 'rose').map(roseTold),
  ];
}

function headline({ phase, turn }: State, events: readonly Event[]): Note {
  const args = { turn, turns: lastTurn };
  if (phase === 'humans') {
    const felled = events.filter((event) => event.what === 'threw' && event.hit).length;
    return { rank: 'headline', text: { id: 'office-story-humans', args: { ...args, felled } } };
  }
  const eaten = events.flatMap((event) => (event.what === 'bit' && event.outcome === 'died' ? [who(event.whom)] : []));
  const id = eaten.length > 0 ? 'office-story-zombies-ate' : 'office-story-zombies';
  return { rank: 'headline', text: { id, args: eaten.length > 0 ? { ...args, people: eaten } : args } };
}

/** In the order in which they began to act. */
function figureLines({ players }: Pick<View, 'players'>, events: readonly Event[]): readonly Note[] {
  const acting = events.filter((event) => event.what !== 'rose' && event.what !== 'stayed');
  const seats = [...new Set(acting.map(({ seat }) => seat))];
  const still = events.filter((event) => event.what === 'stayed').map(({ seat }) => who(seat));
  return [
    ...seats.map((seat): Note => line(figureTold(seat, acting, players[seat]?.role ?? 'human'))),
    ...(still.length > 0 ? [line({ id: 'office-story-still', args: { people: still } })] : []),
  ];
}

function figureTold(seat: Seat, events: readonly Event[], role: string): Msg {
  const deeds = deedsOf(events.filter((event) => event.seat === seat));
  return { id: 'office-story-figure', args: { person: who(seat), role, deeds } };
}

function deathTold({ outcome, seat, whom, cell, helpers, returns, whim }: Of<'bit'>): readonly Note[] {
  if (outcome !== 'died') return [];
  const args = { person: who(whom), killer: who(seat), cell: at(cell), whim, back: backOf(returns) };
  return [
    line({ id: 'office-story-death', args }),
    ...(helpers.length > 0 ? [line({ id: 'office-story-helped', args: { people: helpers.map(who) } })] : []),
  ];
}

function roseTold({ seat, cell, again, whim }: Of<'rose'>): Note {
  const args = { person: who(seat), cell: at(cell), whim };
  return line({ id: again ? 'office-story-rose-again' : 'office-story-rose', args });
}

function scores({ players }: State): Note {
  const places = [...players.keys()].toSorted((a, b) => (players[b]?.points ?? 0) - (players[a]?.points ?? 0));
  const people = places.map((seat): Msg => {
    return { id: 'office-story-score', args: { person: who(seat), points: players[seat]?.points ?? 0 } };
  });
  return line({ id: 'office-story-scores', args: { people } });
}

function line(text: Msg): Note {
  return { rank: 'line', text };
}
