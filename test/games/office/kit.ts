/**
 * A small kit for the tests of Zombie Office: a floor with figures by name, luck from a list, and deeds by name.
 *
 *   office({ people: { anna: 'E4' }, zombies: { boss: 'G6' } }, { walls: ['E4 right'] })
 *     .does('anna', { do: 'go', to: cell('E6') })
 *
 * Luck: each throw takes the next number; where they run out, the first possibility. A battle die is 0 for a skull and 1 for a
 * miss; the die of movement is 0 to 5 for 1, 2, 3, 1, 2 and the red 3.
 */

import { expect } from 'vitest';
import { apply } from '../../../src/games/office/apply.ts';
import { asksOf } from '../../../src/games/office/asks.ts';
import {
  cellName,
  cellNamed,
  type Direction,
  type Edge,
  edgeAt,
  neighbour,
  type Plan,
  untouched,
} from '../../../src/games/office/data/plan.ts';
import type { Thing, Token } from '../../../src/games/office/data/things.ts';
import { menuOf } from '../../../src/games/office/menu/index.ts';
import { openTurn } from '../../../src/games/office/rules/round.ts';
import type { Action, Options, Player, State } from '../../../src/games/office/state.ts';
import { viewOf } from '../../../src/games/office/view.ts';
import type { Dice, Msg } from '../../../src/kit/game.ts';
import { byDefault, complete, type Menu } from '../../../src/kit/menu.ts';
import { leaves } from '../../../src/kit/wander.ts';
import { Party } from '../party.ts';

export const cell = cellNamed;
export const skull = 0;
export const miss = 1;
export const red = 5;

export function luck(...throws: readonly number[]): Dice {
  const rest = [...throws];
  const int = (n: number) => Math.min(rest.shift() ?? 0, n - 1);
  return {
    int,
    range: (low, high) => low + int(high - low + 1),
    roll: (count, sides = 6) => Array.from({ length: count }, () => 1 + int(sides)),
    pick: (xs) => {
      const [found] = xs.slice(int(xs.length));
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
    shuffle: (xs) => [...xs],
  };
}

interface Floor {
  /** 'E4 right', 'E4 down door'. */
  readonly walls?: readonly string[];
  readonly tokens?: Readonly<Record<string, Token>>;
  readonly lying?: readonly (readonly [cell: string, thing: Thing])[];
  readonly options?: Partial<Options>;
  readonly turn?: number;
  /** Whose window is open. */
  readonly window?: 'people' | 'zombies';
  readonly alone?: boolean;
}
type Someone = string | (Partial<Player> & { readonly at?: string });

/** On an empty floor unless told otherwise; the first zombie is the zombie of the beginning. */
export function office<N extends string>(
  figures: {
    readonly people: Readonly<Partial<Record<N, Someone>>>;
    readonly zombies: Readonly<Partial<Record<N, Someone>>>;
  },
  floor: Floor = {},
): Office<N> {
  const people = Object.entries<Someone | undefined>(figures.people);
  const zombies = Object.entries<Someone | undefined>(figures.zombies);
  const state: State = {
    options: { order: 'windows', plan: 'beginner', sight: 'orthogonal', ...floor.options },
    phase: 'humans',
    turn: floor.turn ?? 5,
    first: people.length,
    pool: { plain: 0, door: 0 },
    plan: planOf(floor.walls ?? []),
    tokens: Object.entries(floor.tokens ?? {}).map(([at, token]) => ({ cell: cell(at), token })),
    lying: (floor.lying ?? []).map(([at, thing]) => ({ cell: cell(at), thing })),
    alone: floor.alone ?? zombies.length === 1,
    players: [...people.map(([, x]) => playerOf('human', x)), ...zombies.map(([, x]) => playerOf('zombie', x))],
    events: [],
  };
  openTurn(state);
  const here = new Office<N>(
    state,
    [...people, ...zombies].map(([name]) => name as N),
  );
  return floor.window === 'zombies' ? here.everybodyStays() : here;
}

function playerOf(role: Player['role'], someone: Someone | undefined): Player {
  const more = typeof someone === 'string' ? { at: someone } : (someone ?? {});
  const { at, ...rest } = more;
  const risen = role === 'zombie';
  return {
    role,
    cell: at === undefined ? null : cell(at),
    returns: null,
    risen,
    items: [],
    points: 0,
    kills: 0,
    assists: 0,
    died: null,
    course: null,
    ...rest,
  };
}

export function planOf(walls: readonly string[]): Plan {
  return walls.reduce((plan, wall) => {
    const [at = '', direction = 'right', kind = 'wall'] = wall.split(' ');
    return withEdge(plan, cell(at), direction as Direction, kind as Edge);
  }, untouched);
}

/** Written anew, so that tests do not rest on the letters that the rules put into a plan. */
export function withEdge(plan: Plan, at: number, direction: Direction, edge: Edge): Plan {
  for (let i = 0; i < plan.length; i++) {
    for (const letter of ['#', ':', 'o', '.']) {
      const changed = plan.slice(0, i) + letter + plan.slice(i + 1);
      if (changed === plan) continue;
      const owner = Math.floor(i / 2);
      const touched = (owner === at || owner === neighbour(at, direction)) && edgeAt(changed, at, direction) === edge;
      if (touched && edgeAt(plan, at, direction) !== edge) return changed;
    }
  }
  return plan;
}

export class Office<N extends string> extends Party<N, Player, State> {
  at(name: N): string | null {
    const { cell: here } = this.of(name);
    return here === null ? null : cellName(here);
  }
  lying(at: string): readonly Thing[] {
    return this.state.lying.flatMap((x) => (x.cell === cell(at) ? [x.thing] : []));
  }
  /** Who is asked. */
  get asked(): readonly N[] {
    return asksOf(this.state).flatMap((ask) => ask.seats.map((seat) => this.names[seat] as N));
  }
  get titles(): readonly string[] {
    return asksOf(this.state).map((ask) => ask.key);
  }
  /** The ids of what everybody was told last, and of what that person was. */
  get story(): readonly string[] {
    return this.notes.flatMap((note) => (note.text ? [note.text.id] : []));
  }
  told(name: N): readonly Msg[] {
    return this.notes.flatMap((note) => (note.secret?.seats.includes(this.seat(name)) ? [note.secret.text] : []));
  }

  menu(name: N): Menu<Action> {
    const ask = asksOf(this.state).find((x) => x.seats.includes(this.seat(name)));
    if (!ask) throw new Error(`${name} is not asked`);
    return menuOf(viewOf(this.state, this.seat(name)), ask);
  }
  /** All that is on offer. */
  offers(name: N): readonly Action[] {
    const menu = this.menu(name);
    return [...leaves(menu)].flatMap((draft) => complete(menu, draft)?.action ?? []);
  }
  can(name: N, action: Partial<Action>): boolean {
    return this.offers(name).some((offer) => Object.entries(action).every(([key, x]) => same(offer, key, x)));
  }

  /** Only what is on offer. */
  does(name: N, action: Action, dice: Dice = luck()): Office<N> {
    expect(this.offers(name), `${name}: on offer`).toContainEqual(action);
    return this.after(name, action, dice, 'player');
  }
  /** Several steps, one after the other. */
  walks(name: N, ...way: readonly string[]): Office<N> {
    return way.reduce<Office<N>>((here, to) => here.does(name, { do: 'go', to: cell(to) }), this);
  }
  /** The deadline passes. */
  sleeps(name: N, dice: Dice = luck()): Office<N> {
    const silence = byDefault(this.menu(name));
    if (!silence) throw new Error('silence has no answer');
    return this.after(name, silence.action, dice, 'clock');
  }
  /** Whoever is asked ends his turn; stops when another window opens. */
  everybodyStays(dice: Dice = luck()): Office<N> {
    const { phase, turn } = this.state;
    let here: Office<N> = this;
    while (here.state.phase === phase && here.state.turn === turn) {
      const [name] = here.asked;
      if (name === undefined) break;
      here = here.after(name, { do: 'end', take: false }, dice, 'player');
    }
    return here;
  }

  private after(name: N, action: Action, dice: Dice, by: 'player' | 'clock'): Office<N> {
    const ask = asksOf(this.state).find((x) => x.seats.includes(this.seat(name)));
    const before = JSON.stringify(this.state);
    const step = apply(this.state, [{ ask: ask?.key ?? '', seat: this.seat(name), action, by }], dice);
    expect(JSON.stringify(this.state), 'the state before is left alone').toBe(before);
    return new Office(step.state, this.names, step.notes);
  }
}

function same(offer: Action, key: string, wanted: unknown): boolean {
  return Object.entries(offer).some(([name, x]) => name === key && JSON.stringify(x) === JSON.stringify(wanted));
}
