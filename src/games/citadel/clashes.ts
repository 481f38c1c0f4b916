/** Sealed wishes that will collide, told to those concerned without naming anybody, for tables that allow it. */
import type { Answer, Msg, Seat } from '../../kit/game.ts';
import { itemName } from './names.ts';
import { hasGun } from './rules/plan.ts';
import type { Action, Deed, ItemId, Plan, State } from './state.ts';

export interface Clash {
  readonly seats: readonly Seat[];
  readonly text: Msg;
}
type Planned = { readonly seat: Seat; readonly plan: Plan };

export function clashes(state: State, answers: readonly Answer<Action>[]): readonly Clash[] {
  const plans = answers.flatMap(({ seat, action }) => (action.kind === 'plan' ? [{ seat, plan: action.plan }] : []));
  const deeds = answers.flatMap(({ seat, action }) => {
    return action.kind === 'prep' ? action.deeds.map((deed) => ({ seat, deed })) : [];
  });
  return [...gunsWanted(state, plans), ...halfJoint(plans), ...runningTogether(plans), ...itemsWanted(state, deeds)];
}

/** One gunner per line: the lot decides (ruling 59). */
function gunsWanted(state: State, plans: readonly Planned[]): readonly Clash[] {
  return state.lines.flatMap((_, i) => {
    const line = i + 1;
    const seats = plans.filter(({ plan }) => plan.gun && plan.line === line).map((x) => x.seat);
    if (seats.length < 2 || !hasGun(state.lines, line)) return [];
    return [{ seats, text: { id: 'citadel-clash-gun', args: { line, people: seats.length } } }];
  });
}

/** To fight jointly two people must name each other and stand on one line (rulings 60, 109). Not having answered yet is no refusal. */
function halfJoint(plans: readonly Planned[]): readonly Clash[] {
  const others = ({ plan }: Planned) => plans.filter((x) => plan.joint.includes(x.seat));
  const told = (seats: readonly Seat[], id: string): readonly Clash[] =>
    seats.length > 0 ? [{ seats, text: { id } }] : [];
  const unanswered = plans.filter((x) => others(x).some(({ plan }) => !plan.joint.includes(x.seat)));
  const unasked = plans.filter((x) =>
    plans.some((y) => y.plan.joint.includes(x.seat) && !x.plan.joint.includes(y.seat)),
  );
  const apart = plans.filter((x) =>
    others(x).some(({ plan }) => plan.joint.includes(x.seat) && plan.line > 0 && plan.line !== x.plan.line),
  );
  return [
    ...told(
      unanswered.map((x) => x.seat),
      'citadel-clash-joint-unanswered',
    ),
    ...told(
      unasked.map((x) => x.seat),
      'citadel-clash-joint-unasked',
    ),
    ...told(
      apart.map((x) => x.seat),
      'citadel-clash-joint-apart',
    ),
  ];
}

/** Runners between the same two lines who wait for the same thing leave a line together. */
function runningTogether(plans: readonly Planned[]): readonly Clash[] {
  return gather(plans, ({ plan }) =>
    plan.second === null ? [] : [JSON.stringify([plan.line, plan.second.line, plan.second.when])],
  ).map(({ seats }) => ({ seats, text: { id: 'citadel-clash-runners', args: { people: seats.length } } }));
}

/** Several want the same thing from the storage (ruling 41) or from a person (ruling 45): lots are drawn. */
function itemsWanted(state: State, deeds: readonly { readonly seat: Seat; readonly deed: Deed }[]): readonly Clash[] {
  const items = [...state.storage, ...state.players.flatMap((player) => player.items)];
  const wanted = (kind: 'wish' | 'take', id: 'citadel-clash-storage' | 'citadel-clash-take'): readonly Clash[] =>
    gather(deeds, ({ deed }) => wishesOf(deed, kind)).flatMap(({ of, seats }) => {
      const item = items.find((x) => x.id === of);
      return item ? [{ seats, text: { id, args: { item: itemName(item), people: seats.length } } }] : [];
    });
  return [...wanted('wish', 'citadel-clash-storage'), ...wanted('take', 'citadel-clash-take')];
}

function wishesOf(deed: Deed, kind: 'wish' | 'take'): readonly ItemId[] {
  if (kind === 'wish') return deed.do === 'storage' ? deed.wish : [];
  return deed.do === 'exchange' ? deed.take : [];
}

/** What is wanted by at least two seats. */
function gather<X extends { readonly seat: Seat }, K>(
  xs: readonly X[],
  wants: (x: X) => readonly K[],
): { readonly of: K; readonly seats: readonly Seat[] }[] {
  const seats = new Map<K, Set<Seat>>();
  for (const x of xs) for (const want of wants(x)) seats.set(want, (seats.get(want) ?? new Set()).add(x.seat));
  return [...seats].filter(([, by]) => by.size > 1).map(([of, by]) => ({ of, seats: [...by] }));
}
