/** The story, the board and the chapters of the rules as they are read, in both languages. */
import { describe, expect, test } from 'vitest';
import { board } from '../../../src/games/revolver/board.ts';
import { revolver } from '../../../src/games/revolver/index.ts';
import type { State } from '../../../src/games/revolver/state.ts';
import { topics } from '../../../src/games/revolver/topics.ts';
import { viewOf } from '../../../src/games/revolver/view.ts';
import { loadLocales } from '../../../src/i18n/speak.ts';
import type { Step } from '../../../src/kit/game.ts';
import { duel, readBy, shoots } from './kit.ts';

const words = loadLocales('locales');
const shield = { card: 'shield', from: 0 } as const;
const misfire = { card: 'misfire', from: 0 } as const;

/** Everything that a shot can come to. */
const shots: Readonly<Record<string, () => Step<State>>> = {
  hit: () => shoots(duel({ chamber: '*.' })),
  blank: () => shoots(duel({ chamber: '.*' })),
  'hit oneself': () => shoots(duel({ chamber: '*.' }), 'self'),
  'blank at oneself': () => shoots(duel({ chamber: '.*' }), 'self'),
  'no card left': () => shoots(duel({ chamber: '.*', deck: [] }), 'self'),
  shield: () => shoots(duel({ boris: { hand: ['shield'], defence: shield } })),
  'shield on a blank': () => shoots(duel({ chamber: '.*', boris: { hand: ['shield'], defence: shield } })),
  'shield elsewhere': () => shoots(duel({ boris: { hand: ['shield'], defence: shield } }), 'self'),
  misfire: () => shoots(duel({ boris: { hand: ['misfire'], defence: misfire } })),
  'misfire on a blank': () => shoots(duel({ chamber: '.*', boris: { hand: ['misfire'], defence: misfire } })),
  'misfire elsewhere': () => shoots(duel({ boris: { hand: ['misfire'], defence: misfire } }), 'self'),
  saved: () => shoots(duel({ boris: { hand: ['medkit'], medkit: 'always' } })),
  'saved from oneself': () => shoots(duel({ anna: { hand: ['medkit'], medkit: 'always' } }), 'self'),
  healed: () => shoots(duel({ anna: { health: 1, hand: ['medkit'] } }), 'other', { bonus: 'medkit' }),
  robbed: () =>
    shoots(duel({ anna: { hand: ['intercept'] }, boris: { hand: ['shield'], defence: shield } }), 'other', {
      bonus: 'intercept',
    }),
  silent: () => shoots(duel(), 'other', { by: 'clock' }),
  reloaded: () => shoots(duel({ chamber: '.' })),
  'lost by silence': () => shoots(duel({ anna: { missed: 2 } }), 'other', { by: 'clock' }),
  'over by a shot': () => shoots(duel({ boris: { health: 1 } })),
  'over by count': () => shoots(duel({ chamber: '.', round: 3, boris: { health: 1 } })),
  draw: () => shoots(duel({ chamber: '.', round: 3 })),
};

describe.each(['ru', 'en'] as const)('in %s', (language) => {
  const { html } = words.speak(language, (seat) => ['Анна', 'Борис'][seat]);

  test.each(Object.keys(shots))('%s is told to all, to the shooter and to the other', (name) => {
    const step = shots[name]?.();
    for (const seat of [0, 1, null]) {
      const lines = readBy(step?.notes ?? [], seat).map(html);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).not.toMatch(/[{}]|revolver-|undefined|NaN/);
    }
    for (const line of board(viewOf(step?.state ?? duel(), 0)).map(html))
      expect(line).not.toMatch(/[{}]|revolver-|undefined/);
  });

  test('the same outcome is told in several ways', () => {
    const told = new Set<string>();
    let state = duel({ chamber: '............', options: { health: '6' } });
    for (let i = 0; i < 6; i++) {
      const step = shoots(state);
      told.add(
        html(step.notes[0]?.text ?? { id: '' })
          .replaceAll('Анна', 'X')
          .replaceAll('Борис', 'X'),
      );
      state = step.state;
    }
    expect(told.size).toBe(3);
  });

  test('the board fits on a phone: eleven lines at most before the list of shots', () => {
    let state = duel({
      chamber: '............',
      anna: { hand: ['shield', 'misfire', 'intercept', 'medkit'] },
      discard: ['medkit'],
    });
    for (let i = 0; i < 11; i++) state = shoots(state).state;
    const text = board(viewOf(state, 0)).map(html).join('\n');
    expect(text.split('\n').length).toBeLessThanOrEqual(11);
    expect(text.length).toBeLessThan(1000);
  });

  test.each(topics)('the chapter %s has a title, is short, and its tags are closed', (topic) => {
    expect(html({ id: `revolver-rule-${topic}.title` }).length).toBeLessThan(40);
    const text = html({ id: `revolver-rule-${topic}` });
    expect(text.length).toBeLessThanOrEqual(1500);
    const tags = text.match(/<[^>]*>/g) ?? [];
    expect(tags.every((tag) => ['<b>', '</b>', '<i>', '</i>'].includes(tag))).toBe(true);
    expect(tags.filter((tag) => tag === '<b>')).toHaveLength(tags.filter((tag) => tag === '</b>').length);
  });
});

test('a shot of which a card made something tells of that card in a line of its own', () => {
  const ids = (name: string) => readBy(shots[name]?.().notes ?? [], null).map((x) => x.id);
  expect(ids('shield')).toContain('revolver-shield-worked');
  expect(ids('misfire')).toContain('revolver-misfire-worked');
  expect(ids('saved')).toContain('revolver-saved');
  expect(ids('healed')).toContain('revolver-played-medkit');
  expect(ids('robbed')).toContain('revolver-played-intercept');
});

test('the game offers the chapters', () => expect(revolver.topics).toEqual(topics));
