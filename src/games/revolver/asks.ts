/** Whom the game waits for: the shooter. Both may change their orders at any time. */
import type { Ask } from '../../kit/game.ts';
import { shotsInRound } from './data/cards.ts';
import type { State } from './state.ts';

export const ordersKey = 'orders';

export function asksOf(state: State): readonly Ask[] {
  if (state.end) return [];
  const { round, shooter, chamber, shots } = state;
  const shot = shotsInRound - chamber.length + 1;
  return [
    { key: ordersKey, title: { id: 'revolver-ask-orders' }, seats: [0, 1], mode: 'standing', clock: 'shot' },
    {
      key: `shot:${shots.length + 1}`,
      title: { id: 'revolver-ask-shot', args: { round, shot, shots: shotsInRound, shooter: { seat: shooter } } },
      seats: [shooter],
      mode: 'open',
      clock: 'shot',
    },
  ];
}
