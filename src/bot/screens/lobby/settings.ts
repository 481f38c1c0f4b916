/**
 * The settings of a table in its lobby: a list with what each is now, and a screen for each. A message of its own, so that the
 * lobby message can go on being edited as people come.
 */

import { locales } from '../../../i18n/locale.ts';
import type { Msg, OptionSpec } from '../../../kit/game.ts';
import { presets } from '../../../kit/presets.ts';
import { msg } from '../../../messages/msg.ts';
import { isPrivate } from '../../../table/facts/private.ts';
import type { Settings } from '../../../table/model/aggregate.ts';
import { pacePages } from '../../typed/dictionary.ts';
import { inRows, press, type Row } from '../parts/keyboard.ts';
import { presetAbout, presetName } from '../parts/named.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import type { Drawn, Stage } from '../parts/scene.ts';
import { clockRows, forecast } from './clocks.ts';

/** Screens below the list, as `l:<table>:set:<page>` names them and `l:<table>:set:<page>:<value>` chooses on them. */
export const settingsPages = [
  'rules',
  'pace',
  'language',
  'zone',
  'quiet',
  'days',
  'early',
  'grace',
  'seen',
  'misses',
  'warn',
  'anonymous',
] as const;
export type SettingsPage = (typeof settingsPages)[number];

export const namedPaces = ['live', 'evening', 'daily', 'slow'] as const;
/** Zones offered by a button; any other is set by the operators' default or a command. */
export const zones = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Novosibirsk',
  'Asia/Vladivostok',
  'Asia/Tbilisi',
  'Europe/Berlin',
  'Europe/London',
  'UTC',
] as const;
/** As the buttons write them: `2300-0800`. */
export const quietHours = ['off', '2200-0800', '2300-0800', '2300-1000', '0000-0900'] as const;
/** ISO weekdays; each button turns its day on or off. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const graces = [0, 60_000, 5 * 60_000, 15 * 60_000] as const;
export const missLimits = [1, 2, 3, 5] as const;
export const flags = ['on', 'off'] as const;
export const progresses = ['names', 'count', 'nothing'] as const;

export function readQuiet(value: (typeof quietHours)[number]): Settings['quiet'] {
  const [, fromHour, fromMinute, toHour, toMinute] = /^(\d\d)(\d\d)-(\d\d)(\d\d)$/.exec(value) ?? [];
  return fromHour === undefined ? null : { from: `${fromHour}:${fromMinute}`, to: `${toHour}:${toMinute}` };
}

/** The list of all settings. */
export function settingsScreen(stage: Stage): Drawn {
  const { speech, table } = stage;
  const isLobby = table.phase === 'lobby';
  const pages: readonly SettingsPage[] = isLobby ? settingsPages : pacePages;
  const offered = pages.filter((page) => matters(stage, page));
  const rows = offered.map((page) => {
    const label = msg('lobby-setting', { label: msg(`lobby-settings-${page}`), value: nowOf(stage, page) });
    return [press(`${speech.plain(label)} ▸`, { on: 'lobby', table: table.id, act: 'set', name: page })];
  });
  const shut = press(speech.plain(msg('lobby-settings-shut')), { on: 'lobby', table: table.id, act: 'shut' });
  const head = [msg('lobby-settings-title', { table: table.name }), ...(isLobby ? [msg('lobby-settings-about')] : [])];
  return onePage(text(spoken(speech, head), isLobby ? [] : spoken(speech, forecast(stage))), [
    ...(isLobby ? [] : clockRows(stage)),
    ...rows,
    [shut],
  ]);
}

/** Who never is away need not be counted; where nothing collides there is nothing to warn of. */
function matters({ game, table }: Stage, page: SettingsPage): boolean {
  // Two know each other, and each reads his own language.
  if (isPrivate(table) && (page === 'anonymous' || page === 'language')) return false;
  if (page === 'misses') return !game.judgesSilence;
  return page !== 'warn' || game.clashes !== undefined;
}

/** One setting with its choices. */
export function settingScreen(stage: Stage, page: SettingsPage): Drawn {
  const { speech, table } = stage;
  const title = msg('lobby-settings-one', { label: msg(`lobby-settings-${page}`), value: nowOf(stage, page) });
  const about = [msg(`lobby-${page}-about`), ...moreAbout(stage, page)];
  const back = press(speech.plain(msg('menu-button-back')), { on: 'lobby', table: table.id, act: 'set' });
  return onePage(text(spoken(speech, [title]), spoken(speech, about)), [
    ...choices(stage, page, table.settings),
    [back],
  ]);
}

/** One option of the game, with its values. */
export function optionScreen(stage: Stage, option: string): Drawn {
  const { speech, table, game } = stage;
  const title = msg('lobby-settings-one', {
    label: optionName(game.id, option),
    value: optionValue(game.id, option, table.options[option] ?? ''),
  });
  const values = valuesOf(game.options, option).map((value) => {
    const label = marked(speech.plain(optionValue(game.id, option, value)), table.options[option] === value);
    return press(label, { on: 'lobby', table: table.id, act: 'opt', name: option, value });
  });
  const back = press(speech.plain(msg('menu-button-back')), {
    on: 'lobby',
    table: table.id,
    act: 'set',
    name: 'rules',
  });
  return onePage(text([speech.html(title)]), [...inRows(values), [back]]);
}

export function nowOf({ table }: Stage, page: SettingsPage): Msg {
  const { settings } = table;
  switch (page) {
    case 'rules':
      return presetName(table.preset);
    case 'pace':
      return msg(`lobby-pace-${settings.pace}`);
    case 'language':
      return msg('lobby-language', { locale: table.locale });
    case 'zone':
      return msg('lobby-zone', { zone: settings.zone });
    case 'quiet':
      return settings.quiet ? msg('lobby-quiet-hours', settings.quiet) : msg('lobby-quiet-off');
    case 'days':
      return settings.daysOff.length === 0
        ? msg('desk-days-none')
        : msg('desk-days', { days: weekdays.filter((x) => settings.daysOff.includes(x)).map(dayName) });
    case 'early':
      return yesNo(settings.early);
    case 'grace':
      return graceName(settings.grace);
    case 'seen':
      return msg(`lobby-seen-${settings.progress}`);
    case 'misses':
      return msg('lobby-misses', { count: settings.missesUntilAway });
    case 'warn':
      return yesNo(settings.warn);
    case 'anonymous':
      return yesNo(settings.anonymous === true);
    default:
      return page satisfies never;
  }
}

const graceName = (ms: number): Msg => (ms === 0 ? msg('lobby-no') : msg('lobby-span', { ms }));

function moreAbout({ game }: Stage, page: SettingsPage): readonly Msg[] {
  if (page === 'rules') return presets.map((preset) => presetAbout(game.id, preset));
  return page === 'pace'
    ? namedPaces.map((pace) =>
        msg('lobby-line', { label: msg(`lobby-pace-${pace}`), about: msg(`lobby-pace-${pace}-about`) }),
      )
    : [];
}

function choices(stage: Stage, page: SettingsPage, settings: Settings): readonly Row[] {
  const { speech, table } = stage;
  const choice = (value: string, label: Msg, isChosen: boolean) =>
    press(marked(speech.plain(label), isChosen), { on: 'lobby', table: table.id, act: 'set', name: page, value });
  const yesOrNo = (now: boolean) => flags.map((x) => choice(x, yesNo(x === 'on'), now === (x === 'on')));
  switch (page) {
    case 'rules':
      return [
        ...inRows((['printed', 'recommended'] as const).map((x) => choice(x, presetName(x), table.preset === x))),
        ...optionRows(stage),
      ];
    case 'pace':
      return [
        ...inRows(namedPaces.map((x) => choice(x, msg(`lobby-pace-${x}`), settings.pace === x))),
        ...clockRows(stage),
      ];
    case 'language':
      return [locales.map((x) => choice(x, msg('lobby-language', { locale: x }), table.locale === x))];
    case 'zone':
      return inRows(zones.map((x) => choice(x, msg('lobby-zone', { zone: x }), settings.zone === x)));
    case 'quiet':
      return inRows(quietHours.map((x) => choice(x, quietLabel(x), sameQuiet(readQuiet(x), settings.quiet))));
    case 'days':
      return [
        [choice('none', msg('desk-days-none'), settings.daysOff.length === 0)],
        ...inRows(weekdays.map((x) => choice(`${x}`, dayName(x), settings.daysOff.includes(x)))),
      ];
    case 'early':
      return [yesOrNo(settings.early)];
    case 'grace':
      return inRows(graces.map((x) => choice(`${x}`, graceName(x), settings.grace === x)));
    case 'seen':
      return inRows(progresses.map((x) => choice(x, msg(`lobby-seen-${x}`), settings.progress === x)));
    case 'misses':
      return inRows(
        missLimits.map((x) => choice(`${x}`, msg('lobby-misses', { count: x }), settings.missesUntilAway === x)),
      );
    case 'warn':
      return [yesOrNo(settings.warn)];
    case 'anonymous':
      return [yesOrNo(settings.anonymous === true)];
    default:
      return page satisfies never;
  }
}

function optionRows(stage: Stage): readonly Row[] {
  const { speech, table, game } = stage;
  return Object.keys(game.options).map((option) => {
    const value = optionValue(game.id, option, table.options[option] ?? '');
    const label = speech.plain(msg('lobby-setting', { label: optionName(game.id, option), value }));
    return [press(`${label} ▸`, { on: 'lobby', table: table.id, act: 'opt', name: option })];
  });
}

export function optionName(game: string, option: string): Msg {
  return { id: `${game}-opt-${option}` };
}
export function optionValue(game: string, option: string, value: string): Msg {
  return { id: `${game}-opt-${option}-${value.replaceAll('.', '_')}` };
}
function valuesOf(options: OptionSpec, option: string): readonly string[] {
  return options[option] ?? [];
}

function quietLabel(value: (typeof quietHours)[number]): Msg {
  const quiet = readQuiet(value);
  return quiet ? msg('lobby-quiet-hours', quiet) : msg('lobby-quiet-off');
}
function sameQuiet(a: Settings['quiet'], b: Settings['quiet']): boolean {
  return a?.from === b?.from && a?.to === b?.to;
}
function dayName(day: (typeof weekdays)[number]): Msg {
  return msg(`desk-day-${day}`);
}
function yesNo(value: boolean): Msg {
  return value ? msg('lobby-yes') : msg('lobby-no');
}
function marked(label: string, isChosen: boolean): string {
  return isChosen ? `● ${label}` : label;
}
