/** What somebody has missed, in ten lines: for who comes back, and for who takes a seat over. */
import type { Msg, Note, Seat } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import type { CommitRecord } from '../../../table/model/aggregate.ts';
import { pages, spoken, text } from '../parts/page.ts';
import type { Drawn, Stage } from '../parts/scene.ts';

const mostLines = 10;

/**
 * The headlines, and between them what `seat` alone was told. None where nothing was told.
 * @param commits from the oldest to the newest
 */
export function catchUpScreen(stage: Stage, commits: readonly CommitRecord[], seat?: Seat): readonly Drawn[] {
  const lines = missedLines(stage, commits, seat);
  return lines.length > 0 ? pages(text(lines)) : [];
}

/** The same, to stand in another message. */
export function missedLines(
  { speech, table }: Stage,
  commits: readonly CommitRecord[],
  seat?: Seat,
): readonly string[] {
  const told = commits.flatMap(({ notes }) => notes.flatMap((note) => toldBy(note, seat)));
  if (told.length === 0) return [];
  const lines = told.slice(-mostLines).map((line) => msg('digest-catch-up-line', { line }));
  const more = told.length > mostLines ? [msg('digest-catch-up-more', { count: told.length - mostLines })] : [];
  return spoken(speech, [msg('digest-catch-up-title', { table: table.name }), ...lines, ...more]);
}

function toldBy({ rank, text: all, secret }: Note, seat: Seat | undefined): readonly Msg[] {
  if (rank === 'detail') return [];
  if (secret && seat !== undefined && secret.seats.includes(seat)) return [secret.text];
  return rank === 'headline' && all ? [all] : [];
}
