/** `/games`: all tables of one person, the next deadline first, each with a button that opens its forms. */
import type { Speech } from '../../../i18n/speak.ts';
import type { Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { isReady, timed } from '../../../table/facts/asked.ts';
import { ownSeat, seatOf } from '../../../table/facts/sitting.ts';
import type { Millis, OpenAsk, PersonId, Table, TimedOpen } from '../../../table/model/aggregate.ts';
import { press } from '../parts/keyboard.ts';
import { titleOf } from '../parts/named.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import type { Drawn } from '../parts/scene.ts';

export function gamesScreen(speech: Speech, person: PersonId, tables: readonly Table[], now: Millis): Drawn {
  const practice = press(speech.plain(msg('help-button-practice')), { on: 'start', screen: 'practice' });
  const title = msg('help-games-title');
  if (tables.length === 0)
    return onePage(text(spoken(speech, [title]), spoken(speech, [msg('help-games-none')])), [[practice]]);
  const lines = tables.map((table) => line(person, table, now));
  const buttons = tables.flatMap((table) => {
    const open = askOf(person, table) ?? ordersOf(person, table);
    if (!open) return [];
    const label = speech.plain(msg('help-game-button', { table: table.name, title: open.ask.title }));
    return [[press(label, { on: 'games', table: table.id })]];
  });
  // Telegram allows a hundred buttons; somebody with more tables than this has other worries.
  return onePage(text(spoken(speech, [title]), spoken(speech, lines)), buttons.slice(0, 40));
}

function line(person: PersonId, table: Table, now: Millis): Msg {
  const name = { table: table.name };
  if (table.phase === 'lobby') return msg('help-game-lobby', name);
  if (table.phase === 'paused') return msg('help-game-paused', name);
  if (table.phase === 'frozen') return msg('help-game-frozen', name);
  const seat = seatOf(table, person);
  if (ownSeat(table, person) !== undefined) return msg('deputy-game-lent', name);
  if (seat === undefined) return msg('help-game-master', name);
  const open = askOf(person, table);
  if (!open) return msg('help-game-waiting', name);
  const asked = { ...name, title: open.ask.title, at: open.deadline, zone: table.settings.zone, now };
  return isReady(open, seat) ? msg('help-game-ready', asked) : msg('help-game-asked', asked);
}

/** What is asked of this person here, the nearest deadline first. */
function askOf(person: PersonId, table: Table): TimedOpen | undefined {
  const seat = seatOf(table, person);
  return timed(table)
    .filter(({ forms }) => forms.some((form) => form.seat === seat))
    .toSorted((a, b) => a.deadline - b.deadline)[0];
}

/** While nothing is asked of this person, he may still change his standing orders. */
function ordersOf(person: PersonId, table: Table): OpenAsk | undefined {
  const seat = seatOf(table, person);
  return table.asks.find(({ ask, forms }) => ask.mode === 'standing' && forms.some((form) => form.seat === seat));
}

/** With which game to play alone. */
export function practiceScreen(speech: Speech, games: readonly string[]): Drawn {
  const rows = games.map((game) => [
    press(speech.plain(titleOf(game)), { on: 'start', screen: 'practice', value: game }),
  ]);
  const home = press(speech.plain(msg('help-button-home')), { on: 'start', screen: 'home' });
  return onePage(speech.html(msg('help-practice')), [...rows, [home]]);
}

/** Whose rules to read. From a group no way leads to the screens of the private chat. */
export function chooseGame(speech: Speech, games: readonly string[], place: 'private' | 'group'): Drawn {
  const rows = games.map((game) => [press(speech.plain(titleOf(game)), { on: 'rules', game })]);
  const home = press(speech.plain(msg('help-button-home')), { on: 'start', screen: 'home' });
  return onePage(speech.html(msg('help-rules-games')), place === 'private' ? [...rows, [home]] : rows);
}
