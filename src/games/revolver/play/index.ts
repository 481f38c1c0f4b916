/**
 * The computer player: counts the bullets that are left and weighs tokens against cards, from its own view only.
 *
 *   worth   what an outcome is worth, in tokens of one's own
 */
import type { Ask, Dice } from '../../../kit/game.ts';
import { byDefault, type Draft, type Menu } from '../../../kit/menu.ts';
import type { Question } from '../asks.ts';
import { type BonusCard, type DefenceCard, rounds } from '../data/cards.ts';
import { menuOf } from '../menu/index.ts';
import type { thresholds } from '../menu/orders.ts';
import { unplayable } from '../rules/bonus.ts';
import { otherOf } from '../rules/seats.ts';
import type { Action, Target } from '../state.ts';
import type { Person, View } from '../view.ts';

export function play(view: View, ask: Ask<Question>, _dice: Dice, menu: Menu<Action> = menuOf(view, ask)): Draft {
  return (ask.question === 'orders' ? orders(view) : shot(view)) ?? byDefault(menu)?.draft ?? { rows: {} };
}

// ---- the shot ----

/** A card saves a token or steals another that would; not every one comes to it. */
const cardWorth = 0.6;
/** The last token is the duel. */
const lastTokenWorth = 2;
/** A Misfire lets the shooter try again with the bullet gone. */
const anotherTurnWorth = 0.3;

function shot(view: View): Draft {
  const bonus = bonusOf(view);
  const target = targetOf(view, bonus);
  return { rows: { ...(bonus ? { bonus: { pick: bonus } } : {}), target: { pick: target } } };
}

/** A Medkit waits for a wound, but not longer: it might be stolen. A theft is never a loss. */
function bonusOf(view: View): BonusCard | undefined {
  const [me, other] = both(view);
  if (!me || !other) return undefined;
  const held = (['medkit', 'intercept'] as const).filter((card) => view.me?.hand.includes(card));
  return held.find((card) => !unplayable(card, { health: me.health, full: view.full, cards: other.cards }));
}

function targetOf(view: View, bonus: BonusCard | undefined): Target {
  const [me, other] = both(view);
  const { bullets, blanks } = view.left;
  const p = bullets / (bullets + blanks);
  const isLast = view.round === rounds && bullets + blanks === 1;
  const saved = view.me?.medkit !== 'never' && medkits(view) > (bonus === 'medkit' ? 1 : 0);
  const health = (me?.health ?? 0) + (bonus === 'medkit' ? 1 : 0);
  const mine = saved ? cardWorth : health === 1 ? lastTokenWorth : 1;
  const self = (isLast ? 0 : cardWorth) - p * mine;
  return self > atOther(view, other, p) ? 'self' : 'other';
}

/** Whatever is laid meets the bullet, hidden or not. */
function atOther({ laid }: View, other: Person | undefined, p: number): number {
  if (laid === 'misfire') return p * anotherTurnWorth;
  if (laid !== null) return 0;
  return p * (other?.health === 1 ? lastTokenWorth : 1);
}

function medkits({ me }: View): number {
  return me?.hand.filter((card) => card === 'medkit').length ?? 0;
}

function both(view: View): readonly [me: Person | undefined, other: Person | undefined] {
  const seat = view.seat ?? view.shooter;
  return [view.people[seat], view.people[otherOf(seat)]];
}

// ---- orders ----

/** One change at a time; undefined: all stands as it should. */
function orders(view: View): Draft | undefined {
  const { me } = view;
  if (!me) return undefined;
  const card = (['misfire', 'shield'] satisfies DefenceCard[]).find((x) => me.hand.includes(x));
  const from = waitsFor(view);
  if (card && (me.defence?.card !== card || me.defence.from !== from)) {
    return { pick: card, within: { pick: from === 0 ? 'always' : `from-${from}` } };
  }
  // Saved by it at once, it cannot be stolen any more.
  return me.medkit === 'always' ? undefined : { pick: 'medkit', within: { pick: 'always' } };
}

/** The less there is to lose and the more cards there are, the lower the odds at which one is spent. */
function waitsFor(view: View): (typeof thresholds)[number] {
  const [me] = both(view);
  const defences = view.me?.hand.filter((card) => card === 'shield' || card === 'misfire').length ?? 0;
  if (me?.health === 1) return 30;
  return me?.health === 2 || defences > 2 ? 40 : 50;
}
