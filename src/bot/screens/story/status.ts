/** The status of a phase in the group: who is in, until when. Computer players and seats that are away are never waited for. */
import type { Msg, Seat } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { awaited, isReady, timed } from '../../../table/facts/asked.ts';
import { chronicleOf } from '../../../table/facts/chronicle.ts';
import type { OpenAsk, Table, TimedOpen } from '../../../table/model/aggregate.ts';
import { startLink } from '../../buttons/links.ts';
import { link } from '../parts/keyboard.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import type { Drawn, Stage } from '../parts/scene.ts';
import { longestText, visibleLength } from '../parts/split.ts';
import { publicStory } from './report.ts';

/** `of` and `title` as in the letter; the answer to /status gives neither and shows what is now. */
export function statusScreen(stage: Stage, of?: number, title?: Msg): Drawn {
  const { speech, table, bot } = stage;
  const over = table.phase === 'ended' || table.phase === 'cancelled' || (of !== undefined && of !== table.statusCount);
  if (over && title) return onePage(speech.html(msg('table-status-over', { title })));
  const asks = over ? [] : timed(table);
  if (asks.length === 0) return onePage(speech.html(msg('table-status-none')));
  const button = link(speech.plain(msg('table-button-form')), startLink(bot, { to: 'table', table: table.id }));
  const waits = [...asks.map((open) => spoken(speech, linesOf(stage, open))), spoken(speech, unreachable(stage))];
  return onePage(text(chronicle(stage, visibleLength(text(...waits))), ...waits), [[button]]);
}

/** Of a long day so many lines stand in the status; all of it is in /log. */
const latest = 10;

/** What has happened in the chapter under way. @param taken how many characters the rest of the message takes */
function chronicle(stage: Stage, taken: number): readonly string[] {
  const notes = chronicleOf(stage.game, stage.table);
  const told = publicStory(stage, notes);
  if (visibleLength(told) + taken + 2 <= longestText) return [told];
  const lines = notes.filter(({ rank, text: said }) => said && rank !== 'detail');
  const short = publicStory(stage, lines.slice(-latest));
  return [stage.speech.html(msg('table-status-earlier', { count: lines.length - latest })), short];
}

function linesOf(stage: Stage, open: TimedOpen): readonly Msg[] {
  const { table } = stage;
  const title = msg('table-status-title', { title: open.ask.title });
  if (table.phase === 'frozen') return [title, msg('table-status-frozen')];
  return [title, until(stage, open), ...progress(table, open)];
}

/** Who closed the private chat with the bot: the game goes on by defaults until he presses Start there. */
function unreachable({ table, people }: Stage): readonly Msg[] {
  const names = table.seats.flatMap(({ person }, seat) =>
    person !== null && people.get(person)?.reach === 'closed' ? [{ seat }] : [],
  );
  return names.length === 0 ? [] : [msg('table-status-unreachable', { names })];
}

function until({ table, now }: Stage, open: TimedOpen): Msg {
  if (table.phase === 'paused') return msg('table-status-paused');
  const { settings } = table;
  const { zone } = settings;
  // That the grace runs says that all are in, and since when.
  const shows = settings.progress !== 'nothing' || open.ask.mode === 'open';
  if (shows && open.closesAt < open.deadline) return msg('table-status-grace', { at: open.closesAt, zone, now });
  return msg('table-status-deadline', { at: open.deadline, zone, now });
}

function progress(table: Table, open: OpenAsk): readonly Msg[] {
  const seats = awaited(table, open);
  if (open.ask.mode === 'open') return turns(table, open, seats);
  const waiting = seats.filter((seat) => !isReady(open, seat));
  if (table.settings.progress === 'nothing' || seats.length === 0) return [];
  const count = msg('table-status-count', { ready: seats.length - waiting.length, all: seats.length });
  if (table.settings.progress === 'count') return [count];
  return waiting.length === 0
    ? [count]
    : [msg('table-status-waiting', { count, names: waiting.map((seat) => ({ seat })) })];
}

/** Whose turn it is, where one acts after the other, is no secret whatever the table tells of who is in. */
function turns({ seats, settings }: Table, { ask, acted }: OpenAsk, waiting: readonly Seat[]): readonly Msg[] {
  const names = waiting.map((seat) => ({ seat }));
  if (ask.seats.length + acted.length === 1) return names.map((name) => msg('table-status-turn', { name }));
  const done = acted.filter((seat) => seats[seat]?.person != null).map((seat) => ({ seat }));
  if (settings.progress === 'nothing' || done.length + names.length === 0) return [];
  const count = msg('table-status-acted-count', { acted: done.length, all: done.length + names.length });
  if (settings.progress === 'count') return [count];
  const told = done.length > 0 ? msg('table-status-acted', { names: done }) : count;
  return [names.length > 0 ? msg('table-status-waiting', { count: told, names }) : told];
}
