/** What an answer does: reads it for the window that is open and calls that chapter of the rules. */
import type { Answer, Dice, Note, Seat, Step } from '../../kit/game.ts';
import { asksOf } from './asks.ts';
import { leadOn } from './rules/autopilot.ts';
import { perform, type Turn, takeAll, takeBack, turnOf, walk } from './rules/deeds.ts';
import { bite, throwAt } from './rules/fighting.ts';
import { finish, moveOn } from './rules/round.ts';
import { dealRoles, openOffice } from './rules/setup.ts';
import { build } from './rules/walls.ts';
import { breakThrough, rage, roll } from './rules/zombies.ts';
import type { Action, Options, Player, State } from './state.ts';
import { storyOf } from './story/index.ts';
import { officeOpened, rolesTold } from './story/setup.ts';

export function setup(seats: number, options: Options, dice: Dice): Step<State> {
  return { state: openOffice(seats, options, dice), notes: officeOpened(seats) };
}

export function apply(before: State, answers: readonly Answer<Action>[], dice: Dice): Step<State> {
  const state = workingCopy(before);
  const asked = answers.filter(({ ask, seat }) => asksOf(state).some((x) => x.key === ask && x.seats.includes(seat)));
  if (state.phase === 'roles') return { state, notes: rolesTold(state, dealRoles(state, volunteersIn(asked), dice)) };
  const notes: Note[] = [];
  for (const { seat, action } of asked) {
    const windowBefore = windowOf(state, seat);
    act(state, seat, action, dice);
    settle(state, seat);
    moveOn(state, dice);
    if (windowOf(state, seat) !== windowBefore) notes.push(...storyOf(before, state));
  }
  return { state, notes };
}

function volunteersIn(answers: readonly Answer<Action>[]): readonly Seat[] {
  return answers.flatMap(({ seat, action }) => (action.do === 'volunteer' && action.yes ? [seat] : []));
}

/** Copies whatever the rules change in place; what they only replace is shared. */
function workingCopy(state: State): State {
  return { ...state, players: state.players.map(copyOf), events: [...state.events] };
}

function copyOf(player: Player): Player {
  return { ...player, items: [...player.items], course: player.course && { ...player.course } };
}

/**
 * What is told as one piece: a window, or, where the seats act in strict order, one figure's turn in it. Sections of wall are
 * told when all stand.
 */
function windowOf(state: State, seat: Seat): string {
  const own = state.options.order === 'seats' && state.phase !== 'walls' ? state.players[seat]?.course !== null : '';
  return `${state.phase} ${state.turn} ${own}`;
}

function act(state: State, seat: Seat, action: Action, dice: Dice): void {
  const turn = turnOf(state, seat);
  if (action.do === 'wall') build(state, seat, action.section, dice);
  if (!turn) return;
  switch (action.do) {
    case 'volunteer':
    case 'wall':
      break;
    case 'go':
    case 'drink':
    case 'take':
    case 'drop':
    case 'chop':
      perform(turn, action, dice);
      break;
    case 'undo':
      takeBack(turn);
      break;
    case 'end':
      if (action.take) takeAll(turn);
      end(state, seat);
      break;
    case 'throw':
      throwAt(turn, action.weapon, action.at, dice);
      break;
    case 'roll':
      roll(turn, dice);
      break;
    case 'frenzy':
      rage(turn, action.to);
      break;
    case 'bite':
      bite(turn, action.whom, dice);
      break;
    case 'break':
      breakThrough(turn, action.direction, dice);
      break;
    case 'auto':
      leadToTheEnd(state, seat, dice);
      break;
    default:
      action satisfies never;
  }
}

function end(state: State, seat: Seat): void {
  if (!state.events.some((event) => event.seat === seat)) state.events.push({ what: 'stayed', seat });
  finish(state, seat);
}

function leadToTheEnd(state: State, seat: Seat, dice: Dice): void {
  for (let turn = turnOf(state, seat); turn && leadOn(turn, dice); turn = turnOf(state, seat));
  end(state, seat);
}

/** A zombie with nothing left to do and nothing to take back: the turn ends by itself (ruling 47). */
function isSpent({ state, seat, player, course }: Turn): boolean {
  if (player.role === 'human') return false;
  const { actions, steps, frenzy, undo } = course;
  if (actions > 0 || frenzy.length > 0 || undo) return false;
  return steps === 0 || walk(state, seat, []).size === 1;
}

/** Once somebody has acted, nobody else can take back what he did before (ruling 43); whose turn is spent then is done (ruling 47). */
function settle(state: State, seat: Seat): void {
  for (const [other, { course }] of state.players.entries()) {
    if (other !== seat && course) course.undo = null;
    const turn = turnOf(state, other);
    if (turn && isSpent(turn)) finish(state, other);
  }
}
