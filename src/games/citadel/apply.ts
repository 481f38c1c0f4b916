/** What opened answers do: reads them for the phase that is open, calls that chapter of the rules, and has its facts told. */
import type { Answer, Dice, Seat, Step } from '../../kit/game.ts';
import { asksOf, touchedSeats } from './asks.ts';
import type { Fact } from './facts.ts';
import { livingSeats } from './rules/living.ts';
import { openPreparation, prepare, silentConsent, silentDeeds } from './rules/preparation.ts';
import { buildFortress, takeBonuses } from './rules/setup.ts';
import { playWave } from './rules/wave.ts';
import type { Action, Deed, Options, State } from './state.ts';
import { storyOf } from './story/index.ts';
import { viewOf } from './view.ts';

type Of<K extends Action['kind']> = Extract<Action, { readonly kind: K }>;
type Given<K extends Action['kind']> = ReadonlyMap<Seat, { readonly action: Of<K>; readonly isChosen: boolean }>;

export function setup(seats: number, options: Options, dice: Dice): Step<State> {
  const state = buildFortress(seats, options, dice);
  return { state, notes: storyOf(state, [{ what: 'built', lines: state.lines }]) };
}

export function apply(before: State, answers: readonly Answer<Action>[], dice: Dice): Step<State> {
  const state = workingCopy(before);
  const facts = advance(state, answers, dice);
  return { state, notes: storyOf(state, facts) };
}

/** Copies what the rules change in place; what they only replace is shared. */
function workingCopy(state: State): State {
  return {
    ...state,
    lines: state.lines.map((line) => ({ ...line, zombies: each(line.zombies), lured: each(line.lured) })),
    players: state.players.map((player) => ({ ...player, items: each(player.items) })),
    storage: each(state.storage),
    ...(state.memory ? { memory: structuredClone(state.memory) } : {}),
  };
}

function each<T extends object>(many: readonly T[]): T[] {
  return many.map((one) => ({ ...one }));
}

function advance(state: State, answers: readonly Answer<Action>[], dice: Dice): readonly Fact[] {
  switch (state.phase) {
    case 'bonus': {
      const chosen = new Map([...given(state, answers, 'bonus')].map(([seat, { action }]) => [seat, action.bonus]));
      return [...takeBonuses(state, chosen, dice), ...openPreparation(state, dice)];
    }
    case 'prep': {
      const deeds = deedsGiven(state, given(state, answers, 'prep'));
      if (state.options.exchange_consent === 'on') {
        state.waiting = deeds.map((row) => [...row]);
        if (touchedSeats(state).length > 0) {
          state.phase = 'consent';
          return [];
        }
      }
      return [prepare(state, deeds, () => false, dice)];
    }
    case 'consent': {
      const declined = refusals(state, given(state, answers, 'consent'));
      return [prepare(state, state.waiting ?? [], declined, dice)];
    }
    case 'plan': {
      const plans = [...given(state, answers, 'plan')].map(([seat, { action, isChosen }]) => {
        return [seat, { plan: action.plan, isChosen }] as const;
      });
      return playWave(state, new Map(plans), dice);
    }
    case 'over':
      return [];
    default:
      return state.phase satisfies never;
  }
}

/** Answers to the open ask from those who were asked: the dead do nothing. */
function given<K extends Action['kind']>(state: State, answers: readonly Answer<Action>[], kind: K): Given<K> {
  const asks = asksOf(state);
  return new Map(
    answers.flatMap(({ ask, seat, action, chosen }) => {
      const asked = asks.some((x) => x.key === ask && x.seats.includes(seat));
      return asked && isOf(action, kind) ? [[seat, { action, isChosen: chosen !== undefined }] as const] : [];
    }),
  );
}

function isOf<K extends Action['kind']>(action: Action, kind: K): action is Of<K> {
  return action.kind === kind;
}

/** By seat. Nobody acts more often than they have actions, and whoever answered nothing does what silence does (ruling 88). */
function deedsGiven(state: State, answers: Given<'prep'>): readonly (readonly Deed[])[] {
  const living = livingSeats(state);
  return silentDeeds(state).map((silent, seat) => {
    const deeds = living.includes(seat) ? answers.get(seat)?.action.deeds : undefined;
    return deeds ? deeds.slice(0, silent.length) : silent;
  });
}

/** Who declined whose exchanges; people who said nothing accept gifts only. */
function refusals(state: State, answers: Given<'consent'>): (asker: Seat, asked: Seat) => boolean {
  const agreed = new Map(
    touchedSeats(state).map((seat) => {
      const said = answers.get(seat)?.action.agreed;
      const gifts = viewOf(state, seat).offers.filter((x) => silentConsent(x.gives.length, x.takes.length));
      return [seat, said ?? gifts.map((x) => x.who)];
    }),
  );
  return (asker, asked) => !agreed.get(asked)?.includes(asker);
}
