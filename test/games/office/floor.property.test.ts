/**
 * The floor against references that were written apart from it, on random plans: walking by relaxing distances, sight by
 * geometry with lines and walls as segments, frenzy and assists by trying everything.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allCells,
  cellCount,
  columnOf,
  directions,
  edgeAt,
  neighbour,
  type Plan,
  placed,
  rowOf,
  untouched,
  withHole,
} from '../../../src/games/office/data/plan.ts';
import { helpers } from '../../../src/games/office/rules/assists.ts';
import { frenzyCells } from '../../../src/games/office/rules/frenzy.ts';
import { reachOf } from '../../../src/games/office/rules/reach.ts';
import { isWhole, legalSections } from '../../../src/games/office/rules/sections.ts';
import { sees } from '../../../src/games/office/rules/sight.ts';
import { diceOf } from '../../../src/kit/dice.ts';

/** A plan as players might build it, with some holes in it. */
function buildPlan(seed: number): Plan {
  const dice = diceOf(`plan ${seed}`, 0);
  let plan = untouched;
  for (let i = 0; i < 20; i++) {
    const legal = legalSections(plan, i >= 8);
    if (legal.length > 0) plan = placed(plan, dice.pick(legal));
  }
  for (let i = 0; i < 6; i++) {
    const [at, direction] = [dice.pick(allCells), dice.pick(directions)];
    if ((edgeAt(plan, at, direction) ?? 'open') !== 'open') plan = withHole(plan, at, direction);
  }
  return plan;
}
/** Building takes longer than looking: so many plans are looked at from many cells. */
const plans = Array.from({ length: 24 }, (_, seed) => buildPlan(seed));
const randomPlan = (seed: number): Plan => plans[seed % plans.length] ?? untouched;
const aSeed = fc.integer({ min: 0, max: 1_000_000 });
const aCell = fc.integer({ min: 0, max: cellCount - 1 });
const runs = { numRuns: 25, seed: 7 };

// ---- the references ----

const isShut = (plan: Plan, a: number, b: number, doors: boolean) => {
  const direction = directions.find((x) => neighbour(a, x) === b);
  const edge = direction && edgeAt(plan, a, direction);
  return edge === undefined || edge === 'wall' || (edge === 'door' && !doors);
};

/** Distances by relaxing every pair of neighbours until nothing changes. */
function distances(plan: Plan, from: number, doors: boolean, blocked: ReadonlySet<number>): readonly number[] {
  const far = allCells.map((cell) => (cell === from ? 0 : Number.POSITIVE_INFINITY));
  for (let changed = true; changed; ) {
    changed = false;
    for (const a of allCells) {
      for (const b of allCells) {
        if (Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b)) !== 1) continue;
        const longer = (far[a] ?? 0) + 1;
        if (blocked.has(b) || isShut(plan, a, b, doors) || longer >= (far[b] ?? 0)) continue;
        far[b] = longer;
        changed = true;
      }
    }
  }
  return far;
}

type Point = readonly [x: number, y: number];
/** Every wall and door as a segment; cells are unit squares. */
function wallsOf(plan: Plan): readonly (readonly [Point, Point])[] {
  return allCells.flatMap((cell) => {
    const [x, y] = [columnOf(cell), rowOf(cell)];
    const stands = (direction: 'right' | 'down') => ['wall', 'door'].includes(edgeAt(plan, cell, direction) ?? '');
    return [
      ...(stands('right')
        ? [
            [
              [x + 1, y],
              [x + 1, y + 1],
            ] as const,
          ]
        : []),
      ...(stands('down')
        ? [
            [
              [x, y + 1],
              [x + 1, y + 1],
            ] as const,
          ]
        : []),
    ];
  });
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/**
 * A line is blocked by a wall that it crosses inside. Where it touches ends of walls it is blocked if, at that point, walls stand
 * on both sides of it.
 */
function lineIsFree(plan: Plan, a: number, b: number): boolean {
  const from: Point = [columnOf(a) + 0.5, rowOf(a) + 0.5];
  const to: Point = [columnOf(b) + 0.5, rowOf(b) + 0.5];
  const touched = new Map<string, Set<number>>();
  for (const [p, q] of wallsOf(plan)) {
    const [sideP, sideQ] = [Math.sign(turn(from, to, p)), Math.sign(turn(from, to, q))];
    const apart = Math.sign(turn(p, q, from)) * Math.sign(turn(p, q, to)) < 0;
    if (!apart) continue;
    if (sideP * sideQ < 0) return false;
    for (const [end, side, other] of [
      [p, sideP, sideQ],
      [q, sideQ, sideP],
    ] as const) {
      if (side === 0 && other !== 0) {
        const key = end.join();
        touched.set(key, (touched.get(key) ?? new Set()).add(other));
      }
    }
  }
  return [...touched.values()].every((sides) => sides.size < 2);
}

function seesByGeometry(plan: Plan, a: number, b: number, sight: 'orthogonal' | 'any_line'): boolean {
  const straight = columnOf(a) === columnOf(b) || rowOf(a) === rowOf(b);
  return (straight || sight === 'any_line') && lineIsFree(plan, a, b);
}

// ---- what is held to them ----

describe.each(['orthogonal', 'any_line'] as const)('sight %s', (sight) => {
  test('19, 42: as geometry has it, and mutual', () => {
    fc.assert(
      fc.property(aSeed, aCell, (seed, from) => {
        const plan = randomPlan(seed);
        for (const to of allCells) {
          const where = `plan ${seed}, ${from} to ${to}`;
          expect(sees(plan, from, to, sight), where).toBe(seesByGeometry(plan, from, to, sight));
          expect(sees(plan, to, from, sight), where).toBe(sees(plan, from, to, sight));
        }
      }),
      runs,
    );
  });

  test('17, 36: frenzy ends on the nearest free cells beside the nearest person seen', () => {
    fc.assert(
      fc.property(aSeed, aCell, fc.uniqueArray(aCell, { minLength: 1, maxLength: 7 }), (seed, from, others) => {
        const plan = randomPlan(seed);
        const figures = others.filter((cell) => cell !== from);
        const people = figures.slice(0, Math.ceil(figures.length / 2));
        const length = (cell: number) => Math.hypot(columnOf(cell) - columnOf(from), rowOf(cell) - rowOf(from));
        const seen = people.filter((cell) => seesByGeometry(plan, from, cell, sight));
        const nearest = seen.filter((cell) => seen.every((other) => length(cell) <= length(other) + 1e-9));
        const walk = (cell: number) => Math.abs(columnOf(cell) - columnOf(from)) + Math.abs(rowOf(cell) - rowOf(from));
        const wanted = nearest.flatMap((human) => {
          const beside = allCells.filter((cell) => !isShut(plan, human, cell, false) && !figures.includes(cell));
          return beside.filter((cell) => beside.every((other) => walk(cell) <= walk(other)));
        });
        const found = frenzyCells({ plan, from, people, taken: new Set([from, ...figures]), sight });
        expect([...found]).toEqual([...new Set(wanted)].sort((a, b) => a - b));
      }),
      { ...runs, numRuns: 100 },
    );
  });

  test('24, 37: helpers are those who see a cell where the victim could have come', () => {
    fc.assert(
      fc.property(aSeed, fc.uniqueArray(aCell, { minLength: 3, maxLength: 8 }), (seed, [victim = 0, ...others]) => {
        const plan = randomPlan(seed);
        const zombies = others.slice(1);
        const far = distances(plan, victim, true, new Set(others));
        const wanted = zombies.filter((zombie) =>
          allCells.some((cell) => (far[cell] ?? 99) <= 6 && seesByGeometry(plan, zombie, cell, sight)),
        );
        expect(helpers({ plan, victim, others: new Set(others), zombies, sight })).toEqual(wanted);
      }),
      runs,
    );
  });
});

test('7, 8: reach is all that so many steps lead to, round figures, through doors for people alone', () => {
  fc.assert(
    fc.property(
      aSeed,
      aCell,
      fc.boolean(),
      fc.integer({ min: 1, max: 13 }),
      fc.uniqueArray(aCell, { maxLength: 7 }),
      (seed, from, doors, steps, others) => {
        const plan = randomPlan(seed);
        const blocked = new Set(others.filter((cell) => cell !== from));
        const far = distances(plan, from, doors, blocked);
        const reach = reachOf({ plan, from, steps, doors, blocked });
        expect([...reach.keys()].sort((a, b) => a - b)).toEqual(allCells.filter((cell) => (far[cell] ?? 99) <= steps));
        for (const [cell, { steps: found }] of reach) expect(found).toBe(far[cell]);
      },
    ),
    { ...runs, numRuns: 12 },
  );
});

test('4: whatever the players build, every cell stays in reach of people; all twenty sections find a place', () => {
  fc.assert(
    fc.property(aSeed, (seed) => {
      const dice = diceOf(`build ${seed}`, 0);
      let plan = untouched;
      for (let i = 0; i < 20; i++) {
        const legal = legalSections(plan, i >= 8);
        expect(legal.length, `section ${i + 1}`).toBeGreaterThan(0);
        plan = placed(plan, dice.pick(legal));
        expect(isWhole(plan)).toBe(distances(plan, 0, true, new Set()).every(Number.isFinite));
        expect(isWhole(plan)).toBe(true);
      }
    }),
    { ...runs, numRuns: 6 },
  );
});

test('4: what would seal a room is not on offer', () => {
  const start = legalSections(untouched, false);
  // A corner of three by three, shut on one side: the other side may take a door, and no plain wall.
  const right = start.find(({ cell, side }) => cell === 2 && side === 'right');
  if (!right) throw new Error('C1 is free');
  const plan = placed(untouched, right);
  const lid = (door: boolean) => legalSections(plan, door).some(({ cell, side }) => cell === 26 && side === 'below');
  expect([lid(false), lid(true)]).toEqual([false, true]);
});
