/** What a figure does without dice: walking, drinking, taking, dropping, chopping; and taking it back (ruling 43). */
import type { Dice, Seat } from '../../../kit/game.ts';
import { type Cell, type Direction, edgeAt, withHole } from '../data/plan.ts';
import { type Drink, mostCarried, type Thing } from '../data/things.ts';
import { wordings } from '../data/wordings.ts';
import type { Course, Deed, Player, Snapshot, State } from '../state.ts';
import { peopleSteps, takenCells } from './people.ts';
import { type Reach, reachOf, wayTo } from './reach.ts';

/** A figure in its turn. */
export interface Turn {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly course: Course;
  readonly cell: Cell;
}

export function turnOf(state: State, seat: Seat): Turn | undefined {
  const player = state.players[seat];
  if (!player?.course || player.cell === null) return undefined;
  return { state, seat, player, course: player.course, cell: player.cell };
}

/** How far it comes with the steps it has left. People halt where they turn a token up (ruling 13). */
export function walk(
  { plan, players }: { readonly plan: State['plan']; readonly players: readonly Readonly<Player>[] },
  seat: Seat,
  tokens: readonly Cell[],
): Reach {
  const player = players[seat];
  if (!player?.course || player.cell === null) return new Map();
  return reachOf({
    plan,
    from: player.cell,
    steps: player.course.steps,
    doors: player.role === 'human',
    blocked: takenCells(players, seat),
    halts: new Set(player.role === 'human' ? tokens : []),
  });
}

/** Does it, and remembers how to take it back, unless a token was turned up by it. */
export function perform(turn: Turn, deed: Deed, dice: Dice): void {
  const { course } = turn;
  const undo = course.undo ?? { before: snapshot(turn), deeds: [] };
  course.undo = { ...undo, deeds: [...undo.deeds, deed] };
  carryOut(turn, deed);
  if (deed.do === 'go') turnUp(turn, deed.to, dice);
}

/** Takes the last deed back. */
export function takeBack({ state, seat, player, course, cell }: Turn): void {
  if (!course.undo) return;
  const { before, deeds } = course.undo;
  const kept = deeds.slice(0, -1);
  restore(state, player, course, before);
  for (const deed of kept) carryOut({ state, seat, player, course, cell: player.cell ?? cell }, deed);
  course.undo = kept.length > 0 ? { before, deeds: kept } : null;
}

function snapshot({ state, player, course }: Turn): Snapshot {
  return {
    cell: player.cell,
    items: [...player.items],
    steps: course.steps,
    fresh: course.fresh,
    drunk: [...course.drunk],
    plan: state.plan,
    lying: [...state.lying],
    events: state.events.length,
  };
}

function restore(state: State, player: Player, course: Course, before: Snapshot): void {
  player.cell = before.cell;
  player.items = [...before.items];
  course.steps = before.steps;
  course.fresh = before.fresh;
  course.drunk = [...before.drunk];
  state.plan = before.plan;
  state.lying = [...before.lying];
  state.events.length = before.events;
}

function carryOut(turn: Turn, deed: Deed): void {
  switch (deed.do) {
    case 'go':
      go(turn, deed.to);
      break;
    case 'drink':
      drink(turn, deed.drink);
      break;
    case 'take':
      take(turn, deed.thing, deed.leave);
      break;
    case 'drop':
      drop(turn, deed.thing);
      break;
    case 'chop':
      chop(turn, deed.direction);
      break;
    default:
      deed satisfies never;
  }
}

/** Sure, without steps, and the axe is gone (ruling 14). */
function chop({ state, seat, player, cell }: Turn, direction: Direction): void {
  const edge = edgeAt(state.plan, cell, direction) ?? 'wall';
  state.plan = withHole(state.plan, cell, direction);
  player.items = without(player.items, 'axe');
  state.events.push({ what: 'chopped', seat, edge, cell });
}

function go({ state, seat, player, course, cell }: Turn, to: Cell): void {
  const reach = walk(
    state,
    seat,
    state.tokens.map((token) => token.cell),
  );
  const steps = wayTo(reach, to).length;
  player.cell = to;
  course.steps -= steps;
  course.fresh = false;
  state.events.push({ what: 'went', seat, from: cell, to, steps });
}

/** Turned up when entered; a blank is removed (ruling 13). Zombies leave junk alone. */
function turnUp({ state, seat, player, course }: Turn, cell: Cell, dice: Dice): void {
  const found = state.tokens.find((token) => token.cell === cell);
  if (!found || player.role === 'zombie') return;
  const { token } = found;
  state.tokens = state.tokens.filter((x) => x !== found);
  if (token !== 'blank') state.lying = [...state.lying, { cell, thing: token }];
  state.events.push({ what: 'found', seat, cell, token, whim: dice.int(wordings.found) });
  course.undo = null;
}

/** The pot doubles, the cup adds one, the pot first; several of a kind do not add up (ruling 8). */
export function stepsWith(drunk: readonly Drink[]): number {
  return peopleSteps * (drunk.includes('pot') ? 2 : 1) + (drunk.includes('cup') ? 1 : 0);
}

function drink({ state, seat, player, course }: Turn, what: Drink): void {
  course.drunk = [...course.drunk, what];
  course.steps = stepsWith(course.drunk);
  player.items = without(player.items, what);
  state.events.push({ what: 'drank', seat, drink: what });
}

function take({ state, seat, player, cell }: Turn, thing: Thing, left: Thing | null): void {
  state.lying = withoutLying(state.lying, cell, thing);
  player.items = [...player.items, thing];
  if (left !== null) {
    player.items = without(player.items, left);
    state.lying = [...state.lying, { cell, thing: left }];
  }
  state.events.push({ what: 'took', seat, thing, left });
}

function drop({ state, seat, player, cell }: Turn, thing: Thing): void {
  player.items = without(player.items, thing);
  state.lying = [...state.lying, { cell, thing }];
  state.events.push({ what: 'dropped', seat, thing });
}

/** All that lies there, as far as the hands hold it (ruling 28). */
export function takeAll(turn: Turn): void {
  const here = turn.state.lying.filter(({ cell }) => cell === turn.cell);
  for (const { thing } of here) if (turn.player.items.length < mostCarried) take(turn, thing, null);
}

/** With one less of it. */
export function without(items: readonly Thing[], thing: Thing): Thing[] {
  return items.filter((_, i) => i !== items.indexOf(thing));
}

function withoutLying(lying: State['lying'], cell: Cell, thing: Thing): State['lying'] {
  const at = lying.findIndex((x) => x.cell === cell && x.thing === thing);
  return lying.filter((_, i) => i !== at);
}
