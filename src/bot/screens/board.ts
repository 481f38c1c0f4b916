/** The board in words: the twin of its picture. */
import { msg } from '../../i18n/msg.ts';
import { titleOf } from './lobby.ts';
import { pages, spoken, text } from './page.ts';
import type { Drawn, Stage } from './scene.ts';

/** In private the reader's own view; in a group what an onlooker sees. */
export function boardScreen({ speech, table, game }: Stage, view: unknown): readonly Drawn[] {
  if (table.state === null) return pages(speech.html(msg('help-board-empty')));
  const title = msg('help-board-title', { title: titleOf(game.id), table: table.name });
  return pages(text([speech.html(title)], spoken(speech, game.board(view))));
}
