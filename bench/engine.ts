/** The rules and the menus, without a table around them. */
import { citadel } from '../src/games/citadel/index.ts';
import { diceOf } from '../src/kit/dice.ts';
import { complete } from '../src/kit/menu.ts';
import { optionsOf } from '../src/kit/presets.ts';
import { drive } from '../src/sim/drive.ts';

const GAMES = 30;

export function engine(): string[] {
  cost(10); // the first games pay for the compiler
  const ten = cost(10);
  const sixteen = cost(16);
  return [
    `a whole game among computer players, 16 seats to 10: ${ratio(sixteen.game, ten.game)} (${sixteen.game.toFixed(1)} ms to ${ten.game.toFixed(1)} ms, ${GAMES} games each)`,
    `one form's menu, its default read, to one commit with its story, 16 seats: ${ratio(sixteen.menu, sixteen.commit)} (${sixteen.menu.toFixed(2)} ms to ${sixteen.commit.toFixed(2)} ms)`,
    `state as JSON at the end of a game to its beginning, 16 seats: ${ratio(sixteen.last, sixteen.first)} (${sixteen.last} to ${sixteen.first} bytes)`,
  ];
}

function cost(seats: number) {
  const options = optionsOf(citadel, 'recommended');
  let [menus, menuTime, commits, commitTime, first, last] = [0, 0, 0, 0, 0, 0];
  const begun = performance.now();
  for (let game = 0; game < GAMES; game++) {
    const played = drive(citadel, { seats, options, seed: `bench/${game}` }, ({ ask, view }, dice) =>
      citadel.play(view, ask, dice),
    );
    for (const { number, state } of played) {
      const size = JSON.stringify(state).length;
      if (number === 1 && game === 0) first = size;
      if (game === 0) last = size;
    }
  }
  const game = (performance.now() - begun) / GAMES;

  for (const { before, answers, number, ask } of drive(
    citadel,
    { seats, options, seed: 'bench/one' },
    ({ ask, view }, dice) => citadel.play(view, ask, dice),
  )) {
    if (!ask) continue;
    for (const seat of ask.seats) {
      const start = performance.now();
      complete(citadel.menu(citadel.view(before, seat), ask));
      menuTime += performance.now() - start;
      menus += 1;
    }
    const start = performance.now();
    citadel.apply(before, answers, diceOf('bench/one', number));
    commitTime += performance.now() - start;
    commits += 1;
  }
  return { game, menu: menuTime / menus, commit: commitTime / commits, first, last };
}

export const ratio = (a: number, b: number): string => `${(a / b).toFixed(2)} : 1`;
