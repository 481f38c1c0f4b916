/** Keeps what the end of the game will tell: the great moments of each wave, and healing in the preparation. */
import type { Seat } from '../../../kit/game.ts';
import { mostDamage } from '../data/hordes.ts';
import { hurtIn, type WaveLog } from '../facts.ts';
import type { Memory, State } from '../state.ts';

function memoryOf(state: State): Memory {
  const watch = state.players.map(() => ({ line: 0, waves: 0 }));
  state.memory ??= { shot: null, escape: null, breach: null, guard: null, watch, healed: [] };
  return state.memory;
}

/** Somebody gave another person health. */
export function rememberHealing(state: State, healer: Seat, health: number): void {
  const { healed } = memoryOf(state);
  const before = healed.find((x) => x.seat === healer);
  if (before) before.health += health;
  else healed.push({ seat: healer, health });
}

export function rememberWave(state: State, log: WaveLog): void {
  const memory = memoryOf(state);
  for (const line of log.lines) {
    for (const event of line.events) {
      if (event.what !== 'shot' && event.what !== 'thrown') continue;
      const damage = event.hits.reduce((sum, hit) => sum + hit.damage, 0);
      if (damage <= (memory.shot?.damage ?? 0)) continue;
      const arm = event.what === 'thrown' ? event.item : event.gun;
      memory.shot = { seat: event.seat, wave: state.wave, line: line.number, arm, damage };
    }
    const through = line.breached ? mostDamage(line.breached) : 0;
    if (through > (memory.breach?.damage ?? 0)) {
      memory.breach = { wave: state.wave, line: line.number, manned: line.manned.length, damage: through };
    }
  }
  rememberEscapes(state, memory, log);
  rememberGuards(state, memory);
}

/** With more health than this it was no narrow escape. */
const narrow = 10;

function rememberEscapes(state: State, memory: Memory, log: WaveLog): void {
  const hurt = hurtIn(log);
  state.players.forEach(({ died, health }, seat) => {
    if (died !== null || !hurt.has(seat) || health >= (memory.escape?.health ?? narrow + 1)) return;
    memory.escape = { seat, wave: state.wave, health };
  });
}

/** Waves in a row on one line, blitz rounds not counted. */
function rememberGuards(state: State, memory: Memory): void {
  if (state.blitz > 0) return;
  state.players.forEach(({ died, line }, seat) => {
    if (died !== null || line === null) return;
    const before = memory.watch[seat];
    const watch = { line, waves: before?.line === line ? before.waves + 1 : 1 };
    memory.watch[seat] = watch;
    if (watch.waves > (memory.guard?.waves ?? 1)) memory.guard = { seat, ...watch };
  });
}
