/** After wave 7: rounds without preparation and new zombies, while there is somebody left to fight (rulings 84-86, 102, 110). */
import type { Dice } from '../../../kit/game.ts';
import { waves } from '../data/zombies.ts';
import type { Line, State } from '../state.ts';
import { drawn } from './battle.ts';
import { livingSeats } from './living.ts';
import type { Position } from './positions.ts';

export const blitzCap = 10;

/**
 * In a blitz lines with zombies must be manned: where nobody stands, the healthiest of the people on lines without zombies is sent,
 * by lot among equals (rulings 84, 102).
 */
export function manLines(state: State, positions: readonly Position[], dice: Dice): void {
  const threatened = state.lines.map((line) => line.zombies.length > 0);
  threatened.forEach((threat, i) => {
    if (!threat || positions.some((x) => x.plan.line === i + 1)) return;
    const free = positions.filter((x) => !threatened[x.plan.line - 1]);
    const most = Math.max(...free.map((x) => x.player.health));
    const healthiest = free.filter((x) => x.player.health === most);
    if (healthiest.length === 0) return;
    const sent = drawn(dice, healthiest);
    sent.plan = { ...sent.plan, line: i + 1, second: null };
    sent.placed = true;
  });
}

/** What follows a wave; `bloodshed`: health changed in it on either side (ruling 85). */
export function whatFollows(state: State, bloodshed: boolean): 'prep' | 'blitz' | 'over' {
  if (livingSeats(state).length === 0) return 'over';
  if (state.blitz === 0 && state.wave < waves.length) return 'prep';
  if (!state.lines.some(isThreatened)) return 'over';
  if (state.blitz >= blitzCap) return 'over';
  // Zombies that a bait led away in this round come back in the next, bloodshed or not (ruling 86).
  const quiet = !bloodshed && state.lines.every((line) => line.lured.length === 0);
  return state.blitz > 0 && quiet ? 'over' : 'blitz';
}

/** Spitters stand there, a bait has worked there, or the cap of exchanges left others (rulings 84, 86, 110). */
function isThreatened(line: Line): boolean {
  return line.zombies.length > 0 || line.lured.length > 0;
}
