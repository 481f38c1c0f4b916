/** Our own messages, checked at compile time: that they exist, and that their variables are all there. */
import type { Msg } from '../kit/game.ts';
import type { Messages } from './messages.ts';

export type MessageId = keyof Messages & string;

/** What a message takes besides its id. */
export type Rest<K extends MessageId> = Messages[K] extends Record<string, never> ? [] : [args: Messages[K]];

export function msg<K extends MessageId>(id: K, ...[args]: Rest<K>): Msg {
  return args === undefined ? { id } : { id, args };
}
