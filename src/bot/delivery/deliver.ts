/**
 * Delivers one chat's letters in their order: each is drawn when its turn comes, from the state of that moment and in its
 * reader's language, and then sent, or edited into the message that it renews.
 *
 * What must not happen twice is a *send*: an answer that never came may have been carried out. It is noted before it is tried;
 * without an answer it is tried once more, when Telegram is heard again, and never a third time. An edit may be repeated.
 */
import { createHash } from 'node:crypto';
import type { Api } from 'grammy';
import type { Logger } from 'pino';
import type { Locale } from '../../i18n/locale.ts';
import { hashOf as hashOfPicture } from '../../pictures/index.ts';
import type { Millis, TableId } from '../../table/model/aggregate.ts';
import type { Mail, Mailbag } from '../../table/ports/mail.ts';
import { TooOld } from '../../table/round/renew.ts';
import type { Service } from '../../table/service/service.ts';
import { type Verdict, verdictOf } from '../calls/verdict.ts';
import type { Needs } from '../context/needs.ts';
import type { LetterFate, Metrics } from '../pulse/metrics.ts';
import { draw } from '../screens/draw.ts';
import { asHtml, type Drawn } from '../screens/parts/scene.ts';
import { DrawingFault } from '../stage/fault.ts';
import type { Past } from '../stage/past.ts';
import type { Photos } from '../stage/photos.ts';
import { readerLocale } from '../stage/reader.ts';
import { type StageFor, sceneOf } from '../stage/stage.ts';

export interface DeliverNeeds extends Pick<Needs, 'tables' | 'people'> {
  readonly service: Pick<Service, 'cutOff'>;
  /** Without any patience of its own. */
  readonly api: Api;
  readonly mailbag: Mailbag;
  readonly stageFor: StageFor;
  readonly photos: Photos;
  readonly past: Past;
  readonly defaultLocale: Locale;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'letter'>;
  readonly onTooOld: (fault: TooOld, table: TableId) => void;
}

/**
 * Whether the chat's next letter may be looked at now; otherwise its job is set for later, or there is nothing to do, or the pace
 * asks for so many milliseconds: nothing is waited for here, where other chats could be served.
 */
type Onward = 'next' | 'stop' | { readonly wait: Millis };

const drawingTries = 3;
const shortestPause = 500;
const longestPause = 20_000;
/** For how long a group that forbids photos is not asked again. */
const wordsOnly = 3_600_000;

/**
 * @returns the task `deliver`: it ends after the letter in hand once `stopping` is aborted, and its caller sees to the rest; where it
 * returns a time, it wants to be called again after that
 */
export function createDeliver(
  needs: DeliverNeeds,
): (chat: number, stopping: AbortSignal) => Promise<Millis | undefined> {
  const { mailbag, service, api, photos, logger, metrics } = needs;
  /** Since when no call to Telegram, for whatever chat, has come to an answer. */
  let unheardSince: number | undefined;
  /** Chats that take no photos, and until when that is believed. */
  const photoless = new Map<number, number>();

  return async (chat, stopping) => {
    while (!stopping.aborted) {
      const mail = await mailbag.next(chat);
      const onward = mail ? await deliverOrLeave(mail) : 'stop';
      if (onward === 'stop') return undefined;
      if (onward !== 'next') return onward.wait;
    }
    return undefined;
  };

  /** @throws TooOld where only a newer program can draw it */
  async function deliverOrLeave(mail: Mail): Promise<Onward> {
    try {
      return await deliver(mail);
    } catch (fault) {
      if (fault instanceof TooOld) needs.onTooOld(fault, mail.table);
      throw fault;
    }
  }

  async function deliver(mail: Mail): Promise<Onward> {
    const parts = await compose(mail);
    if (parts === undefined) return 'next';
    const part = parts[mail.part];
    if (!part) return done(mail, parts.length === 0 ? 'dropped' : 'sent', {});
    const shown = hashOf(part);
    if (mail.slot === undefined) {
      // One announcement rings once.
      const quiet = mail.part > 0 ? { ...mail, silent: true } : mail;
      return send(quiet, part, mail.part + 1 < parts.length ? { part: mail.part + 1 } : {});
    }
    if (mail.message === undefined || mail.fresh) return send(mail, part, { shown });
    return mail.shown === shown ? done(mail, 'unchanged', {}) : edit(mail, mail.message, part, shown);
  }

  /** Undefined: it cannot be drawn, and was given up. */
  async function compose(mail: Mail): Promise<readonly Drawn[] | undefined> {
    for (let attempt = 1; ; attempt++) {
      try {
        // A picture that cannot be drawn must not cost the words.
        const parts = await drawn(needs, mail, attempt < drawingTries && !isPhotoless(mail.chat));
        const picture = parts[mail.part]?.picture;
        if (picture) await photos.prepare(picture);
        return parts;
      } catch (fault) {
        // A database that cannot be reached is no fault of the letter: the job fails and is tried again.
        if (!(fault instanceof DrawingFault)) throw fault;
        logger.error(
          { err: fault, letter: mail.letter, table: mail.table, chat: mail.chat, attempt },
          'a letter cannot be drawn',
        );
        if (attempt < drawingTries) continue;
        await giveUp(mail, fault.message);
        return undefined;
      }
    }
  }

  async function send(mail: Mail, content: Drawn, what: { part?: number; shown?: string }): Promise<Onward> {
    if (mail.attempts > 1) return giveUp(mail, 'Telegram answered neither of two tries');
    if (mail.attempts > 0 && !(await isHeard())) return pause(mail);
    const wait = await mailbag.take(mail.chat, mail.kind);
    if (wait > 0) return { wait };
    await mailbag.attempting(mail.id);
    const outcome = await attempt(() => post(mail, content, mail.thread));
    if ('verdict' in outcome) return judge(mail, outcome.verdict, outcome.error);
    if (mail.slot !== undefined) {
      await done(mail, 'sent', { ...what, message: outcome.result.message_id });
      if (mail.message !== undefined) await disarm(mail.chat, mail.message);
      return 'next';
    }
    return done(mail, 'sent', what);
  }

  async function post(mail: Mail, { html, keyboard, picture }: Drawn, thread: number | undefined) {
    // However many messages a long letter takes, it rings once.
    const silently = mail.silent || mail.part > 0 ? { disable_notification: true } : {};
    const into = (place: { message_thread_id?: number }) => {
      if (picture)
        return photos.send(api, mail.chat, { html, ...(keyboard && { keyboard }), picture }, { ...silently, ...place });
      const markup = keyboard === undefined ? {} : { reply_markup: keyboard };
      return api.sendMessage(mail.chat, html, { ...asHtml, ...silently, ...markup, ...place });
    };
    // General is the topic without a number: Telegram does not find topic 1.
    if (thread === undefined || thread === 1) return into({});
    try {
      return await into({ message_thread_id: thread });
    } catch (error) {
      if (verdictOf(error)?.kind !== 'no-topic') throw error;
      logger.warn({ chat: mail.chat, thread, table: mail.table }, 'the topic is gone; writing into the chat itself');
      return into({});
    }
  }

  /** A text may become a message with a picture, but not the other way round: that one is written anew (`gone`). */
  async function edit(mail: Mail, message: number, { html, keyboard, picture }: Drawn, shown: string): Promise<Onward> {
    const wait = await mailbag.take(mail.chat, mail.kind);
    if (wait > 0) return { wait };
    const markup = keyboard === undefined ? {} : { reply_markup: keyboard };
    const outcome = await attempt<unknown>(() =>
      picture
        ? photos.edit(api, mail.chat, message, { html, picture, ...(keyboard && { keyboard }) })
        : api.editMessageText(mail.chat, message, html, { ...asHtml, ...markup }),
    );
    if (!('verdict' in outcome)) return done(mail, 'edited', { shown });
    if (outcome.verdict.kind === 'same') return done(mail, 'unchanged', { shown });
    return judge(mail, outcome.verdict, outcome.error);
  }

  /** The older message of a form that was written anew loses its buttons. Not worth a second try. */
  async function disarm(chat: number, message: number): Promise<void> {
    await api.editMessageReplyMarkup(chat, message).catch(() => undefined);
  }

  /** What becomes of a letter whose call failed. */
  async function judge(mail: Mail, verdict: Verdict, error: unknown): Promise<Onward> {
    const { id, chat, slot } = mail;
    // All but a lost call did nothing for sure.
    if (verdict.kind !== 'lost') await mailbag.refused(id);
    switch (verdict.kind) {
      case 'gone':
        if (slot !== undefined) await mailbag.forget(chat, slot);
        if (mail.message !== undefined) await disarm(chat, mail.message);
        return 'next';
      case 'wait':
        metrics.letter('retried');
        await mailbag.later(chat, Date.now() + verdict.seconds * 1000);
        return 'stop';
      case 'closed':
        metrics.letter('dropped');
        logger.info({ chat, table: mail.table }, 'a chat takes no letters any more');
        if (await mailbag.unreachable(chat)) await service.cutOff(chat);
        return 'stop';
      case 'moved':
        await mailbag.moved(chat, verdict.to);
        return 'stop';
      case 'no-photos':
        logger.info({ chat, table: mail.table }, 'a chat takes no photos; its boards are told in words');
        for (const [other, until] of photoless) if (until < Date.now()) photoless.delete(other);
        photoless.set(chat, Date.now() + wordsOnly);
        return 'next';
      case 'lost':
      case 'unsent':
      case 'ailing':
        return pause(mail);
      case 'same':
      case 'no-topic':
      case 'expired':
      case 'bad-file':
      case 'faulty':
        logger.error({ err: error, letter: mail.letter, table: mail.table, chat }, 'Telegram refuses a letter');
        return giveUp(mail, error instanceof Error ? error.message : verdict.kind);
      default:
        return verdict satisfies never;
    }
  }

  async function attempt<T>(call: () => Promise<T>): Promise<{ result: T } | { verdict: Verdict; error: unknown }> {
    try {
      const result = await call();
      unheardSince = undefined;
      return { result };
    } catch (error) {
      const verdict = verdictOf(error);
      if (!verdict) throw error;
      return { verdict, error };
    }
  }

  /** Whether Telegram answers at all: asked before a send is repeated, so that its second try is not spent on a dead line. */
  async function isHeard(): Promise<boolean> {
    const outcome = await attempt(() => api.getMe());
    return !('verdict' in outcome);
  }

  function isPhotoless(chat: number): boolean {
    return (photoless.get(chat) ?? 0) > Date.now();
  }

  /** The chat waits for as long again as the trouble has lasted, so an outage costs at most twice its length. */
  async function pause(mail: Mail): Promise<Onward> {
    metrics.letter('retried');
    const now = Date.now();
    unheardSince ??= now;
    await mailbag.later(mail.chat, now + Math.min(longestPause, Math.max(shortestPause, now - unheardSince)));
    return 'stop';
  }

  async function done(mail: Mail, fate: LetterFate, what: Parameters<Mailbag['sent']>[1]): Promise<Onward> {
    metrics.letter(fate);
    await mailbag.sent(mail.id, what);
    return 'next';
  }

  async function giveUp(mail: Mail, why: string): Promise<Onward> {
    metrics.letter('dropped');
    await mailbag.giveUp(mail.id, why);
    return 'next';
  }
}

async function drawn(needs: DeliverNeeds, mail: Mail, withPictures: boolean): Promise<readonly Drawn[]> {
  const { tables, people, stageFor, defaultLocale } = needs;
  const table = await tables.read(mail.table);
  if (!table) return [];
  // A private chat has the id of its person.
  const reader = mail.person ?? (mail.chat > 0 ? mail.chat : null);
  const person = reader === null ? undefined : (await people.get([reader])).get(reader);
  const locale = reader === null ? table.locale : person ? readerLocale(person, defaultLocale) : table.locale;
  const stage = await stageFor(table, locale);
  const scene = await sceneOf(
    { tables, people, past: withPictures ? needs.past : undefined },
    stage,
    mail.letter,
    reader,
  );
  return scene ? DrawingFault.guard(() => draw(scene, stage)) : [];
}

function hashOf({ html, keyboard, picture }: Drawn): string {
  return createHash('sha1')
    .update(JSON.stringify([html, keyboard, picture && hashOfPicture(picture)]))
    .digest('base64url');
}
