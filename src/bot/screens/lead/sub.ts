/** Substitutes: whom to replace, by whom and until when, what would follow; the offer in the group; who did not come at all. */
import type { Msg, Seat } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { hidesNames } from '../../../table/facts/anonymity.ts';
import { nameless } from '../../../table/facts/names.ts';
import type { Place } from '../../../table/model/aggregate.ts';
import { isOffered, type Successor, seatsAt } from '../../../table/seats/substitutes.ts';
import { marked } from '../../buttons/preview.ts';
import { inRows, press, type Row } from '../parts/keyboard.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import { personName } from '../parts/people.ts';
import type { Drawn, Stage } from '../parts/scene.ts';
import { keep } from './master.ts';

const day = 24 * 3_600_000;
const spans = [day, 3 * day, 7 * day] as const;

/** `who` null: not yet said. `until` in milliseconds; null: to the end. */
export interface SubWish {
  readonly place: Place;
  readonly who: Successor | null;
  readonly until: number | null;
}

/** As buttons carry it: `3.computer.1893456000`, `away.anyone.0`, `4.nobody.0`, `2.-.0`. */
export function writeWish({ place, who, until }: SubWish): string {
  return `${place}.${who ?? '-'}.${until === null ? 0 : Math.round(until / 1000)}`;
}

export function readWish(value: string): SubWish | undefined {
  const [, place = '', whom = '', until = ''] =
    /^(away|\d{1,2})\.(-|computer|anyone|nobody|\d{1,15})\.(\d{1,11})$/.exec(value) ?? [];
  if (until === '') return undefined;
  const word = (['computer', 'anyone', 'nobody'] as const).find((x) => x === whom);
  return {
    place: place === 'away' ? place : Number(place),
    who: whom === '-' ? null : (word ?? Number(whom)),
    until: Number(until) === 0 ? null : Number(until) * 1000,
  };
}

/** `/sub`: which seat. @param who is known already, where the master answered somebody's message */
export function subScreen(stage: Stage, who: Successor | null = null): Drawn {
  const { speech, table } = stage;
  const to = (label: string, place: Place) =>
    press(label, { on: 'master', table: table.id, act: 'sub', value: writeWish({ place, who, until: null }) });
  const seats = table.seats.slice(0, 80).map((_, seat) => to(speech.plain(seatLine(seat)), seat));
  const away = seatsAt(table, 'away').length > 0 ? [to(speech.plain(msg('desk-button-away')), 'away')] : [];
  const how = hidesNames(table) ? msg('desk-sub-hidden') : msg('desk-sub-how');
  return onePage(text(spoken(speech, [msg('desk-sub-ask')]), spoken(speech, [how])), [
    away,
    ...inRows(seats),
    [keep(stage)],
  ]);
}

/** By whom, and until when. */
export function seatScreen(stage: Stage, wish: SubWish): Drawn {
  const { speech, table, now } = stage;
  const { until, place } = wish;
  const to = (label: string, more: Partial<SubWish>, style?: 'primary') =>
    press(label, { on: 'master', table: table.id, act: 'sub', value: writeWish({ ...wish, ...more }) }, style);
  const bulleted = (label: Msg, isChosen: boolean) => (isChosen ? `● ${speech.plain(label)}` : speech.plain(label));
  const terms = [
    to(bulleted(msg('desk-button-forever'), until === null), { until: null }),
    // A minute or two may have passed since the button was drawn.
    ...spans.map((ms) => {
      const isChosen = until !== null && Math.abs(until - now - ms) < day / 2;
      return to(bulleted(msg('clock-span', { ms }), isChosen), { until: now + ms });
    }),
  ];
  const zone = table.settings.zone;
  const term = until === null ? msg('desk-term-forever') : msg('desk-term-until', { at: until, zone });
  const head = place === 'away' ? msg('desk-seat-away') : seatLine(place);
  const how = hidesNames(table) ? [] : spoken(speech, [msg('desk-seat-how', { place: named(place) })]);
  const isSought = isOffered(table, place);
  const offered = isSought ? [msg('desk-seat-offered')] : [];
  return onePage(text(spoken(speech, [head, term, ...offered]), how), [
    ...inRows(terms),
    ...(isSought ? [[to(speech.plain(msg('desk-button-withdraw')), { who: 'nobody', until: null })]] : []),
    [to(speech.plain(msg('desk-button-offer')), { who: 'anyone' }, 'primary')],
    [to(speech.plain(msg('desk-button-computer')), { who: 'computer' })],
    [back(stage)],
  ]);
}

/** What would follow, before it is done. */
export function subPreview(stage: Stage, wish: SubWish, name: string): Drawn {
  const { speech, table } = stage;
  const { place, who, until } = wish;
  const go = press(
    speech.plain(msg('desk-button-do')),
    { on: 'master', table: table.id, act: 'subgo', value: marked(writeWish(wish), table, place) },
    'success',
  );
  const seats = seatsAt(table, place).map(seatLine);
  const again = [go, back(stage, { ...wish, who: null })];
  if (who === 'nobody') {
    return onePage(text(spoken(speech, [msg('desk-run-title')]), spoken(speech, [...seats, msg('desk-run-nobody')])), [
      again,
    ]);
  }
  const zone = table.settings.zone;
  const lines = [
    ...seats,
    who === 'computer'
      ? msg('desk-run-computer')
      : who === 'anyone'
        ? msg('desk-run-anyone')
        : msg('desk-run-named', { name }),
    until === null ? msg('desk-term-forever') : msg('desk-run-until', { at: until, zone }),
    msg('desk-run-kept'),
  ];
  return onePage(text(spoken(speech, [msg('desk-run-title')]), spoken(speech, lines)), [again]);
}

/** In the group; the seat is taken by a press, or has been. */
export function offerScreen(stage: Stage, place: Place): Drawn {
  const { speech, table } = stage;
  const offer = table.desk.offers.find((x) => x.place === place);
  const isOpen = table.phase === 'running' || table.phase === 'paused';
  if (!offer || !isOpen) return onePage(speech.html(msg('desk-offer-closed')));
  const { zone } = table.settings;
  const isNamed = offer.person !== null && !hidesNames(table);
  const name = isNamed ? (personName(stage, offer.person) ?? nameless) : undefined;
  const call =
    name === undefined
      ? msg('desk-offer-anyone', { table: table.name })
      : msg('desk-offer-named', { table: table.name, name });
  const lines = [
    call,
    place === 'away' ? msg('desk-seat-away') : seatLine(place),
    offer.until === null ? msg('desk-term-forever') : msg('desk-term-until', { at: offer.until, zone }),
    msg('desk-offer-sees'),
  ];
  const join = press(
    speech.plain(msg('lobby-button-join')),
    { on: 'lobby', table: table.id, act: 'seat', name: `${place}` },
    'primary',
  );
  return onePage(text(spoken(speech, lines)), [[join]]);
}

/** For the master, once: who let the first phase pass. */
export function noShowScreen({ speech, table }: Stage, seats: readonly Seat[]): Drawn {
  const rows = seats.slice(0, 90).map((seat) => [
    press(speech.plain(seatLine(seat)), {
      on: 'master',
      table: table.id,
      act: 'sub',
      value: writeWish({ place: seat, who: null, until: null }),
    }),
  ]);
  const names = seats.map((seat) => ({ seat }));
  return onePage(speech.html(msg('desk-no-show', { table: table.name, names })), rows satisfies readonly Row[]);
}

function seatLine(seat: Seat): Msg {
  return msg('desk-seat', { number: seat + 1, name: { seat } });
}

/** As commands write it. */
function named(place: Place): string {
  return place === 'away' ? place : `${place + 1}`;
}

/** @param wish as it was before this step; undefined: not even the seat was said */
function back({ speech, table }: Stage, wish?: SubWish) {
  const value = wish && { value: writeWish(wish) };
  return press(speech.plain(msg('menu-button-back')), { on: 'master', table: table.id, act: 'sub', ...value });
}
