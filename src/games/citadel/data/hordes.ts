/** Numbers of zombies by kind. */
import { type ZombieKind, zombies } from './zombies.ts';

export type Horde = Readonly<Record<ZombieKind, number>>;

export const noHorde: Horde = { normal: 0, fast: 0, fat: 0, spitter: 0 };

export function hordeOf(count: (kind: ZombieKind) => number): Horde {
  return { normal: count('normal'), fast: count('fast'), fat: count('fat'), spitter: count('spitter') };
}

export function countKinds(many: readonly { readonly kind: ZombieKind }[]): Horde {
  return hordeOf((kind) => many.filter((z) => z.kind === kind).length);
}

export function hordeSize(horde: Horde): number {
  return horde.normal + horde.fast + horde.fat + horde.spitter;
}

/** The most that it can do to people once it is inside; spitters stay outside (rulings 78, 79). */
export function mostDamage(horde: Horde): number {
  return (['normal', 'fast', 'fat'] as const).reduce((sum, kind) => sum + horde[kind] * zombies[kind].damage[1], 0);
}
