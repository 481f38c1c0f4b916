/** What a player weighs, in lines: forms and the board say it in the same words. */
import type { Msg } from '../../kit/game.ts';
import { missesToLose, rounds } from './data/cards.ts';
import { cardName, chamberArgs, handNames, who } from './names.ts';
import { otherOf } from './rules/seats.ts';
import type { Person, View } from './view.ts';

export function chamberLine({ left }: View): Msg {
  return { id: 'revolver-chamber', args: chamberArgs(left) };
}

export function personLine({ full }: View, { seat, health, cards }: Person): Msg {
  return { id: 'revolver-person', args: { person: who(seat), health, full, cards } };
}

export function peopleLines(view: View): readonly Msg[] {
  return view.people.map((person) => personLine(view, person));
}

/** Nobody's but the reader's. */
export function handLines({ me }: View): readonly Msg[] {
  if (!me) return [];
  return me.hand.length > 0
    ? [{ id: 'revolver-hand', args: { cards: handNames(me.hand) } }]
    : [{ id: 'revolver-hand-empty' }];
}

/** What lies before the one who may be hit (ruling 5). */
export function laidLine({ laid, shooter, seat }: View): Msg {
  const defender = otherOf(shooter);
  const person = who(defender);
  const mine = seat === defender ? 'yes' : 'no';
  if (laid === null) return { id: 'revolver-laid-none', args: { person, mine } };
  if (laid === 'card') return { id: 'revolver-laid-hidden', args: { person } };
  return { id: `revolver-laid-${laid}`, args: { person, mine, card: cardName(laid) } };
}

/** Whose turn it is afterwards, and whether the chamber is loaded anew before. */
export function afterLine({ left, round, shooter, laid }: View): Msg {
  const last = left.bullets + left.blanks === 1;
  if (last && round === rounds) return { id: 'revolver-after-last' };
  return {
    id: 'revolver-after',
    args: { next: who(otherOf(shooter)), reload: last ? 'yes' : 'no', misfire: laid === 'misfire' ? 'yes' : 'no' },
  };
}

/** Somebody who has missed shots is told how near the end is (ruling 20). */
export function missedLines({ people }: View): readonly Msg[] {
  return people
    .filter(({ missed }) => missed > 0)
    .map(({ seat, missed }) => ({ id: 'revolver-missed', args: { person: who(seat), missed, most: missesToLose } }));
}
