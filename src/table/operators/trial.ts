/** Whether the step at which a table froze would go through now: tried on a copy, nothing of it is kept. Pure. */

import type { AnyGame } from '../../kit/game.ts';
import { timed } from '../facts/asked.ts';
import { formView } from '../facts/form.ts';
import type { Millis, Table } from '../model/aggregate.ts';
import { closeAsk } from '../round/close.ts';
import { setUp } from '../round/commit.ts';
import { settle } from '../round/course.ts';
import { isBehind, renew } from '../round/renew.ts';
import { workOn } from '../tell/work.ts';

/**
 * Which step it was is not kept: so every form is drawn as a press would, and every open ask is closed as its deadline
 * would, with what its forms hold.
 * @throws what the game throws
 */
export function tryPending(game: AnyGame, table: Table, now: Millis): void {
  if (table.state === null) {
    const work = workOn(table);
    setUp(work, game);
    settle(work, game, now);
    return;
  }
  const running = renewedCopy(game, { ...table, phase: 'running', pausedAt: null }, now);
  for (const open of running.asks) for (const { seat } of open.forms) formView(game, running, open.number, seat);
  for (const open of timed(running)) {
    const work = workOn(running);
    closeAsk(work, game, open, 'clock', now);
    settle(work, game, now);
  }
}

function renewedCopy(game: AnyGame, table: Table, now: Millis): Table {
  const work = workOn(table);
  if (isBehind(game, table)) renew(work, game, now);
  return work.table;
}
