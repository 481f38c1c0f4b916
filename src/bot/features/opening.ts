/**
 * The questions of /newgame as one menu: game → preset or own settings → pace. A menu like those of the games, so that going
 * back, defaults and what is chosen come from the same source.
 */
import type { AnyGame, Msg, OptionSpec } from '../../kit/game.ts';
import type { Item, Menu } from '../../kit/menu.ts';
import { optionsOf as presetOptions, presets } from '../../kit/presets.ts';
import type { Pace, Table } from '../../table/aggregate.ts';

export const paces = ['live', 'evening', 'daily', 'slow'] as const satisfies readonly Pace[];
export type NamedPace = (typeof paces)[number];

/** What a dialogue comes to. */
export interface Wish {
  readonly game: string;
  readonly preset: Table['preset'];
  readonly options: Readonly<Record<string, string>>;
  readonly pace: NamedPace;
}

export type Games = Readonly<Record<string, AnyGame>>;

export function openingMenu(games: Games): Menu<Wish> {
  const all = Object.values(games);
  return {
    kind: 'pick',
    text: [{ id: 'shell-new-game' }, ...all.map((game) => about(game.id))],
    items: all.map((game) => ({ id: game.id, label: titleOf(game.id), open: () => presetMenu(game) })),
  };
}

function presetMenu(game: AnyGame): Menu<Wish> {
  return {
    kind: 'pick',
    text: [
      about(game.id),
      { id: 'shell-new-preset' },
      ...presets.map((preset) => line({ id: `lobby-preset-${preset}` }, { id: `${game.id}-${preset}` })),
    ],
    items: [
      {
        id: 'printed',
        label: { id: 'lobby-preset-printed' },
        open: () => paceMenu((pace) => wish(game, 'printed', pace)),
      },
      {
        id: 'recommended',
        label: { id: 'lobby-preset-recommended' },
        open: () => paceMenu((pace) => wish(game, 'recommended', pace)),
      },
      { id: 'own', label: { id: 'lobby-preset-own' }, open: () => ownMenu(game) },
    ],
  };
}

function paceMenu<A>(meaning: (pace: NamedPace) => A): Menu<A> {
  const items: Item<A>[] = paces.map((pace) => ({ id: pace, label: { id: `lobby-pace-${pace}` }, do: meaning(pace) }));
  return {
    kind: 'pick',
    text: [
      { id: 'shell-new-pace' },
      ...paces.map((pace) => line({ id: `lobby-pace-${pace}` }, { id: `lobby-pace-${pace}-about` })),
    ],
    items,
    otherwise: 'daily',
  };
}

function ownMenu(game: AnyGame): Menu<Wish> {
  const rows = optionsOf(game).map(([name, values]) => ({
    id: name,
    label: optionTitle(game.id, name),
    menu: optionMenu(game, name, values),
  }));
  const pace = { id: 'pace', label: { id: 'lobby-settings-pace' }, menu: paceMenu((chosen) => chosen) };
  return {
    kind: 'sheet',
    text: [{ id: 'shell-new-own' }],
    rows: [...rows, pace],
    done: (answers) => ({
      game: game.id,
      preset: 'own',
      options: Object.fromEntries(optionsOf(game).map(([name, [first]]) => [name, textOr(answers.get(name), first)])),
      pace: paces.find((x) => x === answers.get('pace')) ?? 'daily',
    }),
  };
}

/** Values may hold what an id may not (a dot), so a button names its place in the list. */
function optionMenu(game: AnyGame, name: string, values: readonly string[]): Menu<string> {
  return {
    kind: 'pick',
    text: [optionTitle(game.id, name)],
    items: values.map((value, i) => ({ id: `v${i}`, label: optionValue(game.id, name, value), do: value })),
    otherwise: 'v0',
  };
}

function wish(game: AnyGame, preset: 'printed' | 'recommended', pace: NamedPace): Wish {
  return { game: game.id, preset, options: presetOptions(game, preset), pace };
}

function optionsOf(game: AnyGame): [string, readonly [string, ...string[]]][] {
  const spec: OptionSpec = game.options;
  return Object.entries(spec);
}

/** What a button means, above it. */
const line = (label: Msg, about: Msg): Msg => ({ id: 'shell-line', args: { label, about } });
const titleOf = (game: string): Msg => ({ id: `${game}-title` });
const about = (game: string): Msg => ({ id: `${game}-about` });
const optionTitle = (game: string, name: string): Msg => ({ id: `${game}-opt-${name}` });
const optionValue = (game: string, name: string, value: string): Msg => ({
  id: `${game}-opt-${name}-${value.replaceAll('.', '_')}`,
});

function textOr(answer: unknown, otherwise: string): string {
  return typeof answer === 'string' ? answer : otherwise;
}
