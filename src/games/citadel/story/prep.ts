/** The story of the set-up and of the preparation: one small function per event, and the order in which they are told. */
import type { Msg, Note, Seat } from '../../../kit/game.ts';
import type { Fact, PrepEvent } from '../facts.ts';
import { bonusEffect, bonusName, itemName, itemState, lineShort, who } from '../names.ts';
import type { Line, LineNumber, State } from '../state.ts';
import { insteadOf, toldInPrivate } from './mine.ts';

type Told<W extends Fact['what']> = Extract<Fact, { readonly what: W }>;
type Of<W extends PrepEvent['what']> = Extract<PrepEvent, { readonly what: W }>;

// ---- before the first wave ----

export function fortressBuilt({ lines }: Told<'built'>): Note[] {
  return [
    { rank: 'headline', text: { id: 'citadel-prep-fortress', args: { lines: lines.length } } },
    ...lines.map((line, i): Note => ({ rank: 'line', text: lineShort(i + 1, line) })),
  ];
}

export function bonusesShown(shown: readonly Told<'bonus'>[]): Note[] {
  if (shown.length === 0) return [];
  return [{ rank: 'headline', text: { id: 'citadel-prep-bonuses' } }, ...shown.map(bonusShown)];
}

function bonusShown({ seat, bonus, items }: Told<'bonus'>): Note {
  const args = { person: who(seat), bonus: bonusName(bonus) };
  const [item] = items;
  return {
    rank: 'line',
    text: item
      ? { id: 'citadel-prep-bonus-item', args: { ...args, item: itemState(item) } }
      : { id: 'citadel-prep-bonus', args: { ...args, effect: bonusEffect(bonus) } },
  };
}

// ---- between the waves ----

export function surplusStored({ seat, items, limit }: Told<'surplus'>): Note {
  const args = { items: items.map(itemState), limit };
  return {
    rank: 'line',
    text: { id: 'citadel-prep-surplus', args: { ...args, person: who(seat) } },
    secret: { seats: [seat], text: { id: 'citadel-did-surplus', args } },
  };
}

/** Who has more than one action in the preparation that opens. */
export function moreActions(more: readonly Told<'actions'>[]): Note[] {
  if (more.length === 0) return [];
  const people = more.map(({ seat, actions }) => {
    return { id: 'citadel-prep-actions-one', args: { person: who(seat), actions } };
  });
  return [{ rank: 'line', text: { id: 'citadel-prep-actions', args: { people } } }];
}

// ---- the preparation ----

/** Grouped by what was done, not by who did it: walls line by line, then the rest in the order in which it was carried out. */
export function storyOfPreparation(state: State, { wave, events }: Told<'preparation'>): readonly Note[] {
  const lines: Msg[] = [
    ...state.lines.flatMap((line, i) => wallsRaised(i + 1, line, all(events, 'strengthened'))),
    ...all(events, 'placed').map(placed),
    ...all(events, 'scouted').map(scouted),
    ...all(events, 'healed').map(healed),
    ...all(events, 'fitted').map(fitted),
    ...all(events, 'fed').map(fed),
    ...all(events, 'energized').map(energized),
    ...rested(state, all(events, 'rested')),
    ...together('citadel-prep-prepared', all(events, 'prepared')),
    ...all(events, 'searched').flatMap(searched),
    ...all(events, 'storage').map(storageWorked),
    ...all(events, 'exchanged').map(exchanged),
    ...all(events, 'failed').map(failed),
    ...together('citadel-prep-idle', all(events, 'idle')),
  ];
  return [
    { rank: 'headline', text: { id: 'citadel-prep-over', args: { wave } } },
    ...lines.map((text): Note => ({ rank: 'line', text })),
    ...toldInPrivate(events),
  ];
}

function all<W extends PrepEvent['what']>(events: readonly PrepEvent[], what: W): readonly Of<W>[] {
  return events.flatMap((x) => (isOf(x, what) ? [x] : []));
}

function isOf<W extends PrepEvent['what']>(event: PrepEvent, what: W): event is Of<W> {
  return event.what === what;
}

/** Everybody once, however often they did it. */
function seatsOf(events: readonly PrepEvent[]): readonly { readonly seat: Seat }[] {
  return [...new Set(events.map((x) => x.seat))].toSorted((a, b) => a - b).map(who);
}

function together(id: string, events: readonly PrepEvent[]): Msg[] {
  return events.length > 0 ? [{ id, args: { people: seatsOf(events) } }] : [];
}

function wallsRaised(number: LineNumber, line: Line, raised: readonly Of<'strengthened'>[]): Msg[] {
  const here = raised.filter((x) => x.line === number);
  if (here.length === 0) return [];
  const by = here.reduce((sum, x) => sum + x.by, 0);
  return [{ id: 'citadel-prep-walls', args: { line: number, by, walls: line.walls, people: seatsOf(here) } }];
}

function placed({ seat, item, placement, line, wasted }: Of<'placed'>): Msg {
  const args = { person: who(seat), line };
  return wasted
    ? { id: 'citadel-prep-wasted', args: { person: who(seat), item: itemName(item) } }
    : { id: `citadel-prep-placed-${placement}`, args };
}

function scouted({ seat, line }: Of<'scouted'>): Msg {
  return { id: 'citadel-prep-scouted', args: { person: who(seat), line } };
}

function healed({ seat, item, target, by, health }: Of<'healed'>): Msg {
  const args = { person: who(seat), by, health };
  return target === seat
    ? { id: 'citadel-prep-healed-self', args: { ...args, item: itemName(item) } }
    : { id: 'citadel-prep-healed', args: { ...args, target: who(target) } };
}

function fitted({ seat, item, gun, wasted }: Of<'fitted'>): Msg {
  return wasted
    ? { id: 'citadel-prep-wasted', args: { person: who(seat), item: itemName(item) } }
    : { id: 'citadel-prep-fitted', args: { person: who(seat), item: itemName(item), gun: itemState(gun) } };
}

function fed({ seat, item, by }: Of<'fed'>): Msg {
  return { id: 'citadel-prep-fed', args: { person: who(seat), item: itemName(item), by } };
}

function energized({ seat, item }: Of<'energized'>): Msg {
  return { id: 'citadel-prep-energized', args: { person: who(seat), item: itemName(item) } };
}

function rested(state: State, resting: readonly Of<'rested'>[]): Msg[] {
  if (resting.length === 0) return [];
  const people = seatsOf(resting).map(({ seat }) => ({
    id: 'citadel-prep-rested-one',
    args: { person: who(seat), health: state.players[seat]?.health ?? 0, max: state.players[seat]?.maxHealth ?? 0 },
  }));
  return [{ id: 'citadel-prep-rested', args: { people } }];
}

function searched({ seat, kept, stored, lost }: Of<'searched'>): Msg[] {
  const person = who(seat);
  return [
    ...(kept.length > 0 ? [{ id: 'citadel-prep-found', args: { person, items: kept.map(itemState) } }] : []),
    ...(stored.length > 0 ? [{ id: 'citadel-prep-found-stored', args: { person, items: stored.map(itemState) } }] : []),
    ...(lost.length > 0 ? [{ id: 'citadel-prep-found-lost', args: { person, items: lost.map(itemState) } }] : []),
  ];
}

function storageWorked({ seat, put, took }: Of<'storage'>): Msg {
  const person = who(seat);
  if (took.length === 0) return { id: 'citadel-prep-put', args: { person, put: put.map(itemState) } };
  if (put.length === 0) return { id: 'citadel-prep-took', args: { person, took: took.map(itemState) } };
  return { id: 'citadel-prep-put-took', args: { person, put: put.map(itemState), took: took.map(itemState) } };
}

function exchanged({ seat, other, gave, took }: Of<'exchanged'>): Msg {
  const args = { person: who(seat), other: who(other) };
  const [given, taken] = [gave.map(itemState), took.map(itemState)];
  if (taken.length === 0) {
    return given.length > 0
      ? { id: 'citadel-prep-gave', args: { ...args, gave: given } }
      : { id: 'citadel-prep-met', args };
  }
  return given.length > 0
    ? { id: 'citadel-prep-swapped', args: { ...args, gave: given, took: taken } }
    : { id: 'citadel-prep-took-from', args: { ...args, took: taken } };
}

function failed({ seat, deed, why, instead }: Of<'failed'>): Msg {
  return {
    id: 'citadel-prep-failed',
    args: {
      person: who(seat),
      deed: { id: `citadel-deed-${deed}` },
      why: { id: `citadel-why-${why}` },
      instead: insteadOf(instead),
    },
  };
}
