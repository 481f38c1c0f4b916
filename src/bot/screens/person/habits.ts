/** `/settings`: language, the person's own quiet hours with their zone, and how often he is reminded. */
import type { Speech, Words } from '../../../i18n/speak.ts';
import type { Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { type Habits, reminderHabits } from '../../../table/model/habits.ts';
import type { HabitPage } from '../../buttons/buttons.ts';
import { quietHours, readQuiet, zones } from '../lobby/settings.ts';
import { inRows, press } from '../parts/keyboard.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import type { Drawn } from '../parts/scene.ts';
import { languageButtons } from './start.ts';

export function habitsScreen(words: Words, speech: Speech, habits: Habits): Drawn {
  const row = (page: HabitPage, label: Msg) => [press(`${speech.plain(label)} ▸`, { on: 'habit', page })];
  const home = press(speech.plain(msg('help-button-home')), { on: 'start', screen: 'home' });
  return onePage(
    text(
      spoken(speech, [msg('help-settings')]),
      spoken(speech, [msg('help-settings-language'), quietLine(habits), remindersLine(habits)]),
      spoken(speech, [msg('habit-about')]),
    ),
    [
      languageButtons(words, speech.locale),
      row('quiet', msg('habit-button-quiet')),
      row('zone', msg('habit-button-zone')),
      row('reminders', msg('habit-button-reminders')),
      [home],
    ],
  );
}

export function habitScreen(speech: Speech, habits: Habits, page: Exclude<HabitPage, 'all'>): Drawn {
  const choice = (value: string, label: Msg, isNow: boolean) =>
    press(`${isNow ? '● ' : ''}${speech.plain(label)}`, { on: 'habit', page, value });
  const back = press(speech.plain(msg('menu-button-back')), { on: 'habit', page: 'all' });
  const screen = (lines: readonly Msg[], buttons: Parameters<typeof inRows>[0]) =>
    onePage(text(spoken(speech, lines)), [...inRows(buttons), [back]]);
  switch (page) {
    case 'quiet':
      return screen(
        [quietLine(habits), msg('habit-quiet-how')],
        quietHours.map((value) => {
          const quiet = readQuiet(value);
          const isNow = quiet?.from === habits.quiet?.from && quiet?.to === habits.quiet?.to;
          return choice(value, quiet ? msg('lobby-quiet-hours', quiet) : msg('habit-as-table'), isNow);
        }),
      );
    case 'zone':
      return screen(
        [quietLine(habits), msg('habit-zone-how')],
        [
          choice('table', msg('habit-as-table'), habits.zone === null),
          ...zones.map((zone) => choice(zone, msg('lobby-zone', { zone }), habits.zone === zone)),
        ],
      );
    case 'reminders':
      return screen(
        [remindersLine(habits)],
        reminderHabits.map((x) => choice(x, msg(`habit-reminders-${x}`), habits.reminders === x)),
      );
    default:
      return page satisfies never;
  }
}

function quietLine({ quiet, zone }: Habits): Msg {
  if (!quiet) return msg('habit-no-quiet');
  return zone === null ? msg('habit-quiet', quiet) : msg('habit-quiet-in', { ...quiet, zone });
}

function remindersLine({ reminders }: Habits): Msg {
  return msg('habit-reminders', { how: msg(`habit-reminders-${reminders}`) });
}
