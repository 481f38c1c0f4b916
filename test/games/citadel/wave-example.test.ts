import { describe, expect, it } from 'vitest';
import { hitsOf, only, petya, siege, vasya } from './siege.ts';

describe("the rulebook's example: Вася and Петя", () => {
  it('shoot together: 4 and 3 kill one normal zombie and leave the second with two wounds (rulings 56, 57)', () => {
    const fought = siege({ line: { zombies: 'normal×2' } })
      .with(vasya.shoots(4).with(petya), petya.shoots(3).with(vasya))
      .fight();
    expect(hitsOf(fought.opening)).toEqual(['normal−4→1', 'normal−1→0', 'normal−2→3']);
  });

  it('shoot each for himself: one zombie gets 4 wounds, the other 3 (ruling 91)', () => {
    const fought = siege({ line: { zombies: 'normal×2' } })
      .with(vasya.shoots(4), petya.shoots(3))
      .fight();
    expect(hitsOf(fought.opening)).toEqual(['normal−4→1', 'normal−3→2']);
  });

  it('strike one zombie that lives: it answers one of them, drawn (rulings 60, 67)', () => {
    const blows = siege({ line: { zombies: 'fat', walls: 5 }, rolls: { chance: [50] }, picks: [1] }).with(
      vasya.strikes().with(petya),
      petya.strikes().with(vasya),
    );
    const answers = only(blows.fight().opening, 'answer');
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({ seat: 1, chance: 50, outcome: 'hit' });
  });
});
