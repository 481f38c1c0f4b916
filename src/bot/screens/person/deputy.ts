/** Seats on loan, in private: who is to play for me, for how long; and the one message by which a deputy is asked, and either of the two sees how it stands. */
import { cleanName } from '../../../i18n/html.ts';
import type { Speech } from '../../../i18n/speak.ts';
import type { Msg, Seat } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { figureOf, hidesNames } from '../../../table/facts/anonymity.ts';
import { nameless } from '../../../table/facts/names.ts';
import { ownSeat, seatOf } from '../../../table/facts/sitting.ts';
import type { Millis, PersonId, Table } from '../../../table/model/aggregate.ts';
import type { Person } from '../../../table/ports/ports.ts';
import { belongsHere } from '../../../table/seats/cast.ts';
import type { DeputyAct } from '../../buttons/buttons.ts';
import { inRows, press } from '../parts/keyboard.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import { apart, withUsername } from '../parts/people.ts';
import type { Drawn, Scene, Stage } from '../parts/scene.ts';
import { missedLines } from '../story/catch-up.ts';

const hour = 3_600_000;
const spans = [24, 72, 7 * 24, 14 * 24] as const;
/** More would be a list that nobody reads; whoever is not on it can be named. */
const mostPeople = 30;

/** At which table? With `whom`, the choice of a table settles the rest. */
export function deputyTables(speech: Speech, tables: readonly Table[], whom?: PersonId, hours?: number): Drawn {
  const more = whom === undefined ? {} : { whom, ...(hours !== undefined && { hours }) };
  const act: DeputyAct = whom === undefined ? 'show' : hours === undefined ? 'span' : 'ask';
  const rows = tables.map(({ id, name }) => [
    press(speech.plain(msg('deputy-button-table', { table: name })), { on: 'deputy', table: id, act, ...more }),
  ]);
  return onePage(speech.html(msg('deputy-which-table')), rows.slice(0, 40));
}

/** How it stands at this table, and what can be done. */
export function deputyScreen(stage: Stage, me: PersonId, known: readonly Person[]): Drawn {
  const { speech, table } = stage;
  const button = (label: string, act: DeputyAct, whom?: number) =>
    press(label, { on: 'deputy', table: table.id, act, ...(whom !== undefined && { whom }) });
  const { zone } = table.settings;
  const [mine, held] = [ownSeat(table, me), seatOf(table, me)];
  const seat = mine ?? held;
  if (seat === undefined) return onePage(speech.html(msg('deputy-no-seat')));
  const { lent, offer } = table.seats[seat] ?? {};
  if (lent && mine !== undefined) {
    return deputyLetter(stage, { kind: 'deputy', seat, owner: me, until: lent.until, now: 'lent' });
  }
  if (lent) return deputyLetter(stage, { kind: 'deputy', seat, owner: lent.owner, until: lent.until, now: 'playing' });
  if (offer) {
    const line = msg('deputy-waiting', {
      name: realName(stage, offer.to),
      table: table.name,
      until: offer.until,
      zone,
    });
    return onePage(speech.html(line), [[button(speech.plain(msg('deputy-button-withdraw')), 'withdraw')]]);
  }
  // A list of those who do not play here would tell, day by day, who has begun to.
  const listed = hidesNames(table) ? [] : known;
  const people = listed.filter(({ id, reach }) => reach === 'open' && !belongsHere(table, id)).slice(0, mostPeople);
  const head = [msg('deputy-whom', { table: table.name }), msg(people.length > 0 ? 'deputy-how' : 'deputy-how-alone')];
  return onePage(text(spoken(speech, head)), inRows(apart(people).map(({ id, label }) => button(label, 'span', id))));
}

export function deputySpans({ speech, table }: Stage, whom: Pick<Person, 'id' | 'name' | 'username'>): Drawn {
  const choices = spans.map((hours) => {
    const label = speech.plain(msg('clock-span', { ms: hours * hour }));
    return press(label, { on: 'deputy', table: table.id, act: 'ask', whom: whom.id, hours });
  });
  const back = press(speech.plain(msg('menu-button-back')), { on: 'deputy', table: table.id, act: 'show' });
  return onePage(
    speech.html(msg('deputy-how-long', { name: withUsername(cleanName(whom.name) ?? nameless, whom.username) })),
    [...inRows(choices), [back]],
  );
}

export function deputyLetter(
  stage: Stage,
  { seat, owner, until, now, missed = [] }: Extract<Scene, { kind: 'deputy' }>,
): Drawn {
  const { speech, table } = stage;
  const button = (id: 'take' | 'decline' | 'leave' | 'back', act: DeputyAct) =>
    press(speech.plain(msg(`deputy-button-${id}`)), { on: 'deputy', table: table.id, act, whom: seat });
  const what = { name: ownerName(stage, seat, owner), table: table.name };
  const { zone } = table.settings;
  switch (now) {
    case 'asked':
      return onePage(speech.html(msg('deputy-asks', { ...what, until, zone })), [
        [button('take', 'take'), button('decline', 'decline')],
      ]);
    case 'playing':
      return onePage(text([speech.html(msg('deputy-plays', { ...what, until, zone }))], missedLines(stage, missed)), [
        [button('leave', 'end')],
      ]);
    case 'over':
      return onePage(speech.html(msg('deputy-was', { table: table.name })));
    case 'lent': {
      return onePage(speech.html(standIn(stage, seat, until)), [[button('back', 'end')]]);
    }
    case 'lost':
      return onePage(speech.html(msg('desk-you-gave', { table: table.name })));
    case 'ended':
      return onePage(speech.html(msg('deputy-ended', { table: table.name })));
    case 'back':
      return onePage(speech.html(msg('deputy-is-back', { table: table.name })));
    default:
      return now satisfies never;
  }
}

/** For who plays, or is asked to: at an anonymous table he need not learn whose figure it is. */
function ownerName(stage: Stage, seat: Seat, owner: PersonId | null): string {
  if (hidesNames(stage.table)) return stage.speech.plain(figureOf(seat));
  return owner === null ? '🤖' : realName(stage, owner);
}

/** Who plays, for the owner: his deputy he has named himself; at an anonymous table a substitute is a stranger. */
function standIn(stage: Stage, seat: Seat, until: Millis): Msg {
  const { table } = stage;
  const { person = null, lent } = table.seats[seat] ?? {};
  const what = { table: table.name, until, zone: table.settings.zone };
  if (person === null) return msg('deputy-owner-computer', what);
  if (hidesNames(table) && lent?.as === 'substitute') return msg('deputy-owner-masked', what);
  return msg('deputy-owner', { ...what, name: realName(stage, person) });
}

/** For somebody who knows it. */
function realName({ people }: Stage, person: PersonId): string {
  return cleanName(people.get(person)?.name ?? '') ?? nameless;
}
