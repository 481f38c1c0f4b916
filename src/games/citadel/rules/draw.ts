/** The draw of a wave and what returns with it (rulings 11-14, 90). */
import type { Dice } from '../../../kit/game.ts';
import { countKinds, type Horde, hordeOf, noHorde } from '../data/hordes.ts';
import { waves } from '../data/zombies.ts';
import type { LineNumber, State } from '../state.ts';

/**
 * Draws the coming wave when its preparation opens, hidden from everybody (ruling 11): each kind for each line by itself
 * (12), whether the line is manned and has walls or not (13).
 */
export function drawWave(state: State, dice: Dice): void {
  const record = waves[state.wave - 1];
  state.coming = state.lines.map(() =>
    record ? hordeOf((kind) => scaled(dice.range(...record[kind]), scaleOf(state), dice)) : noHorde,
  );
}

/** Everything that will stand before a line when the wave comes: new ones, left-over ones, returners (ruling 14). */
export function comingTo(state: State, number: LineNumber): Horde {
  const fresh = state.coming[number - 1] ?? noHorde;
  const line = state.lines[number - 1];
  const known = countKinds(line ? [...line.zombies, ...line.lured] : []);
  return hordeOf((kind) => fresh[kind] + known[kind]);
}

/** In percent, so that the arithmetic is in whole numbers. */
function scaleOf(state: State): number {
  return Math.round(Number(state.options.wave_scale) * 100);
}

/** 3 zombies at 45 % are 1.35: one, and with 35 % a second (ruling 90). */
function scaled(rolled: number, percent: number, dice: Dice): number {
  const hundredths = rolled * percent;
  const rest = hundredths % 100;
  return Math.floor(hundredths / 100) + (rest > 0 && dice.int(100) < rest ? 1 : 0);
}
