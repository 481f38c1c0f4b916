/** Whom the game waits for, phase by phase. */
import type { Ask, Msg, Seat } from '../../kit/game.ts';
import { waves } from './data/zombies.ts';
import { livingSeats } from './rules/living.ts';
import type { State } from './state.ts';

export type Question = Exclude<State['phase'], 'over'>;

export function asksOf(state: State): readonly Ask<Question>[] {
  switch (state.phase) {
    case 'bonus':
      return [ask('bonus', 'bonus', { id: 'citadel-ask-bonus' }, livingSeats(state))];
    case 'prep':
      return [ask(`prep:${state.wave}`, 'prep', inWave('citadel-ask-prep', state), livingSeats(state))];
    case 'consent':
      return [ask(`consent:${state.wave}`, 'consent', inWave('citadel-ask-consent', state), touchedSeats(state))];
    case 'plan':
      return state.blitz > 0
        ? [
            ask(
              `blitz:${state.blitz}`,
              'plan',
              { id: 'citadel-ask-blitz', args: { round: state.blitz } },
              livingSeats(state),
            ),
          ]
        : [ask(`plan:${state.wave}`, 'plan', inWave('citadel-ask-plan', state), livingSeats(state))];
    case 'over':
      return [];
    default:
      return state.phase satisfies never;
  }
}

/** Those whose hands the waiting exchanges would touch (option exchange_consent). */
export function touchedSeats(state: State): readonly Seat[] {
  const touched = (state.waiting ?? []).flat().flatMap((deed) => (deed.do === 'exchange' ? [deed.seat] : []));
  return livingSeats(state).filter((seat) => touched.includes(seat));
}

function ask(key: string, question: Question, title: Msg, seats: readonly Seat[]): Ask<Question> {
  // Each question has a clock of its own.
  return { key, question, title, seats, mode: 'sealed', clock: question };
}

function inWave(id: string, state: State): Msg {
  return { id, args: { wave: state.wave, waves: waves.length } };
}
