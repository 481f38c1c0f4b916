/**
 * What every change of a table goes through: it is loaded and locked, its rules are looked up, it is decided on, and what came of it is
 * saved, all in one transaction. A fault of ours changes nothing and freezes the table.
 */
import type { AnyGame } from '../../kit/game.ts';
import { overtaken } from '../lead/motion.ts';
import type { By, Moment } from '../model/act.ts';
import { type Millis, type Outcome, type Refusal, refuse, type Table, type TableId } from '../model/aggregate.ts';
import type { Tables, Time } from '../ports/ports.ts';
import { isAhead, isBehind, renewed, TooOld } from '../round/renew.ts';
import { GameFault } from './fault.ts';
import { frozen } from './freeze.ts';

export type Decide<T> = (moment: Moment) => Outcome<T>;
/** @param by null: nobody's doing, or nothing that an update of Telegram may do only once */
export type Change = <T>(
  by: By | null,
  table: TableId,
  decide: Decide<T>,
) => Promise<T | Refusal | { readonly repeated: true }>;

export interface Pipeline {
  /** Whoever is behind it hears of a fault, and of a newer program that has to do it. */
  readonly change: Change;
  /** The same for what time does. @throws TooOld where a newer program has to do it */
  readonly strike: Change;
}

export interface PipelineNeeds {
  readonly tables: Tables;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly time: Time;
  /** A fault of ours: which table, at which commit. The table has been frozen. */
  readonly onFault: (fault: unknown, table: Table) => void;
  /** A newer program has renewed the table; it is left alone. */
  readonly onTooOld: (fault: TooOld, table: TableId) => void;
}

/** Carries out of the transaction that the table has to be renewed first. */
class Behind extends Error {
  readonly game: AnyGame;
  constructor(game: AnyGame) {
    super('behind');
    this.game = game;
  }
}

export function createPipeline({ tables, games, time, onFault, onTooOld }: PipelineNeeds): Pipeline {
  const strike: Change = async (by, id, decide) => {
    try {
      const changed = await tables.change(id, by, (table) => {
        const game = rulesOf(games, table);
        const now = time.now();
        return GameFault.guard(table, () => touched(by, overtaken(decide({ game, table, now })), now));
      });
      if (!changed) return refuse('table-unknown');
      return 'result' in changed ? changed.result : changed;
    } catch (fault) {
      if (fault instanceof Behind) {
        await renew(id, fault.game);
        return strike(by, id, decide);
      }
      if (fault instanceof TooOld) onTooOld(fault, id);
      if (!(fault instanceof GameFault)) throw fault;
      await freeze(fault);
      return refuse('table-frozen');
    }
  };

  /** A change of its own, before the decision: a refusal must not undo it, for no deadline might be left that comes again. */
  async function renew(id: TableId, game: AnyGame): Promise<void> {
    try {
      await tables.change(id, null, (table) => GameFault.guard(table, () => renewed(game, table, time.now())));
    } catch (fault) {
      if (!(fault instanceof GameFault)) throw fault;
      await freeze(fault);
    }
  }

  async function freeze(fault: GameFault): Promise<void> {
    onFault(fault, fault.table);
    await tables.change(fault.table.id, null, (table) => frozen(table, fault.message, time.now()));
  }

  return {
    strike,
    change: async (by, id, decide) => {
      try {
        return await strike(by, id, decide);
      } catch (fault) {
        if (fault instanceof TooOld) return refuse('table-too-new');
        throw fault;
      }
    },
  };
}

/** @throws where they are not those that the table is played by */
function rulesOf(games: PipelineNeeds['games'], table: Table): AnyGame {
  const game = games[table.game];
  if (isAhead(game, table)) throw new TooOld(table);
  if (isBehind(game, table)) throw new Behind(game);
  return game;
}

/** A table that gathers or pauses ends when nobody touches it for long; what runs is carried on by its deadlines. */
function touched<T>(by: By | null, outcome: Outcome<T>, now: Millis): Outcome<T> {
  if (by === null || 'refused' in outcome) return outcome;
  if (outcome.table.phase !== 'lobby' && outcome.table.phase !== 'paused') return outcome;
  return { ...outcome, table: { ...outcome.table, desk: { ...outcome.table.desk, touchedAt: now, warnedAt: null } } };
}
