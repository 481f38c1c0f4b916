/** Rows of the plan's form that tell how a person fights: with what and when, and whom first. */

import type { Msg } from '../../../kit/game.ts';
import { type Item as Entry, type Menu, type Order, type Pick, type Sheet, sheet } from '../../../kit/menu.ts';
import type { ZombieKind } from '../data/zombies.ts';
import { armName, itemState, zombieName } from '../names.ts';
import { ranked, shootingOrder, strikingOrder } from '../rules/battle.ts';
import { ammoIn, armsInHand, isGun, isThrown } from '../rules/moments.ts';
import { hasGun } from '../rules/plan.ts';
import type { MeleeChoice, Plan } from '../state.ts';
import type { Me, View } from '../view.ts';

/** What a row does to the plan; rows that are not there leave it as it stands. */
export type Change = (plan: Plan) => Plan;

export function set(part: Partial<Plan>): Change {
  return (plan) => ({ ...plan, ...part });
}
const shoots =
  (part: Partial<Plan['shoot']>): Change =>
  (plan) => ({ ...plan, shoot: { ...plan.shoot, ...part } });
const strikes =
  (part: Partial<Plan['melee']>): Change =>
  (plan) => ({ ...plan, melee: { ...plan.melee, ...part } });

type Row = { readonly label: Msg; readonly menu: Menu<Change> };

export function row(id: string, menu: Menu<Change>): Row {
  return { label: { id: `citadel-plan-row-${id}` }, menu };
}

/** A sheet whose rows each change the plan. */
export function changes<A>(
  text: readonly Msg[],
  rows: Readonly<Record<string, Row>>,
  done: (change: Change) => A,
): Sheet<A> {
  return sheet<Record<string, Change>, A>(text, rows, (answers) =>
    done((plan) => Object.values(answers).reduce((changed, change) => change(changed), plan)),
  );
}

/** Numbers on offer, with the one that stands now among them. */
export function offered(numbers: readonly number[], now: number | null): number[] {
  return [...new Set([...numbers, ...(now === null ? [] : [now])])].toSorted((a, b) => a - b);
}

/** Is there anything to attack from a distance with, in hand or on a line? */
function reachesFar(view: View, me: Me): boolean {
  return me.items.some((x) => isGun(x) || isThrown(x)) || view.lines.some((_, i) => hasGun(view.lines, i + 1));
}

export function howMenu(view: View, me: Me, usual: Plan): Sheet<Change> {
  const guns = me.items.filter(isGun);
  return changes(
    [{ id: 'citadel-plan-how-text' }],
    {
      ...(guns.length > 0 ? { shoot: row('shoot', shootMenu(usual)) } : {}),
      ...(guns.length > 1 ? { weapons: row('weapons', weaponsMenu(me, usual)) } : {}),
      ...(reachesFar(view, me) ? { later: row('later', laterMenu(me, usual)) } : {}),
      opening: row('opening', openingMenu(me, usual)),
      ...(armsInHand(me).length > 1 ? { weapon: row('weapon', weaponMenu(me, usual)) } : {}),
    },
    (change) => change,
  );
}

function shootMenu(usual: Plan): Pick<Change> {
  return {
    kind: 'pick',
    text: [{ id: 'citadel-plan-shoot-text' }],
    items: [
      { id: 'on', label: { id: 'citadel-plan-shoot-on' }, do: shoots({ on: true }) },
      { id: 'off', label: { id: 'citadel-plan-shoot-off' }, do: shoots({ on: false }) },
    ],
    otherwise: usual.shoot.on ? 'on' : 'off',
  };
}

function weaponsMenu(me: Me, usual: Plan): Order<Change> {
  return {
    kind: 'order',
    text: [{ id: 'citadel-plan-weapons-text' }],
    items: usual.shoot.weapons.flatMap((id) =>
      me.items.filter((x) => x.id === id).map((x) => ({ id: `item-${id}`, label: itemState(x) })),
    ),
    done: (ids) => shoots({ weapons: ids.map((id) => Number(id.slice('item-'.length))) }),
  };
}

function laterMenu(me: Me, usual: Plan): Pick<Change> {
  const ammo = ammoIn(me.items);
  const now = typeof usual.later === 'object' ? usual.later.ammoAbove : null;
  const numbers = offered(
    [1, 2, 3, 5, 8].filter((n) => n < ammo),
    now,
  );
  return {
    kind: 'pick',
    text: [{ id: 'citadel-plan-later-text', args: { ammo } }],
    items: [
      { id: 'shoot', label: { id: 'citadel-plan-later-shoot' }, do: set({ later: 'shoot' }) },
      { id: 'melee', label: { id: 'citadel-plan-later-melee' }, do: set({ later: 'melee' }) },
      ...numbers.map(
        (n): Entry<Change> => ({
          id: `above-${n}`,
          label: { id: 'citadel-plan-later-above', args: { ammo: n } },
          do: set({ later: { ammoAbove: n } }),
        }),
      ),
    ],
    otherwise: typeof usual.later === 'string' ? usual.later : `above-${usual.later.ammoAbove}`,
  };
}

/** With a bayonet the same switch says whether every shot is followed by a stab (ruling 138). */
function openingMenu(me: Me, usual: Plan): Pick<Change> {
  const stabs = me.items.some((x) => x.bayonet) ? 1 : 0;
  return {
    kind: 'pick',
    text: [{ id: 'citadel-plan-opening-text', args: { bayonet: stabs } }],
    items: [
      {
        id: 'yes',
        label: { id: 'citadel-plan-opening-yes', args: { bayonet: stabs } },
        do: strikes({ opening: true }),
      },
      { id: 'no', label: { id: 'citadel-plan-opening-no' }, do: strikes({ opening: false }) },
    ],
    otherwise: usual.melee.opening ? 'yes' : 'no',
  };
}

function weaponMenu(me: Me, usual: Plan): Pick<Change> {
  const choices = armsInHand(me).map(({ arm, choice }): Entry<Change> => {
    const { damage, answered } = arm;
    const label = {
      id: 'citadel-plan-arm',
      args: { arm: armName(arm.name), low: damage[0], high: damage[1], answered: answered ?? 0 },
    };
    return { id: choiceId(choice), label, do: strikes({ weapon: choice }) };
  });
  const { weapon } = usual.melee;
  return {
    kind: 'pick',
    text: [{ id: 'citadel-plan-weapon-text' }],
    items: [{ id: 'best', label: { id: 'citadel-plan-weapon-best' }, do: strikes({ weapon: 'best' }) }, ...choices],
    otherwise: choiceId(weapon),
  };
}

function choiceId(choice: MeleeChoice): string {
  return typeof choice === 'number' ? `item-${choice}` : choice;
}

export function targetsMenu(view: View, me: Me, usual: Plan): Sheet<Change> {
  const fists = view.options.fists_reach_spitters === 'on';
  const { shoot, melee } = usual;
  const reached = fists ? melee.targets : melee.targets.filter((kind) => kind !== 'spitter'); // ruling 61
  const shots = rankingMenu('shots', shoot.targets, (targets) => shoots({ targets: ranked(targets, shootingOrder) }));
  const blows = rankingMenu('blows', reached, (targets) => strikes({ targets: ranked(targets, strikingOrder) }));
  return changes(
    [{ id: 'citadel-plan-targets-text' }],
    { ...(reachesFar(view, me) ? { shots: row('shots', shots) } : {}), blows: row('blows', blows) },
    (change) => change,
  );
}

function rankingMenu(
  id: 'shots' | 'blows',
  kinds: readonly ZombieKind[],
  done: (targets: readonly ZombieKind[]) => Change,
): Order<Change> {
  return {
    kind: 'order',
    text: [{ id: `citadel-plan-${id}-text` }],
    items: kinds.map((kind) => ({ id: kind, label: zombieName(kind) })),
    done: (ids) => done(ids.flatMap((id) => kinds.filter((kind) => kind === id))),
  };
}
