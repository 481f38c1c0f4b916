/** The rules of a game in a player's words: contents, a chapter, and where a word stands. */
import { shorten } from '../../../i18n/html.ts';
import type { Speech } from '../../../i18n/speak.ts';
import type { AnyGame, Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { inRows, press, type Row } from '../parts/keyboard.ts';
import { titleOf } from '../parts/named.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import type { Drawn } from '../parts/scene.ts';
import { split } from '../parts/split.ts';

/** Stands in a button where a chapter would, when only another page of the contents is wanted. */
const CONTENTS = '-';
const chaptersPerPage = 20;

export function rulesContents(speech: Speech, game: AnyGame, page = 0): Drawn {
  const head = [msg('help-rules-title', { game: titleOf(game.id) }), msg('help-rules-choose')];
  return onePage(text(spoken(speech, head)), contents(speech, game, page));
}

function contents(speech: Speech, game: AnyGame, page: number): readonly Row[] {
  const pages = Math.max(1, Math.ceil(game.topics.length / chaptersPerPage));
  const shown = Math.min(page, pages - 1);
  const turn = (label: Msg, to: number) =>
    to >= 0 && to < pages
      ? [press(speech.plain(label), { on: 'rules', game: game.id, topic: CONTENTS, page: to })]
      : [];
  return [
    ...chapters(speech, game, game.topics.slice(shown * chaptersPerPage, (shown + 1) * chaptersPerPage)),
    [...turn(msg('menu-button-earlier'), shown - 1), ...turn(msg('menu-button-later'), shown + 1)],
  ];
}

/** A chapter; long ones have pages of their own. Undefined: there is no such chapter. */
export function rulesChapter(speech: Speech, game: AnyGame, topic: string, page = 0): Drawn | undefined {
  if (topic === CONTENTS) return rulesContents(speech, game, page);
  if (!game.topics.includes(topic)) return undefined;
  const parts = split(speech.html(chapterText(game, topic)), mostOfChapter);
  const shown = Math.min(page, parts.length - 1);
  const turn = (label: Msg, to: number) =>
    to >= 0 && to < parts.length ? [press(speech.plain(label), { on: 'rules', game: game.id, topic, page: to })] : [];
  const at = game.topics.indexOf(topic);
  const neighbour = (index: number, mark: (title: string) => string) => {
    const other = game.topics[index];
    return other === undefined
      ? []
      : [press(mark(titleText(speech, game, other)), { on: 'rules', game: game.id, topic: other })];
  };
  return onePage(text([`<b>${speech.html(chapterTitle(game, topic))}</b>`], [parts[shown]]), [
    [...turn(msg('menu-button-earlier'), shown - 1), ...turn(msg('menu-button-later'), shown + 1)],
    [...neighbour(at - 1, (title) => `‹ ${title}`), ...neighbour(at + 1, (title) => `${title} ›`)],
    [press(speech.plain(msg('help-rules-contents')), { on: 'rules', game: game.id })],
  ]);
}

/** Below Telegram's limit, since the title stands above. */
const mostOfChapter = 3500;

/** Whether some chapter of this game has the word. */
export function isInRules(speech: Speech, game: AnyGame, word: string): boolean {
  return game.topics.some((topic) => matches(chapterWords(speech, game, topic), word));
}

/** Chapters where the words stand, each with the place; a single hit is shown whole. */
export function rulesSearch(speech: Speech, game: AnyGame, wanted: string): Drawn {
  const word = shorten(wanted.trim(), 40);
  const hits = game.topics
    .filter((topic) => matches(chapterWords(speech, game, topic), word))
    .toSorted((a, b) => Number(isNamed(speech, game, b, word)) - Number(isNamed(speech, game, a, word)));
  const [only] = hits;
  if (only === undefined) {
    const none = speech.html(msg('error-no-rule', { word }));
    return onePage(none, contents(speech, game, 0));
  }
  if (hits.length === 1) return rulesChapter(speech, game, only) ?? rulesContents(speech, game);
  const found = hits.map((topic) =>
    msg('help-rules-hit', {
      title: chapterTitle(game, topic),
      text: excerpt(speech.plain(chapterText(game, topic)), word),
    }),
  );
  const head = speech.html(msg('help-rules-found', { word, count: hits.length }));
  return onePage(text([head], spoken(speech, found)), chapters(speech, game, hits));
}

function chapters(speech: Speech, game: AnyGame, topics: readonly string[]): readonly Row[] {
  return inRows(topics.map((topic) => press(titleText(speech, game, topic), { on: 'rules', game: game.id, topic })));
}

function chapterText(game: AnyGame, topic: string): Msg {
  return { id: `${game.id}-rule-${topic}` };
}
function chapterTitle(game: AnyGame, topic: string): Msg {
  return { id: `${game.id}-rule-${topic}.title` };
}
function titleText(speech: Speech, game: AnyGame, topic: string): string {
  return speech.plain(chapterTitle(game, topic));
}
/** The word stands in the title: that chapter is what was looked for. */
function isNamed(speech: Speech, game: AnyGame, topic: string, word: string): boolean {
  return matches(wordsOf(titleText(speech, game, topic)), word);
}
function chapterWords(speech: Speech, game: AnyGame, topic: string): readonly string[] {
  return wordsOf(`${titleText(speech, game, topic)} ${speech.plain(chapterText(game, topic))}`);
}

// ---- searching ----

/** Shorter words have no ending to lose: they must be the same. */
const shortest = 4;
/** From this length on two letters of a word may be its ending, below it one: "зомби|ами", "мин|у". */
const long = 6;

function wordsOf(plain: string): readonly string[] {
  return (
    plain
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** All words that are looked for must be there, in any of their forms. */
function matches(words: readonly string[], wanted: string): boolean {
  const all = wordsOf(wanted);
  return all.length > 0 && all.every((looked) => words.some((word) => isForm(word, looked)));
}

function isForm(word: string, looked: string): boolean {
  if (word === looked) return true;
  if (looked.length < shortest) return false;
  const stem = looked.slice(0, looked.length - (looked.length < long ? 1 : 2));
  // A stem of three letters begins too many words: "мин" is in "минута". There the length must tell them apart.
  return word.startsWith(stem) && (stem.length >= shortest || word.length <= looked.length + 1);
}

const excerptLength = 90;

/** Some words around the first place where one of the words stands. */
function excerpt(plain: string, wanted: string): string {
  const flat = plain.replace(/\s+/g, ' ');
  const looked = wordsOf(wanted);
  let at = 0;
  for (const match of flat.matchAll(/[\p{L}\p{N}]+/gu)) {
    const [word] = wordsOf(match[0]);
    if (word !== undefined && looked.some((x) => isForm(word, x))) {
      at = match.index;
      break;
    }
  }
  const begin = at < excerptLength / 3 ? 0 : flat.indexOf(' ', at - excerptLength / 3) + 1;
  const end = flat.length <= begin + excerptLength ? flat.length : flat.lastIndexOf(' ', begin + excerptLength);
  return `${begin > 0 ? '… ' : ''}${flat.slice(begin, end)}${end < flat.length ? ' …' : ''}`;
}
