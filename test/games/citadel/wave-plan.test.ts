import { describe, expect, it } from 'vitest';
import { clashes } from '../../../src/games/citadel/clashes.ts';
import { planMenu } from '../../../src/games/citadel/menu/plan.ts';
import type { Action, Plan } from '../../../src/games/citadel/state.ts';
import { tellPlan } from '../../../src/games/citadel/tell/plan.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { walk } from '../../../src/kit/form.ts';
import type { Answer, Msg } from '../../../src/kit/game.ts';
import { complete, type Draft } from '../../../src/kit/menu.ts';
import { found, katya, petya, planOfSilence, siege, vasya, type Warrior } from './siege.ts';
import { anAsk } from './wave-random.ts';

const lines = [{ walls: 9, gun: 3 }, { walls: 5 }];
const form = (who: Warrior) => planMenu(viewOf(siege({ lines }).with(who, petya).state, 0), anAsk);
const rows = (who: Warrior) => {
  const menu = form(who);
  return menu.kind === 'sheet' ? menu.rows.map((x) => x.id) : [];
};
const plan = (who: Warrior, draft: Draft): Plan => {
  const read = found(complete(form(who), draft)).action;
  if (read.kind !== 'plan') throw new Error('not a plan');
  return read.plan;
};

describe('the form', () => {
  it('leaves out what means nothing for this person', () => {
    expect(rows(vasya)).toEqual(['line', 'gun', 'how', 'targets', 'joint']);
    expect(rows(vasya.has('grenade', 'water', 'sneakers'))).toEqual([
      'line',
      'gun',
      'how',
      'targets',
      'joint',
      'grenade',
      'second',
      'keep',
    ]);
    const bare = planMenu(viewOf(siege({ lines: [{}] }).with(vasya).state, 0), anAsk);
    expect(bare.kind === 'sheet' && bare.rows.map((x) => x.id)).toEqual(['line', 'how', 'targets']);
  });

  it('tells of the wounded from six missing health on', () => {
    const told = (missing: number) => {
      const { state } = siege({ lines }).with(vasya, petya.is({ health: 30 - missing }));
      return planMenu(viewOf(state, 0), anAsk).text.some((x) => x.id === 'citadel-plan-wounded');
    };
    expect(told(5)).toBe(false);
    expect(told(6)).toBe(true);
  });

  it('is one press for the common case', () => {
    const done = walk(form(vasya.has('pistol')), ['!']);
    const { state } = siege({ lines }).with(vasya.has('pistol'), petya);
    expect(done).toMatchObject({ action: { kind: 'plan', plan: planOfSilence(viewOf(state, 0)) } });
  });

  it('gives full control a level deeper', () => {
    const everything = vasya.has('pistol', 'rifle', 'axe', 'grenade', 'sneakers');
    const [pistol, rifle, axe] = siege({ lines })
      .with(everything)
      .state.players.flatMap((x) => x.items.map((item) => item.id));
    const made = plan(everything, {
      rows: {
        line: { pick: 'line-1' },
        gun: { pick: 'yes' },
        how: {
          rows: {
            shoot: { pick: 'on' },
            weapons: { order: [`item-${pistol}`, `item-${rifle}`] },
            later: { pick: 'above-3' },
            opening: { pick: 'yes' },
            weapon: { pick: `item-${axe}` },
          },
        },
        targets: { rows: { shots: { order: ['fat'] }, blows: { order: ['fat'] } } },
        joint: { some: ['seat-1'] },
        grenade: { pick: 'from-80' },
        second: { pick: 'line-2', within: { pick: 'walls-5' } },
      },
    });
    expect(made).toMatchObject({
      line: 1,
      gun: true,
      shoot: { on: true, weapons: [pistol, rifle], targets: ['fat', 'spitter', 'fast', 'normal'] },
      melee: { opening: true, weapon: axe, targets: ['fat', 'fast', 'normal', 'spitter'] },
      later: { ammoAbove: 3 },
      joint: [1],
      grenade: 80,
      second: { line: 2, when: { strengthAtMost: 5 } },
    });
  });

  it('lets nobody aim at a person (ruling 89)', () => {
    expect(JSON.stringify(plan(vasya.has('pistol'), { rows: {} }).shoot.targets)).not.toMatch(/seat|\d/);
  });

  it('names who stood where in the last wave only (ruling 55)', () => {
    const { state } = siege({ lines }).with(vasya, petya.is({ line: 2 }), katya.is({ line: 2, died: 1, health: 0 }));
    const menu = planMenu(viewOf(state, 0), anAsk);
    const row = menu.kind === 'sheet' ? menu.rows.find((x) => x.id === 'line') : undefined;
    const labels = row?.menu.kind === 'pick' ? row.menu.items.map((x) => x.label.args?.['people']) : [];
    expect(labels).toEqual([undefined, [], [{ seat: 1 }]]);
  });
});

describe('the receipt', () => {
  const told = (who: Warrior, change: Partial<Plan> = {}) => {
    const view = viewOf(siege({ lines }).with(who, petya.is({ line: 2 }), katya.is({ died: 1, health: 0 })).state, 0);
    return tellPlan(view, { ...planOfSilence(view), ...change }).map((x: Msg) => x.id.replace('citadel-', ''));
  };

  it('tells where, with what, whom first and with whom', () => {
    expect(told(vasya.has('pistol'), { line: 2 })).toEqual([
      'order-line',
      'order-shoot',
      'order-shots',
      'order-melee',
      'order-blows',
      'order-alone',
    ]);
  });

  it('warns of what contradicts what everybody sees', () => {
    expect(told(vasya, { line: 2, gun: true })).toContain('warn-no-gun');
    expect(told(vasya, { line: 1, gun: true })).toContain('warn-one-gunner');
    expect(told(vasya.has('pistol/0'), { line: 1 })).toContain('warn-no-ammo');
    expect(told(vasya, { line: 1, joint: [2] })).toContain('warn-joint-dead');
    expect(told(vasya, { line: 1, joint: [1] })).toContain('warn-joint-elsewhere');
    expect(told(vasya.has('sneakers'), { line: 1, second: { line: 1, when: 'clear' } })).toContain('warn-same-line');
  });
});

describe('clashes', () => {
  const answer = (seat: number, action: Action): Answer<Action> => ({ ask: 'x', seat, action, by: 'player' });
  const { state } = siege({ lines, storage: ['axe'] }).with(vasya.has('pistol'), petya, katya);
  const base = planOfSilence(viewOf(state, 0));
  const plans = (...changes: Partial<Plan>[]) =>
    clashes(
      state,
      changes.map((change, seat) => answer(seat, { kind: 'plan', plan: { ...base, line: 1, gun: false, ...change } })),
    ).map((x) => [x.text.id.replace('citadel-clash-', ''), x.seats]);

  it('tell those concerned without naming anybody: a machine gun wanted twice', () => {
    expect(plans({ gun: true }, {}, { gun: true })).toEqual([['gun', [0, 2]]]);
    expect(plans({ gun: true, line: 2 }, {}, { gun: true, line: 2 })).toEqual([]); // there is none
  });

  it('joint named by one side only, but not while the other has not answered (ruling 109)', () => {
    expect(plans({ joint: [1] }, {})).toEqual([
      ['joint-unanswered', [0]],
      ['joint-unasked', [1]],
    ]);
    expect(plans({ joint: [1] })).toEqual([]);
    expect(plans({ joint: [1] }, { joint: [0] })).toEqual([]);
    expect(plans({ joint: [1] }, { joint: [0], line: 2 })).toEqual([['joint-apart', [0, 1]]]);
  });

  it('runners who leave together', () => {
    const second = { line: 2, when: 'clear' } as const;
    expect(plans({ second }, { second })).toEqual([['runners', [0, 1]]]);
  });

  it('a thing in storage or in a hand wished by several (rulings 41, 45)', () => {
    const axe = found(state.storage[0]).id;
    const pistol = found(found(state.players[0]).items[0]).id;
    const otherwise = { do: 'rest' } as const;
    const wish: Action = { kind: 'prep', deeds: [{ do: 'storage', put: [], wish: [axe], otherwise }] };
    const take: Action = { kind: 'prep', deeds: [{ do: 'exchange', seat: 0, give: [], take: [pistol], otherwise }] };
    expect(clashes(state, [answer(0, wish), answer(1, wish)])).toMatchObject([
      { seats: [0, 1], text: { id: 'citadel-clash-storage', args: { people: 2 } } },
    ]);
    expect(clashes(state, [answer(1, take), answer(2, take)])).toMatchObject([
      { seats: [1, 2], text: { id: 'citadel-clash-take' } },
    ]);
  });
});
