/** What it meant for those it happened to: the digest in private. */
import type { Msg, Note, Seat } from '../../../kit/game.ts';
import type { Event } from '../data/events.ts';
import { at, thingName, who, yourReturn } from '../names.ts';

export function digests(events: readonly Event[]): readonly Note[] {
  return events.flatMap((event): readonly Note[] => {
    if (event.what === 'threw' && event.hit) {
      const args = { person: who(event.seat), thing: thingName(event.weapon), back: yourReturn(event.returns) };
      return [only(event.at, { id: 'office-mine-hit', args })];
    }
    if (event.what === 'rose') return [only(event.seat, { id: 'office-mine-rose', args: { cell: at(event.cell) } })];
    return event.what === 'bit' ? bitten(event) : [];
  });
}

function bitten(event: Extract<Event, { readonly what: 'bit' }>): readonly Note[] {
  const { seat, whom, cell, outcome, helpers, returns } = event;
  const args = { person: who(seat) };
  switch (outcome) {
    case 'missed':
      return [only(whom, { id: 'office-mine-missed', args })];
    case 'aided':
      return [only(whom, { id: 'office-mine-aided', args })];
    case 'axed':
      return [
        only(whom, { id: 'office-mine-axed', args }),
        only(seat, { id: 'office-mine-fell', args: { person: who(whom), back: yourReturn(returns) } }),
      ];
    case 'died':
      return [
        only(whom, { id: 'office-mine-died', args: { ...args, cell: at(cell), back: yourReturn(returns) } }),
        ...helpers.map((helper) => only(helper, { id: 'office-mine-helped', args: { ...args, victim: who(whom) } })),
      ];
    default:
      return outcome satisfies never;
  }
}

function only(seat: Seat, text: Msg): Note {
  return { rank: 'line', secret: { seats: [seat], text } };
}
