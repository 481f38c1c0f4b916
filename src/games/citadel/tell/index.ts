/** Receipts: what an answer means, in words. */
import type { Ask, Msg } from '../../../kit/game.ts';
import { bonusEffect, bonusName, who } from '../names.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';
import { tellPlan } from './plan.ts';
import { tellPrep } from './prep.ts';

export function tell(view: View, _ask: Ask, action: Action): readonly Msg[] {
  switch (action.kind) {
    case 'bonus':
      return [
        {
          id: 'citadel-act-bonus',
          args: { bonus: bonusName(action.bonus), effect: bonusEffect(action.bonus) },
        },
      ];
    case 'prep':
      return tellPrep(view, action.deeds);
    case 'consent':
      return tellConsent(view, action.agreed);
    case 'plan':
      return tellPlan(view, action.plan);
    default:
      return action satisfies never;
  }
}

function tellConsent(view: View, agreed: readonly number[]): readonly Msg[] {
  const yes = view.offers.filter((x) => agreed.includes(x.who)).map((x) => who(x.who));
  const no = view.offers.filter((x) => !agreed.includes(x.who)).map((x) => who(x.who));
  return [
    ...(yes.length > 0 ? [{ id: 'citadel-act-agree', args: { people: yes } }] : []),
    ...(no.length > 0 ? [{ id: 'citadel-act-decline', args: { people: no } }] : []),
  ];
}
