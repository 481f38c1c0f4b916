/** One figure's turn as a row of short phrases in the present tense. */
import type { Msg } from '../../../kit/game.ts';
import type { Event } from '../data/events.ts';
import { at, backOf, directionName, thingName, who } from '../names.ts';

type Of<W extends Event['what']> = Extract<Event, { readonly what: W }>;

export function deedsOf(events: readonly Event[]): readonly Msg[] {
  return joinWalks(events).flatMap(deedTold);
}

/** Steps that follow each other are one way. */
function joinWalks(events: readonly Event[]): readonly Event[] {
  const joined: Event[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    if (event.what === 'went' && last?.what === 'went') {
      joined.splice(-1, 1, { ...event, from: last.from, steps: last.steps + event.steps });
    } else joined.push(event);
  }
  return joined;
}

function deedTold(event: Event): readonly Msg[] {
  switch (event.what) {
    case 'went':
      return event.from === event.to
        ? []
        : [{ id: 'office-deed-went', args: { from: at(event.from), to: at(event.to) } }];
    case 'found':
      return [foundTold(event)];
    case 'took': {
      const args = { thing: thingName(event.thing) };
      if (event.left === null) return [{ id: 'office-deed-took', args }];
      return [{ id: 'office-deed-swapped', args: { ...args, left: thingName(event.left) } }];
    }
    case 'dropped':
      return [{ id: 'office-deed-dropped', args: { thing: thingName(event.thing) } }];
    case 'drank':
      return [{ id: `office-deed-drank-${event.drink}` }];
    case 'chopped':
      return [{ id: 'office-deed-chopped', args: { edge: event.edge } }];
    case 'threw':
      return [threwTold(event)];
    case 'rolled':
      return [{ id: event.red ? 'office-deed-rolled-red' : 'office-deed-rolled', args: { number: event.number } }];
    case 'raged':
      return [
        event.from === event.to
          ? { id: 'office-deed-raged-there' }
          : { id: 'office-deed-raged', args: { cell: at(event.to) } },
      ];
    case 'broke': {
      const args = { edge: event.edge, direction: directionName(event.direction) };
      return [{ id: event.through ? 'office-deed-broke' : 'office-deed-knocked', args }];
    }
    case 'bit':
      return [bitTold(event)];
    case 'placed':
    case 'rose':
    case 'stayed':
      return [];
    default:
      return event satisfies never;
  }
}

function foundTold({ cell, token, whim }: Of<'found'>): Msg {
  const args = { cell: at(cell), whim };
  if (token === 'blank') return { id: 'office-deed-blank', args };
  return { id: 'office-deed-found', args: { ...args, thing: thingName(token) } };
}

function threwTold({ weapon, at: target, distance, hit, returns, whim }: Of<'threw'>): Msg {
  const args = { thing: thingName(weapon), person: who(target), distance, whim };
  return hit ? { id: 'office-deed-hit', args: { ...args, back: backOf(returns) } } : { id: 'office-deed-missed', args };
}

function bitTold({ whom, defence, dice, outcome, returns }: Of<'bit'>): Msg {
  const person = who(whom);
  const skulls = dice ? dice.filter((skull) => skull).length : 0;
  if (outcome === 'axed') return { id: 'office-deed-axed', args: { person, back: backOf(returns) } };
  return { id: `office-deed-bite-${outcome}`, args: { person, skulls, axe: defence === null ? 'no' : 'yes' } };
}
