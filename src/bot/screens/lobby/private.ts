/** A private table: the lobby as each of the two reads it, and giving up. */
import { msg } from '../../../messages/msg.ts';
import { otherOf, seatOpposite } from '../../../table/facts/private.ts';
import { seatOf } from '../../../table/facts/sitting.ts';
import type { PersonId } from '../../../table/model/aggregate.ts';
import { joinLink } from '../../buttons/invitation.ts';
import { link, press, type Row } from '../parts/keyboard.ts';
import { titleOf } from '../parts/named.ts';
import { onePage } from '../parts/page.ts';
import { personName } from '../parts/people.ts';
import type { Drawn, Stage } from '../parts/scene.ts';

/** How the lobby ends for this reader: the host is told how to invite, the guest that he has to wait. */
export function privateOutlook(stage: Stage, reader: PersonId | undefined): readonly string[] {
  const { speech, table } = stage;
  const host = personName(stage, table.master) ?? '—';
  if (reader !== table.master) {
    const sits = reader !== undefined && seatOf(table, reader) !== undefined;
    return [speech.html(sits ? msg('private-guest-waits', { host }) : msg('private-guest-asked', { host }))];
  }
  if (!isOpen(stage)) return [];
  // What is put into a text never becomes a link; this one has to.
  return [speech.html(msg('private-invite')), joinLink(stage.bot, table)];
}

/** Before the rows that any lobby has: the way to send the link. Only its host fills a private table. */
export function privateButtons(stage: Stage, reader: PersonId | undefined, hosts: readonly Row[]): readonly Row[] {
  const { speech, table, bot } = stage;
  const url = joinLink(bot, table);
  if (reader !== table.master) {
    const sits = reader !== undefined && seatOf(table, reader) !== undefined;
    const leave = press(speech.plain(msg('lobby-button-leave')), { on: 'lobby', table: table.id, act: 'leave' });
    return [[sits ? leave : link(speech.plain(msg('shell-join-link-button')), url, 'primary')]];
  }
  if (!isOpen(stage)) return hosts;
  const words = speech.plain(msg('private-share', { game: titleOf(table.game) }));
  const share = `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(words)}`;
  return [[link(speech.plain(msg('private-button-share')), share, 'primary')], ...hosts];
}

/** Whether a guest could still sit down. */
function isOpen({ table, game }: Stage): boolean {
  return otherOf(table, table.master) === undefined && table.seats.length < game.seats(table.options).max;
}

/** `/leave` asks back while the game runs. */
export function resignScreen(stage: Stage, reader: PersonId): Drawn {
  const { speech, table } = stage;
  const seat = seatOpposite(table, reader);
  const asked = seat === undefined ? msg('private-resign-alone') : msg('private-resign-ask', { name: { seat } });
  return onePage(speech.html(asked), [
    [
      press(speech.plain(msg('private-button-resign')), { on: 'master', table: table.id, act: 'resign' }, 'danger'),
      press(speech.plain(msg('master-button-keep')), { on: 'master', table: table.id, act: 'keep' }),
    ],
  ]);
}
