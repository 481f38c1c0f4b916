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

/** One living person and the plan he fights by. */
export interface Post {
  readonly seat: Seat;
  readonly player: Player;
  plan: Plan;
  /** The engine chose the line. */
  posted: boolean;
}

/** Everybody takes one line, whichever he wants (rulings 52, 53); the dead take none. */
export function takePositions(state: State, plans: Plans): Post[] {
  const posts = state.players.flatMap((player, seat): Post[] => {
    if (player.died !== null) return [];
    const { lines, players } = state;
    const plan = plans.get(seat)?.plan ?? standingPlan({ seat, me: player, lines, players });
    return [{ seat, player, plan: plan.line > lines.length ? { ...plan, line: anyLine } : plan, posted: false }];
  });
  // One after another, so that several silent people do not crowd on one line (ruling 101).
  for (const post of posts) {
    if (post.plan.line !== anyLine) continue;
    post.plan = { ...post.plan, line: emptiest(state, posts) };
    post.posted = true;
  }
  return posts;
}

function emptiest(state: State, posts: readonly Post[]): LineNumber {
  const numbers = state.lines.map((_, i) => i + 1);
  return leastBy(numbers, (line) => posts.filter((x) => x.plan.line === line).length) ?? 1;
}

/** Keeps what a person decided: the plan as his standing order (ruling 111), and what he would keep in his hands. */
export function rememberOrders(posts: readonly Post[], plans: Plans): void {
  for (const { seat, player, plan } of posts) {
    player.line = plan.line;
    player.keep = [...wishesOf(player.items, plan.keep)];
    const given = plans.get(seat);
    if (given?.isChosen) player.plan = { ...given.plan, line: given.plan.line || plan.line, keep: player.keep };
  }
}

export function takeUpArms(posts: readonly Post[], log: WaveLog): Fighter[] {
  return posts.map(({ seat, player, plan, posted }) => {
    log.orders.push({ seat, plan, posted, armed: player.items.some(isLoaded) });
    log.lines[plan.line - 1]?.manned.push(seat);
    return {
      seat,
      player,
      plan,
      shootAt: ranked(plan.shoot.targets, shootingOrder),
      strikeAt: ranked(plan.melee.targets, strikingOrder),
      comrades: plan.joint.filter((other) => named(posts, other, seat)), // both must name each other (ruling 109)
      at: plan.line,
      used: new Set(),
    };
  });
}

function named(posts: readonly Post[], by: Seat, whom: Seat): boolean {
  return by !== whom && posts.some((x) => x.seat === by && x.plan.joint.includes(whom));
}
