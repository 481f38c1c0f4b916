/** The contract test holds for a toy of each style of game, and fails for each planted fault. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/kit/game.ts';
import type { Box, Svg } from '../../src/kit/svg.ts';
import { clauses, contract, type Plan } from '../contract.ts';
import { lexiconOf } from '../lexicon.ts';
import { cards, cardsHide } from './alternating.ts';
import { gangs, gangsHide } from './figures.ts';
import { maze } from './grid.ts';
import { camp, campHides } from './live.ts';
import { lettered } from './picture.ts';
import { flood, floodHides } from './sealed.ts';
import { toyLexicons } from './words.ts';

const small = { games: 3, commits: 200, lexicons: toyLexicons };
const floods: Plan = {
  ...small,
  players: [2, 4],
  hidden: floodHides,
  reveals: (_, answers, seat) => seat === null || answers.length === 0,
};
const played: Plan = { ...small, players: [2], hidden: cardsHide };

contract(flood, { ...floods, reveals: () => true });
contract(cards, { ...played, reveals: () => true });
// Before each answer everybody may give another order.
const camps: Plan = { ...small, commits: 900, players: [3, 6], hidden: campHides, reveals: () => true };
contract(camp, camps);
contract(maze, { ...small, players: [4, 5] });
contract(gangs, { ...small, players: [1, 3], hidden: gangsHide });

describe('a planted fault is found', () => {
  let throws = 0;
  const state = flood.setup(2, { rounds: '4' }, { ...unfair(() => 0) }).state;
  const over = { ...state, over: true };
  const pictureClause = 'pictures are SVG, and every text in them has its place';
  type Fault = readonly [keyof typeof clauses, string, AnyGame, Plan];
  const faults: readonly Fault[] = [
    [
      'the same seed and answers give the same game',
      'a rule throws dice of its own',
      {
        ...flood,
        apply: (state, answers) =>
          flood.apply(
            state,
            answers,
            unfair(() => throws++),
          ),
      },
      floods,
    ],
    [
      'a state survives JSON, and rules leave the state they were given alone',
      'a state holds a date',
      { ...flood, setup: (...args) => ({ state: { ...flood.setup(...args).state, at: new Date(0) }, notes: [] }) },
      floods,
    ],
    [
      'a state survives JSON, and rules leave the state they were given alone',
      'a state holds an undefined',
      { ...flood, setup: (...args) => ({ state: { ...flood.setup(...args).state, at: undefined }, notes: [] }) },
      floods,
    ],
    [
      'a state survives JSON, and rules leave the state they were given alone',
      'a rule changes the state it was given',
      {
        ...maze,
        apply: (state, answers, dice) => {
          state.dice.sort();
          return maze.apply(state, answers, dice);
        },
      },
      { ...small, players: [4] },
    ],
    [
      'a record of a game replays to the note',
      'a rule counts how often it was called',
      {
        ...cards,
        apply: (...args) => ({ ...cards.apply(...args), notes: [{ rank: 'line', text: { id: `n${throws++}` } }] }),
      },
      played,
    ],
    [
      'silence ends the game',
      'who says nothing keeps his turn',
      {
        ...maze,
        apply: (state, answers, dice) =>
          answers.some((x) => x.by === 'clock') ? { state, notes: [] } : maze.apply(state, answers, dice),
      },
      { ...small, players: [4] },
    ],
    [
      'random play ends',
      'the rounds go round',
      {
        ...flood,
        apply: (...args) => ({ ...flood.apply(...args), state: { ...flood.apply(...args).state, over: false } }),
      },
      floods,
    ],
    [
      'random play ends',
      'nobody is waited for, and it is not over',
      { ...camp, asks: (state) => camp.asks(state).filter((ask) => ask.mode === 'standing') },
      { ...small, players: [3] },
    ],
    [
      'there is an outcome when, and only when, nothing is asked',
      'the places are known too early',
      { ...flood, outcome: () => flood.outcome(over) },
      floods,
    ],
    [
      'there is an outcome when, and only when, nothing is asked',
      'a seat has no place',
      { ...flood, outcome: (state) => flood.outcome(state)?.map((seats) => seats.slice(1)) },
      floods,
    ],
    [
      'asks are well formed',
      'a clock that the game does not name',
      { ...flood, asks: (state) => flood.asks(state).map((ask) => ({ ...ask, clock: 'sundial' })) },
      floods,
    ],
    [
      'asks are well formed',
      'something interrupts what is not asked',
      { ...flood, asks: (state) => flood.asks(state).map((ask) => ({ ...ask, within: 'siesta' })) },
      floods,
    ],
    [
      'asks are well formed',
      'a standing order has a clock',
      { ...camp, asks: (state) => camp.asks(state).map((ask) => ({ ...ask, clock: 'react' })) },
      camps,
    ],
    [
      'Ready on an untouched form and silence are the same answer',
      'who says nothing is given less',
      {
        ...flood,
        apply: (state, answers, dice) => {
          const step = flood.apply(state, answers, dice);
          return answers.some(({ by }) => by === 'clock') ? { ...step, state: { ...step.state, water: 9 } } : step;
        },
      },
      floods,
    ],
    [
      'an open day is over once nobody wants anything more of it',
      'night does not come before all is done',
      {
        ...camp,
        apply: (state, answers, dice) =>
          answers.some(({ action }) => action.act === 'wait') && state.acts.some((left: number) => left > 0)
            ? { state, notes: [] }
            : camp.apply(state, answers, dice),
      },
      camps,
    ],
    [
      'a chapter is told at its end, and before that only what is urgent',
      'each find is told at once',
      {
        ...camp,
        apply: (state, answers, dice) => {
          const step = camp.apply(state, answers, dice);
          const told = camp.chronicle?.(camp.view(step.state, null)).slice(-1) ?? [];
          return { ...step, notes: [...step.notes, ...told] };
        },
      },
      camps,
    ],
    [
      'a chapter is told at its end, and before that only what is urgent',
      'each answer is told in private at once',
      {
        ...gangs,
        apply: (state, answers, dice) => {
          const secret = { seats: [0], text: { id: 'gangs-ask' } };
          return { ...gangs.apply(state, answers, dice), notes: [{ rank: 'line', secret }] };
        },
      },
      { ...small, players: [3] },
    ],
    ['the game says who is still in it', 'nobody is', { ...cards, playing: () => [] }, played],
    [
      'the game says who is still in it',
      'somebody who never sat there is',
      { ...cards, playing: () => [0, 7] },
      played,
    ],
    [
      'there is an outcome when, and only when, nothing is asked',
      'who came later has no place',
      { ...camp, outcome: (state) => camp.outcome(state)?.map((seats) => seats.slice(0, 3)) },
      { ...camps, players: [3] },
    ],
    [
      pictureClause,
      'a text grows out of its box in the picture of a menu',
      {
        ...gangs,
        menu: (...args) => ({
          ...gangs.menu(...args),
          picture: (words) =>
            withBoxes(gangs.picture(args[0], words), ({ boxes }) => boxes.map((box) => ({ ...box, y: -9 }))),
        }),
      },
      { ...small, players: [3] },
    ],
    [
      'every message exists in every language, with the variables that it is given',
      'a line of the chronicle is nowhere',
      { ...camp, chronicle: () => [{ rank: 'line', text: { id: 'camp-unheard' } }] },
      camps,
    ],
    [
      'menus are well formed: ids, screens, defaults',
      'an id with a capital',
      { ...cards, menu: (view: { hand: number[] }) => pickOf(view.hand.map((card) => `C${card}`)) },
      played,
    ],
    [
      'menus are well formed: ids, screens, defaults',
      'a default that is not on offer',
      { ...cards, menu: (view: { hand: number[] }) => ({ ...pickOf(view.hand.map((x) => `c${x}`)), otherwise: 'c0' }) },
      played,
    ],
    [
      'menus are well formed: ids, screens, defaults',
      'more buttons than a message holds',
      { ...cards, menu: () => pickOf(Array.from({ length: 91 }, (_, i) => `c${i}`)) },
      played,
    ],
    [
      'each leaf of each menu is accepted',
      'apply refuses what the menu offers',
      {
        ...cards,
        apply: (state, answers, dice) => {
          if (answers.some((x) => x.action === 7)) throw new Error('no sevens');
          return cards.apply(state, answers, dice);
        },
      },
      { ...played, games: 6 },
    ],
    [
      'computer players fill in what is on offer',
      'a computer player plays a card that it does not hold',
      { ...cards, play: () => ({ pick: 'c11' }) },
      played,
    ],
    [
      'no secret of another seat is in a view',
      'the hands lie open',
      { ...cards, view: (state, seat) => ({ ...cards.view(state, seat), hands: state.hands }) },
      played,
    ],
    [
      'no secret of another seat is in a view',
      'a view counts what it must not show',
      {
        ...flood,
        view: (state, seat) => ({ ...flood.view(state, seat), gloomy: state.rain > 3 }),
      },
      floods,
    ],
    [
      'no secret of another seat is in a view',
      'the title of an ask counts what it must not tell',
      { ...flood, asks: (state) => flood.asks(state).map((ask) => ({ ...ask, title: { id: `rain-${state.rain}` } })) },
      floods,
    ],
    [
      'no secret of another seat is in a view',
      'the plan of the test hides nothing',
      cards,
      { ...played, hidden: (path) => path === 'nowhere' },
    ],
    [
      'no secret of another seat is in a note',
      'what was found is told to all',
      {
        ...gangs,
        apply: (state, answers, dice) => ({
          ...gangs.apply(state, answers, dice),
          notes: [
            { rank: 'line', text: { id: 'x', args: { loot: state.figures.map((x: { loot: number }) => x.loot) } } },
          ],
        }),
      },
      { ...small, players: [3], hidden: gangsHide },
    ],
    ...(
      [
        ['a text grows out of its box', ({ boxes }) => boxes.map((box) => ({ ...box, wide: box.width + 1 }))],
        ['a text lies outside', ({ boxes, height }) => boxes.map((box) => ({ ...box, y: height - 2 }))],
        ['two texts lie over each other', ({ boxes }) => [...boxes, ...boxes]],
        ['letters are too small', ({ boxes }) => boxes.map((box) => ({ ...box, height: 3 }))],
      ] as const satisfies readonly (readonly [string, (svg: Svg) => readonly Box[]])[]
    ).map(
      ([what, boxes]) =>
        [
          pictureClause,
          what,
          { ...cards, picture: (view, words) => withBoxes(cards.picture(view, words), boxes) },
          played,
        ] satisfies Fault,
    ),
    [
      pictureClause,
      'a picture is no SVG',
      { ...cards, picture: (view, words) => ({ ...cards.picture(view, words), text: '<svg><a></svg>' }) },
      played,
    ],
    [
      pictureClause,
      'a picture is drawn by chance',
      {
        ...cards,
        picture: (view, words) => {
          const svg = cards.picture(view, words);
          return { ...svg, text: svg.text.replace('<desc>', `<desc>${throws++}`) };
        },
      },
      played,
    ],
    [
      'every message exists in every language, with the variables that it is given',
      'a word of the picture is nowhere',
      { ...flood, picture: (_, words) => lettered([{ id: 'flood-unheard' }], words) },
      floods,
    ],
    [
      'every message exists in every language, with the variables that it is given',
      'a message that is nowhere',
      { ...flood, tell: () => [{ id: 'flood-unheard' }] },
      floods,
    ],
    [
      'every message exists in every language, with the variables that it is given',
      'a variable that nobody fills',
      { ...flood, board: () => [{ id: 'flood-board', args: { water: 1 } }] },
      floods,
    ],
    [
      'every message exists in every language, with the variables that it is given',
      'one language lags behind',
      flood,
      { ...floods, lexicons: { ...toyLexicons, en: lexiconOf(['flood-begins = It rains.']) } },
    ],
    [
      'the messages that every game must have are there',
      'a topic without a chapter',
      { ...flood, topics: ['lore'] },
      floods,
    ],
  ];

  test.each(faults)('%s: %s', (name, _, game, plan) => {
    expect(() => clauses[name](game, plan)).toThrow();
  });

  test('and every clause has been seen to fail', () => {
    expect(new Set(faults.map(([name]) => name))).toEqual(new Set(Object.keys(clauses)));
  });
});

function withBoxes(svg: Svg, change: (svg: Svg) => readonly Box[]): Svg {
  return { ...svg, boxes: change(svg) };
}

function pickOf(ids: readonly string[]) {
  const items = ids.map((id, i) => ({ id, label: { id: 'cards-card', args: { card: i } }, do: i }));
  return { kind: 'pick' as const, text: [], items, otherwise: ids[0] };
}

/** Dice that show whatever they are told. */
function unfair(next: () => number) {
  const int = (n: number) => next() % n;
  return {
    int,
    range: (low: number, high: number) => low + int(high - low + 1),
    roll: (count: number, sides = 6) => Array.from({ length: count }, () => 1 + int(sides)),
    pick: <T>(xs: readonly T[]) => xs.slice(int(xs.length))[0] as T,
    shuffle: <T>(xs: readonly T[]) => [...xs],
  };
}
