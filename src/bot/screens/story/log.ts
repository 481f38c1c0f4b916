/** `/log`: the story so far, one commit a page, numbered as `/board` takes the numbers; and who did what to the table. */
import type { Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { timed } from '../../../table/facts/asked.ts';
import { isPeek } from '../../../table/facts/peeks.ts';
import type { CommitRecord, LogEntry, Millis, Table } from '../../../table/model/aggregate.ts';
import { press, type Row } from '../parts/keyboard.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import { personName } from '../parts/people.ts';
import type { Act, Drawn, Stage } from '../parts/scene.ts';
import { publicStory } from './report.ts';

/** @param commit the commit of that page, from the first (page 0) to the last; undefined where there is none */
export function storyPage(stage: Stage, commit: CommitRecord | undefined, page: number, pages: number): Drawn {
  const { speech } = stage;
  if (!commit) return onePage(speech.html(msg('log-empty')), [[toActs(stage)]]);
  const title = commit.ask
    ? msg('log-title', { story: commit.ask.title, number: page, last: pages - 1 })
    : msg('log-setup-title');
  const story = publicStory(stage, commit.notes);
  return onePage(text([speech.html(title)], [story === '' ? speech.html(msg('log-silent')) : story]), [
    turns(stage, 'story', page, pages),
    [toActs(stage)],
  ]);
}

const actsPerPage = 20;
type Entry = LogEntry & { readonly at: Millis };

/** Who came back has pressed something: where the group does not see who is in, it reads so when the phase is over. */
function betrays(table: Table, { at, text: what }: Entry): boolean {
  if (table.settings.progress === 'names' || what.id !== 'log-back') return false;
  return timed(table).some((open) => open.askedAt <= at);
}

/** That the master looked into a quarrel would itself begin one: it is told when the game is over. */
function isPlayed({ phase }: Table): boolean {
  return phase !== 'ended' && phase !== 'cancelled';
}

/** @param page from 0, which shows the latest; a page beyond the last is the last */
export function actsPage(stage: Stage, whole: readonly Entry[], page: number): Drawn {
  const { speech, table } = stage;
  const log = whole.filter((entry) => !betrays(table, entry) && !(isPeek(entry) && isPlayed(table)));
  const pages = Math.max(1, Math.ceil(log.length / actsPerPage));
  const shown = Math.min(page, pages - 1);
  const end = log.length - shown * actsPerPage;
  const lines = log.slice(Math.max(0, end - actsPerPage), end).map((entry) => speech.html(line(stage, entry)));
  const story = press(speech.plain(msg('log-button-story')), { on: 'page', table: table.id, what: 'story', page: 0 });
  // Pages of acts are counted from the latest, so "earlier" is the next one.
  return onePage(
    text([speech.html(msg('log-acts-title'))], lines.length > 0 ? lines : [speech.html(msg('log-empty'))]),
    [turns(stage, 'acts', shown, pages), [story]],
  );
}

function line(stage: Stage, { who, ...entry }: Entry): Msg {
  return actLine(stage, { ...entry, name: who === null ? undefined : personName(stage, who) });
}

export function actLine({ table }: Stage, { at, name, text: what }: Act): Msg {
  const { zone } = table.settings;
  // What befell a seat is told of whoever sat there then: its name may be another's by now.
  if (name !== undefined && what.args?.['seat'] !== undefined) {
    return msg('log-entry-time', { at, zone, what: { ...what, args: { ...what.args, seat: name } } });
  }
  return name === undefined
    ? msg('log-entry-time', { at, zone, what })
    : msg('log-entry', { at, zone, who: name, what });
}

/** That the master looked, for all, once it is over. */
export function peekLines(stage: Stage, peeks: readonly Act[]): readonly string[] {
  if (peeks.length === 0) return [];
  return spoken(stage.speech, [msg('peek-told-all'), ...peeks.map((act) => actLine(stage, act))]);
}

function turns({ speech, table }: Stage, what: 'story' | 'acts', page: number, pages: number): Row {
  const earlier = what === 'story' ? page - 1 : page + 1;
  const later = what === 'story' ? page + 1 : page - 1;
  const turn = (label: Msg, to: number) =>
    to >= 0 && to < pages ? [press(speech.plain(label), { on: 'page', table: table.id, what, page: to })] : [];
  return [...turn(msg('log-button-earlier'), earlier), ...turn(msg('log-button-later'), later)];
}

function toActs({ speech, table }: Stage) {
  return press(speech.plain(msg('log-button-acts')), { on: 'page', table: table.id, what: 'acts', page: 0 });
}
