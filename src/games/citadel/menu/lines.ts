/** Screens on which one chooses a line to strengthen, or what to fall back on. */
import type { Msg } from '../../../kit/game.ts';
import type { Menu, Pick } from '../../../kit/menu.ts';
import { lineShort } from '../names.ts';
import { wallGain } from '../rules/actions.ts';
import { boardsIn, restWith, wallWith } from '../rules/moments.ts';
import { silentDeed } from '../rules/preparation.ts';
import type { Deed, Fallback } from '../state.ts';
import type { Me, View } from '../view.ts';

/** Makes a deed into what the menu around it returns. */
export type Wrap<A> = (deed: Deed) => A;

/** What the boards that I hold would add. */
export function boardsHeld(me: Me): number {
  return wallWith(boardsIn(me.items));
}

export function restLabel(me: Me): Msg {
  return { id: 'citadel-form-rest', args: { by: Math.min(restWith(me.items), me.maxHealth - me.health) } };
}

/** A line of one's choice; boards are used unless one goes on to the screen without them (ruling 108). */
export function linesMenu<A>(view: View, me: Me, wrap: Wrap<A>): Pick<A> {
  const silent = silentDeed(me, view.lines);
  const held = boardsHeld(me);
  const main: Pick<A> = {
    kind: 'pick',
    text: [prompt(me, held, held > 0 ? 'yes' : 'no'), ...view.lines.map((line, i) => lineShort(i + 1, line))],
    items: lineItems(view, me, held, wrap),
    otherwise: silent.do === 'strengthen' ? `line-${silent.line}` : undefined,
  };
  if (held === 0) return main;
  const bare: Pick<A> = { kind: 'pick', text: [prompt(me, 0, 'kept')], items: lineItems(view, me, 0, wrap) };
  const label = { id: 'citadel-form-bare', args: { by: wallGain(me.bonus, 0) } };
  return { ...main, items: [...main.items, { id: 'bare', label, open: () => bare }] };
}

/** In the hope of finding boards first. */
export function hopedBoardsMenu<A>(view: View, me: Me, boards: number, wrap: Wrap<A>): Pick<A> {
  return { kind: 'pick', text: [prompt(me, boards, 'hoped')], items: lineItems(view, me, boards, wrap) };
}

/** Rest or a wall, where an action that may fail asks what to do instead (ruling 48). */
export function fallbackMenu(view: View, me: Me): Menu<Fallback> {
  const silent = silentDeed(me, view.lines);
  return {
    kind: 'pick',
    text: [{ id: 'citadel-form-otherwise-text' }],
    items: [
      { id: 'rest', label: restLabel(me), do: { do: 'rest' } },
      ...lineItems(view, me, boardsHeld(me), (fallback) => fallback),
    ],
    otherwise: silent.do === 'rest' ? 'rest' : `line-${silent.line}`,
  };
}

function prompt(me: Me, more: number, boards: 'yes' | 'no' | 'kept' | 'hoped'): Msg {
  return { id: 'citadel-form-lines', args: { by: wallGain(me.bonus, more), boards } };
}

function lineItems<A>(view: View, me: Me, more: number, wrap: (deed: Fallback) => A) {
  return view.lines.map(({ walls }, i) => ({
    id: `line-${i + 1}`,
    label: {
      id: 'citadel-form-line-walls',
      args: { line: i + 1, walls, after: walls + wallGain(me.bonus, more) },
    },
    do: wrap({ do: 'strengthen', line: i + 1, boards: more > 0 }),
  }));
}
