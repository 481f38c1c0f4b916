/** The office in words, the twin of its picture: who stands where, what lies about, what concerns the reader; then the plan in letters. */
import type { Msg } from '../../kit/game.ts';
import { directions, edgeAt, neighbour } from './data/plan.ts';
import { mapOf } from './map.ts';
import { moverOf } from './mover.ts';
import { arrows, at, backOf, thingName, who } from './names.ts';
import { walk } from './rules/deeds.ts';
import { peopleOf, peopleSteps } from './rules/people.ts';
import { reachOf } from './rules/reach.ts';
import { lastTurn } from './rules/round.ts';
import { sees } from './rules/sight.ts';
import { threats } from './situation.ts';
import type { Player } from './state.ts';
import type { View } from './view.ts';

export function board(view: View): readonly Msg[] {
  return [
    heading(view),
    ...view.players.map((player, seat) => row(player, seat)),
    ...junk(view),
    ...mine(view),
    ...mapOf(view, moverOf(view)?.reach),
  ];
}

export function heading({ phase, turn, pool }: View): Msg {
  if (phase === 'roles') return { id: 'office-board-roles' };
  if (phase === 'walls') return { id: 'office-board-walls', args: { plain: pool.plain, door: pool.door } };
  return { id: 'office-board-turn', args: { turn, turns: lastTurn, phase } };
}

function row(player: Readonly<Player>, seat: number): Msg {
  const { role, cell, points, items, returns } = player;
  const args = { person: who(seat), points };
  if (cell === null) {
    return returns === null
      ? { id: 'office-board-waiting', args: { person: who(seat) } }
      : { id: 'office-board-dead', args: { ...args, back: backOf(returns) } };
  }
  if (role === 'zombie') return { id: 'office-board-zombie', args: { ...args, cell: at(cell) } };
  return items.length > 0
    ? { id: 'office-board-human', args: { ...args, cell: at(cell), things: items.map(thingName) } }
    : { id: 'office-board-human-bare', args: { ...args, cell: at(cell) } };
}

function junk({ tokens, lying }: View): readonly Msg[] {
  return [
    ...(tokens.length > 0
      ? [{ id: 'office-board-tokens', args: { cells: tokens.map(at), count: tokens.length } }]
      : []),
    ...(lying.length > 0
      ? [
          {
            id: 'office-board-lying',
            args: {
              things: lying.map(({ cell, thing }) => ({
                id: 'office-board-thing',
                args: { thing: thingName(thing), cell: at(cell) },
              })),
            },
          },
        ]
      : []),
  ];
}

/** Round me, what I can reach, who sees me, or whom I see. */
function mine(view: View): readonly Msg[] {
  const { seat, players, plan } = view;
  const player = seat === null ? undefined : players[seat];
  if (seat === null || !player || player.cell === null || view.phase === 'over') return [];
  const { cell } = player;
  const round = directions.map((direction): Msg => {
    const to = neighbour(cell, direction);
    const there = players.findIndex((other) => to !== undefined && other.cell === to);
    const edge = edgeAt(plan, cell, direction) ?? 'outer';
    const args = { arrow: arrows[direction], edge };
    return there >= 0
      ? { id: 'office-board-side-figure', args: { ...args, person: who(there) } }
      : { id: 'office-board-side', args };
  });
  return [
    { id: 'office-board-here', args: { cell: at(cell), sides: round } },
    ...(player.role === 'human' ? [reachable(view, seat), ...threats(view, cell)] : [watched(view, cell)]),
  ];
}

/** With the steps left, or with those of the next turn. */
function reachable(view: View, seat: number): Msg {
  const player = view.players[seat];
  const from = player?.cell ?? 0;
  const blocked = new Set(view.players.flatMap((other, i) => (i === seat || other.cell === null ? [] : [other.cell])));
  const reach = player?.course
    ? walk(view, seat, view.tokens)
    : reachOf({ plan: view.plan, from, steps: peopleSteps, doors: true, blocked, halts: new Set(view.tokens) });
  const near = [...reach.keys()].filter((cell) => cell !== from && isLittered(view, cell)).map(at);
  const cells = reach.size - 1;
  return near.length > 0
    ? { id: 'office-board-reach', args: { cells, near } }
    : { id: 'office-board-reach-bare', args: { cells } };
}

function isLittered({ tokens, lying }: View, cell: number): boolean {
  return tokens.includes(cell) || lying.some((x) => x.cell === cell);
}

function watched(view: View, cell: number): Msg {
  const seen = peopleOf(view.players).filter((human) => sees(view.plan, cell, human.cell, view.options.sight));
  return seen.length > 0
    ? { id: 'office-board-sees', args: { people: seen.map((human) => who(human.seat)) } }
    : { id: 'office-form-sees-nobody' };
}
