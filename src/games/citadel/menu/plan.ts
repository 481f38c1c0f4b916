/**
 * The form of a wave's plan, prefilled with the standing order, so that "ready" is one press. Rows that mean nothing for
 * this person are not there. The ids:
 *
 *   line     ▸ line-N, any
 *   gun      ▸ yes, no
 *   how      ▸ sheet of shoot, weapons, later, opening, weapon (fight.ts)
 *   targets  ▸ sheet of shots, blows (fight.ts)
 *   joint    ▸ some of seat-N
 *   grenade  ▸ never, from-N
 *   second   ▸ none, line-N ▸ clear, outnumbered, below-N, walls-N
 *   keep     ▸ order of item-ID
 */

import type { Ask, Msg } from '../../../kit/game.ts';
import { type Item as Entry, type Menu, type Order, type Pick, type Some, withText } from '../../../kit/menu.ts';
import { conditionName, itemState, lineShort, who } from '../names.ts';
import { limitOf, slotsOf } from '../rules/capacity.ts';
import { canRun, isThrown } from '../rules/moments.ts';
import { anyLine, hasGun, standingPlan } from '../rules/plan.ts';
import type { Action, LineNumber, Plan } from '../state.ts';
import type { Me, View } from '../view.ts';
import { type Change, changes, howMenu, offered, row, set, targetsMenu } from './fight.ts';
import { allLines, myself, whatComes } from './situation.ts';

export function planMenu(view: View, _ask: Ask): Menu<Action> {
  const { me } = view;
  if (!me) return { kind: 'pick', text: [], items: [] };
  const usual = defaultPlan(view, me);
  const others = view.players.filter((x) => x.died === null && x.seat !== me.seat);
  const gunned = view.lines.some((_, i) => hasGun(view.lines, i + 1));
  const form = changes(
    [],
    {
      line: row('line', lineMenu(view, usual)),
      ...(gunned ? { gun: row('gun', gunMenu(usual)) } : {}),
      how: row('how', howMenu(view, me, usual)),
      targets: row('targets', targetsMenu(view, me, usual)),
      ...(others.length > 0 ? { joint: row('joint', jointMenu(others, usual)) } : {}),
      ...(me.items.some(isThrown) ? { grenade: row('grenade', grenadeMenu(usual)) } : {}),
      ...(canRun(me.items) && view.lines.length > 1 ? { second: row('second', secondMenu(view, usual)) } : {}),
      ...(slotsOf(me.items) > 1 ? { keep: row('keep', keepMenu(me, usual)) } : {}),
    },
    (change): Action => ({ kind: 'plan', plan: change(usual) }),
  );
  return withText(form, () => planSituation(view, me));
}

/** What silence means, which is what the form is prefilled with. */
export function defaultPlan({ lines, players }: View, me: Me): Plan {
  return standingPlan({ seat: me.seat, me, lines, players });
}

/** People who miss so much health are listed as wounded: as much as makes silence rest (ruling 88). */
const worthTelling = 6;

/** Myself, the lines, what is known of the wave, who is wounded. */
function planSituation(view: View, me: Me): readonly Msg[] {
  const wounded = view.players.filter(
    (x) => x.died === null && x.seat !== me.seat && x.maxHealth - x.health >= worthTelling,
  );
  return [
    ...myself(me),
    ...(me.prepared ? [{ id: 'citadel-plan-prepared' }] : []),
    ...(me.fed > 0 ? [{ id: 'citadel-plan-fed', args: { by: me.fed } }] : []),
    ...allLines(view),
    ...whatComes(view, me),
    ...(wounded.length > 0
      ? [
          {
            id: 'citadel-plan-wounded',
            args: {
              people: wounded.map((x) => ({
                id: 'citadel-plan-wounded-person',
                args: { person: who(x.seat), health: x.health, max: x.maxHealth },
              })),
            },
          },
        ]
      : []),
  ];
}

/** Shows who stood where in the last wave (ruling 55). "Where the fewest are" is for people who have not stood anywhere yet (54). */
function lineMenu(view: View, usual: Plan): Pick<Change> {
  const entries: Entry<Change>[] = view.lines.map((line, i) => {
    const number = i + 1;
    const people = view.players.filter((x) => x.died === null && x.line === number).map((x) => who(x.seat));
    return {
      id: `line-${number}`,
      label: { id: 'citadel-plan-line', args: { row: lineShort(number, line), stood: people.length, people } },
      do: set({ line: number }),
    };
  });
  return {
    kind: 'pick',
    text: [{ id: 'citadel-plan-line-text' }],
    items:
      usual.line === anyLine
        ? [{ id: 'any', label: { id: 'citadel-plan-line-any' }, do: set({ line: anyLine }) }, ...entries]
        : entries,
    otherwise: usual.line === anyLine ? 'any' : `line-${usual.line}`,
  };
}

function gunMenu(usual: Plan): Pick<Change> {
  return {
    kind: 'pick',
    text: [{ id: 'citadel-plan-gun-text' }],
    items: [
      { id: 'yes', label: { id: 'citadel-plan-gun-yes' }, do: set({ gun: true }) },
      { id: 'no', label: { id: 'citadel-plan-gun-no' }, do: set({ gun: false }) },
    ],
    otherwise: usual.gun ? 'yes' : 'no',
  };
}

function jointMenu(others: readonly { readonly seat: number }[], usual: Plan): Some<Change> {
  return {
    kind: 'some',
    text: [{ id: 'citadel-plan-joint-text' }],
    items: others.map(({ seat }) => ({
      id: `seat-${seat}`,
      label: { id: 'citadel-plan-person', args: { person: who(seat) } },
    })),
    min: 0,
    max: others.length,
    otherwise: usual.joint.map((seat) => `seat-${seat}`),
    done: (ids) => set({ joint: ids.map((id) => Number(id.slice('seat-'.length))) }),
  };
}

function grenadeMenu(usual: Plan): Pick<Change> {
  return {
    kind: 'pick',
    text: [{ id: 'citadel-plan-grenade-text' }],
    items: [
      { id: 'never', label: { id: 'citadel-plan-grenade-never' }, do: set({ grenade: null }) },
      ...offered([10, 20, 30, 50, 80, 120], usual.grenade).map((from) => ({
        id: `from-${from}`,
        label: { id: 'citadel-plan-grenade-from', args: { health: from } },
        do: set({ grenade: from }),
      })),
    ],
    otherwise: usual.grenade === null ? 'never' : `from-${usual.grenade}`,
  };
}

type Second = NonNullable<Plan['second']>;

function secondMenu(view: View, usual: Plan): Pick<Change> {
  const lines = view.lines.map((line, i): Entry<Change> => {
    const number = i + 1;
    const before = usual.second?.line === number ? usual.second.when : 'clear';
    return {
      id: `line-${number}`,
      label: { id: 'citadel-plan-line', args: { row: lineShort(number, line), stood: 0, people: [] } },
      open: () => conditionMenu(number, before),
    };
  });
  return {
    kind: 'pick',
    text: [{ id: 'citadel-plan-second-text' }],
    items: [{ id: 'none', label: { id: 'citadel-plan-second-none' }, do: set({ second: null }) }, ...lines],
    otherwise: usual.second === null ? 'none' : `line-${usual.second.line}`,
  };
}

function conditionMenu(line: LineNumber, before: Second['when']): Pick<Change> {
  const below = typeof before === 'object' && 'defendersBelow' in before ? before.defendersBelow : null;
  const walls = typeof before === 'object' && 'strengthAtMost' in before ? before.strengthAtMost : null;
  const conditions: readonly (readonly [string, Second['when']])[] = [
    ['clear', 'clear'],
    ['outnumbered', 'outnumbered'],
    ...offered([1, 2, 3], below).map((n) => [`below-${n}`, { defendersBelow: n }] as const),
    ...offered([0, 5, 10], walls).map((n) => [`walls-${n}`, { strengthAtMost: n }] as const),
  ];
  return {
    kind: 'pick',
    text: [{ id: 'citadel-plan-second-when', args: { line } }],
    items: conditions.map(([id, when]) => ({ id, label: conditionName(when), do: set({ second: { line, when } }) })),
    otherwise:
      typeof before === 'string'
        ? before
        : 'defendersBelow' in before
          ? `below-${before.defendersBelow}`
          : `walls-${before.strengthAtMost}`,
  };
}

function keepMenu(me: Me, usual: Plan): Order<Change> {
  const held = usual.keep.flatMap((id) => me.items.filter((x) => x.id === id));
  return {
    kind: 'order',
    text: [{ id: 'citadel-plan-keep-text', args: { limit: limitOf(me) } }],
    items: held.map((item) => ({ id: `item-${item.id}`, label: itemState(item) })),
    done: (ids) => set({ keep: ids.map((id) => Number(id.slice('item-'.length))) }),
  };
}
