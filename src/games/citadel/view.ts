/**
 * What a person may know (ruling 87): the only door from the state to menus, boards, receipts and computer players.
 *
 *   public   walls, equipment, traps, pits and baits, zombies that stand or are led away between waves, people with their
 *            health, items and ammo, the storage, and how everybody spent the preparation
 *   mine     the bonus before all are shown, what binoculars showed, my last plan, what I would keep, exchanges that involve me
 *   nobody's the coming wave, other people's orders
 *
 * Every field is copied by name, so that a secret added to the state later stays out until somebody lets it in here.
 */
import type { Seat } from '../../kit/game.ts';
import type { Bonus } from './data/bonuses.ts';
import type { Deed, Item, Line, Options, Phase, Player, State } from './state.ts';

/** A person as everybody sees them. */
export type Person = { readonly seat: Seat; readonly bonus: Bonus | null } & Readonly<
  Pick<Player, 'health' | 'maxHealth' | 'items' | 'kills' | 'died' | 'line' | 'actions' | 'drinks' | 'prepared' | 'fed'>
>;
/** And as they see themself. */
export type Me = Person & Readonly<Pick<Player, 'scouted' | 'plan' | 'keep'>>;

/** An exchange that waits for my consent: what that person would hand me and take from me, in all their actions together. */
export interface Offer {
  readonly who: Seat;
  readonly gives: readonly Item[];
  readonly takes: readonly Item[];
}

export interface View {
  /** null: an onlooker. */
  readonly seat: Seat | null;
  readonly options: Options;
  readonly phase: Phase;
  readonly wave: number;
  readonly blitz: number;
  readonly lines: readonly Readonly<Line>[];
  /** By seat. */
  readonly players: readonly Person[];
  readonly storage: readonly Item[];
  readonly me: Me | null;
  readonly offers: readonly Offer[];
}

export function viewOf(state: State, seat: Seat | null): View {
  const players = state.players.map((player, i) => personOf(state, player, i, seat));
  const mine = seat === null ? undefined : state.players[seat];
  const person = seat === null ? undefined : players[seat];
  return {
    seat,
    options: state.options,
    phase: state.phase,
    wave: state.wave,
    blitz: state.blitz,
    lines: state.lines.map(lineOf),
    players,
    storage: state.storage,
    me: mine && person ? { ...person, scouted: mine.scouted, plan: mine.plan, keep: mine.keep } : null,
    offers: seat === null ? [] : offersTo(state, seat),
  };
}

function personOf(state: State, player: Player, seat: Seat, viewer: Seat | null): Person {
  const { bonus, health, maxHealth, items, kills, died, line, actions, drinks, prepared, fed } = player;
  const shown = state.phase !== 'bonus' || seat === viewer; // ruling 2
  return {
    seat,
    bonus: shown ? bonus : null,
    health,
    maxHealth,
    items,
    kills,
    died,
    line,
    actions,
    drinks,
    prepared,
    fed,
  };
}

function lineOf(line: Line): Line {
  const { walls, gun, glass, concrete, wire, traps, pit, baits, zombies, lured } = line;
  return { walls, gun, glass, concrete, wire, traps, pit, baits, zombies, lured };
}

/** Consent is given to a person (option exchange_consent), so all their exchanges with me are shown as one. */
function offersTo(state: State, seat: Seat): readonly Offer[] {
  if (!state.waiting) return [];
  const items = [...state.players.flatMap((player) => player.items), ...state.storage];
  const named = (ids: readonly number[]) => ids.flatMap((id) => items.filter((item) => item.id === id));
  return state.waiting.flatMap((deeds, who): Offer[] => {
    const touching = deeds.filter((deed) => isExchangeWith(deed, seat));
    if (touching.length === 0) return [];
    return [
      {
        who,
        gives: named([...new Set(touching.flatMap((deed) => deed.give))]),
        takes: named([...new Set(touching.flatMap((deed) => deed.take))]),
      },
    ];
  });
}

function isExchangeWith(deed: Deed, seat: Seat): deed is Extract<Deed, { do: 'exchange' }> {
  return deed.do === 'exchange' && deed.seat === seat;
}
