/** Where an update comes from: whose it is, and in whose lane it waits (lanes.ts). */

import type { Update } from 'grammy/types';
import { isPerson } from './persons.ts';

export interface Origin {
  readonly chat: number | undefined;
  /** One person in one chat; or the chat itself, for what is nobody's. */
  readonly lane: string;
  /** Whose flood it would be part of. */
  readonly sender: string;
  /** The press that wants an answer. */
  readonly query?: string;
  /** What befalls a chat comes once and must be known: it is no part of any flood. */
  readonly isNews: boolean;
}

export function originOf({ message, callback_query: press, my_chat_member: member }: Update): Origin {
  const chat = (message ?? press?.message ?? member)?.chat.id;
  const from = (message ?? press)?.from;
  const move = message?.migrate_to_chat_id ?? message?.migrate_from_chat_id;
  const isNews = (member ?? move) !== undefined;
  // All anonymous administrators of all groups are one account.
  const person = isPerson(from) && !isNews ? from.id : undefined;
  return {
    chat,
    lane: `${chat}:${person}`,
    sender: person === undefined ? `chat ${chat}` : `person ${person}`,
    ...(press && { query: press.id }),
    isNews,
  };
}
