/** The chapter under way, as far as it has come. Pure. */
import type { AnyGame, Note } from '../../kit/game.ts';
import type { Table } from '../model/aggregate.ts';

/** What has happened in the chapter under way, as an onlooker may read it. */
export function chronicleOf(game: AnyGame, { state }: Pick<Table, 'state'>): readonly Note[] {
  return state === null || !game.chronicle ? [] : game.chronicle(game.view(state, null));
}
