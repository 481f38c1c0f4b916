/** How a game ended, as it is kept for ever: by the rules of that day, and with whose game it was. Pure. */
import type { AnyGame, Seat } from '../../kit/game.ts';
import type { GameOutcome, Table } from '../model/aggregate.ts';
import { ownerOf } from './sitting.ts';

/** By the rules. None is first where they name no places. */
export function outcomeOf(game: Pick<AnyGame, 'outcome'>, table: Table): GameOutcome {
  return { places: (game.outcome(table.state) ?? []).filter((seats) => seats.length > 0), whose: whoseGame(table) };
}

/** The game knows no such end: whoever gives it up is last, and all others share the first place. */
export function resignedOutcome(table: Table, resigned: Seat): GameOutcome {
  const others = [...table.seats.keys()].filter((seat) => seat !== resigned);
  return { places: [others, [resigned]], whose: whoseGame(table) };
}

/** The owner's, whoever played for them at the end; the substitute's who has the seat for good. */
function whoseGame({ seats }: Table): GameOutcome['whose'] {
  return seats.map(ownerOf);
}

/** Who came first; undefined where nobody did: what all share is no win. */
export function winnersIn({ places }: GameOutcome): readonly Seat[] | undefined {
  return places.length < 2 ? undefined : places[0];
}
