/**
 * A wave from the opening of the plans to what follows it (3.7-3.10). All lines fight in lockstep: the opening everywhere,
 * then exchange 1 everywhere, and so on; within a beat the lines do not affect each other, so they take turns.
 */

import type { Dice } from '../../../kit/game.ts';
import { noHorde } from '../data/hordes.ts';
import type { Ended, Fact, WaveLog } from '../facts.ts';
import type { State } from '../state.ts';
import { answers } from './answers.ts';
import { arrive, openLog, springPit } from './arrival.ts';
import { zombieAttacks } from './attack.ts';
import { type Battle, defendersOf, type Fighter, type Front } from './battle.ts';
import { manLines, whatFollows } from './blitz.ts';
import { fall, shareBreachDamage } from './breach.ts';
import { enforceLimits } from './capacity.ts';
import { strengthOf } from './living.ts';
import { meleeAttacks, type Striker } from './melee.ts';
import { rememberWave } from './memory.ts';
import { type Plans, type Position, rememberOrders, takePositions, takeUpArms } from './positions.ts';
import { openPreparation } from './preparation.ts';
import { rangedAttacks } from './ranged.ts';
import { isAwaited, runToOtherLine } from './sneakers.ts';
import { springTraps } from './traps.ts';

export const exchangeCap = 60; // ruling 75

/** Fights the wave on the working copy and opens what comes after it. */
export function playWave(state: State, plans: Plans, dice: Dice): Fact[] {
  const battle = fightWave(state, plans, dice);
  const left = storeItemsOfTheDead(state);
  rememberWave(state, battle.log);
  return [{ what: 'wave', log: battle.log, left }, ...openNextPhase(state, battle, dice)];
}

/** From the arrival to the damage of the breaches. */
export function fightWave(state: State, plans: Plans, dice: Dice): Battle {
  arrive(state);
  const positions = takePositions(state, plans);
  if (state.blitz > 0) manLines(state, positions, dice);
  rememberOrders(positions, plans);
  const battle = openBattle(state, positions, dice);

  for (const front of battle.fronts) open(battle, front);
  for (let k = 1; k <= exchangeCap && battle.fronts.some((front) => front.fought); k++) {
    battle.exchange = k;
    runToOtherLine(battle);
    for (const front of battle.fronts) exchange(battle, front);
  }
  for (const front of battle.fronts) close(front);
  shareBreachDamage(battle); // after all lines (ruling 79)
  return battle;
}

function openBattle(state: State, positions: readonly Position[], dice: Dice): Battle {
  const lines = state.lines.map((_, i) => openLog(state, i + 1));
  const log: WaveLog = {
    wave: state.wave,
    blitz: state.blitz,
    lines,
    orders: [],
    aftermath: [],
    breachDamage: 0,
    dead: [],
  };
  const fronts = state.lines.flatMap((line, i): Front[] => {
    const lineLog = lines[i];
    return lineLog
      ? [{ number: i + 1, line, log: lineLog, fought: true, idle: 0, changed: false, struck: new Map() }]
      : [];
  });
  const fighters = takeUpArms(positions, log);
  return { state, dice, log, fighters, fronts, exchange: 0, breached: noHorde, bloodshed: false };
}

/** Steps a to f of the opening. */
function open(battle: Battle, front: Front): void {
  if (front.line.zombies.length === 0) {
    front.fought = false;
    return;
  }
  springPit(battle, front);
  if (!decided(battle, front)) fight(battle, front);
}

/** Exchange k. A runner may have left this line, or not come to it, so that nobody is there now. */
function exchange(battle: Battle, front: Front): void {
  if (!front.fought || decided(battle, front)) return;
  front.log.exchanges = battle.exchange;
  front.changed = false;
  fight(battle, front);
  front.idle = front.changed ? 0 : front.idle + 1;
  if (front.fought && front.idle >= 2) end(front, 'stalled'); // ruling 75
}

/** One beat: ranged, melee, answers, zombies, traps, baits. */
function fight(battle: Battle, front: Front): void {
  const { log, line } = front;
  log.events.push({ what: 'exchange', number: battle.exchange });
  const here = defendersOf(battle, front);
  const opening = battle.exchange === 0;
  if (opening && line.wire) rangedAttacks(battle, front, here, true); // b (ruling 58)
  const shooters = rangedAttacks(battle, front, here, false); // c
  meleeAttacks(battle, front, here.flatMap(striker)); // d
  answers(battle, front); // e
  zombieAttacks(battle, front); // f
  springTraps(battle, front);
  decided(battle, front);

  /** In the opening everybody who wants to strikes as well; later only those who have not shot, or have a bayonet on the gun they fired. */
  function striker(fighter: Fighter): readonly Striker[] {
    const shot = shooters.get(fighter);
    if (opening) return fighter.plan.melee.opening ? [{ fighter }] : [];
    if (!shot) return [{ fighter }];
    return shot.stab && fighter.plan.melee.opening ? [{ fighter, stab: shot.stab }] : [];
  }
}

/** Ends the fight of a line if it is over: no zombie left (ruling 76), or no living defender (77, 78, 105). */
function decided(battle: Battle, front: Front): boolean {
  const { line } = front;
  if (!front.fought) return true;
  if (line.zombies.length === 0) {
    end(front, line.lured.length > 0 ? 'lured' : 'held');
    return true;
  }
  if (defendersOf(battle, front).length > 0) return false;
  if (battle.exchange === 0 && isAwaited(battle, front)) return false;
  fall(battle, front);
  return true;
}

function end(front: Front, ended: Ended): void {
  front.fought = false;
  front.log.ended = ended;
}

function close(front: Front): void {
  if (front.fought) end(front, 'tired'); // the cap: these zombies stay until the next wave (rulings 75, 110)
  front.log.after = strengthOf(front.line);
}

/** Everything a dead person had, worn things and loaded guns as they are (ruling 27). */
function storeItemsOfTheDead(state: State): State['storage'] {
  const gains = state.players.flatMap((player) => (player.died === null ? [] : player.items.splice(0)));
  state.storage.push(...gains);
  return gains;
}

function openNextPhase(state: State, battle: Battle, dice: Dice): Fact[] {
  for (const player of state.players) {
    player.prepared = false; // what lasted for this wave is over (ruling 36, 3.5)
    player.fed = 0;
    player.scouted = [];
  }
  const surplus = enforceLimits(state); // ruling 21
  const next = whatFollows(state, battle.bloodshed);
  switch (next) {
    case 'prep':
      return [...surplus, ...openPreparation(state, dice)];
    case 'blitz':
      state.blitz += 1;
      state.phase = 'plan';
      return surplus;
    case 'over':
      state.phase = 'over';
      return [...surplus, { what: 'over' }];
    default:
      return next satisfies never;
  }
}
