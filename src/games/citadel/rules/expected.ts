/** What everybody can know beforehand about a wave: the range of each kind on a line under the table's scale (ruling 90). */
import { waves, type ZombieKind } from '../data/zombies.ts';
import type { Options } from '../state.ts';

export function expected(wave: number, kind: ZombieKind, options: Options): readonly [low: number, high: number] {
  const [low, high] = waves[wave - 1]?.[kind] ?? [0, 0];
  const percent = Math.round(Number(options.wave_scale) * 100);
  return [Math.floor((low * percent) / 100), Math.ceil((high * percent) / 100)];
}
