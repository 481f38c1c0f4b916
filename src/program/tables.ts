/** The tables and their heart: what acts and time do to them, and whether anybody can be heard at that moment. */
import type { Logger } from 'pino';
import { createHeart, type Heart } from '../bot/pulse/heart.ts';
import type { AnyGame } from '../kit/game.ts';
import type { TableId } from '../table/model/aggregate.ts';
import type { Seeds } from '../table/ports/ports.ts';
import type { TooOld } from '../table/round/renew.ts';
import { createService } from '../table/service/service.ts';
import type { Store } from './store.ts';
import type { Telegram } from './telegram.ts';

export interface TablesNeeds {
  readonly store: Store;
  readonly telegram: Telegram;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly seeds: Seeds;
  readonly logger: Logger;
}

export function runTables({ store, telegram, games, seeds, logger }: TablesNeeds) {
  const { tables, people, time, heartbeat } = store;
  const onTooOld = tellOnce(logger);
  const service = createService({
    ...{ tables, people, games, time, seeds, heartbeat, onTooOld },
    heard: () => heart.feel(),
    onFault: (err, { id, commit }) => logger.error({ err, table: id, commit }, 'a game failed; its table is frozen'),
  });
  const heart: Heart = createHeart({ api: telegram.pulse, heartbeat, tables, service, logger });
  return { service, heart, onTooOld };
}

/** Of each table once, however often a job or a letter of it comes by. */
function tellOnce(logger: Logger): (fault: TooOld, table: TableId) => void {
  const left = new Set<TableId>();
  return ({ message }, table) => {
    if (!left.has(table)) logger.warn({ table }, `${message}; it is left to a newer one`);
    left.add(table);
  };
}
