/**
 * The questions of /newgame as one menu: game → preset or own settings → pace. A menu like those of the games, so that going
 * back, defaults and what is chosen come from the same source.
 */
import type { AnyGame, Msg, OptionSpec } from '../../kit/game.ts';
import type { Item, Menu } from '../../kit/menu.ts';
import { optionsOf as presetOptions, presets } from '../../kit/presets.ts';
import { msg } from '../../messages/msg.ts';
import type { Table } from '../../table/model/aggregate.ts';
import { namedPaces, optionName, optionValue } from '../screens/lobby/settings.ts';
import { presetAbout, presetName, titleOf } from '../screens/parts/named.ts';

type Pace = (typeof namedPaces)[number];

/** What a dialogue comes to. */
export interface Wish {
  readonly game: string;
  readonly preset: Table['preset'];
  readonly options: Readonly<Record<string, string>>;
  readonly pace: Pace;
}

export type Games = Readonly<Record<string, AnyGame>>;

export function openingMenu(games: Games): Menu<Wish> {
  const all = Object.values(games);
  return {
    kind: 'pick',
    text: [msg('shell-new-game'), ...all.map((game) => about(game.id))],
    items: all.map((game) => ({ id: game.id, label: titleOf(game.id), open: () => presetMenu(game) })),
  };
}

function presetMenu(game: AnyGame): Menu<Wish> {
  return {
    kind: 'pick',
    text: [
      about(game.id),
      msg('shell-new-preset'),
      ...presets.map((preset) => line(presetName(preset), presetAbout(game.id, preset))),
      line(presetName('own'), msg('shell-new-own-about')),
    ],
    items: [
      ...presets.map((preset) => ({
        id: preset,
        label: presetName(preset),
        open: () => paceMenu((pace) => ({ game: game.id, preset, options: presetOptions(game, preset), pace })),
      })),
      { id: 'own', label: presetName('own'), open: () => ownMenu(game) },
    ],
  };
}

function paceMenu<A>(meaning: (pace: Pace) => A): Menu<A> {
  const items: Item<A>[] = namedPaces.map((pace) => ({
    id: pace,
    label: msg(`lobby-pace-${pace}`),
    do: meaning(pace),
  }));
  return {
    kind: 'pick',
    text: [
      msg('shell-new-pace'),
      ...namedPaces.map((pace) => line(msg(`lobby-pace-${pace}`), msg(`lobby-pace-${pace}-about`))),
    ],
    items,
    otherwise: 'daily',
  };
}

function ownMenu(game: AnyGame): Menu<Wish> {
  const rows = optionsOf(game).map(([name, values]) => ({
    id: name,
    label: optionName(game.id, name),
    menu: optionMenu(game, name, values),
  }));
  const pace = { id: 'pace', label: msg('lobby-settings-pace'), menu: paceMenu((chosen) => chosen) };
  return {
    kind: 'sheet',
    text: [msg('shell-new-own')],
    rows: [...rows, pace],
    done: (answers) => ({
      game: game.id,
      preset: 'own',
      options: Object.fromEntries(optionsOf(game).map(([name, [first]]) => [name, textOr(answers.get(name), first)])),
      pace: namedPaces.find((x) => x === answers.get('pace')) ?? 'daily',
    }),
  };
}

/** Values may hold what an id may not (a dot), so a button names its place in the list. */
function optionMenu(game: AnyGame, name: string, values: readonly string[]): Menu<string> {
  return {
    kind: 'pick',
    text: [optionName(game.id, name)],
    items: values.map((value, i) => ({ id: `v${i}`, label: optionValue(game.id, name, value), do: value })),
    otherwise: 'v0',
  };
}

function optionsOf(game: AnyGame): [string, readonly [string, ...string[]]][] {
  const spec: OptionSpec = game.options;
  return Object.entries(spec);
}

/** What a button means, above it. */
const line = (label: Msg, about: Msg): Msg => msg('lobby-line', { label, about });
const about = (game: string): Msg => ({ id: `${game}-about` });

function textOr(answer: unknown, otherwise: string): string {
  return typeof answer === 'string' ? answer : otherwise;
}
