/** Where updates come in, by polling or through the door, and what else the door shows. */
import type { Bot } from 'grammy';
import type { Logger } from 'pino';
import type { BotContext } from '../bot/context/context.ts';
import { createLanes } from '../bot/lanes/lanes.ts';
import { poll, webhook } from '../bot/process/run.ts';
import type { Config } from './config.ts';
import { openDoor } from './door.ts';
import type { Health } from './health.ts';
import type { Stops } from './stops.ts';
import type { Store } from './store.ts';
import type { Telegram } from './telegram.ts';

export interface IntakeNeeds {
  readonly config: Config;
  readonly store: Pick<Store, 'inbox' | 'baton'>;
  readonly telegram: Telegram;
  readonly health: Health;
  readonly bot: Bot<BotContext>;
  readonly stops: Stops;
  readonly logger: Logger;
}

/** @returns how updates are taken, and a promise that rejects when they cannot be taken any more */
export async function takeUpdates({ config, store, telegram, health, bot, stops, logger }: IntakeNeeds) {
  const { insistent, apiRoot, sandbox } = telegram;
  const lanes = createLanes({
    ...{ inbox: store.inbox, metrics: health.metrics, logger },
    carryOut: (update) => bot.handleUpdate(update),
    dismiss: (query) => bot.api.answerCallbackQuery(query),
  });
  let isTaking = () => false;
  const hook = config.webhook && webhook(lanes, insistent, config.webhook);
  const door = await openDoor({
    port: config.port,
    registry: health.registry,
    complaint: async () => (isTaking() ? health.complaint() : 'updates are not taken, or by another program too'),
    webhook: hook,
    behind: sandbox?.url,
  });
  stops.push(() => door.close());
  stops.push(() => lanes.stop());
  const baton = store.baton(`${apiRoot}/${bot.botInfo.id}`);
  const taking = hook ? undefined : await poll(bot, lanes, { insistent, baton, logger });
  if (taking) stops.push(() => taking.stop());
  await hook?.announce();
  isTaking = taking?.isUncontested ?? (() => true);
  return { by: hook ? 'webhook' : 'polling', broken: taking?.broken };
}
