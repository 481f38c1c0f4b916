/** The end of a game: places, the seed behind the published hash, and once more. */
import { msg } from '../../i18n/msg.ts';
import { commitment } from '../../kit/dice.ts';
import type { Msg } from '../../kit/game.ts';
import type { CommitRecord } from '../../table/aggregate.ts';
import { press, type Row } from './keyboard.ts';
import { pages, spoken, text } from './page.ts';
import { figureOf } from './people.ts';
import type { Drawn, Stage } from './scene.ts';

/**
 * @param last the commit that ended the game: its last headline is the outcome in a line
 * @param peeks how often an operator has read what was secret
 */
export function endScreen(stage: Stage, last?: CommitRecord, peeks = 0): readonly Drawn[] {
  const { speech, table, game } = stage;
  const title = msg('table-end-title', { game: { id: `${game.id}-title` }, table: table.name });
  return pages(
    text(spoken(speech, [title, ...outcome(last)]), spoken(speech, places(stage)), spoken(speech, unmasked(stage)), [
      speech.html(msg('table-end-fair', { seed: table.seed, hash: commitment(table.seed) })),
      peeks > 0 ? speech.html(msg('admin-told-peeks', { peeks })) : undefined,
    ]),
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
function places({ table, game }: Stage): readonly Msg[] {
  const order = (game.outcome(table.state) ?? []).filter((seats) => seats.length > 0);
  if (order.length < 2) return [];
  let place = 1;
  return order.map((seats) => {
    const line = msg('table-end-place', { place, names: seats.map((seat) => ({ seat })) });
    place += seats.length;
    return line;
  });
}
