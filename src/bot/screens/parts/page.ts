/** Lines put together into messages. */

import type { Speech } from '../../../i18n/speak.ts';
import type { Msg } from '../../../kit/game.ts';
import { keyboard, type Row } from './keyboard.ts';
import type { Drawn } from './scene.ts';
import { fitOne, split } from './split.ts';

/** Blocks stand apart by an empty line; empty ones go. */
export function text(...blocks: readonly (readonly (string | undefined)[])[]): string {
  return blocks
    .map((lines) => lines.filter((line) => line !== undefined && line !== '').join('\n'))
    .filter((block) => block !== '')
    .join('\n\n');
}

export function spoken(speech: Speech, lines: readonly Msg[]): readonly string[] {
  return lines.map((line) => speech.html(line));
}

/** One message, whatever its length: it will be edited in place. */
export function onePage(html: string, rows: readonly Row[] = []): Drawn {
  return { html: fitOne(html), ...keyboard(rows) };
}

/** As many messages as it takes; the buttons stand under the last. */
export function pages(html: string, rows: readonly Row[] = []): readonly Drawn[] {
  const parts = split(html);
  return parts.map((part, index) => ({ html: part, ...(index === parts.length - 1 && keyboard(rows)) }));
}
