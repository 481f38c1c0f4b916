/** What people read of a commit: its facts, put into words in the order in which they are told. */
import type { Note } from '../../../kit/game.ts';
import { type Fact, factsOf } from '../facts.ts';
import type { State } from '../state.ts';
import { endNotes } from './end.ts';
import { bonusesShown, fortressBuilt, moreActions, storyOfPreparation, surplusStored } from './prep.ts';
import { storyOfWave } from './wave.ts';

/** @param state as the commit left it */
export function storyOf(state: State, facts: readonly Fact[]): readonly Note[] {
  return [
    ...factsOf(facts, 'built').flatMap(fortressBuilt),
    ...bonusesShown(factsOf(facts, 'bonus')),
    ...factsOf(facts, 'preparation').flatMap((fact) => storyOfPreparation(state, fact)),
    ...factsOf(facts, 'wave').flatMap((fact) => storyOfWave(state, fact)),
    ...factsOf(facts, 'surplus').map(surplusStored),
    ...moreActions(factsOf(facts, 'actions')),
    ...factsOf(facts, 'over').flatMap(() => endNotes(state)),
  ];
}
