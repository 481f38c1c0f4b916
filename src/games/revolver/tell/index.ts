/** What an answer means, in the words of a receipt, with what speaks against it. */
import type { Ask, Msg } from '../../../kit/game.ts';
import type { Question } from '../asks.ts';
import { cardName, defenceName, medkitName, who } from '../names.ts';
import { odds, reaches } from '../rules/chamber.ts';
import { otherOf } from '../rules/seats.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';

type Shot = Extract<Action, { kind: 'shot' }>;

export function tell(view: View, _ask: Ask<Question>, action: Action): readonly Msg[] {
  switch (action.kind) {
    case 'shot':
      return [shotLine(view, action), ...warnings(view, action)];
    case 'defence': {
      const { defence } = action;
      const idle = defence !== null && !reaches(view.left, defence.from);
      return [
        { id: 'revolver-tell-defence', args: { order: defenceName(defence) } },
        ...(idle ? [{ id: 'revolver-tell-defence-idle', args: { odds: odds(view.left) } }] : []),
      ];
    }
    case 'medkit':
      return [{ id: 'revolver-tell-medkit', args: { order: medkitName(action.medkit) } }];
    default:
      return action satisfies never;
  }
}

function shotLine(view: View, { bonus, target }: Shot): Msg {
  const at = target === 'self' ? { id: 'revolver-tell-self' } : otherLine(view);
  return bonus ? { id: 'revolver-tell-after-bonus', args: { card: cardName(bonus), at } } : at;
}

function otherLine(view: View): Msg {
  return { id: 'revolver-tell-other', args: { person: who(otherOf(view.shooter)) } };
}

function warnings(view: View, { bonus, target }: Shot): readonly Msg[] {
  const health = (view.people[view.shooter]?.health ?? 0) + (bonus === 'medkit' ? 1 : 0);
  const canBleed = view.left.bullets > 0;
  if (target === 'self' && health === 1 && canBleed)
    return [{ id: 'revolver-warn-last', args: { odds: odds(view.left) } }];
  if (target === 'other' && view.left.bullets === 0) return [{ id: 'revolver-warn-no-bullets' }];
  return [];
}
