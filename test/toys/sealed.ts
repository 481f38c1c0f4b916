/** A toy in the style of Citadel: everybody answers under seal, then all is opened together. Pumps against a flood. */
import type { Dice, Game } from '../../src/kit/game.ts';
import { sheet } from '../../src/kit/menu.ts';
import { lettered } from './picture.ts';

interface State {
  readonly round: number;
  readonly water: number;
  /** What the sky will bring; hidden. */
  readonly rain: number;
  readonly people: readonly { readonly strength: number; readonly forecast: number | null }[];
  readonly over: boolean;
}
interface View extends Omit<State, 'rain' | 'people'> {
  readonly strengths: readonly number[];
  readonly forecast: number | null;
}
interface Action {
  readonly job: 'pump' | 'rest' | 'look';
  readonly hope: readonly string[];
}
const options = { rounds: ['4', '2'] } as const;
const label = (id: string) => ({ id: `flood-${id}` });

export const flood: Game<State, Action, View, typeof options> = {
  id: 'flood',
  version: 1,
  options,
  recommended: { rounds: '2' },
  clocks: { plan: 'long' },
  topics: ['goal'],
  seats: () => ({ min: 2, max: 6 }),
  setup: (seats, { rounds }, dice) => ({
    state: {
      round: Number(rounds),
      water: 10,
      rain: dice.roll(1)[0] ?? 1,
      people: Array.from({ length: seats }, () => ({ strength: 3, forecast: null })),
      over: false,
    },
    notes: [{ rank: 'headline', text: label('begins') }],
  }),
  asks: (state) =>
    state.over
      ? []
      : [
          {
            key: `plan:${state.round}`,
            question: 'plan',
            title: { id: 'flood-ask', args: { round: state.round } },
            seats: [...state.people.keys()],
            mode: 'sealed',
            clock: 'plan',
          },
        ],
  playing: ({ people }) => [...people.keys()],
  view: ({ rain: _, people, ...open }, seat) => ({
    ...open,
    strengths: people.map((x) => x.strength),
    forecast: seat === null ? null : (people[seat]?.forecast ?? null),
  }),
  menu: (view) =>
    sheet(
      [{ id: 'flood-form', args: { water: view.water } }],
      {
        job: {
          label: label('job'),
          menu: {
            kind: 'pick',
            text: [],
            items: [
              { id: 'pump', label: label('pump'), do: 'pump' },
              { id: 'rest', label: label('rest'), do: 'rest' },
              view.forecast === null
                ? { id: 'look', label: label('look'), do: 'look' }
                : { id: 'look', label: label('look'), no: label('seen') },
            ],
            otherwise: 'rest',
          },
        },
        hope: {
          label: label('hope'),
          menu: {
            kind: 'order',
            text: [],
            items: ['sun', 'wind'].map((id) => ({ id, label: label(id) })),
            done: (ids) => ids,
          },
        },
      },
      (answers: Action) => answers,
    ),
  apply: (state, answers, dice) => after(state, answers, dice),
  outcome: ({ over, people }) => (over ? [[...people.keys()]] : undefined),
  board: (view) => [{ id: 'flood-board', args: { water: view.water, rounds: view.round } }],
  picture: (view, words) => lettered(flood.board(view), words),
  tell: (_, __, action) => [label(action.job)],
  play: (view) => ({ rows: { job: { pick: view.water > 8 ? 'pump' : 'rest' } } }),
};

function after(
  state: State,
  answers: readonly { readonly seat: number; readonly action: Action }[],
  dice: Dice,
): ReturnType<typeof flood.apply> {
  const jobOf = (seat: number) => answers.find((x) => x.seat === seat)?.action.job;
  const pumped = answers.filter((x) => x.action.job === 'pump').length;
  const water = Math.max(0, state.water + state.rain - pumped);
  const lookers = answers.filter((x) => x.action.job === 'look').map((x) => x.seat);
  const rain = dice.range(1, 6);
  const round = state.round - 1;
  return {
    state: {
      round,
      water,
      rain,
      people: state.people.map((person, seat) => ({
        strength: jobOf(seat) === 'rest' ? person.strength + 1 : person.strength,
        forecast: jobOf(seat) === 'look' ? rain : null,
      })),
      over: round === 0,
    },
    notes: [
      { rank: 'headline', text: { id: 'flood-stands', args: { water } } },
      ...(lookers.length > 0
        ? [{ rank: 'line', secret: { seats: lookers, text: { id: 'flood-forecast', args: { rain } } } } as const]
        : []),
    ],
  };
}

export const floodHides = (path: string, seat: number | null): boolean =>
  path === 'rain' || (/^people\.\d+\.forecast$/.test(path) && path !== `people.${seat}.forecast`);
