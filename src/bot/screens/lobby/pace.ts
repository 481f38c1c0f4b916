/** What came of a change to the pace that was typed: what it is now, and when exactly the open and the next phases close. */
import type { Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { timed } from '../../../table/facts/asked.ts';
import type { PacePage } from '../../typed/dictionary.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import type { Drawn, Stage } from '../parts/scene.ts';
import { forecast } from './clocks.ts';
import { nowOf } from './settings.ts';

/** @param what the setting that was changed, or a sentence that says it */
export function pacedScreen(stage: Stage, what: PacePage | Msg): Drawn {
  const { speech, table, now } = stage;
  const said =
    typeof what === 'string'
      ? msg('lobby-settings-one', { label: msg(`lobby-settings-${what}`), value: nowOf(stage, what) })
      : what;
  const { zone } = table.settings;
  const open = table.phase === 'running' ? timed(table) : [];
  const lines = open.map(({ ask: { title }, deadline: at }) => msg('master-deadline-open', { title, at, zone, now }));
  // These move no deadline.
  if (what === 'early' || what === 'grace' || what === 'misses') return onePage(speech.html(said));
  return onePage(text([speech.html(said)], spoken(speech, lines), spoken(speech, forecast(stage))));
}
