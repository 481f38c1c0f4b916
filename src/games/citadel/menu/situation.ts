/** What stands above the forms of the preparation and the plan: what one wants to know before choosing. */
import type { Msg } from '../../../kit/game.ts';
import { countKinds, hordeSize } from '../data/hordes.ts';
import { waves, zombieKinds } from '../data/zombies.ts';
import { hordeNames, itemState, lineShort } from '../names.ts';
import { isBadlyWounded, limitOf, slotsOf } from '../rules/capacity.ts';
import { expected } from '../rules/expected.ts';
import type { Me, Person, View } from '../view.ts';

/** My health and what I carry. */
export function myself(me: Me): readonly Msg[] {
  const wounded = isBadlyWounded(me) ? 'yes' : 'no';
  return [{ id: 'citadel-form-health', args: { health: me.health, max: me.maxHealth, wounded } }, hands(me)];
}

export function hands(me: Person): Msg {
  const args = { used: slotsOf(me.items), limit: limitOf(me) };
  return me.items.length > 0
    ? { id: 'citadel-form-items', args: { ...args, items: me.items.map(itemState) } }
    : { id: 'citadel-form-no-items', args };
}

export function allLines(view: View): readonly Msg[] {
  return view.lines.map((line, i) => lineShort(i + 1, line));
}

/** The ranges of the new ones, those who are known to come to each line, and what binoculars showed. */
export function whatComes(view: View, me: Me): readonly Msg[] {
  const known = view.lines.flatMap((line, i) => {
    const horde = countKinds([...line.zombies, ...line.lured]);
    return hordeSize(horde) > 0 ? [{ id: 'citadel-form-back', args: { line: i + 1, horde: hordeNames(horde) } }] : [];
  });
  if (view.blitz > 0) return [{ id: 'citadel-plan-blitz', args: { round: view.blitz } }, ...known];
  const kinds = zombieKinds.flatMap((kind) => {
    const [low, high] = expected(view.wave, kind, view.options);
    return high > 0 ? [{ id: `citadel-expect-${kind}`, args: { low, high } }] : [];
  });
  return [
    ...(kinds.length > 0 ? [{ id: 'citadel-form-wave', args: { wave: view.wave, waves: waves.length, kinds } }] : []),
    ...known,
    ...me.scouted.map(({ line, horde }) => ({ id: 'citadel-form-scouted', args: { line, horde: hordeNames(horde) } })),
  ];
}
