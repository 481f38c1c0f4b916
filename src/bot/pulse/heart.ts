/**
 * The heart: it beats as long as Telegram answers, whatever was asked of it. While it stands still, nobody could have
 * pressed, so nothing that time does to a table is done; when it beats again, the time lost is given back first.
 *
 * One mechanism for Telegram's outages, ours and the database's: each leaves a gap between two beats of the one heart
 * that all processes share.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api, Transformer } from 'grammy';
import type { Logger } from 'pino';
import type { Millis } from '../../table/model/aggregate.ts';
import type { Heartbeat, Tables } from '../../table/ports/ports.ts';
import { OUTAGE, Unheard } from '../../table/round/outage.ts';
import type { Service } from '../../table/service/service.ts';

export interface Heart {
  /** To be used by every Api: each answer is a sign of life. A refusal is an answer, a sick server's is none. */
  readonly listening: Transformer;
  /** An update is a sign of life, too. After a silence, waits until the time lost is given back. */
  hear(): Promise<void>;
  /**
   * Makes sure that Telegram answers now.
   * @returns how long all outages took together
   * @throws Unheard
   */
  feel(): Promise<Millis>;
  /** Beats by itself from now on. */
  start(): { stop(): Promise<void> };
}

export interface HeartNeeds {
  /** For a question of its own where nothing else was asked lately; not to wait long for its answer. */
  readonly api: Api;
  readonly heartbeat: Pick<Heartbeat, 'beat'>;
  readonly tables: Pick<Tables, 'owed'>;
  readonly service: Pick<Service, 'giveTimeBack'>;
  readonly logger: Logger;
  readonly now?: () => Millis;
}

const pause: Millis = 5_000;
/** A little longer than Telegram holds a poll that finds nothing: an idle bot that polls has nothing else to ask. */
const quiet: Millis = 25_000;
/** Deadlines that strike together ask once. */
const fresh: Millis = 2_000;

export function createHeart({ api, heartbeat, tables, service, logger, now = Date.now }: HeartNeeds): Heart {
  let heardAt = Number.NEGATIVE_INFINITY;
  let beatAt = Number.NEGATIVE_INFINITY;
  let beating: Promise<unknown> = Promise.resolve();

  const listening: Transformer = async (prev, method, payload, signal) => {
    const answer = await prev(method, payload, signal);
    if (answer.ok || answer.error_code < 500) await hear();
    return answer;
  };
  api.config.use(listening);

  async function hear(): Promise<void> {
    heardAt = now();
    // Whoever acts must find the deadlines moved. Without the database he will be told of it himself.
    if (heardAt - beatAt > OUTAGE) await beat().catch((err) => logger.warn({ err }, 'the heart cannot beat'));
  }

  async function ask(): Promise<void> {
    await api.getMe().catch(() => undefined); // whether it was heard is what counts
  }

  /** One after the other: whoever waited for the time to be given back finds nothing left to do. */
  function beat(): Promise<Millis> {
    const mine = beating.then(beatOnce, beatOnce);
    beating = mine;
    return mine;
  }

  /** @returns how long all outages took together */
  async function beatOnce(): Promise<Millis> {
    const heard = heardAt;
    const lost = await heartbeat.beat(Math.max(0, now() - heard));
    for (const table of await tables.owed(lost)) {
      // One table that cannot be loaded must not stop the others; before its own deadlines do anything they try again.
      await service
        .giveTimeBack(table, lost)
        .catch((err) => logger.error({ err, table }, 'a table could not be given its time back'));
    }
    beatAt = heard;
    return lost;
  }

  return {
    listening,
    hear,
    async feel() {
      const began = now();
      if (began - heardAt > fresh) {
        await ask();
        if (heardAt < began) throw new Unheard('Telegram does not answer');
      }
      return beat();
    },
    start() {
      const stopping = new AbortController();
      const { signal } = stopping;
      const ended = (async () => {
        while (!signal.aborted) {
          if (now() - heardAt > quiet) await ask();
          if (heardAt > beatAt) await beat().catch((err) => logger.warn({ err }, 'the heart cannot beat'));
          await sleep(pause, undefined, { signal }).catch(() => undefined);
        }
      })();
      return {
        async stop() {
          stopping.abort();
          await ended;
        },
      };
    },
  };
}
