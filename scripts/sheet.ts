/**
 * `npm run sheet`: every game's boards in all their states on one sheet, docs/boards/<game>.png: with few seats and with many, for the
 * onlooker and for one who plays, from the first board to the last, in both languages, with long names. To be looked at. And the
 * board that the README shows, docs/board.png.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '../src/games/index.ts';
import { locales } from '../src/i18n/locale.ts';
import { loadLocales } from '../src/i18n/speak.ts';
import type { AnyGame } from '../src/kit/game.ts';
import { optionsOf } from '../src/kit/presets.ts';
import { gallery, type Svg } from '../src/kit/svg.ts';
import { draw } from '../src/pictures/index.ts';
import { drive } from '../src/sim/drive.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = loadLocales(`${root}/locales`);
const names = [
  'Анна',
  'Константин Константинопольский',
  'Вася',
  'Екатерина Великая 👑',
  'Лев',
  'Zoë Müller-Lüdenscheidt',
  'Юля',
  'Борис',
  '<b>Боб</b>',
  '漢字',
  'Надежда',
  'Жанна Щукина',
  'Фёдор',
  'Ольга',
  'Пётр',
  'Марта',
];
const columns = 4;
/** Boards of 720 units are looked at as a phone shows them: 360 points wide. */
const phone = 0.5;

function played(game: AnyGame, seats: number) {
  const start = { seats, options: optionsOf(game, 'recommended'), seed: `sheet/${game.id}` };
  return [...drive(game, start, ({ ask, view }, dice) => game.play(view, ask, dice))];
}

/** The first board, the last, and some between them. */
function boards(game: AnyGame, seats: number): readonly Svg[] {
  const commits = played(game, seats);
  return Array.from({ length: columns }, (_, i) => {
    const { state } = commits[Math.round((i * (commits.length - 1)) / (columns - 1))] ?? {};
    const locale = locales[i % locales.length] ?? 'ru';
    const speech = words.speak(locale, (seat) => names[seat]);
    // By turns as the onlooker sees it and as one of the seats does.
    return game.picture(game.view(state, i % 2 === 0 ? null : i % seats), { say: speech.plain });
  });
}

mkdirSync(`${root}/docs/boards`, { recursive: true });
for (const game of Object.values(games)) {
  const { min, max } = game.seats(optionsOf(game, 'recommended'));
  const sizes = [...new Set([min, Math.round((min + max) / 2), max])];
  const sheet = gallery(
    sizes.flatMap((seats) => boards(game, seats)),
    { columns, gap: 24, fill: '#3d4857', title: game.id },
  );
  writeFileSync(`${root}/docs/boards/${game.id}.png`, await draw(sheet, phone));
}

const { citadel } = games;
const shown = citadel && played(citadel, 12)[13];
if (citadel && shown) {
  const people = ['Anna', 'Boris', 'Vera', 'Kate', 'Leo', 'Marta', 'Julia', 'Fred', 'Olga', 'Peter', 'Zoë', 'Jan'];
  const { plain: say } = words.speak('en', (seat) => people[seat]);
  writeFileSync(`${root}/docs/board.png`, await draw(citadel.picture(citadel.view(shown.state, null), { say }), 0.9));
}
