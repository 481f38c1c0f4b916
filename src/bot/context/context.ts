/**
 * What every handler knows: who acts, in which language he reads, and how to answer him. A *toast* is the short answer to a
 * press, a *line* is a message in the chat where he wrote.
 */
import type { ConversationControls } from '@grammyjs/conversations';
import { Context } from 'grammy';
import type { Locale } from '../../i18n/locale.ts';
import type { Speech } from '../../i18n/speak.ts';
import type { Msg } from '../../kit/game.ts';
import type { By } from '../../table/model/act.ts';
import type { Reply, Table } from '../../table/model/aggregate.ts';
import type { Person } from '../../table/ports/ports.ts';
import { type Button, unpack } from '../buttons/buttons.ts';
import { verdictOf } from '../calls/verdict.ts';
import { sayLines, toastOf } from '../screens/parts/say.ts';
import { asHtml, type Drawn } from '../screens/parts/scene.ts';

export class BotContext extends Context {
  /** Put here by the plugin, in the one feature that holds dialogues. */
  declare conversation: ConversationControls;
  // Nothing here is private: grammY narrows contexts by mapping over their public members, and a class with private ones
  // would not be recognised afterwards.
  reader: { readonly person: Person; readonly speech: Speech } | undefined;
  isAnswered = false;
  unpacked: { readonly button: Button | undefined } | undefined;

  /** Called by the first middleware for every update that comes from a person. */
  read(person: Person, speech: Speech): void {
    this.reader = { person, speech };
  }

  get isFromPerson(): boolean {
    return this.reader !== undefined;
  }
  get who(): Person {
    return known(this).person;
  }
  /** The person's own language: for toasts and in private. */
  get speech(): Speech {
    return known(this).speech;
  }
  get locale(): Locale {
    return this.speech.locale;
  }

  /** What this chat reads: a group its table's language, a private chat its person's. */
  localeAt(table: Pick<Table, 'locale'> | undefined): Locale {
    return table && !this.isPrivate ? table.locale : this.locale;
  }

  get by(): By {
    return { person: this.who.id, update: this.update.update_id };
  }
  get isPrivate(): boolean {
    return this.chat?.type === 'private';
  }

  /** The chat, or the forum topic of it, in which this happened. General is the topic without a number. */
  get place(): Table['home'] {
    if (!this.chat) throw new Error(`Update ${this.update.update_id} belongs to no chat`);
    const { msg } = this;
    const thread = msg?.is_topic_message ? msg.message_thread_id : undefined;
    return thread === undefined || thread === 1 ? { chat: this.chat.id } : { chat: this.chat.id, thread };
  }

  // ---- answers to presses ----

  /** What the pressed button carries. Undefined: nothing was pressed, or it is no button of ours. */
  get button(): Button | undefined {
    this.unpacked ??= { button: unpack(this.callbackQuery?.data ?? '') };
    return this.unpacked.button;
  }

  get wantsAnswer(): boolean {
    return this.callbackQuery !== undefined && !this.isAnswered;
  }

  async toast(msg?: Msg | null, speech?: Speech): Promise<void> {
    if (!this.wantsAnswer) return;
    this.isAnswered = true;
    await this.answer(msg ? { text: toastOf(speech ?? this.speech, msg) } : {});
  }

  /** Lets the client follow a link to the bot itself. */
  async toastLink(url: string): Promise<void> {
    if (!this.wantsAnswer) return;
    this.isAnswered = true;
    await this.answer({ url });
  }

  /** After an outage the client no longer waits for an answer; what was pressed is done all the same. */
  async answer(what: { text?: string; url?: string }): Promise<void> {
    await this.answerCallbackQuery(what).catch((error: unknown) => {
      if (verdictOf(error)?.kind !== 'expired') throw error;
    });
  }

  // ---- messages ----

  /** Writes into the place where this happened. */
  async line(content: Msg | Drawn, speech: Speech = this.speech): Promise<void> {
    const { chat, thread } = this.place;
    for (const { html, keyboard } of drawn(content, speech)) {
      await this.api.sendMessage(chat, html, {
        ...asHtml,
        ...(thread === undefined ? {} : { message_thread_id: thread }),
        ...(keyboard === undefined ? {} : { reply_markup: keyboard }),
      });
    }
  }

  /** Puts another screen in place of the one whose button was pressed. */
  async redraw(content: Msg | Drawn, speech: Speech = this.speech): Promise<void> {
    const [first] = drawn(content, speech);
    if (!first) return;
    await this.editMessageText(first.html, {
      ...asHtml,
      ...(first.keyboard === undefined ? {} : { reply_markup: first.keyboard }),
    });
  }

  /** The message whose button was pressed has served: it goes, or says so where it is too old to be deleted. */
  async dismiss(instead: Msg, speech: Speech = this.speech): Promise<void> {
    await this.deleteMessage().catch(() => this.redraw(instead, speech));
  }

  /** Tells what came of an act: a press by a toast, a command by a line. */
  async tell(reply: Reply, speech: Speech = this.speech): Promise<void> {
    if ('repeated' in reply) return;
    const msg = 'refused' in reply ? reply.refused : reply.said;
    if (this.callbackQuery) await this.toast(msg, speech);
    else if (msg) await this.line(msg, speech);
  }
}

function known({ reader, update }: BotContext): NonNullable<BotContext['reader']> {
  if (!reader) throw new Error(`Update ${update.update_id} comes from nobody`);
  return reader;
}

function drawn(content: Msg | Drawn, speech: Speech): readonly Drawn[] {
  return 'html' in content ? [content] : sayLines(speech, content);
}
