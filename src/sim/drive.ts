/**
 * Plays one game from setup to its end, commit by commit, without a table: the whole of what asks, views, menus and apply
 * promise each other. The simulation and the contract test both stand on it.
 *
 *   answerer   decides for a seat; undefined is silence, which the clock answers with the menu's default, and `early` is silence at
 *              an ask that closed before its deadline
 *   commit     what happened in one application, with the drafts that a record of the game holds
 */
import { diceOf } from '../kit/dice.ts';
import type { Answer, Ask, Chosen, Dice, Game, Note, OptionSpec, Seat } from '../kit/game.ts';
import { complete, type Draft, isDefault, type Menu } from '../kit/menu.ts';

/** What an answerer sees. */
export interface Turn<A, V> {
  readonly ask: Ask;
  readonly seat: Seat;
  readonly view: V;
  readonly menu: Menu<A>;
}
export type Answerer<A, V> = (turn: Turn<A, V>, dice: Dice) => Draft | 'early' | undefined;

export interface Start<O extends OptionSpec> {
  readonly seats: number;
  readonly options: Chosen<O>;
  readonly seed: string;
}

/** An answer with the draft it was read from, everything written out. */
export type Given<A> = Answer<A> & { readonly draft: Draft };

export interface Commit<S, A> {
  /** 0: the setup. */
  readonly number: number;
  /** The ask that was answered; undefined for the setup. */
  readonly ask: Ask | undefined;
  /** The state before; of the setup the same as after. */
  readonly before: S;
  readonly state: S;
  readonly answers: readonly Given<A>[];
  readonly notes: readonly Note[];
}

export class Stalled extends Error {}

export function* drive<S, A, V, O extends OptionSpec>(
  game: Game<S, A, V, O>,
  start: Start<O>,
  answerer: Answerer<A, V>,
): Generator<Commit<S, A>> {
  const { seed } = start;
  const first = game.setup(start.seats, start.options, diceOf(seed, 0));
  let { state } = first;
  yield { number: 0, ask: undefined, before: state, state, answers: [], notes: first.notes };

  /** Whose standing orders were asked for since the last answer to anything else. */
  const standing = new Set<string>();
  for (let number = 1; ; number++) {
    const asks = game.asks(state);
    if (asks.length === 0) return;
    // The players' own dice: how somebody makes up his mind does not move the throws of the game.
    const dice = diceOf(`${seed}/players`, number);
    const order = standingOrder(game, state, asks, standing, answerer, dice);
    if (!order) standing.clear();
    const [ask, answers] = order ?? nextAnswers(game, state, asks, answerer, dice);
    const before = state;
    const step = game.apply(state, answers, diceOf(seed, number));
    state = step.state;
    yield { number, ask, before, state, answers, notes: step.notes };
  }
}

/** A standing order that was not yet asked of its seat, if it wants to give another than the one that stands. */
function standingOrder<S, A, V, O extends OptionSpec>(
  game: Game<S, A, V, O>,
  state: S,
  asks: readonly Ask[],
  asked: Set<string>,
  answerer: Answerer<A, V>,
  dice: Dice,
): readonly [Ask, readonly Given<A>[]] | undefined {
  for (const ask of asks.filter((x) => x.mode === 'standing')) {
    for (const seat of ask.seats) {
      const name = `${ask.key} ${seat}`;
      if (asked.has(name)) continue;
      asked.add(name);
      const turn = turnOf(game, state, ask, seat);
      const said = answerer(turn, dice);
      if (typeof said === 'object' && !isDefault(turn.menu, said)) return [ask, [read(turn, said)]];
    }
  }
  return undefined;
}

/** All answers to a sealed ask, or one answer to an open one. */
function nextAnswers<S, A, V, O extends OptionSpec>(
  game: Game<S, A, V, O>,
  state: S,
  asks: readonly Ask[],
  answerer: Answerer<A, V>,
  dice: Dice,
): readonly [Ask, readonly Given<A>[]] {
  const waited = asks.filter((x) => x.mode !== 'standing');
  if (waited.length === 0) throw new Stalled(`nobody is waited for, yet ${asks.map((x) => x.key).join(', ')} is open`);
  const ask = dice.pick(waited);
  const seats = ask.mode === 'open' ? [dice.pick(ask.seats)] : ask.seats;
  const turns = seats.map((seat) => turnOf(game, state, ask, seat));
  return [ask, turns.map((turn) => read(turn, answerer(turn, dice)))];
}

function turnOf<S, A, V, O extends OptionSpec>(game: Game<S, A, V, O>, state: S, ask: Ask, seat: Seat): Turn<A, V> {
  const view = game.view(state, seat);
  return { ask, seat, view, menu: game.menu(view, ask) };
}

function read<A>({ ask, seat, menu }: Turn<A, unknown>, said: Draft | 'early' | undefined): Given<A> {
  const understood = complete(menu, typeof said === 'object' ? said : undefined);
  if (!understood) {
    const what = typeof said === 'object' ? JSON.stringify(said) : 'silence';
    throw new Stalled(`${ask.key}: seat ${seat} cannot answer ${what}`);
  }
  return { ask: ask.key, seat, ...understood, by: typeof said === 'object' ? 'player' : (said ?? 'clock') };
}
