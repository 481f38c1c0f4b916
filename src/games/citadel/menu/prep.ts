/**
 * The form of the preparation. With one action it is a pick; with several a sheet whose rows `first`, `second`, ... are
 * such picks. The ids of a pick:
 *
 *   strengthen ▸ line-N (with boards, if any are held), bare ▸ line-N (without)
 *   prepare, search, rest, none
 *   use ▸ item-ID, or item-ID ▸ its aim (use.ts)
 *   hope ▸ kind-KIND ▸ sheet of aim and otherwise: from the second action on (ruling 32)
 *   storage ▸ sheet of put, wish, otherwise (hands.ts)
 *   exchange ▸ seat-N ▸ sheet of give, take, otherwise
 */

import type { Msg } from '../../../kit/game.ts';
import { type Item as Entry, type Menu, type Pick, sheet, withText } from '../../../kit/menu.ts';
import { wallGain } from '../rules/actions.ts';
import { silentDeed } from '../rules/preparation.ts';
import type { Action, Deed } from '../state.ts';
import type { Me, View } from '../view.ts';
import { exchangeEntry, storageEntry } from './hands.ts';
import { boardsHeld, linesMenu, restLabel, type Wrap } from './lines.ts';
import { allLines, myself, whatComes } from './situation.ts';
import { hopeEntry, useEntry } from './use.ts';

/** Ids of the rows; nobody comes to more: one action, one for empty hands, one more for each drink of six preparations. */
export const actionRows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

export function prepMenu(view: View): Menu<Action> {
  const { me } = view;
  if (!me) return { kind: 'pick', text: [], items: [] };
  return withText(actionsMenu(view, me), () => situation(view, me));
}

function actionsMenu(view: View, me: Me): Menu<Action> {
  if (me.actions <= 1) return deedMenu(view, me, [], false, (deed) => ({ kind: 'prep', deeds: [deed] }));

  const rows = actionRows.slice(0, me.actions).map((id, i) => {
    const prompt = { id: 'citadel-form-action', args: { number: i + 1 } };
    return [id, { label: prompt, menu: deedMenu(view, me, [prompt], i > 0, (deed) => deed) }] as const;
  });
  return sheet<Record<string, Deed>, Action>([], Object.fromEntries(rows), (answers) => ({
    kind: 'prep',
    deeds: Object.values(answers),
  }));
}

function deedMenu<A>(view: View, me: Me, text: readonly Msg[], later: boolean, wrap: Wrap<A>): Pick<A> {
  const silent = silentDeed(me, view.lines);
  const leaf = (id: 'prepare' | 'search' | 'none', label: Msg): Entry<A> => ({ id, label, do: wrap({ do: id }) });
  return {
    kind: 'pick',
    text,
    items: [
      {
        id: 'strengthen',
        label: { id: 'citadel-form-strengthen', args: { by: wallGain(me.bonus, boardsHeld(me)) } },
        open: () => linesMenu(view, me, wrap),
      },
      leaf('prepare', { id: 'citadel-form-prepare' }),
      leaf('search', { id: 'citadel-form-search' }),
      { id: 'rest', label: restLabel(me), do: wrap({ do: 'rest' }) },
      useEntry(view, me, wrap),
      ...(later ? [hopeEntry(view, me, wrap)] : []),
      storageEntry(view, me, wrap),
      exchangeEntry(view, me, wrap),
      leaf('none', { id: 'citadel-form-none' }),
    ],
    otherwise: silent.do,
  };
}

/** Myself, the lines, what may come. */
function situation(view: View, me: Me): readonly Msg[] {
  return [
    ...(me.actions > 1 ? [{ id: 'citadel-form-actions', args: { actions: me.actions } }] : []),
    ...myself(me),
    ...allLines(view),
    ...whatComes(view, me),
  ];
}
