/** The fortress before the first wave (3.1). */
import type { Dice, Seat } from '../../../kit/game.ts';
import type { Bonus } from '../data/bonuses.ts';
import type { Fact } from '../facts.ts';
import type { Line, Options, Player, State } from '../state.ts';
import { findItem } from './find.ts';

/** Ruling 1; a small table (an addition) goes down to two lines. */
export function seatsOf(options: Options): { readonly min: number; readonly max: number } {
  return { min: options.small_table === 'on' ? 4 : 10, max: 16 };
}

/** The fortress with its four installations, and people with empty hands. */
export function buildFortress(seats: number, options: Options, dice: Dice): State {
  const lines = Array.from({ length: Math.floor(seats / 2) }, () => bareLine(dice.range(10, 30))); // rulings 1, 5
  install(lines, dice);
  return {
    options,
    phase: 'bonus',
    wave: 1,
    blitz: 0,
    lines,
    players: Array.from({ length: seats }, newcomer),
    storage: [], // ruling 7
    coming: [],
    waiting: null,
    nextId: 1,
  };
}

/** Ruling 4: one of each, on different lines as long as there are enough of them (ruling 113). */
function install(lines: readonly Line[], dice: Dice): void {
  const order = dice.shuffle(lines);
  const installations: readonly Partial<Line>[] = [{ gun: 3 }, { glass: 3 }, { wire: true }, { concrete: 20 }];
  installations.forEach((installation, i) => {
    const line = order[i % order.length];
    if (line) Object.assign(line, installation);
  });
}

export function bareLine(walls: number): Line {
  return {
    walls,
    gun: null,
    glass: null,
    concrete: null,
    wire: false,
    traps: 0,
    pit: false,
    baits: 0,
    zombies: [],
    lured: [],
  };
}

export function newcomer(): Player {
  return {
    bonus: null,
    health: 30,
    maxHealth: 30,
    items: [], // ruling 6
    kills: 0,
    died: null,
    line: null,
    actions: 0,
    drinks: 0,
    prepared: false,
    fed: 0,
    scouted: [],
    plan: null,
    keep: [],
  };
}

/** All bonuses are shown at once (ruling 2); whoever chose none has the health (ruling 3). */
export function takeBonuses(state: State, chosen: ReadonlyMap<Seat, Bonus>, dice: Dice): Fact[] {
  return state.players.map((player, seat) => {
    const bonus = chosen.get(seat) ?? 'health';
    player.bonus = bonus;
    if (bonus === 'health') {
      player.maxHealth += 10; // ruling 9
      player.health += 10;
    }
    if (bonus === 'item') player.items.push(findItem(state, dice));
    return { what: 'bonus', seat, bonus, items: player.items.map((item) => ({ ...item })) };
  });
}
