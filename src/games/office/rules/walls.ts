/** The wall phase (rulings 2, 3, 4, 40, 44). */
import type { Dice, Seat } from '../../../kit/game.ts';
import { pool } from '../data/floor.ts';
import { placed, type Section } from '../data/plan.ts';
import type { State } from '../state.ts';
import { orderOf } from './order.ts';
import { openTurn } from './round.ts';
import { legalSections } from './sections.ts';

const all = pool.plain + pool.door;

/** Each in turn, the zombie too. */
export function builder(state: Pick<State, 'players' | 'first' | 'pool'>): Seat {
  const order = orderOf(state);
  return order[(all - left(state.pool)) % order.length] ?? 0;
}

export function left({ plain, door }: State['pool']): number {
  return plain + door;
}

/** What may be placed of each kind that is left. */
export function choices({ plan, pool }: Pick<State, 'plan' | 'pool'>): {
  readonly plain: readonly Section[];
  readonly door: readonly Section[];
} {
  return {
    plain: pool.plain > 0 ? legalSections(plan, false) : [],
    door: pool.door > 0 ? legalSections(plan, true) : [],
  };
}

/** null: a random one of the kind of which most are left (ruling 40). */
export function build(state: State, seat: Seat, wanted: Section | null, dice: Dice): void {
  const section = wanted ?? dice.pick(commonest(state));
  state.plan = placed(state.plan, section);
  const { plain, door } = state.pool;
  state.pool = section.door ? { plain, door: door - 1 } : { plain: plain - 1, door };
  state.events.push({ what: 'placed', seat, section, drawn: wanted === null });
  const next = choices(state);
  if (next.plain.length + next.door.length === 0) openTurn(state); // none left, or no room for them (ruling 44)
}

export function commonest(state: Pick<State, 'plan' | 'pool'>): readonly Section[] {
  const { plain, door } = choices(state);
  const doorsFirst = state.pool.door >= state.pool.plain;
  const [first, second] = doorsFirst ? [door, plain] : [plain, door];
  return first.length > 0 ? first : second;
}
