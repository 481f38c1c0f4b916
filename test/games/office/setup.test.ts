/** Before the first turn, and the order of turns. Numbers are those of RULES.md. */
import { describe, expect, test } from 'vitest';
import { apply } from '../../../src/games/office/apply.ts';
import { asksOf } from '../../../src/games/office/asks.ts';
import { beginnerPlan, greenCells, junkCells, redCell } from '../../../src/games/office/data/floor.ts';
import { allCells, cellName, directions, edgeAt } from '../../../src/games/office/data/plan.ts';
import { allTokens } from '../../../src/games/office/data/things.ts';
import { office as game } from '../../../src/games/office/index.ts';
import { isWhole } from '../../../src/games/office/rules/sections.ts';
import { choices } from '../../../src/games/office/rules/walls.ts';
import type { Action, Options, State } from '../../../src/games/office/state.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import { byDefault } from '../../../src/kit/menu.ts';
import { optionsOf } from '../../../src/kit/presets.ts';

const windows = optionsOf(game, 'recommended');
const printed = optionsOf(game, 'printed');

function begun(seats: number, options: Options, volunteers: readonly number[] = [], seed = 'begun'): State {
  const { state } = game.setup(seats, options, diceOf(seed, 0));
  const answers = state.players.map((_, seat) => ({
    ask: 'zombie',
    seat,
    action: { do: 'volunteer', yes: volunteers.includes(seat) } as const,
    by: 'player' as const,
  }));
  return apply(state, answers, diceOf(seed, 1)).state;
}

function answer(state: State, action?: Action, commit = 2): State {
  const [ask] = asksOf(state);
  const seat = ask?.seats[0] ?? 0;
  if (!ask) throw new Error('nothing is asked');
  const silence = byDefault(game.menu(game.view(state, seat), ask));
  const given = action ?? silence?.action;
  if (!given) throw new Error('silence has no answer');
  return apply(state, [{ ask: ask.key, seat, action: given, by: 'player' }], diceOf('answers', commit)).state;
}

describe('1: the first zombie', () => {
  test('is asked of everybody in secret; silence would rather not', () => {
    const { state } = game.setup(5, windows, diceOf('x', 0));
    const [ask] = asksOf(state);
    expect(ask).toMatchObject({ mode: 'sealed', seats: [0, 1, 2, 3, 4], clock: 'zombie' });
    if (ask) expect(byDefault(game.menu(game.view(state, 2), ask))?.action).toEqual({ do: 'volunteer', yes: false });
  });
  test('is a volunteer if there is one, else anybody', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `lot ${i}`);
    expect(new Set(seeds.map((seed) => begun(5, windows, [3], seed).first))).toEqual(new Set([3]));
    expect(new Set(seeds.map((seed) => begun(5, windows, [1, 4], seed).first))).toEqual(new Set([1, 4]));
    expect(new Set(seeds.map((seed) => begun(5, windows, [], seed).first)).size).toBe(5);
  });
});

describe('5.1: the floor', () => {
  test('the zombie on red, people on green cells, each with a stapler; 24 tokens of the mix', () => {
    const state = begun(8, windows, [2]);
    expect(state.players[2]).toMatchObject({ role: 'zombie', cell: redCell, items: [] });
    const people = state.players.filter((player) => player.role === 'human');
    expect(new Set(people.map((player) => player.cell)).size).toBe(7);
    for (const { cell, items } of people) {
      expect(greenCells).toContain(cell);
      expect(items).toEqual(['stapler']);
    }
    expect(state.tokens.map((x) => x.cell)).toEqual(junkCells);
    expect(state.tokens.map((x) => x.token).sort()).toEqual([...allTokens].sort());
    expect(allTokens.filter((token) => token === 'blank')).toHaveLength(6);
  });
  test('29, 38: with four players each person has one more thing, no blank, besides the 24', () => {
    for (let i = 0; i < 20; i++) {
      const state = begun(4, windows, [], `four ${i}`);
      for (const { role, items } of state.players) expect(items).toHaveLength(role === 'human' ? 2 : 0);
      expect(state.tokens.map((x) => x.token).sort()).toEqual([...allTokens].sort());
    }
    for (const { role, items } of begun(5, windows).players) expect(items).toHaveLength(role === 'human' ? 1 : 0);
  });
  test('green cells and tokens are drawn: each may be anybody’s, and anything may lie anywhere', () => {
    const games = Array.from({ length: 60 }, (_, i) => begun(5, windows, [4], `drawn ${i}`));
    expect(new Set(games.map(({ players }) => players[0]?.cell))).toEqual(new Set(greenCells));
    expect(new Set(games.map(({ tokens }) => tokens[0]?.token))).toEqual(new Set(allTokens));
  });
  test('38: the weights of the extra things are those of the 18 that are no blanks', () => {
    const drawn = Array.from({ length: 400 }, (_, i) => begun(4, windows, [3], `extras ${i}`)).flatMap(({ players }) =>
      players.flatMap(({ items }) => items.slice(1)),
    );
    expect(drawn).toHaveLength(1200);
    for (const [thing, ofEighteen] of Object.entries({
      stapler: 3,
      scissors: 3,
      brick: 3,
      axe: 2,
      aid: 2,
      pot: 2,
      cup: 3,
    })) {
      const share = (18 * drawn.filter((x) => x === thing).length) / drawn.length;
      expect(Math.abs(share - ofEighteen), thing).toBeLessThan(0.5);
    }
  });
  test('the mix, the numbers of sections and the plan are those of 5.1', () => {
    const count = (token: string) => allTokens.filter((x) => x === token).length;
    expect(['stapler', 'scissors', 'brick', 'axe', 'aid', 'pot', 'cup', 'blank'].map(count)).toEqual([
      3, 3, 3, 2, 2, 2, 3, 6,
    ]);
    expect(begun(5, printed).pool).toEqual({ plain: 8, door: 12 });
    expect(greenCells.map(cellName).join(' ')).toBe('B2 G1 L2 B6 L6 B10 G11 L10');
    expect(junkCells.map(cellName).join(' ')).toBe(
      'D1 J1 F2 H2 D3 J3 A4 G4 M4 C5 K5 E6 I6 C7 K7 A8 G8 M8 D9 J9 F10 H10 D11 J11',
    );
    // Every edge of the beginner plan, written out from the drawing on the rules page.
    const edges = (kind: string) =>
      allCells.flatMap((at) =>
        (['right', 'down'] as const)
          .filter((side) => edgeAt(beginnerPlan, at, side) === kind)
          .map((side) => `${cellName(at)}${side === 'right' ? '|' : '_'}`),
      );
    expect(edges('door').join(' ')).toBe('D2| G2_ I2| B3_ L3_ C6| J6| B8_ L8_ G9_ D10| I10|');
    expect(edges('wall').slice(0, 24).join(' ')).toBe(
      'D1| E1| I1| E2| F2_ H2_ A3_ C3_ D3| E3| I3| K3_ M3_ A4_ B4_ C4_ E4| G4_ H4_ I4_ C5| E5| J5| E6|',
    );
    expect(edges('wall').slice(24).join(' ')).toBe(
      'H6| C7| E7_ F7_ G7_ H7| J7| K7_ L7_ M7_ A8_ C8_ H8| K8_ M8_ D9| F9_ H9| H9_ I9| H10| D11| H11| I11|',
    );
  });
  test('the beginner plan: 20 sections, no wall at a start cell, people come everywhere', () => {
    const edges = allCells.flatMap((cell) => [edgeAt(beginnerPlan, cell, 'right'), edgeAt(beginnerPlan, cell, 'down')]);
    expect(edges.filter((edge) => edge === 'wall')).toHaveLength(48);
    expect(edges.filter((edge) => edge === 'door')).toHaveLength(12);
    for (const cell of [redCell, ...greenCells]) {
      for (const direction of directions) expect(edgeAt(beginnerPlan, cell, direction) ?? 'open').toBe('open');
    }
    expect(isWhole(beginnerPlan)).toBe(true);
  });
});

test('31: as printed the seats act in order and the players build; recommended are windows and the plan', () => {
  expect(printed).toEqual({ order: 'seats', plan: 'players', sight: 'orthogonal' });
  expect(windows).toEqual({ order: 'windows', plan: 'beginner', sight: 'orthogonal' });
});

describe('the wall phase', () => {
  const formOf = (state: State) => {
    const [ask] = asksOf(state);
    if (!ask) throw new Error('nothing is asked');
    return game.menu(game.view(state, ask.seats[0] ?? 0), ask);
  };
  test('2: either kind while it lasts', () => {
    const kinds = (pool: State['pool']) => {
      const form = formOf({ ...begun(5, printed), pool });
      return form.kind === 'pick' ? form.items.map(({ id }) => id) : [];
    };
    expect(kinds({ plain: 3, door: 1 })).toEqual(['door', 'plain', 'any']);
    expect(kinds({ plain: 3, door: 0 })).toEqual(['plain', 'any']);
    expect(kinds({ plain: 0, door: 1 })).toEqual(['door', 'any']);
  });
  test('5: the form says that nobody talks about it', () => {
    expect(formOf(begun(5, printed)).text.map(({ id }) => id)).toContain('office-form-wall-quiet');
  });
  test('2: each in turn, the zombie last, twenty sections; then the first turn', () => {
    let state = begun(5, printed, [1]);
    const builders: number[] = [];
    for (let commit = 2; state.phase === 'walls'; commit++) {
      builders.push(asksOf(state)[0]?.seats[0] ?? -1);
      state = answer(state, undefined, commit);
    }
    expect(builders).toEqual([2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1]);
    expect(state).toMatchObject({ phase: 'humans', turn: 1, pool: { plain: 0, door: 0 } });
    expect(asksOf(state)[0]?.seats).toEqual([2]);
  });
  test('40: silence places a random section of the kind of which most are left', () => {
    let state = begun(5, printed);
    for (let commit = 2; commit < 6; commit++) state = answer(state, undefined, commit);
    expect(state.pool).toEqual({ plain: 8, door: 8 });
  });
  test('40: of the other kind once that is the commonest, and anywhere it may stand', () => {
    const silent = (commits: number) => {
      let state = begun(5, printed);
      for (let commit = 2; commit < 2 + commits; commit++) state = answer(state, undefined, commit);
      return state;
    };
    expect(silent(5).pool).toEqual({ plain: 8, door: 7 });
    expect(silent(6).pool).toEqual({ plain: 7, door: 7 });
    const firsts = Array.from({ length: 12 }, (_, i) => answer(begun(5, printed), undefined, 100 + i).plan);
    expect(new Set(firsts).size).toBeGreaterThan(6);
  });
  test('3: never on an edge of a start cell or of another section; crossing at corners is allowed', () => {
    let state = begun(5, printed);
    const starts = new Set([redCell, ...greenCells]);
    for (const { cell, side } of choices(state).door) {
      const cells = side === 'right' ? [0, 13, 26] : [0, 1, 2];
      for (const step of cells) {
        expect(starts.has(cell + step), cellName(cell)).toBe(false);
        expect(starts.has(cell + step + (side === 'right' ? 1 : 13)), cellName(cell)).toBe(false);
      }
    }
    const [first] = choices(state).plain.filter(({ side }) => side === 'right');
    if (!first) throw new Error('no place');
    state = answer(state, { do: 'wall', section: first });
    expect(choices(state).door).not.toContainEqual({ ...first, door: true });
    expect(choices(state).door).not.toContainEqual({ ...first, cell: first.cell + 13, door: true });
    expect(choices(state).door).toContainEqual({ cell: first.cell, side: 'below', door: true });
  });
  test('44: where nothing fits any more, the game begins without the rest', () => {
    const state = { ...begun(5, printed), pool: { plain: 8, door: 1 } };
    const full = { ...state, plan: '#'.repeat(286) };
    expect(choices(full)).toEqual({ plain: [], door: [] });
    const [last] = choices(state).door;
    if (!last) throw new Error('no place');
    const cramped = { ...state, pool: { plain: 0, door: 1 } };
    expect(answer(cramped, { do: 'wall', section: last }).phase).toBe('humans');
  });
});

describe('5.2: the order of turns', () => {
  test('windows: all people at once, each once, then all zombies', () => {
    let state = begun(5, windows, [1]);
    expect(asksOf(state)).toMatchObject([{ key: 'humans:1', seats: [2, 3, 4, 0], mode: 'open' }]);
    state = answer(state, { do: 'end', take: false });
    expect(asksOf(state)).toMatchObject([{ key: 'humans:1', seats: [3, 4, 0] }]);
    for (let i = 0; i < 3; i++) state = answer(state, { do: 'end', take: false });
    expect(asksOf(state)).toMatchObject([{ key: 'zombies:1', seats: [1] }]);
  });
  test('seats: one after the other round the table, the first zombie last, each with a clock of his own', () => {
    let state = begun(5, { ...windows, order: 'seats' }, [1]);
    const keys: string[] = [];
    const clocks: string[] = [];
    for (let i = 0; i < 6; i++) {
      keys.push(...asksOf(state).map((ask) => ask.key));
      clocks.push(...asksOf(state).flatMap((ask) => ('clock' in ask ? [ask.clock] : [])));
      state = answer(state, { do: 'end', take: false });
    }
    expect(keys).toEqual(['humans:1:2', 'humans:1:3', 'humans:1:4', 'humans:1:0', 'zombies:1:1', 'humans:2:2']);
    expect(clocks).toEqual(['humans', 'humans', 'humans', 'humans', 'zombies', 'humans']);
  });
  test('an answer of somebody who is not asked changes nothing', () => {
    const state = begun(5, windows, [1]);
    const late = { ask: 'humans:1', seat: 1, action: { do: 'end', take: false } as const, by: 'player' as const };
    expect(apply(state, [late], diceOf('x', 9)).state).toEqual(state);
  });
});
