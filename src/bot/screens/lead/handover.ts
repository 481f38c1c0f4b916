/** The mastery: to whom it might go, and the offer in the group. */
import { msg } from '../../../messages/msg.ts';
import { hidesNames } from '../../../table/facts/anonymity.ts';
import { nameless } from '../../../table/facts/names.ts';
import { nameBearer } from '../../../table/facts/sitting.ts';
import type { PersonId } from '../../../table/model/aggregate.ts';
import { press } from '../parts/keyboard.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import { personName } from '../parts/people.ts';
import type { Drawn, Stage } from '../parts/scene.ts';
import { keep } from './master.ts';

/** `/handover` without a name: to whom? */
export function heirsScreen(stage: Stage): Drawn {
  const { speech, table } = stage;
  // Who has been chosen by his figure would show himself by leading.
  if (hidesNames(table)) return onePage(speech.html(msg('desk-heir-hidden')));
  const rows = table.seats.slice(0, 90).flatMap((sitter, seat) => {
    const { person } = sitter;
    if (person === null || person === table.master) return [];
    // A deputy is asked by his own name: it is he who would lead.
    const number = seat + 1;
    const label =
      nameBearer(sitter) === person
        ? msg('desk-seat', { number, name: { seat } })
        : msg('desk-seat-person', { number, name: personName(stage, person) ?? nameless });
    return [[press(speech.plain(label), { on: 'master', table: table.id, act: 'heir', value: `${person}` })]];
  });
  return onePage(text(spoken(speech, [msg('desk-heir-ask'), msg('desk-heir-how')])), [...rows, [keep(stage)]]);
}

/** In the group; whoever was named accepts by a press. */
export function heirScreen(stage: Stage, person: PersonId): Drawn {
  const { speech, table } = stage;
  const isMasked = hidesNames(table);
  const name = personName(stage, person) ?? nameless;
  if (table.desk.heir !== person) {
    if (table.master !== person) return onePage(speech.html(msg('desk-heir-over')));
    return onePage(speech.html(isMasked ? msg('desk-told-master-masked') : msg('desk-told-master', { name })));
  }
  const accept = press(speech.plain(msg('desk-button-lead')), { on: 'lobby', table: table.id, act: 'lead' }, 'primary');
  const master = personName(stage, table.master) ?? nameless;
  const offer = isMasked
    ? msg('desk-heir-offer-masked', { table: table.name })
    : msg('desk-heir-offer', { table: table.name, name, master });
  return onePage(speech.html(offer), [[accept]]);
}
