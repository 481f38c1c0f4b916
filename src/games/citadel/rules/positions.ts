/** Where everybody stands when the wave comes, and the plans as they can be carried out (3.6, rulings 52-54, 101, 109). */
import type { Seat } from '../../../kit/game.ts';
import type { WaveLog } from '../facts.ts';
import type { LineNumber, Plan, Player, State } from '../state.ts';
import { type Fighter, leastBy, ranked, shootingOrder, strikingOrder } from './battle.ts';
import { wishesOf } from './capacity.ts';
import { isLoaded } from './moments.ts';
import { anyLine, standingPlan } from './plan.ts';

/** `isChosen`: the person chose something of it themself. */
export type Plans = ReadonlyMap<Seat, { readonly plan: Plan; readonly isChosen: boolean }>;

/** One living person and the plan they fight by. */
export interface Position {
  readonly seat: Seat;
  readonly player: Player;
  plan: Plan;
  /** The engine chose the line. */
  placed: boolean;
}

/** Everybody alive takes one line, whichever they want (rulings 52, 53). */
export function takePositions(state: State, plans: Plans): Position[] {
  const positions = state.players.flatMap((player, seat): Position[] => {
    if (player.died !== null) return [];
    const { lines, players } = state;
    const plan = plans.get(seat)?.plan ?? standingPlan({ seat, me: player, lines, players });
    return [{ seat, player, plan: plan.line > lines.length ? { ...plan, line: anyLine } : plan, placed: false }];
  });
  // One after another, so that several silent people do not crowd on one line (ruling 101).
  for (const position of positions) {
    if (position.plan.line !== anyLine) continue;
    position.plan = { ...position.plan, line: emptiest(state, positions) };
    position.placed = true;
  }
  return positions;
}

function emptiest(state: State, positions: readonly Position[]): LineNumber {
  const numbers = state.lines.map((_, i) => i + 1);
  return leastBy(numbers, (line) => positions.filter((x) => x.plan.line === line).length) ?? 1;
}

/** Keeps what a person decided: the plan as their standing order (ruling 111), and what they would keep in their hands. */
export function rememberOrders(positions: readonly Position[], plans: Plans): void {
  for (const { seat, player, plan } of positions) {
    player.line = plan.line;
    player.keep = [...wishesOf(player.items, plan.keep)];
    const given = plans.get(seat);
    if (given?.isChosen) player.plan = { ...given.plan, line: given.plan.line || plan.line, keep: player.keep };
  }
}

export function takeUpArms(positions: readonly Position[], log: WaveLog): Fighter[] {
  return positions.map(({ seat, player, plan, placed }) => {
    log.orders.push({ seat, plan, placed, armed: player.items.some(isLoaded) });
    log.lines[plan.line - 1]?.manned.push(seat);
    return {
      seat,
      player,
      plan,
      shootAt: ranked(plan.shoot.targets, shootingOrder),
      strikeAt: ranked(plan.melee.targets, strikingOrder),
      comrades: plan.joint.filter((other) => named(positions, other, seat)), // both must name each other (ruling 109)
      at: plan.line,
      used: new Set(),
    };
  });
}

function named(positions: readonly Position[], by: Seat, whom: Seat): boolean {
  return by !== whom && positions.some((x) => x.seat === by && x.plan.joint.includes(whom));
}
