/** The board as a picture, now and as it was; and its twin in words. */
import type { Speech } from '../../../i18n/speak.ts';
import type { Msg, Words } from '../../../kit/game.ts';
import { palette } from '../../../kit/palette.ts';
import { gallery, type Svg } from '../../../kit/svg.ts';
import { msg } from '../../../messages/msg.ts';
import type { CommitRecord, Table } from '../../../table/model/aggregate.ts';
import { keyboard, press, type Row } from '../parts/keyboard.ts';
import { titleOf } from '../parts/named.ts';
import { onePage, pages, spoken, text } from '../parts/page.ts';
import type { Drawn, Stage } from '../parts/scene.ts';
import { longestCaption, visibleLength } from '../parts/split.ts';

/** A board: the view of it, and after which commit it is; `last` is the newest. */
export interface Board {
  readonly view: unknown;
  readonly commit: CommitRecord;
  readonly last: number;
}

/** Before a game has begun there is none. */
export function noBoard({ speech }: Pick<Stage, 'speech'>): Drawn {
  return onePage(speech.html(msg('help-board-empty')));
}

/** Somebody who plays at several tables chooses among them. */
export function whichBoard(speech: Speech, tables: readonly Table[]): Drawn {
  return onePage(
    speech.html(msg('board-which')),
    tables.map(({ id, name, game, commit }) => [
      press(speech.plain(msg('board-which-button', { title: titleOf(game), table: name })), {
        on: 'page',
        table: id,
        what: 'board',
        page: commit,
      }),
    ]),
  );
}

/** The picture, with a way back and forth. Words that are few enough stand below it; of others a button knows. */
export function boardScreen(stage: Stage, board: Board): Drawn & { readonly picture: Svg } {
  const heading = headingOf(stage, board);
  const words = spoken(stage.speech, stage.game.board(board.view));
  const whole = text([
    ...heading,
    ...(words.length > 0 ? [`<blockquote expandable>${words.join('\n')}</blockquote>`] : []),
  ]);
  const fits = visibleLength(whole) <= longestCaption;
  return {
    html: fits ? whole : text(heading),
    picture: boardPicture(stage, board.view),
    ...keyboard([turns(stage, board), ...(fits ? [] : [[inWords(stage, board.commit.number)]])]),
  };
}

/** The same for a chat that takes no photos, or for whoever would rather read. */
export function boardInWords(stage: Stage, board: Board): readonly Drawn[] {
  return pages(text(headingOf(stage, board), spoken(stage.speech, stage.game.board(board.view))));
}

/** As somebody with this view sees it, in the stage's language and with its names. */
export function boardPicture({ game, speech }: Pick<Stage, 'game' | 'speech'>, view: unknown): Svg {
  const words: Words = { say: (said) => speech.plain(said) };
  return game.picture(view, words);
}

/** The button that leads to the words of a picture. */
export function inWords({ speech, table }: Pick<Stage, 'speech' | 'table'>, commit: number) {
  return press(speech.plain(msg('board-button-words')), { on: 'page', table: table.id, what: 'words', page: commit });
}

/** More frames than this are not told apart on one sheet. */
const mostFrames = 12;

/** The whole game on one sheet: its first board, its last, and those between them at even distances. */
export function stripScreen(stage: Stage, views: readonly unknown[]): Drawn & { readonly picture: Svg } {
  const { speech, table, game } = stage;
  const title = msg('board-strip-title', { title: titleOf(game.id), table: table.name });
  const frames = evenly(views, mostFrames).map((view) => boardPicture(stage, view));
  return {
    html: speech.html(title),
    picture: gallery(frames, { columns: 3, gap: 18, fill: palette.edge, title: speech.plain(title) }),
  };
}

/** The first, the last and what lies evenly between them. */
export function evenly<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]).flatMap((x) =>
    x === undefined ? [] : [x],
  );
}

function headingOf({ speech, table, game }: Stage, { commit, last }: Board): readonly string[] {
  const title = msg('help-board-title', { title: titleOf(game.id), table: table.name });
  const when: Msg = commit.ask
    ? msg('board-after', { story: commit.ask.title, number: commit.number, last })
    : msg('board-at-first');
  return [speech.html(title), speech.html(when)];
}

function turns({ speech, table }: Stage, { commit: { number }, last }: Board): Row {
  const turn = (label: Msg, to: number) =>
    to >= 0 && to <= last ? [press(speech.plain(label), { on: 'page', table: table.id, what: 'board', page: to })] : [];
  return [...turn(msg('log-button-earlier'), number - 1), ...turn(msg('log-button-later'), number + 1)];
}
