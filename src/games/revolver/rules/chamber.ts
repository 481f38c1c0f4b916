/** The revolver: twelve cards a round, of which one is turned up by each shot (rulings 2, 16). */
import type { Dice } from '../../../kit/game.ts';
import { blanks, bullets } from '../data/cards.ts';
import type { State } from '../state.ts';

export interface Left {
  readonly bullets: number;
  readonly blanks: number;
}

export function load(dice: Dice): State['chamber'] {
  return dice.shuffle([
    ...Array.from({ length: bullets }, () => 'bullet' as const),
    ...Array.from({ length: blanks }, () => 'blank' as const),
  ]);
}

export function left({ chamber }: Pick<State, 'chamber'>): Left {
  const loaded = chamber.filter((x) => x === 'bullet').length;
  return { bullets: loaded, blanks: chamber.length - loaded };
}

/** That the next card is a bullet, in whole percent. */
export function odds({ bullets, blanks }: Left): number {
  const all = bullets + blanks;
  return all === 0 ? 0 : Math.round((100 * bullets) / all);
}

/** That it is at least so likely, without rounding: five of twelve are not 42 %. */
export function reaches({ bullets, blanks }: Left, percent: number): boolean {
  return 100 * bullets >= percent * (bullets + blanks);
}
