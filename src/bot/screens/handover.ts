/** The mastery: to whom it might go, and the offer in the group. */
import { msg } from '../../i18n/msg.ts';
import type { PersonId } from '../../table/aggregate.ts';
import { hidesNames } from '../../table/anonymity.ts';
import { press } from './keyboard.ts';
import { onePage, spoken, text } from './page.ts';
import { figureOf, personName } from './people.ts';
import type { Drawn, Stage } from './scene.ts';

/** `/handover` without a name: to whom? */
export function heirsScreen(stage: Stage): Drawn {
  const { speech, table } = stage;
  const rows = table.seats.slice(0, 90).flatMap(({ person }, seat) => {
    if (person === null || (person === table.master && !hidesNames(table))) return [];
    if (hidesNames(table)) {
      const figure = speech.plain(figureOf(seat));
      return [[press(figure, { on: 'master', table: table.id, act: 'heir', value: `s${seat}` })]];
    }
    const name = personName(stage, person) ?? speech.plain(msg('bot-seat', { number: seat + 1 }));
    return [[press(name, { on: 'master', table: table.id, act: 'heir', value: `${person}` })]];
  });
  const keep = press(speech.plain(msg('menu-button-back')), { on: 'master', table: table.id, act: 'keep' });
  return onePage(text(spoken(speech, [msg('desk-heir-ask'), msg('desk-heir-how')])), [...rows, [keep]]);
}

/** In the group; whoever was named accepts by a press. */
export function heirScreen(stage: Stage, person: PersonId): Drawn {
  const { speech, table } = stage;
  const name = calledHere(stage, person) ?? '🎭';
  if (table.desk.heir !== person) {
    return onePage(speech.html(table.master === person ? msg('desk-told-master', { name }) : msg('desk-heir-over')));
  }
  const accept = press(speech.plain(msg('desk-button-lead')), { on: 'lobby', table: table.id, act: 'lead' }, 'primary');
  const master = calledHere(stage, table.master) ?? '🎭';
  return onePage(speech.html(msg('desk-heir-offer', { table: table.name, name, master })), [[accept]]);
}

/** At an anonymous table by his figure; undefined: he has none, or no name. */
function calledHere(stage: Stage, person: PersonId): string | undefined {
  const { seats } = stage.table;
  const seat = seats.findIndex((x) => x.person === person || x.lent?.owner === person);
  if (hidesNames(stage.table)) return seat < 0 ? undefined : stage.speech.plain(figureOf(seat));
  return personName(stage, person) ?? String(person);
}
