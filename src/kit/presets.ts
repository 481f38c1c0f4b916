/** The two named sets of options that every game has. */
import type { Chosen, OptionSpec } from './game.ts';

export const presets = ['printed', 'recommended'] as const;
export type Preset = (typeof presets)[number];

/** Options that were chosen by another version of the rules, as far as these know them; the others are those of the preset. */
export function fittedOptions<O extends OptionSpec>(
  game: { readonly options: O; readonly recommended: Partial<Chosen<O>> },
  preset: Preset | 'own',
  chosen: Readonly<Record<string, string>>,
): Chosen<O> {
  const usual = optionsOf(game, preset === 'own' ? 'printed' : preset);
  const known = Object.entries(chosen).filter(([name, value]) => game.options[name]?.includes(value));
  return { ...usual, ...Object.fromEntries(known) };
}

export function optionsOf<O extends OptionSpec>(
  game: { readonly options: O; readonly recommended: Partial<Chosen<O>> },
  preset: Preset,
): Chosen<O> {
  const printed = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0]]));
  // Each name of O is there with one of its own values, which `fromEntries` cannot tell.
  return { ...printed, ...(preset === 'recommended' ? game.recommended : {}) } as Chosen<O>;
}
