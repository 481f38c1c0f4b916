/**
 * Orders for the other's shot (rulings 6, 12): one press each, in force at once; what stands is chosen. The ids:
 *
 *   none
 *   shield, misfire   ▸ always, from-N: the least odds of a bullet, in percent
 *   medkit            ▸ always, last, never
 */
import type { Item, Pick } from '../../../kit/menu.ts';
import type { DefenceCard } from '../data/cards.ts';
import { cardName, medkitName, noSuchCard } from '../names.ts';
import { chamberLine, handLines } from '../situation.ts';
import { type Action, type Defence, type MedkitOrder, medkitOrders } from '../state.ts';
import type { View } from '../view.ts';

/** 0: always. */
export const thresholds = [0, 30, 40, 50, 60, 75, 100] as const;
const defenceCards: readonly DefenceCard[] = ['shield', 'misfire'];

export function ordersMenu(view: View): Pick<Action> {
  const stands = view.me?.defence ?? null;
  const medkit = view.me?.medkit ?? 'last';
  return {
    kind: 'pick',
    text: [
      { id: `revolver-orders-text-${view.options.defence}` },
      chamberLine(view),
      ...handLines(view),
      { id: 'revolver-orders-medkit', args: { order: medkitName(medkit) } },
    ],
    items: [
      { id: 'none', label: { id: 'revolver-orders-none' }, do: { kind: 'defence', defence: null } },
      ...defenceCards.map((card) => defenceItem(view, card, stands)),
      { id: 'medkit', label: cardName('medkit'), open: () => medkitMenu(medkit) },
    ],
    otherwise: stands?.card ?? 'none',
  };
}

function defenceItem(view: View, card: DefenceCard, stands: Defence | null): Item<Action> {
  const label = cardName(card);
  if (!view.me?.hand.includes(card)) return { id: card, label, no: noSuchCard(card) };
  return { id: card, label, open: () => conditionMenu(view, card, stands?.card === card ? stands.from : 0) };
}

function conditionMenu(view: View, card: DefenceCard, from: number): Pick<Action> {
  return {
    kind: 'pick',
    text: [{ id: `revolver-condition-${card}` }, chamberLine(view)],
    items: thresholds.map((percent) => ({
      id: percent === 0 ? 'always' : `from-${percent}`,
      label: { id: 'revolver-condition', args: { from: percent } },
      do: { kind: 'defence', defence: { card, from: percent } },
    })),
    otherwise: from === 0 ? 'always' : `from-${from}`,
  };
}

function medkitMenu(stands: MedkitOrder): Pick<Action> {
  return {
    kind: 'pick',
    text: [{ id: 'revolver-medkit-text' }],
    items: medkitOrders.map((medkit) => ({ id: medkit, label: medkitName(medkit), do: { kind: 'medkit', medkit } })),
    otherwise: stands,
  };
}
