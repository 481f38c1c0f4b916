/** The receipt of a plan, with warnings where it contradicts what everybody can see. */
import type { Msg } from '../../../kit/game.ts';
import { armName, conditionName, itemState, lineShort, targetsInOrder, who } from '../names.ts';
import { chosenArm } from '../rules/melee.ts';
import { isGun, isLoaded, isThrown } from '../rules/moments.ts';
import { anyLine, hasGun } from '../rules/plan.ts';
import type { Item, Plan } from '../state.ts';
import type { Me, View } from '../view.ts';

export function tellPlan(view: View, plan: Plan): readonly Msg[] {
  const { me } = view;
  if (!me) return [];
  return [...whereTold(view, plan), ...shotsTold(view, me, plan), ...blowsTold(me, plan), ...jointTold(plan)].concat(
    warnings(view, me, plan),
  );
}

function whereTold(view: View, plan: Plan): readonly Msg[] {
  const line = view.lines[plan.line - 1];
  const people = view.players.filter((x) => x.died === null && x.line === plan.line && x.seat !== view.seat);
  const where: Msg = line
    ? {
        id: 'citadel-order-line',
        args: { row: lineShort(plan.line, line), stood: people.length, people: people.map((x) => who(x.seat)) },
      }
    : { id: 'citadel-order-line-any' };
  const { second } = plan;
  const runs = second
    ? [{ id: 'citadel-order-second', args: { line: second.line, when: conditionName(second.when) } }]
    : [];
  return [where, ...runs];
}

/** Guns in the order in which they will be used. */
function gunsOf(items: readonly Item[], plan: Plan): readonly Item[] {
  const rank = (item: Item) => {
    const index = plan.shoot.weapons.indexOf(item.id);
    return index < 0 ? plan.shoot.weapons.length : index;
  };
  return items.filter(isGun).toSorted((a, b) => rank(a) - rank(b));
}

function shotsTold(view: View, me: Me, plan: Plan): readonly Msg[] {
  const guns = gunsOf(me.items, plan);
  const machine = plan.gun && hasGun(view.lines, plan.line);
  const grenade = me.items.some(isThrown);
  const shoots = plan.shoot.on && guns.some(isLoaded);
  const later = typeof plan.later === 'object' ? 'above' : plan.later;
  return [
    ...(machine ? [{ id: 'citadel-order-gun' }] : []),
    ...(shoots
      ? [
          {
            id: 'citadel-order-shoot',
            args: {
              guns: guns.filter(isLoaded).map(itemState),
              later,
              above: typeof plan.later === 'object' ? plan.later.ammoAbove : 0,
              arm: armName(chosenArm(me, plan.melee.weapon).name),
            },
          },
        ]
      : guns.length > 0
        ? [{ id: 'citadel-order-no-shots' }]
        : []),
    ...(grenade
      ? [
          plan.grenade === null
            ? { id: 'citadel-order-grenade-never' }
            : { id: 'citadel-order-grenade', args: { health: plan.grenade } },
        ]
      : []),
    ...(shoots || machine || (grenade && plan.grenade !== null)
      ? [ranking('citadel-order-shots', plan.shoot.targets)]
      : []),
  ];
}

function blowsTold(me: Me, plan: Plan): readonly Msg[] {
  const arm = armName(chosenArm(me, plan.melee.weapon).name);
  const opening = plan.melee.opening ? 'yes' : 'no';
  const bayonet = plan.melee.opening && me.items.some((x) => x.bayonet && isLoaded(x)) ? 'yes' : 'no';
  return [
    { id: 'citadel-order-melee', args: { arm, opening, bayonet } },
    ranking(
      'citadel-order-blows',
      plan.melee.targets.filter((kind) => kind !== 'spitter'),
    ),
  ];
}

function jointTold(plan: Plan): readonly Msg[] {
  return plan.joint.length > 0
    ? [{ id: 'citadel-order-joint', args: { people: plan.joint.map(who) } }]
    : [{ id: 'citadel-order-alone' }];
}

function ranking(id: string, kinds: Plan['shoot']['targets']): Msg {
  return { id, args: { targets: targetsInOrder(kinds) } };
}

function warnings(view: View, me: Me, plan: Plan): readonly Msg[] {
  const told: Msg[] = [];
  const secondGun = plan.second !== null && hasGun(view.lines, plan.second.line);
  if (plan.gun && !hasGun(view.lines, plan.line) && !secondGun) {
    const gunned = view.lines.flatMap((line, i) => (line.gun === null ? [] : [String(i + 1)]));
    if (gunned.length === 0) told.push({ id: 'citadel-warn-no-gun-left' });
    else if (plan.line !== anyLine) told.push({ id: 'citadel-warn-no-gun', args: { line: plan.line, gunned } });
  } else if (plan.gun) told.push({ id: 'citadel-warn-one-gunner' });
  const guns = me.items.filter(isGun);
  if (plan.shoot.on && guns.length > 0 && !guns.some(isLoaded)) told.push({ id: 'citadel-warn-no-ammo' });
  const absent = plan.joint.filter((seat) => view.players[seat]?.died !== null);
  if (absent.length > 0) told.push({ id: 'citadel-warn-joint-dead', args: { people: absent.map(who) } });
  const elsewhere = plan.joint.filter((seat) => {
    const at = view.players[seat]?.line ?? null;
    return !absent.includes(seat) && at !== null && at !== plan.line && plan.line !== anyLine;
  });
  if (elsewhere.length > 0) told.push({ id: 'citadel-warn-joint-elsewhere', args: { people: elsewhere.map(who) } });
  if (plan.second && plan.second.line === plan.line)
    told.push({ id: 'citadel-warn-same-line', args: { line: plan.line } });
  return told;
}
