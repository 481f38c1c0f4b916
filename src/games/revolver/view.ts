/**
 * What a person may know: the only door from the state to menus, boards, receipts and computer players.
 *
 *   public    tokens, sizes of hands, bullets and blanks left (ruling 2), the discard, past shots, who missed how many shots,
 *             a laid defence: which card (option `open`), or only that there is one (`hidden`; ruling 5)
 *   mine      my hand and my orders
 *   nobody's  the order of the chamber and of the deck
 *
 * The condition of an order ("if a bullet is likely enough") is its owner's: the other sees what lies there now, not why.
 */
import type { Seat } from '../../kit/game.ts';
import type { Card, DefenceCard } from './data/cards.ts';
import { type Left, left } from './rules/chamber.ts';
import { laidBy } from './rules/defence.ts';
import { fullHealth, otherOf, playerAt } from './rules/seats.ts';
import type { End, Options, Player, Shot, State } from './state.ts';

export interface Person {
  readonly seat: Seat;
  readonly health: number;
  /** How many cards in hand. */
  readonly cards: number;
  readonly missed: number;
}

export interface View {
  /** null: an onlooker. */
  readonly seat: Seat | null;
  readonly options: Options;
  readonly full: number;
  readonly round: number;
  readonly shooter: Seat;
  readonly left: Left;
  /** By seat. */
  readonly people: readonly Person[];
  /** What lies before the one who may be hit; `card`: something. */
  readonly laid: DefenceCard | 'card' | null;
  /** Bonus cards still to be drawn, face down. */
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly shots: readonly Shot[];
  readonly me: Readonly<Pick<Player, 'hand' | 'defence' | 'medkit'>> | null;
  readonly end: End | null;
}

export function viewOf(state: State, seat: Seat | null): View {
  const { options, round, shooter, deck, discard, shots, end } = state;
  const mine = seat === null ? undefined : playerAt(state, seat);
  return {
    seat,
    options,
    full: fullHealth(state),
    round,
    shooter,
    left: left(state),
    people: state.players.map(({ health, hand, missed }, i) => ({ seat: i, health, cards: hand.length, missed })),
    laid: laidFor(state, seat),
    deck: deck.length,
    discard,
    shots,
    me: mine ? { hand: mine.hand, defence: mine.defence, medkit: mine.medkit } : null,
    end,
  };
}

function laidFor(state: State, seat: Seat | null): View['laid'] {
  if (state.end) return null;
  const defender = otherOf(state.shooter);
  const card = laidBy(state, defender);
  if (card === null || state.options.defence === 'open' || seat === defender) return card;
  return 'card';
}
