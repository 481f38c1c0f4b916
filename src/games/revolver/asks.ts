/** Whom the game waits for: the shooter. Both may change their orders at any time. */
import type { Ask } from '../../kit/game.ts';
import { shotsInRound } from './data/cards.ts';
import type { State } from './state.ts';

export type Question = 'orders' | 'shot';

export function asksOf(state: State): readonly Ask<Question>[] {
  if (state.end) return [];
  const { round, shooter, chamber, shots } = state;
  const shot = shotsInRound - chamber.length + 1;
  return [
    { key: 'orders', question: 'orders', title: { id: 'revolver-ask-orders' }, seats: [0, 1], mode: 'standing' },
    {
      key: `shot:${shots.length + 1}`,
      question: 'shot',
      title: { id: 'revolver-ask-shot', args: { round, shot, shots: shotsInRound, shooter: { seat: shooter } } },
      seats: [shooter],
      mode: 'open',
      clock: 'shot',
    },
  ];
}
