/**
 * Messages with a picture. Telegram gets a picture once: afterwards it is named by the file that Telegram made of it, for all chats,
 * readers and processes.
 */
import { type Api, InputFile } from 'grammy';
import type { Message } from 'grammy/types';
import type { Svg } from '../../kit/svg.ts';
import { hashOf, type Pictures } from '../../pictures/index.ts';
import type { SentFiles } from '../../table/ports/mail.ts';
import { verdictOf } from '../calls/verdict.ts';
import { asCaption, type Drawn } from '../screens/parts/scene.ts';
import { DrawingFault } from './fault.ts';

export type WithPicture = Drawn & { readonly picture: Svg };

export interface Photos {
  /** Draws it, unless Telegram has it. @throws DrawingFault */
  prepare(picture: Svg): Promise<void>;
  /** @throws what Telegram answers; of its files it is told anew where it has forgotten one */
  send(api: Api, chat: number, drawn: WithPicture, options: SendOptions): Promise<Message>;
  edit(api: Api, chat: number, message: number, drawn: WithPicture): Promise<void>;
}
export interface SendOptions {
  readonly message_thread_id?: number;
  readonly disable_notification?: boolean;
}

export function createPhotos({ pictures, files }: { pictures: Pictures; files: SentFiles }): Photos {
  return {
    prepare: async (picture) => {
      if ((await files.get(hashOf(picture))) !== undefined) return;
      await pictures.png(picture).catch((cause: unknown) => {
        throw DrawingFault.of(cause);
      });
    },
    send: (api, chat, { html, keyboard, picture }, options) =>
      shown(picture, async (photo) => {
        const markup = keyboard === undefined ? {} : { reply_markup: keyboard };
        return api.sendPhoto(chat, photo, { ...asCaption, caption: html, ...markup, ...options });
      }),
    edit: async (api, chat, message, { html, keyboard, picture }) => {
      await shown(picture, async (photo) => {
        const markup = keyboard === undefined ? {} : { reply_markup: keyboard };
        const media = { ...asCaption, type: 'photo', media: photo, caption: html } as const;
        const edited = await api.editMessageMedia(chat, message, media, markup);
        return edited === true ? undefined : edited;
      });
    },
  };

  /** Calls with the file that Telegram has, or with the picture itself, and remembers what Telegram calls it. */
  async function shown<M extends Message | undefined>(
    picture: Svg,
    call: (photo: string | InputFile) => Promise<M>,
  ): Promise<M> {
    const hash = hashOf(picture);
    const known = await files.get(hash);
    if (known !== undefined) {
      try {
        return await call(known);
      } catch (error) {
        if (verdictOf(error)?.kind !== 'bad-file') throw error;
        await files.forget(hash);
      }
    }
    const message = await call(new InputFile(await pictures.png(picture), 'board.png'));
    const file = message?.photo?.at(-1)?.file_id;
    if (file !== undefined) await files.set(hash, file);
    return message;
  }
}
