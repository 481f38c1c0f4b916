/** What a commit told: to all in the group, and to one seat in private. */
import { commitment } from '../../../kit/dice.ts';
import type { Msg, Note, Seat } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { timed } from '../../../table/facts/asked.ts';
import type { ClosedForm, CommitRecord } from '../../../table/model/aggregate.ts';
import { keyboard } from '../parts/keyboard.ts';
import { pages, spoken, text } from '../parts/page.ts';
import type { Drawn, Stage } from '../parts/scene.ts';
import { fitOne, longestCaption, visibleLength } from '../parts/split.ts';
import { boardPicture, inWords } from './board.ts';

/**
 * Headlines, then lines, then what comes next; the details of each line are folded below. None where nothing was public.
 * With a board, its picture stands above all of it if Telegram's captions are long enough, else above the headlines.
 */
export function reportScreen(stage: Stage, commit: CommitRecord, board?: { readonly view: unknown }): readonly Drawn[] {
  const fair =
    commit.number === 0 ? [stage.speech.html(msg('table-fair', { hash: commitment(stage.table.seed) }))] : [];
  if (fair.length === 0 && publicStory(stage, commit.notes) === '') return [];
  const [told, folded] = storyParts(stage, commit.notes);
  // A report that is delivered late must not point to what is past by then.
  const next = commit.number === stage.table.commit ? nextLines(stage) : [];
  const whole = text(...told, fair, next, folded);
  if (!board) return pages(whole);
  const picture = boardPicture(stage, board.view);
  const buttons = keyboard([[inWords(stage, commit.number)]]);
  if (visibleLength(whole) <= longestCaption) return [{ html: whole, picture, ...buttons }];
  const [headlines, lines] = told;
  const rest = text(lines, fair, next, folded);
  return [{ html: fitOne(text(headlines), longestCaption), picture, ...buttons }, ...pages(rest)];
}

/** What could not wait for the report. */
export function newsScreen(stage: Stage, { notes }: CommitRecord): readonly Drawn[] {
  return pages(
    publicStory(
      stage,
      notes.filter(({ urgent }) => urgent),
    ),
  );
}

/** The public notes of a commit without what comes next, for /log. Empty where nothing was public. */
export function publicStory(stage: Stage, notes: readonly Note[]): string {
  const [told, folded] = storyParts(stage, notes);
  return text(...told, folded);
}

/** What a commit told this seat alone. */
export function digestScreen(stage: Stage, commit: CommitRecord, seat: Seat, closed?: ClosedForm): readonly Drawn[] {
  const { speech, table } = stage;
  const told = digestText(stage, commit, seat, closed);
  if (told === '') return [];
  const title = commit.ask
    ? msg('table-digest-title-after', { table: table.name, title: commit.ask.title })
    : msg('table-digest-title', { table: table.name });
  return pages(text([speech.html(title)], [told]));
}

/** The same without its title. Empty where the commit told it nothing. */
export function digestText(stage: Stage, commit: CommitRecord, seat: Seat, closed?: ClosedForm): string {
  const mine = commit.notes.flatMap(({ rank, secret }) =>
    secret?.seats.includes(seat) ? [{ rank, text: secret.text }] : [],
  );
  if (mine.length === 0) return '';
  const [told, folded] = storyParts(stage, mine);
  return text(spoken(stage.speech, ordered(closed)), ...told, folded);
}

/** What was ordered stands before what came of it. */
function ordered(closed: ClosedForm | undefined): readonly Msg[] {
  const [what, ...more] = closed?.receipt ?? [];
  if (!closed || !what) return [];
  return [closed.by === 'player' ? msg('digest-ordered', { what }) : msg('digest-by-silence', { what }), ...more];
}

interface Told {
  readonly line: string;
  readonly details: string[];
}

function storyParts(
  { speech }: Stage,
  notes: readonly Note[],
): readonly [told: readonly [headlines: string[], lines: string[]], folded: string[]] {
  const headlines: string[] = [];
  const lines: Told[] = [];
  for (const { rank, text: said } of notes) {
    if (!said) continue;
    const html = speech.html(said);
    const above = lines.at(-1);
    if (rank === 'detail' && above) above.details.push(html);
    else if (rank === 'headline') headlines.push(`<b>${html}</b>`);
    else lines.push({ line: html, details: [] });
  }
  const folded = lines
    .filter(({ details }) => details.length > 0)
    .map(({ line, details }) => `<blockquote expandable>${[line, ...details].join('\n')}</blockquote>`);
  return [[headlines, lines.map(({ line }) => line)], folded];
}

function nextLines({ speech, table, now }: Stage): readonly string[] {
  const { zone } = table.settings;
  return timed(table)
    .map(
      ({ ask: { title }, deadline }): Msg =>
        table.phase === 'paused'
          ? msg('table-report-next-paused', { title })
          : msg('table-report-next', { title, at: deadline, zone, now }),
    )
    .map((line) => speech.html(line));
}
