/**
 * A whole turn in one form, filled in with what silence means: shoot the other, no bonus (ruling 20). The ids:
 *
 *   bonus    ▸ none, intercept, medkit; there only with such a card in hand
 *   target   ▸ other, self
 */
import { type Item, type Pick, type Sheet, sheet } from '../../../kit/menu.ts';
import type { BonusCard } from '../data/cards.ts';
import { cardName, unplayableText, who } from '../names.ts';
import { unplayable } from '../rules/bonus.ts';
import { odds } from '../rules/chamber.ts';
import { otherOf } from '../rules/seats.ts';
import { afterLine, chamberLine, handLines, laidLine, missedLines, peopleLines } from '../situation.ts';
import type { Action, Target } from '../state.ts';
import type { View } from '../view.ts';

const bonusCards: readonly BonusCard[] = ['intercept', 'medkit'];

export function shotMenu(view: View): Sheet<Action> {
  const text = [
    chamberLine(view),
    ...peopleLines(view),
    ...handLines(view),
    laidLine(view),
    afterLine(view),
    ...missedLines(view),
  ];
  const target = { label: { id: 'revolver-row-target' }, menu: targetMenu(view) };
  if (!bonusCards.some((card) => view.me?.hand.includes(card))) {
    return sheet<{ target: Target }, Action>(text, { target }, (row) => ({ kind: 'shot', bonus: null, ...row }));
  }
  const bonus = { label: { id: 'revolver-row-bonus' }, menu: bonusMenu(view) };
  return sheet<{ bonus: BonusCard | null; target: Target }, Action>(text, { bonus, target }, (rows) => ({
    kind: 'shot',
    ...rows,
  }));
}

function bonusMenu(view: View): Pick<BonusCard | null> {
  return {
    kind: 'pick',
    text: [{ id: 'revolver-bonus-text' }, ...peopleLines(view)],
    items: [
      { id: 'none', label: { id: 'revolver-bonus-none' }, do: null },
      ...bonusCards.filter((card) => view.me?.hand.includes(card)).map((card) => bonusItem(view, card)),
    ],
    otherwise: 'none',
  };
}

function bonusItem(view: View, card: BonusCard): Item<BonusCard> {
  const [me, other] = [view.people[view.shooter], view.people[otherOf(view.shooter)]];
  const args = { health: me?.health ?? 0, full: view.full, cards: other?.cards ?? 0 };
  const why = unplayable(card, args);
  if (why) return { id: card, label: cardName(card), no: unplayableText(card, why) };
  const label =
    card === 'medkit'
      ? { id: 'revolver-bonus-medkit', args: { health: args.health, after: args.health + 1 } }
      : { id: 'revolver-bonus-intercept', args: { cards: args.cards } };
  return { id: card, label, do: card };
}

function targetMenu(view: View): Pick<Target> {
  const percent = odds(view.left);
  const other = who(otherOf(view.shooter));
  return {
    kind: 'pick',
    text: [{ id: 'revolver-target-text', args: { odds: percent } }, laidLine(view)],
    items: [
      { id: 'other', label: { id: 'revolver-target-other', args: { person: other } }, do: 'other' },
      { id: 'self', label: { id: 'revolver-target-self' }, do: 'self' },
    ],
    otherwise: 'other',
  };
}
