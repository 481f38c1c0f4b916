/** Before the first turn: who is the zombie, where everybody stands, what lies about (rulings 1, 29, 38). */
import type { Dice, Seat } from '../../../kit/game.ts';
import { beginnerPlan, greenCells, junkCells, pool, redCell } from '../data/floor.ts';
import { untouched } from '../data/plan.ts';
import { allTokens, type Thing } from '../data/things.ts';
import type { Options, Player, State } from '../state.ts';
import { openTurn } from './round.ts';

export const seatsOf = () => ({ min: 4, max: 8 });

/** Nobody has a place yet: first it is asked who would like to be the zombie. */
export function openOffice(seats: number, options: Options, dice: Dice): State {
  const tokens = dice.shuffle(allTokens);
  return {
    options,
    phase: 'roles',
    turn: 1,
    first: null,
    pool,
    plan: untouched,
    tokens: junkCells.flatMap((cell, i) => tokens.slice(i, i + 1).map((token) => ({ cell, token }))),
    lying: [],
    alone: true,
    players: Array.from({ length: seats }, newcomer),
    events: [],
  };
}

function newcomer(): Player {
  return {
    role: 'human',
    cell: null,
    returns: null,
    risen: false,
    items: ['stapler'],
    points: 0,
    kills: 0,
    assists: 0,
    died: null,
    course: null,
  };
}

/** Who was made the zombie, of which volunteers, and what four players are given besides. */
export interface Roles {
  readonly first: Seat;
  readonly volunteers: readonly Seat[];
  readonly extras: readonly { readonly seat: Seat; readonly thing: Thing }[];
}

/** Volunteers come first, lots decide among them, or among all where there is none (ruling 1). */
export function dealRoles(state: State, volunteers: readonly Seat[], dice: Dice): Roles {
  const everybody = [...state.players.keys()];
  const first = dice.pick(volunteers.length > 0 ? volunteers : everybody);
  const cells = dice.shuffle(greenCells);
  state.first = first;
  for (const [seat, player] of state.players.entries()) {
    if (seat === first) Object.assign(player, { role: 'zombie', cell: redCell, risen: true, items: [] });
    else player.cell = cells.pop() ?? redCell;
  }
  const extras = state.players.length === 4 ? dealExtras(state, dice) : [];
  if (state.options.plan === 'players') state.phase = 'walls';
  else {
    state.plan = beginnerPlan;
    state.pool = { plain: 0, door: 0 };
    openTurn(state);
  }
  return { first, volunteers, extras };
}

/** Four players: one more thing for each person, a copy besides the 24, by the weights of the tokens (rulings 29, 38). */
function dealExtras({ players }: State, dice: Dice): Roles['extras'] {
  const things = allTokens.filter((token) => token !== 'blank');
  return players.flatMap((player, seat) => {
    if (player.role === 'zombie') return [];
    const thing = dice.pick(things);
    player.items.push(thing);
    return [{ seat, thing }];
  });
}
