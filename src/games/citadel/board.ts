/** The fortress in words: the lines, the people, the storage. All of it is public (ruling 87), so everybody reads the same. */

import type { Arg, Msg } from '../../kit/game.ts';
import { countKinds } from './data/hordes.ts';
import { itemKinds } from './data/items/index.ts';
import { waves } from './data/zombies.ts';
import { bonusName, hordeNames, itemState, kindName, lineShort, who } from './names.ts';
import { isBadlyWounded } from './rules/capacity.ts';
import type { Item, Line, LineNumber } from './state.ts';
import type { Person, View } from './view.ts';

export function board(view: View): readonly Msg[] {
  return [
    heading(view),
    { id: 'citadel-board-legend' },
    ...view.lines.flatMap((line, i) => lineRows(view, i + 1, line)),
    ...view.players.map(personRow),
    storageRow(view.storage),
  ];
}

export function heading({ wave, blitz }: View): Msg {
  return blitz > 0
    ? { id: 'citadel-board-blitz', args: { round: blitz } }
    : { id: 'citadel-board-wave', args: { wave, waves: waves.length } };
}

/** What stands there, who stood there in the last wave, and which zombies are there. */
function lineRows(view: View, number: LineNumber, line: Readonly<Line>): readonly Msg[] {
  const row = lineShort(number, line);
  const fought = view.players.some((person) => person.line !== null);
  const people = view.players.filter((person) => person.line === number).map(({ seat }) => who(seat));
  const guarded: Msg =
    people.length > 0
      ? { id: 'citadel-board-line', args: { row, people } }
      : { id: fought ? 'citadel-board-line-empty' : 'citadel-board-line-fresh', args: { row } };
  const standing = countKinds(line.zombies);
  const lured = countKinds(line.lured);
  return [
    guarded,
    ...(line.zombies.length > 0 ? [{ id: 'citadel-board-standing', args: { zombies: hordeNames(standing) } }] : []),
    ...(line.lured.length > 0 ? [{ id: 'citadel-board-lured', args: { zombies: hordeNames(lured) } }] : []),
  ];
}

function personRow(person: Person): Msg {
  const name = who(person.seat);
  if (person.died !== null) return { id: 'citadel-board-dead', args: { person: name, wave: person.died } };
  const wounded = isBadlyWounded(person) ? 'yes' : 'no';
  const things: readonly Arg[] = [...(person.bonus ? [bonusName(person.bonus)] : []), ...person.items.map(itemState)];
  const args = { person: name, health: person.health, max: person.maxHealth, wounded };
  return things.length > 0
    ? { id: 'citadel-board-person', args: { ...args, things } }
    : { id: 'citadel-board-person-bare', args };
}

function storageRow(storage: readonly Item[]): Msg {
  if (storage.length === 0) return { id: 'citadel-board-storage-empty' };
  return { id: 'citadel-board-storage', args: { things: storageThings(storage) } };
}

/** Counted by kind, since the storage may grow large. */
export function storageThings(storage: readonly Item[]): readonly Msg[] {
  return itemKinds.flatMap((kind) => {
    const count = storage.filter((item) => item.kind === kind).length;
    return count > 0 ? [{ id: 'citadel-board-count', args: { item: kindName(kind), count } }] : [];
  });
}
