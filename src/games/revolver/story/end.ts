/** How a duel is remembered. */
import type { Msg, Note, Seat } from '../../../kit/game.ts';
import { who } from '../names.ts';
import { otherOf, playerAt } from '../rules/seats.ts';
import type { State } from '../state.ts';

/** The last headline stands above the end (bot/screens/story/end.ts), the count before it. */
export function storyOfEnd(state: State): readonly Note[] {
  const { end, shots } = state;
  if (!end) return [];
  const bullets = shots.filter((shot) => shot.fate !== 'blank');
  const self = shots.filter((shot) => shot.shooter === shot.target);
  const count: Msg = {
    id: 'revolver-end-tally',
    args: {
      shots: shots.length,
      bullets: bullets.length,
      stopped: bullets.filter((shot) => shot.fate !== 'hit').length,
      self: self.length,
    },
  };
  return [
    { rank: 'headline', text: endLine(state, end) },
    ...(shots.length > 0 ? [{ rank: 'line' as const, text: count }] : []),
    ...([0, 1] satisfies Seat[]).flatMap((seat): Note[] => {
      const dared = self.filter((shot) => shot.shooter === seat).length;
      return dared > 1
        ? [{ rank: 'line', text: { id: 'revolver-end-dared', args: { person: who(seat), dared } } }]
        : [];
    }),
  ];
}

function endLine(state: State, end: NonNullable<State['end']>): Msg {
  if (end.by === 'draw') return { id: 'revolver-end-draw', args: { health: playerAt(state, 0).health } };
  const { winner, by } = end;
  const [mine, other] = [playerAt(state, winner).health, playerAt(state, otherOf(winner)).health];
  return {
    id: `revolver-end-${by}`,
    args: by === 'count' ? { winner: who(winner), mine, other } : { winner: who(winner), loser: who(otherOf(winner)) },
  };
}
