/** What operators do to tables, one or all: what operators.ts decides, loaded and saved. */
import { historyOf, type OperatorsRecord, operatorsRecord } from '../facts/record.ts';
import type { By, Moment } from '../model/act.ts';
import type { Outcome } from '../model/aggregate.ts';
import { type Refusal, type Reply, refuse, type TableId } from '../model/aggregate.ts';
import type { Operations } from '../ports/operations.ts';
import type { Tables, Time } from '../ports/ports.ts';
import type { Service } from '../service/service.ts';
import { endTable, hold, notice, peeked, release, thaw } from './operators.ts';

export interface Office {
  /** Refused where the step at which it froze still fails. */
  thaw(by: By, table: TableId): Promise<Reply>;
  end(by: By, table: TableId): Promise<Reply>;
  /** The whole record of a game, secrets included; while it is not over, the table hears of it. */
  peek(by: By, table: TableId): Promise<OperatorsRecord | Refusal | { readonly repeated: true }>;
  /** @returns how many tables are told */
  notice(by: By, text: string): Promise<number>;
  /** @returns how many tables were held or let go by it */
  maintain(on: boolean): Promise<number>;
}

interface OfficeNeeds {
  readonly service: Service;
  readonly tables: Tables;
  readonly operations: Operations;
  readonly time: Time;
}

export function createOffice({ service, tables, operations, time }: OfficeNeeds): Office {
  const recorded = async (id: TableId) => {
    const table = await tables.read(id);
    if (!table) return undefined;
    return { table, record: operatorsRecord(table, await historyOf(tables, table)) };
  };

  return {
    async thaw(by, id) {
      const table = await tables.read(id);
      if (!table) return refuse('table-unknown');
      const history = await historyOf(tables, table);
      return service.decide<Reply>(by, id, (moment) => thaw(moment, history));
    },

    end: (by, id) => service.decide<Reply>(by, id, endTable),

    async peek(by, id) {
      const found = await recorded(id);
      if (!found) return refuse('table-unknown');
      if (found.table.phase === 'lobby') return refuse('table-not-begun');
      if (found.table.phase === 'ended' || found.table.phase === 'cancelled') return found.record;
      const told = await service.decide(by, id, peeked);
      if (told !== null) return told;
      return (await recorded(id))?.record ?? refuse('table-unknown');
    },

    async notice(by, text) {
      const name = `notice:${by.update ?? time.now()}`;
      return each((moment) => notice(moment, text, name));
    },

    async maintain(on) {
      // First the door is shut, then those inside are held; the other way round a table could slip in between.
      await operations.maintain(on ? time.now() : null);
      return each(on ? hold : release);
    },
  };

  /** Not by the operator's update, which can act on one table only: each act is one that may be tried again. */
  async function each(decide: (moment: Moment) => Outcome<null>): Promise<number> {
    let count = 0;
    for (const id of await tables.live()) {
      if ((await service.decide(null, id, decide)) === null) count++;
    }
    return count;
  }
}
