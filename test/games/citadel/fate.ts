/**
 * Dice that fall as told. A roll asked for as "from low to high" is taken from the list for that range, else it is `low`; a
 * chance (1 to 100) that is not told is 100, so that nobody is answered by accident. Draws fall on the first, shuffles
 * shuffle nothing.
 */
import type { Dice } from '../../../src/kit/game.ts';

/** Ranges by what is rolled in them; `blow` of bare hands and normal and fat zombies have the same one. */
const ranges = {
  pistol: '3-10',
  rifle: '3-15',
  shotgun: '20-30', // the machine gun too
  grenade: '50-70',
  trap: '7-10',
  hands: '1-3', // normal and fat zombies too
  knuckles: '5-7',
  boots: '2-4',
  stick: '1-5',
  bayonet: '1-4',
  knife: '3-6',
  axe: '6-10',
  katana: '8-12',
  fast: '3-5',
  spitter: '4-6', // a machete has other numbers
  chance: '1-100',
} as const;
export type Rolls = { readonly [K in keyof typeof ranges]?: readonly number[] };

export class Fate implements Dice {
  readonly #told = new Map<string, number[]>();
  readonly #picks: number[] = [];
  tell(rolls: Rolls): this {
    for (const [what, numbers] of Object.entries(rolls)) {
      const range = Object.entries(ranges).find(([name]) => name === what)?.[1] ?? what;
      this.#told.set(range, [...(this.#told.get(range) ?? []), ...numbers]);
    }
    return this;
  }
  /** Draws that do not fall on the first. */
  tellPicks(picks: readonly number[]): this {
    this.#picks.push(...picks);
    return this;
  }
  range(low: number, high: number): number {
    const told = this.#told.get(`${low}-${high}`)?.shift();
    if (told === undefined) return high === 100 ? 100 : low;
    if (told < low || told > high) throw new RangeError(`${told} cannot be rolled from ${low} to ${high}`);
    return told;
  }
  int(): number {
    return 0;
  }
  roll(count: number): number[] {
    return Array.from({ length: count }, () => 1);
  }
  pick<T>(xs: readonly T[]): T {
    const i = this.#picks.shift() ?? 0;
    for (const x of xs.slice(i % xs.length)) return x;
    throw new RangeError('nothing to pick from');
  }
  shuffle<T>(xs: readonly T[]): T[] {
    return [...xs];
  }
}
