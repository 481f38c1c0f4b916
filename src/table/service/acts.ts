/**
 * The table of acts: what people can do to a table, and what time does to it. Each is decided from one value (model/act.ts) and, where
 * it takes any, an input of its own. The methods of the service are made of these; what all acts have in common is in pipeline.ts.
 */
import * as handover from '../lead/handover.ts';
import * as master from '../lead/master.ts';
import * as motion from '../lead/motion.ts';
import type { ClockWish } from '../lead/pace.ts';
import { peek } from '../lead/peek.ts';
import { remind, remindDue } from '../lead/remind.ts';
import { resign } from '../lead/resign.ts';
import type { Act, KnownHabits, Moment, Names } from '../model/act.ts';
import type { Millis, Outcome, PersonId, Reply, Settings } from '../model/aggregate.ts';
import { due } from '../round/deadline.ts';
import { freshForms } from '../round/forms.ts';
import { press } from '../round/press.ts';
import { idle } from '../round/rest.ts';
import * as cast from '../seats/cast.ts';
import * as deputy from '../seats/deputy.ts';
import * as lobby from '../seats/lobby.ts';
import { substitute, takeSeat } from '../seats/substitutes.ts';

/** How something is decided (`On` is an act or a moment), and what has to be looked up for it before the table is locked. */
export type Entry<On, T> = Held & Decided<On, T>;

interface Held {
  /** Waits until people can be heard; time that was lost is given back first, so that nobody is closed out by an outage. */
  readonly held?: true;
}

type Decided<On, T> =
  | { readonly knows?: never; readonly decide: (on: On, ...input: never[]) => Outcome<T> }
  | {
      readonly knows: 'names';
      readonly decide: (on: On & Names, ...input: never[]) => Outcome<T>;
      readonly besides: (...input: never[]) => readonly PersonId[];
    }
  | { readonly knows: 'habits'; readonly decide: (on: On & KnownHabits, ...input: never[]) => Outcome<T> };

/** @param besides who is named besides all at the table and whoever acts */
function named<On extends Names, Input extends readonly unknown[], T>(
  decide: (on: On, ...input: Input) => Outcome<T>,
  besides: (...input: Input) => readonly PersonId[] = () => [],
) {
  return { knows: 'names', decide, besides } as const;
}

export const acts = {
  // ---- the lobby ----
  /** In the lobby; later, takes the first seat that is offered to this person. */
  join: named((act: Act & Names) => (act.table.desk.offers.length === 0 ? lobby.join(act) : takeSeat(act))),
  leave: { decide: lobby.leave },
  bots: { decide: lobby.bots },
  unbot: { decide: lobby.unbot },
  configure: { decide: lobby.configure },
  begin: { decide: lobby.begin },

  // ---- the game ----
  /** A press in a form. */
  press: { decide: press },
  /** Sends the person's open forms anew, below whatever was written since. */
  forms: { decide: freshForms },

  // ---- seats on loan ----
  /** Asks somebody to play the person's seat for a time. */
  askDeputy: named(deputy.ask, ({ to }) => [to]),
  withdrawDeputy: { decide: deputy.withdraw },
  /** By the one who was asked. */
  acceptDeputy: named(deputy.accept),
  declineDeputy: named(deputy.decline),
  /** By the owner or by whoever plays for him. */
  giveBack: named(cast.giveBack),

  // ---- the master; of two in private either, once the other agrees ----
  pace: { decide: (act: Act, settings: Partial<Settings>) => motion.move(act, { kind: 'pace', settings }) },
  clock: { decide: (act: Act, wish: ClockWish) => motion.move(act, { kind: 'clock', ...wish }) },
  extend: { decide: (act: Act, span: Millis) => motion.move(act, { kind: 'extend', span }) },
  pause: { decide: (act: Act) => motion.move(act, { kind: 'pause' }) },
  resume: { decide: (act: Act) => motion.move(act, { kind: 'resume' }) },
  /** `age`: how long ago it was wished; a phase that has opened since is not what was meant. */
  close: { decide: (act: Act, age?: Millis) => motion.move(act, { kind: 'close' }, age) },
  cancel: { decide: (act: Act) => motion.move(act, { kind: 'cancel' }) },
  /** By the one who was asked. */
  answerMotion: { decide: motion.answer },
  /** Gives a private game up: it ends, and the other has won. */
  resign: { decide: resign },
  remind: { knows: 'habits', decide: remind },
  /** Removes a person from a seat; a computer player takes it. In the lobby the seat goes. */
  kick: named(master.kick, (person) => [person]),
  /** Puts a computer player on a seat, offers the seat to somebody in the group, or takes the offer back. */
  substitute: named(substitute),
  /** The seat on offer there; without a place, the first that this person may have. */
  takeSeat: named(takeSeat),
  /** Offers the mastery; it changes hands when that person accepts. */
  handOver: named(handover.offerMastery, (person) => [person]),
  acceptMastery: named(handover.acceptMastery),
  /** Shows the master what a seat sees and has chosen; recorded, and told to all at the end. */
  peek: named(peek),
} as const satisfies Readonly<Record<string, Entry<Act, Reply>>>;

/** To lead is not to be back at one's seat. */
const leads =
  'a table may be set in order before it goes on, and an anonymous one would see which figure its master is';
const stranger = 'nobody is to see by the moment at which a table wakes who of those at an anonymous one was asked';
const isLeaving = 'whoever looks for a deputy is not back himself, and whoever is asked is not to see which figure is';

/** Acts after which a table asleep sleeps on though whoever acted sits at it (`rouse` in round/rest.ts), each with the reason. */
export const sleepsOn: Readonly<Partial<Record<keyof typeof acts, string>>> = {
  askDeputy: isLeaving,
  withdrawDeputy: isLeaving,
  declineDeputy: stranger,
  pace: leads,
  clock: leads,
  extend: leads,
  kick: leads,
  substitute: leads,
  handOver: leads,
  acceptMastery: leads,
  peek: 'nobody is to notice it before the end',
};

/** Each throws TooOld where a newer program has to do it, and Unheard where it has to wait. */
export const events = {
  /** Closes the ask if it is open and its time has come; otherwise does nothing. */
  due: { held: true, decide: due },
  /** Reminds those concerned, if the ask still has that deadline. */
  remindDue: { held: true, knows: 'habits', decide: remindDue },
  /** Gives the seat back to its owner if its loan ends then. */
  loanOver: named(cast.expire),
  /** Tells that the table ends soon, or ends it, if nobody came for long enough. */
  idle: { held: true, decide: idle },
} as const satisfies Readonly<Record<string, Entry<Moment, unknown>>>;
