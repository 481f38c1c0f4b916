/** Every method that this Telegram has. Telegram does not mind how a name is capitalised. */
import { botMethods } from './bot.ts';
import { chatMethods } from './chats.ts';
import { editMethods } from './edit.ts';
import type { Method } from './method.ts';
import { sendMethods } from './send.ts';
import { updateMethods } from './updates.ts';

const byName: ReadonlyMap<string, [string, Method]> = new Map(
  Object.entries({ ...botMethods, ...updateMethods, ...sendMethods, ...editMethods, ...chatMethods }).map(
    ([name, method]) => [name.toLowerCase(), [name, method]],
  ),
);

/** The method with its name in Telegram's spelling. */
export const findMethod = (name: string): [string, Method] | undefined => byName.get(name.toLowerCase());
