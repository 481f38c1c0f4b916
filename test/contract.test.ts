/** Every registered game keeps the contract (kit/game.ts). */
import { expect, test } from 'vitest';
import type { Action, State } from '../src/games/citadel/state.ts';
import { games } from '../src/games/index.ts';
import { laidBy } from '../src/games/revolver/rules/defence.ts';
import { otherOf } from '../src/games/revolver/rules/seats.ts';
import type { State as Duel } from '../src/games/revolver/state.ts';
import { locales } from '../src/i18n/locale.ts';
import { loadLocales } from '../src/i18n/speak.ts';
import type { Seat } from '../src/kit/game.ts';
import { contract, type Plan } from './contract.ts';
import { localesOf } from './lexicon.ts';

const lexicons = localesOf('locales');

/** The longest that Telegram allows, of wide letters, without a space, and what no font has. */
const names = ['Щ'.repeat(64), 'Мария-Антуанетта Жозефина Шарлотта фон Габсбург-Лотарингская 👑', '漢字', '<b>&"'];
const spoken = loadLocales('locales');
const voices = Object.fromEntries(
  locales.map((locale) => {
    const speech = spoken.speak(locale, (seat) => names[seat % names.length]);
    return [locale, { say: speech.plain }];
  }),
);

const plans: Readonly<Record<string, Plan>> = {
  citadel: {
    players: [11],
    games: 1,
    commits: 2 + 3 * 7 + 10,
    leaves: 8,
    variants: [
      {
        name: 'everything-else',
        options: {
          wave_scale: '0.3',
          small_table: 'on',
          empty_line: 'walls_stay',
          exchange_consent: 'on',
          fists_reach_spitters: 'on',
        },
        players: [4, 16],
      },
    ],
    lexicons,
    voices,
    hidden: citadelHides,
    reveals: citadelReveals,
  },
  revolver: {
    players: [2],
    games: 1,
    commits: 3 * 12 * 3 + 1, // before each shot both may give an order
    variants: [
      { name: 'open-five', options: { health: '5' }, players: [2] },
      { name: 'hidden-six', options: { health: '6', defence: 'hidden' }, players: [2] },
    ],
    lexicons,
    voices,
    hidden: revolverHides,
    reveals: (_, answers) => answers.some(({ action }) => action.kind === 'shot'),
  },
  office: {
    players: [4],
    games: 1,
    commits: 5_000,
    leaves: 3,
    pictures: 25,
    variants: [{ name: 'any-line', options: { order: 'windows', plan: 'players', sight: 'any_line' }, players: [8] }],
    lexicons,
    voices,
    // What lies face down is known to nobody (ruling 13); it shows itself when somebody steps on it.
    hidden: (path) => /^tokens\.\d+\.token$/.test(path),
  },
};

test('every registered game is held to the contract', () => {
  expect(Object.keys(plans)).toEqual(Object.keys(games));
});

for (const [name, plan] of Object.entries(plans)) {
  const game = games[name];
  if (game) contract(game, plan);
}

/** Ruling 87, on the state. */
function citadelHides(path: string, seat: Seat | null, state: State): boolean {
  const [part, owner, field] = path.split('.');
  if (part === 'coming') return true;
  if (part === 'players' && owner !== String(seat)) {
    return (
      field === 'scouted' || field === 'plan' || field === 'keep' || (field === 'bonus' && state.phase === 'bonus')
    );
  }
  if (part !== 'waiting' || owner === String(seat)) return false;
  return !(state.waiting?.[Number(owner)] ?? []).some((deed) => deed.do === 'exchange' && deed.seat === seat);
}

/** The wave shows itself when it comes, waiting exchanges when they are carried out, and binoculars to whom they serve. */
function citadelReveals(state: State, answers: readonly { seat: Seat; action: Action }[], seat: Seat | null): boolean {
  if (state.phase === 'plan' || state.phase === 'consent') return true;
  return answers.some(
    ({ seat: by, action }) => by === seat && action.kind === 'prep' && action.deeds.some((deed) => deed.do === 'use'),
  );
}

/**
 * The other's hand and orders, but for the card that lies before him; the deck. The chamber's order is tested apart
 * (games/revolver/view.test.ts): its cards are counted in public.
 */
function revolverHides(path: string, seat: Seat | null, state: Duel): boolean {
  const [part, owner, field, index] = path.split('.');
  if (part === 'deck') return true;
  if (part !== 'players' || owner === String(seat)) return false;
  if (field === 'medkit') return true;
  const laid = Number(owner) === otherOf(state.shooter) ? laidBy(state, Number(owner)) : null;
  if (field === 'defence') return laid === null;
  return field === 'hand' && (laid === null || index !== String(state.players[Number(owner)]?.hand.indexOf(laid)));
}
