/**
 * Tables that outlive the rules they began by. A table that is *behind* this program's rules is *renewed* before anything is done
 * to it: it goes on from its stored state by the newer rules, and a stretch of the game ends there (kit/stretch.ts). A table that
 * is *ahead* has been renewed by a newer program than this one, of those that share a database while one replaces the other:
 * it is left alone. Pure.
 */

import { canonical } from '../../kit/digest.ts';
import type { AnyGame } from '../../kit/game.ts';
import { fittedOptions } from '../../kit/presets.ts';
import { isTimed, timed } from '../facts/asked.ts';
import { withClocks } from '../facts/clocks.ts';
import { type Millis, type OpenAsk, type Outcome, refuse, type Settings, type Table } from '../model/aggregate.ts';
import { finished, note, refreshForm, refreshLobby, type Work, workOn } from '../tell/work.ts';
import { asked } from './asks.ts';
import { settle } from './course.ts';

/** This program is too old for the table: what time would do to it is for another process to do, and no fault. */
export class TooOld extends Error {
  override readonly name = 'TooOld';

  constructor({ id, game, version }: Table) {
    super(`table ${id} plays ${game} by version ${version} of its rules, which this program does not have yet`);
  }
}

/** What is over stays as it was; what froze is renewed when it is thawed. */
export function isBehind(game: AnyGame, { phase, version }: Table): boolean {
  return version < game.version && ['lobby', 'running', 'paused'].includes(phase);
}

/** @param game undefined: this program does not know it at all */
export function isAhead(game: AnyGame | undefined, { version }: Table): game is undefined {
  return game === undefined || version > game.version;
}

export function renewed(game: AnyGame, table: Table, now: Millis): Outcome<null> {
  if (!isBehind(game, table)) return refuse('table-nothing-open');
  const work = workOn(table);
  renew(work, game, now);
  return finished(work, null);
}

/** The same as part of a larger change; the caller settles a table that is frozen until now. */
export function renew(work: Work, game: AnyGame, now: Millis): void {
  const before = work.table;
  const settings = withClocks(game, before.settings);
  if (before.state === null) {
    const options = fittedOptions(game, before.preset, before.options);
    work.table = { ...before, version: game.version, settings, options };
    if (before.phase === 'lobby') refreshLobby(work);
    return;
  }
  takeOver(work, game, settings);
  settle(work, game, now);
  keepTime(work, before.asks);
  tellFrom(work);
  // Their menus may read otherwise now. An edit to the same text is none.
  for (const { number, forms } of work.table.asks)
    for (const { seat } of forms) refreshForm(work, number, seat, { silent: true });
}

/** A new stretch by the same version: its rules were mended so that they would not come to the stored state any more. */
export function restart(work: Work, game: AnyGame): void {
  takeOver(work, game, work.table.settings);
  tellFrom(work);
}

function takeOver(work: Work, game: AnyGame, settings: Settings): void {
  const { commit, version, state } = work.table;
  const now: unknown = upgraded(game, work.table);
  const isOther = canonical(now) !== canonical(state);
  work.stretch = {
    first: commit + 1,
    version: game.version,
    from: version,
    state: now,
    ...(isOther && { left: state }),
  };
  work.table = { ...work.table, version: game.version, settings, state: now };
}

function upgraded(game: AnyGame, { state, version }: Table): unknown {
  return game.upgrade && version < game.version ? game.upgrade(state, version) : state;
}

function tellFrom(work: Work): void {
  const titles = timed(work.table).map(({ ask }) => ask.title);
  note(work, null, 'log-renewed', { version: work.table.version, asks: titles.length, titles });
}

/** Who is asked otherwise now has no less time than what was asked before would have left. */
function keepTime(work: Work, before: readonly OpenAsk[]): void {
  const gone = before.filter(({ number }) => !work.table.asks.some((x) => x.number === number));
  const asks = work.table.asks.map((open) => {
    if (!isTimed(open) || before.some((x) => x.number === open.number)) return open;
    const theirs = gone.filter(({ ask }) => ask.seats.some((seat) => open.ask.seats.includes(seat)));
    const deadline = Math.max(open.deadline, ...timed({ asks: theirs }).map((x) => x.deadline));
    return { ...open, deadline, closesAt: Math.max(open.closesAt, deadline) };
  });
  work.table = { ...work.table, asks };
}

/**
 * As it would stand by the present rules, for reading: its state, and those of its open asks that still are. The version is the
 * stored one, for its history is that of the older rules.
 */
export function asRenewed(game: AnyGame, table: Table): Table {
  if (table.version >= game.version || table.state === null) return table;
  const state: unknown = upgraded(game, table);
  const wanted = table.asks.length > 0 ? game.asks(state) : [];
  const asks = table.asks.flatMap((open) => {
    const ask = wanted.find(({ key }) => key === open.ask.key);
    if (!ask) return [];
    const forms = open.forms.filter(({ seat }) => ask.seats.includes(seat));
    return [{ ...asked(open, ask), forms }];
  });
  return { ...table, state, asks, settings: withClocks(game, table.settings) };
}
