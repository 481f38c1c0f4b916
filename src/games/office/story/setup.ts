/** The story before the first turn: the office, who is the boss, the walls. */
import type { Msg, Note } from '../../../kit/game.ts';
import type { Event } from '../data/events.ts';
import { at, sectionName, thingName, who } from '../names.ts';
import type { Roles } from '../rules/setup.ts';
import type { State } from '../state.ts';

export function officeOpened(people: number): readonly Note[] {
  return [headline({ id: 'office-story-opened' }), line({ id: 'office-story-question', args: { people } })];
}

export function rolesTold(state: State, { first, volunteers, extras }: Roles): readonly Note[] {
  const chosen = volunteers.length === 0 ? 'nobody' : volunteers.length === 1 ? 'one' : 'many';
  const places = state.players.flatMap(({ cell }, seat) =>
    seat === first || cell === null ? [] : [{ id: 'office-story-place', args: { person: who(seat), cell: at(cell) } }],
  );
  return [
    headline({ id: 'office-story-zombie', args: { person: who(first), chosen } }),
    line({ id: 'office-story-places', args: { places } }),
    ...(extras.length > 0 ? [line({ id: 'office-story-extras', args: { things: extras.map(extra) } })] : []),
    line({ id: state.options.plan === 'players' ? 'office-story-walls-begin' : 'office-story-walls-beginner' }),
  ];
}

function extra({ seat, thing }: Roles['extras'][number]): Msg {
  return { id: 'office-story-extra', args: { person: who(seat), thing: thingName(thing) } };
}

type Placed = Extract<Event, { readonly what: 'placed' }>;

export function wallsTold(events: readonly Event[]): readonly Note[] {
  const placed = events.filter((event): event is Placed => event.what === 'placed');
  return [
    headline({ id: 'office-story-walls-stand', args: { sections: placed.length } }),
    line({ id: 'office-story-walls-who' }),
    ...placed.map((event): Note => ({ rank: 'detail', text: wallTold(event) })),
  ];
}

export function wallsSoFar(events: readonly Event[]): readonly Note[] {
  return events.flatMap((event) => (event.what === 'placed' ? [line(wallTold(event))] : []));
}

function wallTold({ seat, section, drawn }: Placed): Msg {
  return {
    id: 'office-story-wall',
    args: { person: who(seat), section: sectionName(section), drawn: drawn ? 'yes' : 'no' },
  };
}

function headline(text: Msg): Note {
  return { rank: 'headline', text };
}
function line(text: Msg): Note {
  return { rank: 'line', text };
}
