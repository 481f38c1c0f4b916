/** Throws of people, attacks of zombies, and what a death brings about (rulings 10 to 12, 15, 16, 21, 23 to 26). */
import type { Dice, Seat } from '../../../kit/game.ts';
import type { Bite } from '../data/events.ts';
import { areAdjacent, type Cell, distance } from '../data/plan.ts';
import { ranges, type Weapon } from '../data/things.ts';
import { wordings } from '../data/wordings.ts';
import type { Player, State } from '../state.ts';
import { firstInLine } from './aim.ts';
import { helpers } from './assists.ts';
import { type Turn, without } from './deeds.ts';
import { figuresOf, peopleOf, takenCells, zombiesOf } from './people.ts';
import { returnTurn } from './returning.ts';
import { finish } from './round.ts';

/** Half the faces of a battle die are skulls. */
export function skull(dice: Dice): boolean {
  return dice.int(2) === 0;
}

type Floor = { readonly plan: State['plan']; readonly players: readonly Readonly<Player>[] };

/** Zombies that a weapon would reach from a cell; `seat` is the thrower, who is not in his own way. */
export function targets(
  { plan, players }: Floor,
  seat: Seat,
  from: Cell,
  weapon: Weapon,
): readonly { readonly seat: Seat; readonly distance: number }[] {
  const figures = figuresOf(players).filter((figure) => figure.seat !== seat);
  const cells = new Set(figures.map(({ cell }) => cell));
  return firstInLine(plan, from, ranges[weapon], cells).flatMap((hit) =>
    figures
      .filter(({ cell, player }) => cell === hit.cell && player.role === 'zombie')
      .map((figure) => ({ seat: figure.seat, distance: hit.distance })),
  );
}

/** One die; a skull is a dead zombie. It ends the turn (rulings 10, 11). */
export function throwAt({ state, seat, player, cell }: Turn, weapon: Weapon, at: Seat, dice: Dice): void {
  const target = state.players[at];
  if (!target || target.cell === null) return;
  const hit = skull(dice);
  const returns = returnTurn(state);
  player.items = without(player.items, weapon);
  const far = distance(cell, target.cell);
  if (hit && weapon === 'brick') state.lying = [...state.lying, { cell: target.cell, thing: 'brick' }]; // ruling 12
  state.events.push({
    what: 'threw',
    seat,
    weapon,
    at,
    distance: far,
    hit,
    returns,
    whim: dice.int(wordings.threw),
  });
  if (hit) fall(target, returns);
  finish(state, seat);
}

/** People next to a cell, nothing between (ruling 21). */
export function preyFrom({ plan, players }: Floor, cell: Cell): readonly Seat[] {
  return peopleOf(players).flatMap((human) => (areAdjacent(plan, cell, human.cell) ? [human.seat] : []));
}

/** An axe answers first; then two dice, and only two misses miss; first aid saves once (rulings 15, 16, 21). */
export function bite(turn: Turn, whom: Seat, dice: Dice): void {
  const { state, seat, player, course } = turn;
  const victim = state.players[whom];
  if (!victim || victim.cell === null) return;
  course.actions -= 1;
  course.steps = 0;
  course.undo = null;
  const { cell } = victim;
  const defence = victim.items.includes('axe') ? Number(skull(dice)) + Number(skull(dice)) : null;
  const attack = defence === 2 ? null : ([skull(dice), skull(dice)] as const);
  const outcome = outcomeOf(attack, victim);
  const helping = outcome === 'died' ? kill(turn, whom, victim, cell) : [];
  const returns = returnTurn(state);
  state.events.push({
    what: 'bit',
    seat,
    whom,
    cell,
    defence,
    dice: attack,
    outcome,
    helpers: helping,
    returns,
    whim: dice.int(wordings.bit),
  });
  if (outcome === 'aided') victim.items = without(victim.items, 'aid');
  if (outcome === 'axed') {
    fall(player, returns);
    finish(state, seat);
  }
  if (outcome === 'died') {
    fall(victim, returns);
    if (peopleOf(state.players).length === 0) endAtOnce(state);
  }
}

function outcomeOf(attack: Bite['dice'], victim: Readonly<Player>): Bite['outcome'] {
  if (attack === null) return 'axed';
  if (!attack[0] && !attack[1]) return 'missed';
  return victim.items.includes('aid') ? 'aided' : 'died';
}

/** Points of a death (ruling 25), and who helped; the victim still stands on the board. */
function kill({ state, player }: Turn, whom: Seat, victim: Player, cell: Cell): readonly Seat[] {
  const others = zombiesOf(state.players).filter((zombie) => zombie.player !== player);
  const helping = helpers({
    plan: state.plan,
    victim: cell,
    others: takenCells(state.players, whom),
    zombies: others.map((zombie) => zombie.cell),
    sight: state.options.sight,
  });
  const helped = others.filter((zombie) => helping.includes(zombie.cell)).map((zombie) => zombie.seat);
  player.points += 15;
  player.kills += 1;
  for (const [seat, other] of state.players.entries()) {
    if (helped.includes(seat)) {
      other.points += 5;
      other.assists += 1;
    }
    if (other.role === 'human' && other !== victim) other.points += 5;
  }
  victim.died = state.turn;
  return helped;
}

/** Off the board; what a person carried is gone (ruling 23). */
function fall(player: Player, returns: number): void {
  player.role = 'zombie';
  player.cell = null;
  player.items = [];
  player.returns = returns;
}

function endAtOnce(state: State): void {
  state.phase = 'over';
  for (const player of state.players) player.course = null;
}
