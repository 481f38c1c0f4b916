/** Duels at the points where rules are tried: told by what matters, everything else is plain. */
import { apply } from '../../../src/games/revolver/apply.ts';
import { asksOf, type Question } from '../../../src/games/revolver/asks.ts';
import { type BonusCard, type Card, cards, copies } from '../../../src/games/revolver/data/cards.ts';
import type { Defence, Fate, MedkitOrder, State } from '../../../src/games/revolver/state.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import type { AnsweredBy, Ask, Dice, Msg, Note, Seat, Step } from '../../../src/kit/game.ts';

interface Duellist {
  readonly health?: number;
  readonly hand?: readonly Card[];
  readonly defence?: Defence | null;
  readonly medkit?: MedkitOrder;
  readonly missed?: number;
}

/** Seat 0, Anna, shoots; seat 1, Boris, may be hit. The chamber is told from the top: `*` a bullet, `.` a blank. */
export function duel(
  told: {
    readonly anna?: Duellist;
    readonly boris?: Duellist;
    readonly chamber?: string;
    readonly deck?: readonly Card[];
    readonly discard?: readonly Card[];
    readonly round?: number;
    readonly options?: Partial<State['options']>;
  } = {},
): State {
  const options = { health: '3', defence: 'open', ...told.options } as const;
  const player = ({
    health = Number(options.health),
    hand = [],
    defence = null,
    medkit = 'last',
    missed = 0,
  }: Duellist) => ({
    health,
    hand: [...hand],
    defence,
    medkit,
    missed,
  });
  const players = [player(told.anna ?? {}), player(told.boris ?? {})];
  const discard = [...(told.discard ?? [])];
  const elsewhere = [...players.flatMap((x) => x.hand), ...discard];
  return {
    options,
    round: told.round ?? 1,
    shooter: 0,
    chamber: [...(told.chamber ?? '*.*.*.*.*.*.')].map((x) => (x === '*' ? 'bullet' : 'blank')),
    deck: [...(told.deck ?? rest(elsewhere))],
    discard,
    players,
    shots: [],
    end: null,
  };
}

/** All cards that are nowhere else. */
function rest(elsewhere: readonly Card[]): readonly Card[] {
  return cards.flatMap((card) => {
    const gone = elsewhere.filter((x) => x === card).length;
    return Array.from({ length: copies - gone }, () => card);
  });
}

export const anna: Seat = 0;
export const boris: Seat = 1;

/** Dice that take the first of whatever there is. */
export const first: Dice = {
  ...diceOf('unused', 0),
  int: () => 0,
  pick: ([x]) => x as never,
  shuffle: (xs) => [...xs],
};

/** The one whose turn it is shoots. */
export function shoots(
  state: State,
  at: 'other' | 'self' = 'other',
  { bonus = null, by = 'player', dice = first }: { bonus?: BonusCard | null; by?: AnsweredBy; dice?: Dice } = {},
): Step<State> {
  const seat = state.shooter;
  return apply(state, [{ ask: shotOf(state).key, seat, action: { kind: 'shot', bonus, target: at }, by }], dice);
}

export function orders(
  state: State,
  seat: Seat,
  action: { readonly defence: Defence | null } | { readonly medkit: MedkitOrder },
): State {
  const whole =
    'medkit' in action ? ({ kind: 'medkit', ...action } as const) : ({ kind: 'defence', ...action } as const);
  return apply(state, [{ ask: 'orders', seat, action: whole, by: 'player' }], first).state;
}

export function shotOf(state: State): Ask<Question> {
  const ask = asksOf(state).find(({ mode }) => mode === 'open');
  if (!ask) throw new Error('nobody is to shoot');
  return ask;
}

export const fates = (state: State): readonly Fate[] => state.shots.map(({ fate }) => fate);
export const health = (state: State): readonly number[] => state.players.map((x) => x.health);
export const hands = (state: State): readonly (readonly Card[])[] => state.players.map((x) => x.hand);

/** The ids of what this seat reads (null: an onlooker). */
export function readBy(notes: readonly Note[], seat: Seat | null): readonly Msg[] {
  return notes.flatMap(({ text, secret }) =>
    seat !== null && secret?.seats.includes(seat) ? [secret.text] : text ? [text] : [],
  );
}
