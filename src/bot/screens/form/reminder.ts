/** One reminder to one seat: what closes, when, what happens otherwise, and the two presses that settle it. */
import { DONE } from '../../../kit/form.ts';
import { msg } from '../../../messages/msg.ts';
import { isTimed } from '../../../table/facts/asked.ts';
import type { FormView } from '../../../table/facts/form.ts';
import { press } from '../parts/keyboard.ts';
import { onePage, text } from '../parts/page.ts';
import type { Drawn, Stage } from '../parts/scene.ts';

export function reminderScreen(stage: Stage, form: FormView): Drawn {
  const { speech, table, now } = stage;
  const { open, screen, receipt, chosen, stamp } = form;
  const { zone } = table.settings;
  if (!isTimed(open)) throw new Error(`${open.ask.key}: a standing order is never waited for`);
  const head = msg('table-reminder', { table: table.name, title: open.ask.title, at: open.closesAt, zone, now });
  const [what] = receipt;
  const otherwise = what && (chosen ? msg('table-reminder-chosen', { what }) : msg('table-reminder-silence', { what }));
  // Ready takes the screen that is open; below the root it would only close a part of the form.
  const acceptable = what !== undefined && screen.path.length === 0;
  const opening = press(speech.plain(msg('menu-button-open')), { on: 'games', table: table.id }, 'primary');
  const accept = press(speech.plain(chosen ? msg('menu-button-ready') : msg('menu-button-accept')), {
    on: 'form',
    table: table.id,
    ask: open.number,
    stamp,
    press: { id: DONE },
  });
  return onePage(text([speech.html(head), otherwise && speech.html(otherwise)]), [
    [opening, ...(acceptable ? [accept] : [])],
  ]);
}
