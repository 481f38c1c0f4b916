/** The preparation (3.4): how it opens, and the order in which everybody's actions are carried out. */
import type { Dice, Seat } from '../../../kit/game.ts';
import type { Bonus } from '../data/bonuses.ts';
import type { Fact } from '../facts.ts';
import type { Deed, Fallback, Item, Line, Player, State } from '../state.ts';
import { prepareWeapons, search, strengthenWalls, takeRest } from './actions.ts';
import { drawWave } from './draw.ts';
import { exchangeItems } from './exchange.ts';
import { livingSeats } from './living.ts';
import { boardsIn } from './moments.ts';
import { depositAll, withdrawAll } from './storage.ts';
import { type Preparation, tasksIn, tasksOf } from './tasks.ts';
import { useItems } from './uses.ts';

/** Turns to the next wave (after the bonuses: the first), draws it in secret (ruling 11) and asks for actions. */
export function openPreparation(state: State, dice: Dice): Fact[] {
  if (state.phase !== 'bonus') state.wave += 1;
  state.phase = 'prep';
  state.waiting = null;
  drawWave(state, dice);
  for (const player of state.players) {
    player.actions = actionsOf(player);
    player.drinks = 0;
    player.prepared = false;
    player.fed = 0;
    player.scouted = [];
  }
  return state.players.flatMap(({ actions }, seat) =>
    actions > 1 ? [{ what: 'actions', seat, actions } as const] : [],
  );
}

/** One, two with the bonus and no item at all, and one more for each drink (rulings 10, 99). */
function actionsOf(player: Player): number {
  if (player.died !== null) return 0;
  return (player.bonus === 'empty_hands' && player.items.length === 0 ? 2 : 1) + player.drinks;
}

/** Silence accepts exchanges that only give, and declines those that take anything. */
export function silentConsent(gives: number, takes: number): boolean {
  return gives > 0 && takes === 0;
}

/** Carries out all actions, by seat and pass; the phase is then the plan's. */
export function prepare(
  state: State,
  deeds: readonly (readonly Deed[])[],
  declined: (asker: Seat, asked: Seat) => boolean,
  dice: Dice,
): Fact {
  const shelf = new Map(state.storage.map((item) => [item.id, { ...item }]));
  const prep: Preparation = { state, dice, shelf, handed: new Set(), declined, events: [] };
  const passes = Math.max(0, ...deeds.map((row) => row.length));
  for (let pass = 0; pass < passes; pass++) carryOutPass(prep, deeds, pass);
  state.waiting = null;
  state.phase = 'plan';
  return { what: 'preparation', wave: state.wave, events: prep.events };
}

/** Ruling 28: first everybody's own work, with what they held when the phase opened; other people's hands come last. */
function carryOutPass(prep: Preparation, deeds: readonly (readonly Deed[])[], pass: number): void {
  const tasks = tasksIn(prep.state, deeds, pass);
  for (const { seat } of tasksOf(tasks, 'none')) prep.events.push({ seat, what: 'idle' }); // ruling 30
  useItems(prep, tasks); // step 1
  strengthenWalls(prep, tasks); // step 2
  takeRest(prep, tasks); // step 3
  prepareWeapons(prep, tasks); // step 4
  search(prep, tasks); // step 5
  const deposits = depositAll(prep, tasks); // step 6
  withdrawAll(prep, tasks, deposits); // step 7
  exchangeItems(prep, tasks); // step 8
}

/** What silence does: rest with six health or more missing, else the weakest wall, with boards if there are any (88, 108). */
export function silentDeed(
  person: Pick<Player, 'health' | 'maxHealth'> & { readonly items: readonly Item[]; readonly bonus: Bonus | null },
  lines: readonly Pick<Line, 'walls'>[],
): Fallback {
  if (person.maxHealth - person.health >= 6) return { do: 'rest' };
  const weakest = Math.min(...lines.map((line) => line.walls));
  const line = lines.findIndex((x) => x.walls === weakest) + 1;
  return { do: 'strengthen', line, boards: boardsIn(person.items) !== undefined };
}

/** What silence does for everybody alive: one deed for each action they have. */
export function silentDeeds(state: State): readonly (readonly Deed[])[] {
  const living = livingSeats(state);
  return state.players.map((player, seat) =>
    living.includes(seat) ? Array.from({ length: player.actions }, () => silentDeed(player, state.lines)) : [],
  );
}
