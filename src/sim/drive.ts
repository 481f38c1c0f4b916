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
import { complete, type Draft, isDefault, type Menu, stillOffered } from '../kit/menu.ts';
import type { RecordedAnswer } from '../kit/replay.ts';

/** What an answerer sees. */
export interface Turn<A, V, Q = unknown> {
  readonly ask: Ask<Q>;
  readonly seat: Seat;
  readonly view: V;
  readonly menu: Menu<A>;
}
export type Answerer<A, V, Q = unknown> = (turn: Turn<A, V, Q>, dice: Dice) => Draft | 'early' | undefined;

export interface Start<O extends OptionSpec> {
  readonly seats: number;
  readonly options: Chosen<O>;
  readonly seed: string;
  /** How many come while it is played, where the game lets them. */
  readonly newcomers?: number;
}

/** An answer with the draft it was read from, everything written out. */
export type Given<A> = Answer<A> & { readonly draft: Draft };

/** As the record of a game holds it. */
export function recordedAnswer({ ask, seat, draft, chosen, by }: Given<unknown>): RecordedAnswer {
  return { ask, seat, draft, chosen: chosen ?? null, by };
}

export interface Commit<S, A, Q = unknown> {
  /** 0: the setup. */
  readonly number: number;
  /** The ask that was answered; undefined for the setup, and where somebody came. */
  readonly ask: Ask<Q> | undefined;
  /** The state before; of the setup the same as after. */
  readonly before: S;
  readonly state: S;
  readonly answers: readonly Given<A>[];
  /** The seat of whoever came by it. */
  readonly entered?: Seat;
  readonly notes: readonly Note[];
}

export class Stalled extends Error {}

export function* drive<S, A, V, O extends OptionSpec, Q>(
  game: Game<S, A, V, O, Q>,
  start: Start<O>,
  answerer: Answerer<A, V, Q>,
): Generator<Commit<S, A, Q>> {
  const { seed } = start;
  const first = game.setup(start.seats, start.options, diceOf(seed, 0));
  let { state } = first;
  yield { number: 0, ask: undefined, before: state, state, answers: [], notes: first.notes };

  const day = new Day<Q>();
  let seats = start.seats;
  for (let number = 1; ; number++) {
    const asks = game.asks(state);
    if (asks.length === 0) return;
    const before = state;
    // The players' own dice: how somebody makes up their mind does not move the throws of the game.
    const dice = diceOf(`${seed}/players`, number);
    const newcomer = seats - start.seats < (start.newcomers ?? 0) && dice.int(4) === 0;
    const entry = newcomer ? game.enter?.(state, diceOf(seed, number)) : undefined;
    if (entry && 'state' in entry) {
      state = entry.state;
      yield { number, ask: undefined, before, state, answers: [], entered: seats++, notes: entry.notes };
      continue;
    }
    const [ask, answers] = nextAnswers(game, state, asks, day, answerer, dice);
    const step = game.apply(state, answers, diceOf(seed, number));
    state = step.state;
    yield { number, ask, before, state, answers, notes: step.notes };
  }
}

/** Who needs not be asked at this moment: whose standing orders stand, and who is ready on an open day. */
class Day<Q> {
  readonly #quiet = new Set<string>();

  isQuiet(ask: Ask<Q>, seat: Seat): boolean {
    return this.#quiet.has(`${ask.key} ${seat}`);
  }
  quiet(ask: Ask<Q>, seat: Seat): void {
    this.#quiet.add(`${ask.key} ${seat}`);
  }
  /** After an answer to anything that is waited for, standing orders may be wished otherwise. */
  awaken(asks: readonly Ask<Q>[]): void {
    for (const ask of asks)
      if (ask.mode === 'standing') for (const seat of ask.seats) this.#quiet.delete(`${ask.key} ${seat}`);
  }
}

type Answered<A, Q> = readonly [Ask<Q>, readonly Given<A>[]];

/** A standing order or a deed of an open day, one answer to an open ask, all answers to a sealed one or those that end a day. */
function nextAnswers<S, A, V, O extends OptionSpec, Q>(
  game: Game<S, A, V, O, Q>,
  state: S,
  asks: readonly Ask<Q>[],
  day: Day<Q>,
  answerer: Answerer<A, V, Q>,
  dice: Dice,
): Answered<A, Q> {
  const order = wish(
    game,
    state,
    asks.filter((x) => x.mode === 'standing'),
    day,
    answerer,
    dice,
  );
  if (order) return order;
  day.awaken(asks);
  const timed = asks.filter((x) => x.mode !== 'standing');
  if (timed.length === 0) throw new Stalled(`nobody is waited for, yet ${asks.map((x) => x.key).join(', ')} is open`);
  // What interrupts an ask is answered before it closes; what is done on an open day may come before or after.
  const held = new Set(timed.flatMap(({ within }) => within ?? []));
  const ask = dice.pick(timed.filter((x) => x.mode === 'live' || !held.has(x.key)));
  if (ask.mode === 'live') {
    const deed = wish(game, state, [ask], day, answerer, dice);
    if (deed) return deed;
    if (held.has(ask.key))
      return nextAnswers(
        game,
        state,
        asks.filter((x) => x.key !== ask.key),
        day,
        answerer,
        dice,
      );
    return [ask, ask.seats.map((seat) => read(turnOf(game, state, ask, seat), undefined))];
  }
  const seats = ask.mode === 'open' ? [dice.pick(ask.seats)] : ask.seats;
  const turns = seats.map((seat) => turnOf(game, state, ask, seat));
  return [ask, turns.map((turn) => read(turn, answerer(turn, dice)))];
}

/** Something that a seat wants beyond what silence means. Who wants nothing more is not asked again. */
function wish<S, A, V, O extends OptionSpec, Q>(
  game: Game<S, A, V, O, Q>,
  state: S,
  asks: readonly Ask<Q>[],
  day: Day<Q>,
  answerer: Answerer<A, V, Q>,
  dice: Dice,
): Answered<A, Q> | undefined {
  for (const ask of asks) {
    for (const seat of ask.mode === 'live' ? dice.shuffle(ask.seats) : ask.seats) {
      if (day.isQuiet(ask, seat)) continue;
      const turn = turnOf(game, state, ask, seat);
      const draft = answerer(turn, dice);
      const wants = typeof draft === 'object' && !isDefault(turn.menu, draft);
      if (!wants || ask.mode === 'standing') day.quiet(ask, seat);
      if (wants) return [ask, [read(turn, draft)]];
    }
  }
  return undefined;
}

function turnOf<S, A, V, O extends OptionSpec, Q>(
  game: Game<S, A, V, O, Q>,
  state: S,
  ask: Ask<Q>,
  seat: Seat,
): Turn<A, V, Q> {
  const view = game.view(state, seat);
  return { ask, seat, view, menu: game.menu(view, ask) };
}

function read<A>({ ask, seat, menu }: Turn<A, unknown>, said: Draft | 'early' | undefined): Given<A> {
  const draft = typeof said === 'object' ? said : undefined;
  const understood = complete(menu, draft);
  if (!understood) {
    const what = draft ? JSON.stringify(draft) : 'silence';
    throw new Stalled(`${ask.key}: seat ${seat} cannot answer ${what}`);
  }
  const chosen = stillOffered(menu, draft);
  const by = typeof said === 'string' ? said : draft ? 'player' : 'clock';
  return { ask: ask.key, seat, ...understood, ...(chosen && { chosen }), by };
}
