/** The duel in words: the twin of its picture. */
import type { Msg } from '../../kit/game.ts';
import { rounds, shotsInRound } from './data/cards.ts';
import { handNames, who } from './names.ts';
import { chamberLine, handLines, laidLine, missedLines, peopleLines } from './situation.ts';
import type { End, Shot } from './state.ts';
import type { View } from './view.ts';

export function board(view: View): readonly Msg[] {
  const { round, shooter, left, end } = view;
  const shot = shotsInRound - left.bullets - left.blanks + 1;
  const heading = end
    ? overLine(end)
    : { id: 'revolver-board', args: { round, rounds, shot, shots: shotsInRound, shooter: who(shooter) } };
  return [
    heading,
    chamberLine(view),
    ...peopleLines(view),
    ...(end ? [] : [laidLine(view)]),
    ...handLines(view),
    pilesLine(view),
    ...roundLines(view),
    ...missedLines(view),
  ];
}

function overLine(end: End): Msg {
  return 'winner' in end
    ? { id: 'revolver-board-won', args: { winner: who(end.winner) } }
    : { id: 'revolver-board-draw' };
}

function pilesLine({ deck, discard }: View): Msg {
  return discard.length > 0
    ? { id: 'revolver-board-piles', args: { deck, discard: handNames(discard) } }
    : { id: 'revolver-board-deck', args: { deck } };
}

/** The shots of this round, oldest first. */
function roundLines({ shots, round }: View): readonly Msg[] {
  const these = shots.filter((shot) => shot.round === round);
  return these.length > 0 ? [{ id: 'revolver-board-shots', args: { shots: these.map(shotName) } }] : [];
}

function shotName({ shooter, target, fate }: Shot): Msg {
  return { id: 'revolver-board-shot', args: { shooter: who(shooter), self: shooter === target ? 'yes' : 'no', fate } };
}
