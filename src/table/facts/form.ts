/** One seat's form, for drawing. */
import { type Screen, screen } from '../../kit/form.ts';
import type { AnyGame, Msg, Seat } from '../../kit/game.ts';
import type { OpenAsk, Table } from '../model/aggregate.ts';
import { answerIn, answerOf } from './answers.ts';
import { askedNow } from './asked.ts';

export interface FormView {
  readonly open: OpenAsk;
  readonly seat: Seat;
  readonly ready: boolean;
  readonly stamp: number;
  readonly screen: Screen;
  /** What would happen if the ask closed now, in words, with warnings. */
  readonly receipt: readonly Msg[];
  /** Whether that is what the person chose, or what silence means. */
  readonly chosen: boolean;
  /** Collisions of sealed wishes, at tables that tell them. */
  readonly warnings: readonly Msg[];
}

/** The form as it stands; undefined where that ask is not put to that seat. */
export function formView(game: AnyGame, table: Table, number: number, seat: Seat): FormView | undefined {
  const open = table.asks.find((x) => x.number === number);
  const form = open?.forms.find((x) => x.seat === seat);
  const ask = open && askedNow(game, table, open);
  if (!open || !form || !ask?.seats.includes(seat)) return undefined;
  const view = game.view(table.state, seat);
  const menu = game.menu(view, ask);
  const { action, draft } = answerIn(menu, ask, seat, form.draft);
  return {
    open,
    seat,
    ready: form.ready,
    stamp: form.stamp,
    // Drawn with the defaults filled in: what stands there is what counts.
    screen: screen(menu, { draft: form.path.length === 0 ? draft : (form.draft ?? draft), path: form.path }),
    receipt: game.tell(view, ask, action),
    chosen: form.draft !== null,
    warnings: table.settings.warn ? collisions(game, table, open, seat) : [],
  };
}

/** Wishes given so far that will collide with this seat's; those of silent seats are not wishes yet. */
function collisions(game: AnyGame, table: Table, open: OpenAsk, seat: Seat): readonly Msg[] {
  if (!game.clashes || open.ask.mode !== 'sealed') return [];
  const answers = open.forms
    .filter((form) => form.touched)
    .map((form) => ({
      ask: open.ask.key,
      seat: form.seat,
      action: answerOf(game, table, open.ask, form.seat, form.draft).action,
      by: 'player' as const,
    }));
  return game.clashes(table.state, answers).flatMap((x) => (x.seats.includes(seat) ? [x.text] : []));
}
