/** What one of two asks the other to agree to, and what became of it. */
import type { Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { settingNamesOf } from '../../../table/facts/setting-names.ts';
import { seatOf } from '../../../table/facts/sitting.ts';
import { wordsOf } from '../../../table/lead/motion.ts';
import type { Motion } from '../../../table/model/aggregate.ts';
import type { MasterAct } from '../../buttons/buttons.ts';
import { nowOf } from '../lobby/settings.ts';
import { press } from '../parts/keyboard.ts';
import { clocksOf } from '../parts/named.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import type { Drawn, Stage } from '../parts/scene.ts';

/** @param motion undefined: another one has been moved since */
export function motionScreen(stage: Stage, motion: Motion | undefined): Drawn {
  const { speech, table } = stage;
  if (!motion) return onePage(speech.html(msg('motion-over')));
  const what = wordsOf(table, motion.act);
  switch (motion.state) {
    case 'open': {
      const name = { seat: seatOf(table, motion.by) ?? 0 };
      const asked = msg('motion-ask', { table: table.name, name, what });
      return onePage(text([speech.html(asked)], spoken(speech, detailsOf(stage, motion))), [
        [
          button(stage, msg('motion-button-agree'), 'agree', motion.number),
          button(stage, msg('motion-button-decline'), 'decline', motion.number),
        ],
      ]);
    }
    case 'agreed':
      return onePage(speech.html(msg('motion-you-agreed', { what })));
    case 'declined':
      return onePage(speech.html(msg('motion-you-declined', { what })));
    case 'over':
      return onePage(speech.html(msg('motion-over')));
    default:
      return motion.state satisfies never;
  }
}

/** Of a new pace, what it would be. */
function detailsOf(stage: Stage, { act }: Motion): readonly Msg[] {
  if (act.kind !== 'pace') return [];
  const settings = { ...stage.table.settings, ...act.settings };
  const wished: Stage = { ...stage, table: { ...stage.table, settings } };
  // Clocks are told by themselves.
  const { clocks: _, ...pages } = settingNamesOf;
  const changed = Object.entries(pages).flatMap(([name, page]) => (name in act.settings ? [page] : []));
  return [
    ...changed.map((page) =>
      msg('lobby-setting', { label: msg(`lobby-settings-${page}`), value: nowOf(wished, page) }),
    ),
    ...(act.settings.clocks ? [msg('lobby-pace', { clocks: clocksOf(stage.game.id, settings) })] : []),
  ];
}

function button({ speech, table }: Stage, label: Msg, act: Extract<MasterAct, 'agree' | 'decline'>, number: number) {
  const style = act === 'agree' ? 'success' : undefined;
  return press(speech.plain(label), { on: 'master', table: table.id, act, value: `${number}` }, style);
}
