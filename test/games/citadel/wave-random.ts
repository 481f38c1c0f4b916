/** Random fortresses in the middle of a game, and people who press anything: what the properties of a wave are tried on. */
import type { Question } from '../../../src/games/citadel/asks.ts';
import { bonuses } from '../../../src/games/citadel/data/bonuses.ts';
import { itemKinds } from '../../../src/games/citadel/data/items/index.ts';
import { options } from '../../../src/games/citadel/data/options.ts';
import { zombieKinds, zombies } from '../../../src/games/citadel/data/zombies.ts';
import { planMenu } from '../../../src/games/citadel/menu/plan.ts';
import { drawWave } from '../../../src/games/citadel/rules/draw.ts';
import { makeItem } from '../../../src/games/citadel/rules/find.ts';
import type { Plans } from '../../../src/games/citadel/rules/positions.ts';
import type { Line, Player, State } from '../../../src/games/citadel/state.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import type { Ask, Dice } from '../../../src/kit/game.ts';
import { complete } from '../../../src/kit/menu.ts';
import { wander } from '../../../src/kit/wander.ts';

export function randomState(seed: string): State {
  const dice = diceOf(seed, 0);
  const blitz = dice.int(4) === 0 ? dice.range(1, 10) : 0;
  const state: State = {
    options: {
      wave_scale: dice.pick(options.wave_scale),
      small_table: 'off',
      empty_line: dice.pick(options.empty_line),
      exchange_consent: 'off',
      fists_reach_spitters: dice.pick(options.fists_reach_spitters),
    },
    phase: 'plan',
    wave: blitz > 0 ? 7 : dice.range(1, 7),
    blitz,
    lines: [],
    players: [],
    storage: [],
    coming: [],
    waiting: null,
    nextId: 1,
  };
  state.lines = Array.from({ length: dice.range(2, 5) }, () => randomLine(state, dice));
  state.players = Array.from({ length: dice.range(2, 10) }, () => randomPlayer(state, dice));
  if (blitz === 0) drawWave(state, dice);
  return state;
}

function randomLine(state: State, dice: Dice): Line {
  const sometimes = (low: number, high: number) => (dice.int(3) === 0 ? dice.range(low, high) : null);
  const horde = (most: number) =>
    Array.from({ length: Math.max(0, dice.range(-3, most)) }, () => {
      const kind = dice.pick(zombieKinds);
      return { id: state.nextId++, kind, health: dice.range(1, zombies[kind].health) };
    });
  return {
    walls: dice.range(0, 2) * dice.range(0, 15),
    gun: sometimes(1, 3),
    glass: sometimes(1, 3),
    concrete: sometimes(1, 20),
    wire: dice.int(3) === 0,
    traps: sometimes(0, 2) ?? 0,
    pit: dice.int(4) === 0,
    baits: sometimes(0, 2) ?? 0,
    zombies: horde(3),
    lured: horde(3),
  };
}

function randomPlayer(state: State, dice: Dice): Player {
  const bonus = dice.pick(bonuses);
  const maxHealth = bonus === 'health' ? 40 : 30;
  const dead = dice.int(8) === 0;
  const items = Array.from({ length: dead ? 0 : dice.range(0, 5) }, () => {
    const item = makeItem(state, dice.pick(itemKinds), dice);
    if (item.ammo !== undefined) item.ammo = dice.range(0, item.ammo);
    if (item.soak !== undefined) item.soak = dice.range(1, item.soak);
    if (item.ammo !== undefined && dice.int(3) === 0) item.bayonet = true;
    return item;
  });
  return {
    bonus,
    health: dead ? 0 : dice.range(1, maxHealth),
    maxHealth,
    items,
    kills: dice.range(0, 9),
    died: dead ? 1 : null,
    line: dice.int(3) === 0 ? null : dice.range(1, state.lines.length),
    actions: 1,
    drinks: 0,
    prepared: dice.int(3) === 0,
    fed: dice.range(0, 3),
    scouted: [],
    plan: null,
    keep: [],
  };
}

export const anAsk: Ask<Question> = {
  key: 'plan:1',
  title: { id: 'citadel-ask-plan' },
  seats: [],
  question: 'plan',
  mode: 'sealed',
  clock: 'plan',
};

/** Some give a plan, some say nothing. */
export function randomPlans(state: State, seed: string): Plans {
  const dice = diceOf(seed, 1);
  return new Map(
    state.players.flatMap((player, seat) => {
      const menu = planMenu(viewOf(state, seat), anAsk);
      const silent = dice.int(4) === 0;
      const read = player.died === null ? complete(menu, silent ? undefined : wander(menu, dice)) : undefined;
      if (read?.action.kind !== 'plan') return [];
      return [[seat, { plan: read.action.plan, isChosen: !silent }] as const];
    }),
  );
}
