/** What a seat answers: a person's draft read through his menu, or a computer player's wish. Pure. */
import { diceOf } from '../../kit/dice.ts';
import type { AnsweredBy, AnyGame, Ask, Dice, Seat } from '../../kit/game.ts';
import { type Complete, complete, type Draft, isDefault, type Menu } from '../../kit/menu.ts';
import type { CommitRecord, OpenAsk, SeatForm, Table } from '../model/aggregate.ts';

/** As it is recorded. */
export type Given = CommitRecord['answers'][number];

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

/** What a form holds when its ask closes. */
export function finalAnswer(
  table: Table,
  game: AnyGame,
  open: OpenAsk,
  form: SeatForm,
  silent: Exclude<AnsweredBy, 'player'>,
): Given {
  // What a person had chosen before a computer player took the seat still counts.
  if (table.seats[form.seat]?.computer && !form.touched) return computerAnswer(table, game, open, form.seat);
  const { draft } = answerOf(game, table, open.ask, form.seat, form.draft);
  return { ask: open.ask.key, seat: form.seat, draft, by: form.touched ? 'player' : silent };
}

export function computerAnswer(table: Table, game: AnyGame, open: OpenAsk, seat: Seat): Given {
  const { draft } = answerOf(game, table, open.ask, seat, wishOf(table, game, open, seat));
  return { ask: open.ask.key, seat, draft, by: 'player' };
}

/** The order that a computer player wants to stand; undefined: it stands already. */
export function computerOrder(table: Table, game: AnyGame, open: OpenAsk, seat: Seat): Given | undefined {
  const menu = game.menu(game.view(table.state, seat), open.ask);
  const wish = wishOf(table, game, open, seat);
  if (isDefault(menu, wish)) return undefined;
  return { ask: open.ask.key, seat, draft: answerIn(menu, open.ask, seat, wish).draft, by: 'player' };
}

/** The computer's choices are recorded as answers, so their dice need not be the commit's. */
function wishOf(table: Table, game: AnyGame, open: OpenAsk, seat: Seat): Draft {
  const dice: Dice = diceOf(`${table.seed}/computer/${seat}`, table.commit);
  return game.play(game.view(table.state, seat), open.ask, dice);
}
