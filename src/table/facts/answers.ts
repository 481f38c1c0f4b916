/** What a seat answers: a person's draft read through their menu, or a computer player's wish. Pure. */
import { diceOf } from '../../kit/dice.ts';
import type { AnsweredBy, AnyGame, Ask, Dice, Seat } from '../../kit/game.ts';
import { type Complete, complete, type Draft, isDefault, type Menu, stillOffered } from '../../kit/menu.ts';
import type { RecordedAnswer } from '../../kit/replay.ts';
import type { SeatForm, Table } from '../model/aggregate.ts';

/** The seat's answer if the ask closed now. */
export function answerOf(game: AnyGame, table: Table, ask: Ask, seat: Seat, draft: Draft | null): Complete<unknown> {
  return answerIn(game.menu(game.view(table.state, seat), ask), ask, seat, draft);
}

/** The same, read through the seat's menu. A menu that leaves silence without an answer breaks the contract. */
export function answerIn(menu: Menu<unknown>, ask: Ask, seat: Seat, draft: Draft | null): Complete<unknown> {
  const answer = complete(menu, draft ?? undefined) ?? complete(menu);
  if (!answer) throw new Error(`${ask.key}: silence of seat ${seat} has no answer`);
  return answer;
}

/** An answer as it is recorded: all of it, and apart from that what was chosen. */
export function recorded(
  menu: Menu<unknown>,
  ask: Ask,
  seat: Seat,
  draft: Draft | null,
  by: AnsweredBy,
): RecordedAnswer {
  const { draft: whole } = answerIn(menu, ask, seat, draft);
  return { ask: ask.key, seat, draft: whole, chosen: stillOffered(menu, draft ?? undefined) ?? null, by };
}

/** What a form holds when its ask closes. On an open day that is over, whatever was chosen has been played: the rest is silence. */
export function finalAnswer(
  table: Table,
  game: AnyGame,
  ask: Ask,
  form: SeatForm,
  silent: Exclude<AnsweredBy, 'player'>,
): RecordedAnswer {
  // What a person had chosen before a computer player took the seat still counts.
  if (ask.mode !== 'live' && table.seats[form.seat]?.computer && !form.touched)
    return computerAnswer(table, game, ask, form.seat);
  const menu = game.menu(game.view(table.state, form.seat), ask);
  return recorded(menu, ask, form.seat, ask.mode === 'live' ? null : form.draft, form.touched ? 'player' : silent);
}

export function computerAnswer(table: Table, game: AnyGame, ask: Ask, seat: Seat): RecordedAnswer {
  const menu = game.menu(game.view(table.state, seat), ask);
  return recorded(menu, ask, seat, wishOf(table, game, ask, seat), 'player');
}

/** What a computer player wants beyond what silence means: another order than stands, a deed on an open day. */
export function computerWish(table: Table, game: AnyGame, ask: Ask, seat: Seat): RecordedAnswer | undefined {
  const menu = game.menu(game.view(table.state, seat), ask);
  const wish = wishOf(table, game, ask, seat);
  return isDefault(menu, wish) ? undefined : recorded(menu, ask, seat, wish, 'player');
}

/** The computer's choices are recorded as answers, so their dice need not be the commit's. */
function wishOf(table: Table, game: AnyGame, ask: Ask, seat: Seat): Draft {
  const dice: Dice = diceOf(`${table.seed}/computer/${seat}`, table.commit);
  return game.play(game.view(table.state, seat), ask, dice);
}
