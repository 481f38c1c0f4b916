/**
 * A small kit for the tests of the preparation: a camp of people with what they hold, lines and a storage, and orders by
 * name.
 *
 *   camp({ katya: { has: ['boards'] }, lev: { health: 12 } }, { lines: [{ walls: 5 }] })
 *     .prepare((c) => ({ katya: [c.strengthen(1)], lev: [rest] }))
 *
 * People without orders do nothing. Luck: finds come from a list, of several the first is drawn, nothing is shuffled.
 */

import { apply } from '../../../src/games/citadel/apply.ts';
import { asksOf } from '../../../src/games/citadel/asks.ts';
import { menuOf } from '../../../src/games/citadel/menu/index.ts';
import { bareLine, newcomer } from '../../../src/games/citadel/rules/setup.ts';
import type {
  Action,
  Deed,
  Fallback,
  Item,
  ItemId,
  Line,
  Options,
  Player,
  State,
} from '../../../src/games/citadel/state.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import type { Answer, Ask, Dice, Msg } from '../../../src/kit/game.ts';
import type { Menu } from '../../../src/kit/menu.ts';
import { Party } from '../party.ts';
import { itemOf, printed, type Thing } from './things.ts';

export { itemOf, printed, type Thing };

type Someone = Partial<Omit<Player, 'items'>> & { readonly has?: readonly Thing[] };
interface Place {
  readonly lines?: readonly Partial<Line>[];
  readonly storage?: readonly Thing[];
  readonly options?: Partial<Options>;
  readonly wave?: number;
  readonly coming?: State['coming'];
}

export const rest: Fallback = { do: 'rest' };
export const search: Deed = { do: 'search' };
export const pass: Deed = { do: 'none' };

export interface Luck {
  readonly finds?: readonly Thing[];
  /** Which of several is drawn, time after time; the first when not told. */
  readonly draws?: readonly number[];
  readonly reversed?: boolean;
}

export class Camp<N extends string> extends Party<N, Player, State> {
  // ---- looking ----

  hands(name: N): string[] {
    return this.of(name).items.map(nameOf);
  }
  get storage(): string[] {
    return this.state.storage.map(nameOf);
  }
  line(number: number): Line {
    const line = this.state.lines[number - 1];
    if (!line) throw new Error(`there is no line ${number}`);
    return line;
  }
  /** The ids of what this person alone was told. */
  told(name: N): string[] {
    return this.secrets(name).map((msg) => msg.id.replace('citadel-did-', ''));
  }
  secrets(name: N): Msg[] {
    return this.notes.flatMap((x) => (x.secret?.seats.includes(this.seat(name)) ? [x.secret.text] : []));
  }
  /** The ids of what everybody was told. */
  get story(): string[] {
    return this.notes.flatMap((x) => (x.text ? [x.text.id.replace('citadel-prep-', '')] : []));
  }
  /** Why this person's actions failed. */
  why(name: N): unknown[] {
    return this.secrets(name).flatMap((msg) => (msg.id === 'citadel-did-failed' ? [msg.args?.['why']] : []));
  }
  ask(): Ask {
    const [ask] = asksOf(this.state);
    if (!ask) throw new Error('nothing is asked');
    return ask;
  }
  menu(name: N): Menu<Action> {
    return menuOf(viewOf(this.state, this.seat(name)), this.ask());
  }

  // ---- orders ----

  /** The n-th item of that name in these hands. */
  item(name: N, thing: string, n = 0): ItemId {
    return idOf(this.of(name).items, thing, n);
  }
  stored(thing: string, n = 0): ItemId {
    return idOf(this.state.storage, thing, n);
  }
  strengthen(line: number, boards = false): Fallback {
    return { do: 'strengthen', line, boards };
  }
  use(name: N, thing: string, aim: { line?: number; on?: N; gun?: string; water?: 'health' | 'melee' } = {}): Deed {
    return {
      do: 'use',
      item: this.item(name, thing),
      ...(aim.line !== undefined && { line: aim.line }),
      ...(aim.on !== undefined && { seat: this.seat(aim.on) }),
      ...(aim.gun !== undefined && { gun: this.item(name, aim.gun) }),
      ...(aim.water !== undefined && { water: aim.water }),
    };
  }
  store(name: N, put: readonly string[], wish: readonly (string | ItemId)[], otherwise: Fallback = rest): Deed {
    return {
      do: 'storage',
      put: put.map((thing) => this.item(name, thing)),
      wish: wish.map((thing) => (typeof thing === 'number' ? thing : this.stored(thing))),
      otherwise,
    };
  }
  exchange(name: N, other: N, give: readonly string[], take: readonly string[], otherwise: Fallback = rest): Deed {
    return {
      do: 'exchange',
      seat: this.seat(other),
      give: give.map((thing) => this.item(name, thing)),
      take: take.map((thing) => this.item(other, thing)),
      otherwise,
    };
  }

  // ---- playing on ----

  prepare(orders: (camp: this) => Partial<Record<N, readonly Deed[]>>, luck: Luck = {}): Camp<N> {
    const given = orders(this);
    const named = new Map<string, readonly Deed[]>(Object.entries(given));
    return this.answer((name) => ({ kind: 'prep', deeds: named.get(name) ?? [pass] }), luck);
  }
  agree(agreed: Partial<Record<N, readonly N[]>>, luck: Luck = {}): Camp<N> {
    const named = new Map<string, readonly N[]>(Object.entries(agreed));
    return this.answer((name) => {
      const people = named.get(name);
      return people && { kind: 'consent', agreed: people.map((x) => this.seat(x)) };
    }, luck);
  }
  answer(action: (name: N) => Action | undefined, luck: Luck = {}): Camp<N> {
    const ask = this.ask();
    const answers = this.names.flatMap((name, seat): Answer<Action>[] => {
      const given = action(name);
      return given ? [{ ask: ask.key, seat, action: given, by: 'player' }] : [];
    });
    const { state, notes } = apply(this.state, answers, diceWith(luck));
    return new Camp(state, this.names, notes);
  }
}

/** People by name, in seat order; three bare lines with walls 10 unless told. */
export function camp<N extends string>(people: Readonly<Record<N, Someone>>, place: Place = {}): Camp<N> {
  let nextId = 1;
  const item = (thing: Thing): Item => itemOf(thing, nextId++);
  const entries: [N, Someone][] = [];
  for (const name in people) entries.push([name, people[name]]);
  const players = entries.map(([, { has = [], ...rest }]) => ({
    ...newcomer(),
    actions: 1,
    ...rest,
    items: has.map(item),
  }));
  const lines = (place.lines ?? [{}, {}, {}]).map((line) => ({ ...bareLine(10), ...line }));
  const storage = (place.storage ?? []).map(item);
  const state: State = {
    options: { ...printed, ...place.options },
    phase: 'prep',
    wave: place.wave ?? 1,
    blitz: 0,
    lines,
    players,
    storage,
    coming: place.coming ?? lines.map(() => ({ normal: 0, fast: 0, fat: 0, spitter: 0 })),
    waiting: null,
    nextId,
  };
  return new Camp(
    structuredClone(state),
    entries.map(([name]) => name),
  );
}

export function nameOf(item: Item): string {
  return item.ammo === undefined ? (item.variant ?? item.kind) : `${item.kind}/${item.ammo}`;
}

function idOf(items: readonly Item[], thing: string, n: number): ItemId {
  const item = items.filter((x) => [nameOf(x), x.kind].includes(thing))[n];
  if (!item) throw new Error(`there is no ${thing} among ${items.map(nameOf).join(', ')}`);
  return item.id;
}

/** Finds come from the list; of a melee weapon the variant too. */
export function diceWith({ finds = [], draws = [], reversed = false }: Luck): Dice {
  const found = finds.map((thing) => itemOf(thing, 0));
  const drawn = [...draws];
  let variant: Item['variant'];
  const pick = <T>(xs: readonly T[]): T => {
    const isKinds = xs.some((x) => x === 'binoculars');
    const next = isKinds ? found.shift() : undefined;
    variant = next?.variant ?? variant;
    const wanted = isKinds ? xs.find((x) => x === next?.kind) : xs.find((x) => x === variant);
    if (wanted !== undefined) return wanted;
    const i = isKinds ? 0 : (drawn.shift() ?? 0);
    for (const x of xs.slice(i % xs.length)) return x;
    throw new RangeError('nothing to pick from');
  };
  return {
    int: () => 0,
    range: (low) => low,
    roll: (count) => Array.from({ length: count }, () => 1),
    pick,
    shuffle: (xs) => (reversed ? xs.toReversed() : [...xs]),
  };
}
