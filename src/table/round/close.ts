/** An ask closes with what its forms hold; silence is answered by the defaults. Pure. */
import type { AnyGame } from '../../kit/game.ts';
import { finalAnswer } from '../facts/answers.ts';
import { askedNow, interrupts } from '../facts/asked.ts';
import type { Millis, OpenAsk, SeatForm } from '../model/aggregate.ts';
import type { Work } from '../tell/work.ts';
import { blank, reopen } from './asks.ts';
import { commit, file } from './commit.ts';

/** One decision may lead to the next, but not for ever. */
const MANY = 1_000;

/**
 * Closes it if the game asks it at this moment: what closed before it may have ended it. What interrupts it is answered first. The
 * caller settles afterwards.
 */
export function closeAsk(work: Work, game: AnyGame, open: OpenAsk, when: 'clock' | 'early', now: Millis): void {
  for (let step = 0; ; step++) {
    if (step === MANY) throw new Error(`${open.ask.key}: the decisions within it do not end`);
    const [inner] = interrupts(work.table, open);
    if (!inner) break;
    closeAsk(work, game, inner, when, now);
    reopen(work, game, now);
  }
  if (open.ask.mode === 'open') closeSeatBySeat(work, game, open, when);
  else closeTogether(work, game, open, when);
}

function closeTogether(work: Work, game: AnyGame, open: OpenAsk, when: 'clock' | 'early'): void {
  const ask = askedNow(game, work.table, open);
  if (!ask) return;
  const given = ask.seats.map((seat) => finalAnswer(work.table, game, ask, formOf(work, open, seat), when));
  file(work, game, open, ask, given);
  commit(work, game, open, ask, given);
}

/** Each answer changes what the next may do, and whether it is asked at all. */
function closeSeatBySeat(work: Work, game: AnyGame, open: OpenAsk, when: 'clock' | 'early'): void {
  for (const { seat } of open.forms) {
    const ask = askedNow(game, work.table, open);
    if (!ask?.seats.includes(seat)) continue;
    const given = [finalAnswer(work.table, game, ask, formOf(work, open, seat), when)];
    file(work, game, open, ask, given);
    commit(work, game, open, ask, given);
  }
}

/** As it stands now; a seat that was asked just before had no time to fill it in. */
function formOf({ table }: Work, { number }: OpenAsk, seat: number): SeatForm {
  const forms = table.asks.find((x) => x.number === number)?.forms ?? [];
  return forms.find((x) => x.seat === seat) ?? blank(seat);
}
