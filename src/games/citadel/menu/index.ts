/** What a seat may answer, by ask. */
import type { Ask, Msg } from '../../../kit/game.ts';
import type { Menu } from '../../../kit/menu.ts';
import { bonuses } from '../data/bonuses.ts';
import { bonusEffect, bonusName, itemState, lineShort, who } from '../names.ts';
import { silentConsent } from '../rules/preparation.ts';
import type { Action } from '../state.ts';
import type { Offer, View } from '../view.ts';
import { planMenu } from './plan.ts';
import { prepMenu } from './prep.ts';

export function menuOf(view: View, ask: Ask): Menu<Action> {
  switch (view.phase) {
    case 'bonus':
      return bonusMenu(view);
    case 'prep':
      return prepMenu(view);
    case 'consent':
      return consentMenu(view);
    case 'plan':
      return planMenu(view, ask);
    case 'over':
      return { kind: 'pick', text: [], items: [] };
    default:
      return view.phase satisfies never;
  }
}

/** Ids are the names of the bonuses; silence takes the health (ruling 3). */
function bonusMenu(view: View): Menu<Action> {
  return {
    kind: 'pick',
    text: [
      { id: 'citadel-form-bonus', args: { lines: view.lines.length, people: view.players.length } },
      ...view.lines.map((line, i) => lineShort(i + 1, line)),
      ...bonuses.map((bonus) => ({
        id: 'citadel-form-bonus-line',
        args: { bonus: bonusName(bonus), effect: bonusEffect(bonus) },
      })),
    ],
    items: bonuses.map((bonus) => ({ id: bonus, label: bonusName(bonus), do: { kind: 'bonus', bonus } })),
    otherwise: 'health',
  };
}

/** Ids `seat-N` of those who offer: ticked is agreed. */
function consentMenu(view: View): Menu<Action> {
  const { offers } = view;
  const gifts = offers.filter((x) => silentConsent(x.gives.length, x.takes.length));
  return {
    kind: 'some',
    text: [{ id: 'citadel-form-consent' }, ...offers.map(offerLine)],
    items: offers.map((offer) => ({
      id: `seat-${offer.who}`,
      label: { id: 'citadel-form-consent-person', args: { person: who(offer.who) } },
    })),
    min: 0,
    max: offers.length,
    otherwise: gifts.map((x) => `seat-${x.who}`),
    done: (ids) => ({
      kind: 'consent',
      agreed: offers.map((x) => x.who).filter((seat) => ids.includes(`seat-${seat}`)),
    }),
  };
}

function offerLine(offer: Offer): Msg {
  const person = who(offer.who);
  const gives = offer.gives.map(itemState);
  const takes = offer.takes.map(itemState);
  if (takes.length === 0) return { id: 'citadel-offer-gives', args: { person, gives } };
  if (gives.length === 0) return { id: 'citadel-offer-takes', args: { person, takes } };
  return { id: 'citadel-offer-both', args: { person, gives, takes } };
}
