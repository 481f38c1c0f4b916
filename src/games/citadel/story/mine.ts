/** How my own preparation went, told to me alone: the digest after the phase. */
import type { Msg, Note, Seat } from '../../../kit/game.ts';
import type { PrepEvent } from '../facts.ts';
import { hordeNames, itemName, itemState, who } from '../names.ts';
import type { Fallback } from '../state.ts';

export function toldInPrivate(events: readonly PrepEvent[]): readonly Note[] {
  return events.flatMap((x) => [...mine(x).map((text) => only(x.seat, text)), ...theirs(x)]);
}

function only(seat: Seat, text: Msg): Note {
  return { rank: 'line', secret: { seats: [seat], text } };
}

function mine(x: PrepEvent): readonly Msg[] {
  switch (x.what) {
    case 'idle':
      return [{ id: 'citadel-did-idle' }];
    case 'strengthened':
      return [
        {
          id: 'citadel-did-strengthened',
          args: { line: x.line, by: x.by, boards: x.boards },
        },
      ];
    case 'rested':
      return [{ id: 'citadel-did-rested', args: { by: x.by, health: x.health } }];
    case 'prepared':
      return [{ id: 'citadel-did-prepared' }];
    case 'searched':
      return [
        ...(x.kept.length > 0 ? [{ id: 'citadel-did-found', args: { items: x.kept.map(itemState) } }] : []),
        ...(x.stored.length > 0 ? [{ id: 'citadel-did-found-stored', args: { items: x.stored.map(itemState) } }] : []),
        ...(x.lost.length > 0 ? [{ id: 'citadel-did-found-lost', args: { items: x.lost.map(itemState) } }] : []),
      ];
    case 'placed':
      return [
        x.wasted
          ? { id: 'citadel-did-wasted', args: { item: itemName(x.item) } }
          : { id: 'citadel-did-placed', args: { item: itemName(x.item), line: x.line } },
      ];
    case 'scouted':
      return [{ id: 'citadel-did-scouted', args: { line: x.line, horde: hordeNames(x.horde) } }];
    case 'healed':
      return [
        x.by === 0
          ? { id: 'citadel-did-wasted', args: { item: itemName(x.item) } }
          : x.target === x.seat
            ? { id: 'citadel-did-healed-self', args: { item: itemName(x.item), by: x.by, health: x.health } }
            : {
                id: 'citadel-did-healed',
                args: { item: itemName(x.item), target: who(x.target), by: x.by, health: x.health },
              },
      ];
    case 'fitted':
      return [
        x.wasted
          ? { id: 'citadel-did-wasted', args: { item: itemName(x.item) } }
          : { id: 'citadel-did-fitted', args: { item: itemName(x.item), gun: itemState(x.gun) } },
      ];
    case 'fed':
      return [{ id: 'citadel-did-fed', args: { item: itemName(x.item), by: x.by } }];
    case 'energized':
      return [{ id: 'citadel-did-energized', args: { item: itemName(x.item) } }];
    case 'storage':
      return [
        ...(x.put.length > 0 ? [{ id: 'citadel-did-put', args: { items: x.put.map(itemState) } }] : []),
        ...(x.took.length > 0 ? [{ id: 'citadel-did-took', args: { items: x.took.map(itemState) } }] : []),
        ...(x.missed > 0 ? [{ id: 'citadel-did-missed', args: { count: x.missed } }] : []),
        ...(x.left.length > 0 ? [{ id: 'citadel-did-left', args: { items: x.left.map(itemState) } }] : []),
      ];
    case 'exchanged':
      return [
        ...(x.gave.length > 0
          ? [{ id: 'citadel-did-gave', args: { other: who(x.other), items: x.gave.map(itemState) } }]
          : []),
        ...(x.took.length > 0
          ? [{ id: 'citadel-did-took-from', args: { other: who(x.other), items: x.took.map(itemState) } }]
          : []),
        ...(x.left.length > 0 ? [{ id: 'citadel-did-left', args: { items: x.left.map(itemState) } }] : []),
      ];
    case 'failed':
      return [
        {
          id: 'citadel-did-failed',
          args: {
            deed: { id: `citadel-deed-${x.deed}` },
            why: { id: `citadel-why-${x.why}` },
            instead: insteadOf(x.instead),
          },
        },
      ];
    default:
      return x satisfies never;
  }
}

/** What others did to me. */
function theirs(x: PrepEvent): readonly Note[] {
  if (x.what === 'healed' && x.target !== x.seat && x.by > 0) {
    const args = { person: who(x.seat), by: x.by, health: x.health };
    return [only(x.target, { id: 'citadel-did-was-healed', args })];
  }
  if (x.what !== 'exchanged') return [];
  const person = who(x.seat);
  return [
    ...(x.gave.length > 0
      ? [only(x.other, { id: 'citadel-did-received', args: { person, items: x.gave.map(itemState) } })]
      : []),
    ...(x.took.length > 0
      ? [only(x.other, { id: 'citadel-did-robbed', args: { person, items: x.took.map(itemState) } })]
      : []),
  ];
}

/** For a selector in the message: what was done in place of an action that failed. */
export function insteadOf(instead: Fallback | undefined): Fallback['do'] | 'nothing' {
  return instead?.do ?? 'nothing';
}
