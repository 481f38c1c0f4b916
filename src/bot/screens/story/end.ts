/** The end of a game: places, the seed behind the published hash, and once more. */

import { commitment } from '../../../kit/dice.ts';
import type { Msg, Seat } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { figureOf } from '../../../table/facts/anonymity.ts';
import type { CommitRecord } from '../../../table/model/aggregate.ts';
import { press, type Row } from '../parts/keyboard.ts';
import { titleOf } from '../parts/named.ts';
import { pages, spoken, text } from '../parts/page.ts';
import type { Drawn, Scene, Stage } from '../parts/scene.ts';
import { peekLines } from './log.ts';

type End = Omit<Extract<Scene, { kind: 'end' }>, 'kind'>;

/** The last headline of the commit that ended the game is the outcome in a line. */
export function endScreen(stage: Stage, { last, opened = 0, peeks = [], resigned }: End = {}): readonly Drawn[] {
  const { speech, table, game } = stage;
  const title = msg('table-end-title', { game: titleOf(game.id), table: table.name });
  return pages(
    text(
      spoken(speech, [title, ...(resigned === undefined ? outcome(last) : givenUp(stage, resigned))]),
      spoken(speech, places(stage, resigned)),
      spoken(speech, unmasked(stage)),
      peekLines(stage, peeks),
      [
        speech.html(msg('table-end-fair', { seed: table.seed, hash: commitment(table.seed) })),
        opened > 0 ? speech.html(msg('admin-told-peeks', { peeks: opened })) : undefined,
      ],
    ),
    endButtons(stage),
  );
}

/** @param strip whether the whole game is still to be had in pictures */
export function endButtons({ speech, table }: Stage, { strip = true } = {}): readonly Row[] {
  const again = press(
    speech.plain(msg('table-button-again')),
    { on: 'lobby', table: table.id, act: 'again' },
    'primary',
  );
  const all = press(speech.plain(msg('board-button-strip')), { on: 'page', table: table.id, what: 'strip', page: 0 });
  return [[again], strip ? [all] : []];
}

function givenUp({ table }: Stage, resigned: Seat): readonly Msg[] {
  const others = table.seats.flatMap((_, seat) => (seat === resigned ? [] : [{ seat }]));
  return [msg('private-resigned', { name: { seat: resigned }, others })];
}

/** The last headline of the commit that ended the game is the outcome in a line. */
function outcome(commit: CommitRecord | undefined): readonly Msg[] {
  return (commit?.notes ?? []).flatMap(({ rank, text: said }) => (rank === 'headline' && said ? [said] : [])).slice(-1);
}

/** Who was who at an anonymous table. */
function unmasked({ table }: Stage): readonly Msg[] {
  if (table.settings.anonymous !== true) return [];
  const lines = table.seats.map((_, seat) => msg('anonymous-was', { figure: figureOf(seat), seat: { seat } }));
  return [msg('anonymous-end'), ...lines];
}

/** What all share needs no places: the headlines have told it. Ties share a place, and the place after them counts them all: 1, 1, 3. */
function places({ table }: Stage, resigned: Seat | undefined): readonly Msg[] {
  const order = table.outcome?.places ?? [];
  if (order.length < 2 || resigned !== undefined) return [];
  let place = 1;
  return order.map((seats) => {
    const line = msg('table-end-place', { place, names: seats.map((seat) => ({ seat })) });
    place += seats.length;
    return line;
  });
}
