/** Cells in reach that are worth a button of their own. */
import type { Msg, Seat } from '../../../kit/game.ts';
import { type Cell, distance } from '../data/plan.ts';
import { isWeapon } from '../data/things.ts';
import type { Mover } from '../mover.ts';
import { thingName, who } from '../names.ts';
import { preyFrom, targets } from '../rules/fighting.ts';
import { zombiesOf } from '../rules/people.ts';
import { sees } from '../rules/sight.ts';

export type Spot = { readonly cell: Cell } & (
  | { readonly why: 'token' | 'hidden' }
  | { readonly why: 'thing'; readonly thing: Msg }
  /** To throw at that zombie from there, or to bite that person there. */
  | { readonly why: 'aim' | 'prey'; readonly person: { readonly seat: Seat } }
);

const most = 12;
/** How many hiding places are named. */
const mostHidden = 3;

/** Each cell once, by its best reason, the nearest first. */
export function spotsOf(mover: Mover): readonly Spot[] {
  const cells = [...mover.reach.keys()].filter((cell) => cell !== mover.cell);
  const spots = mover.human ? humanSpots(mover, cells) : zombieSpots(mover, cells);
  const first = new Map<Cell, Spot>();
  for (const spot of spots) if (!first.has(spot.cell)) first.set(spot.cell, spot);
  return [...first.values()].slice(0, most);
}

function humanSpots(mover: Mover, cells: readonly Cell[]): readonly Spot[] {
  const { view, seat } = mover;
  const zombies = zombiesOf(view.players);
  const weapons = [...new Set(view.players[seat]?.items.filter(isWeapon))];
  const aims = zombies.flatMap((zombie): readonly Spot[] => {
    const from = cells.find((cell) =>
      weapons.some((weapon) => targets(view, seat, cell, weapon).some((target) => target.seat === zombie.seat)),
    );
    return from === undefined ? [] : [{ cell: from, why: 'aim', person: who(zombie.seat) }];
  });
  const nearest = (cell: Cell) => Math.min(...zombies.map((zombie) => distance(zombie.cell, cell)));
  const hidden = cells
    .filter((cell) => zombies.every((zombie) => !sees(view.plan, zombie.cell, cell, view.options.sight)))
    .toSorted((a, b) => nearest(b) - nearest(a));
  return [
    ...cells.flatMap((cell): readonly Spot[] => (view.tokens.includes(cell) ? [{ cell, why: 'token' }] : [])),
    ...cells.flatMap((cell): readonly Spot[] => {
      const found = view.lying.find((x) => x.cell === cell);
      return found ? [{ cell, why: 'thing', thing: thingName(found.thing) }] : [];
    }),
    ...aims,
    ...(zombies.length > 0 ? hidden.slice(0, mostHidden).map((cell): Spot => ({ cell, why: 'hidden' })) : []),
  ];
}

function zombieSpots({ view }: Mover, cells: readonly Cell[]): readonly Spot[] {
  return cells.flatMap((cell): readonly Spot[] => {
    const [prey] = preyFrom(view, cell);
    return prey === undefined ? [] : [{ cell, why: 'prey', person: who(prey) }];
  });
}
