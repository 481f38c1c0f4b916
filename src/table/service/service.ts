/**
 * What people and time can do to tables. Each act loads the table, lets the pure core decide, and saves what came of it
 * in one transaction; nothing is sent to anybody here, letters go to the outbox with the change.
 */
import type { AnyGame, Seat } from '../../kit/game.ts';
import { calledName } from '../facts/names.ts';
import { groupOnly, isPrivate } from '../facts/private.ts';
import { seatOf } from '../facts/sitting.ts';
import * as handover from '../lead/handover.ts';
import * as master from '../lead/master.ts';
import * as motion from '../lead/motion.ts';
import { peek } from '../lead/peek.ts';
import { remind, type Which } from '../lead/remind.ts';
import { resign } from '../lead/resign.ts';
import {
  type Clock,
  type Millis,
  type MotionAct,
  type Outcome,
  type PersonId,
  type Place,
  type Refusal,
  type Reply,
  refuse,
  type Settings,
  type Table,
  type TableId,
} from '../model/aggregate.ts';
import type { Habits } from '../model/habits.ts';
import type { By, Heartbeat, People, Seeds, Tables, Time } from '../ports/ports.ts';
import { comeBack, pressedInVain } from '../round/away.ts';
import { due } from '../round/deadline.ts';
import { giveTimeBack } from '../round/outage.ts';
import { press } from '../round/press.ts';
import { isAhead, isBehind, renewed, TooOld } from '../round/renew.ts';
import { idle, rouse } from '../round/rest.ts';
import * as cast from '../seats/cast.ts';
import * as deputy from '../seats/deputy.ts';
import type { Invitation, Wish } from '../seats/lobby.ts';
import * as lobby from '../seats/lobby.ts';
import type { Substitution } from '../seats/substitutes.ts';
import * as substitutes from '../seats/substitutes.ts';
import * as surroundings from '../seats/surroundings.ts';
import { finished, refreshForm, workOn } from '../tell/work.ts';
import { GameFault } from './fault.ts';
import { frozen } from './freeze.ts';

export interface Service {
  // ---- the lobby ----
  /** Refused where the chat or topic already has a table. In a group the master does not join by it, in private he does. */
  open(by: By, invitation: Invitation): Promise<Reply & { readonly table?: TableId }>;
  /** In the lobby; later, takes the first seat that is offered to this person. */
  join(by: By, table: TableId): Promise<Reply>;
  leave(by: By, table: TableId): Promise<Reply>;
  bots(by: By, table: TableId, count: number): Promise<Reply>;
  unbot(by: By, table: TableId): Promise<Reply>;
  configure(by: By, table: TableId, wish: Wish): Promise<Reply>;
  begin(by: By, table: TableId): Promise<Reply>;

  // ---- the game ----
  /** A press in a form: `id` is an item of the open screen, or BACK, DONE, RESET of kit/form.ts. */
  press(by: By, table: TableId, ask: number, stamp: number, id: string): Promise<Reply>;
  /** Sends the person's open forms anew, below whatever was written since. */
  forms(by: By, table: TableId): Promise<Reply>;

  // ---- seats on loan ----
  /** Asks somebody to play the person's seat until then. */
  askDeputy(by: By, table: TableId, to: PersonId, until: Millis): Promise<Reply>;
  withdrawDeputy(by: By, table: TableId): Promise<Reply>;
  /** What the one who was asked answers. */
  answerDeputy(by: By, table: TableId, seat: Seat, answer: 'take' | 'decline'): Promise<Reply>;
  /** By the owner or by whoever plays for him. */
  giveBack(by: By, table: TableId, seat: Seat): Promise<Reply>;

  // ---- the master; of two in private either, once the other agrees ----
  pace(by: By, table: TableId, settings: Partial<Settings>): Promise<Reply>;
  clock(by: By, table: TableId, name: string, clock: Clock): Promise<Reply>;
  extend(by: By, table: TableId, span: Millis): Promise<Reply>;
  pause(by: By, table: TableId): Promise<Reply>;
  resume(by: By, table: TableId): Promise<Reply>;
  /** @param age how long ago it was wished: a phase that has opened since is not what was meant */
  close(by: By, table: TableId, age?: Millis): Promise<Reply>;
  remind(by: By, table: TableId): Promise<Reply>;
  /** Removes a person from a seat; a computer player takes it. In the lobby the seat goes. */
  kick(by: By, table: TableId, person: PersonId): Promise<Reply>;
  cancel(by: By, table: TableId): Promise<Reply>;
  /** Gives a private game up: it ends, and the other has won. */
  resign(by: By, table: TableId): Promise<Reply>;
  /** By the one who was asked. */
  answerMotion(by: By, table: TableId, number: number, said: 'agree' | 'decline'): Promise<Reply>;
  /** Puts a computer player on a seat, offers the seat to somebody in the group, or takes the offer back. */
  substitute(by: By, table: TableId, wish: Substitution): Promise<Reply>;
  /** @param place the seat on offer; undefined: the first that this person may have */
  takeSeat(by: By, table: TableId, place?: Place): Promise<Reply>;
  /** Offers the mastery; it changes hands when that person accepts. */
  handOver(by: By, table: TableId, person: PersonId): Promise<Reply>;
  acceptMastery(by: By, table: TableId): Promise<Reply>;
  /** Shows the master what a seat sees and has chosen; recorded, and told to all at the end. */
  peek(by: By, table: TableId, seat: Seat): Promise<Reply>;

  // ---- the surroundings ----
  /** The bot can write into this chat again. */
  backInChat(chat: number): Promise<void>;
  /** Nothing can be written into this chat any more, a group or a person's: masters are told. */
  cutOff(chat: number): Promise<void>;
  /** A person left a group: the masters of its tables are told. */
  leftChat(chat: number, person: PersonId): Promise<void>;
  /** This person can be written to again: the open forms of all his tables come anew. */
  backToPerson(person: PersonId): Promise<void>;
  /**
   * Makes the person master. That the old one is gone and that this one may, the caller has found out. False: meanwhile
   * somebody else is master.
   */
  takeOver(person: PersonId, table: TableId, gone: PersonId): Promise<boolean>;

  // ---- the operators ----
  /** Runs one decision on one table as all acts run; a fault freezes it. What may be decided is in operators.ts. */
  decide<T>(by: By | null, table: TableId, decide: Decide<T>): Promise<T | Refusal | { readonly repeated: true }>;

  // ---- time: each throws TooOld where a newer program has to do it ----
  /** Closes the ask if it is open and its time has come; otherwise does nothing. */
  due(table: TableId, ask: number): Promise<void>;
  /** Gives the table back what it has not been given of the time that all outages took together. */
  giveTimeBack(table: TableId, lost: Millis): Promise<void>;
  /** Reminds those concerned, if the ask still has that deadline. */
  remindDue(table: TableId, ask: number, deadline: Millis, which?: Omit<Which, 'ask' | 'deadline'>): Promise<void>;
  /** Gives the seat back to its owner if its loan ends then. */
  loanOver(table: TableId, seat: Seat, at: Millis): Promise<void>;
  /** Tells that the table ends soon, or ends it, if nobody came for long enough. */
  idle(table: TableId): Promise<void>;
}

export interface Needs {
  readonly tables: Tables;
  readonly people: People;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly time: Time;
  readonly seeds: Seeds;
  readonly heartbeat: Pick<Heartbeat, 'lost'>;
  /** A fault of ours: which table, at which commit. The table has been frozen. */
  readonly onFault: (fault: unknown, table: Table) => void;
  /** A newer program has renewed the table; it is left alone. */
  readonly onTooOld: (fault: TooOld, table: TableId) => void;
}

/** Carries out of the transaction that the table has to be renewed first. */
class Behind extends Error {
  readonly game: AnyGame;
  constructor(game: AnyGame) {
    super('behind');
    this.game = game;
  }
}

export type Decide<T> = (game: AnyGame, table: Table, now: Millis) => Outcome<T>;

export function createService({ tables, people, games, time, seeds, heartbeat, onFault, onTooOld }: Needs): Service {
  /** The same for whoever can be told that another process has to do it. */
  async function act<T>(
    by: By | null,
    id: TableId,
    decide: Decide<T>,
  ): Promise<T | Refusal | { readonly repeated: true }> {
    try {
      return await strike(by, id, decide);
    } catch (fault) {
      if (fault instanceof TooOld) return refuse('table-too-new');
      throw fault;
    }
  }
  /**
   * Runs one decision on one table. A fault in a game freezes the table and is told; the person is told too.
   * @throws TooOld where a newer program has to do it
   */
  async function strike<T>(
    by: By | null,
    id: TableId,
    decide: Decide<T>,
  ): Promise<T | Refusal | { readonly repeated: true }> {
    try {
      const changed = await tables.change(id, by, (table) => {
        const game = games[table.game];
        if (isAhead(game, table)) throw new TooOld(table);
        if (isBehind(game, table)) throw new Behind(game);
        const now = time.now();
        return GameFault.guard(table, () => touched(by, motion.overtaken(decide(game, table, now)), now));
      });
      if (!changed) return refuse('table-unknown');
      return 'result' in changed ? changed.result : changed;
    } catch (fault) {
      if (fault instanceof Behind) {
        await renewing(id, fault.game);
        return strike(by, id, decide);
      }
      if (fault instanceof TooOld) onTooOld(fault, id);
      if (!(fault instanceof GameFault)) throw fault;
      await freeze(fault);
      return refuse('table-frozen');
    }
  }
  /** A change of its own, before the decision: a refusal must not undo it, for no deadline might be left that comes again. */
  async function renewing(id: TableId, game: AnyGame): Promise<void> {
    try {
      await tables.change(id, null, (table) => GameFault.guard(table, () => renewed(game, table, time.now())));
    } catch (fault) {
      if (!(fault instanceof GameFault)) throw fault;
      await freeze(fault);
    }
  }
  async function freeze(fault: GameFault): Promise<void> {
    onFault(fault, fault.table);
    await tables.change(fault.table.id, null, (table) => frozen(table, fault.message, time.now()));
  }
  const reply = (by: By, id: TableId, decide: Decide<Reply>): Promise<Reply> => act(by, id, decide);
  const moved = (by: By, id: TableId, act: MotionAct, age?: Millis): Promise<Reply> =>
    reply(by, id, (game, table, now) => motion.move(game, table, by, now, act, age));
  const nameOf = async (person: PersonId) => calledName((await people.get([person])).get(person));
  /** Read outside of the table's lock: who changes his habits at this moment is treated as before once more. */
  const habitsAt = async (id: TableId): Promise<ReadonlyMap<PersonId, Habits>> => {
    const table = await tables.read(id);
    const known = await people.get(table?.seats.flatMap((x) => x.person ?? []) ?? []);
    return new Map([...known].map(([person, { habits }]) => [person, habits]));
  };
  /** Who leaves a seat is named as he is called now; looked up before the table is locked. */
  async function namesAt(id: TableId, ...more: readonly PersonId[]): Promise<cast.NameOf> {
    const table = await tables.read(id);
    const sitting = table?.seats.flatMap(({ person, lent }) => [person ?? [], lent?.owner ?? []].flat()) ?? [];
    const known = await people.get([...sitting, ...more]);
    return (person) => (person === null ? '🤖' : calledName(known.get(person)));
  }

  return {
    async open(by, invitation) {
      const game = games[invitation.game];
      if (!game) return refuse('table-unknown-game');
      if (await tables.at(invitation.home)) return refuse(isPrivate(invitation) ? 'private-busy' : 'table-busy-chat');
      const lost = await heartbeat.lost();
      const created = await tables.create(
        (id) => lobby.openTable(game, id, by, invitation, seeds.next(), time.now(), lost),
        by,
      );
      if (!('table' in created)) return created;
      const { id, name } = created.table;
      const said = isPrivate(invitation) ? { id: 'private-opened' } : { id: 'table-opened', args: { name } };
      return { said, table: id };
    },
    join: async (by, id) => {
      const nameOf = await namesAt(id);
      return reply(by, id, (game, table, now) =>
        table.desk.offers.length === 0
          ? lobby.join(game, table, by)
          : rouse(game, by, substitutes.takeSeat(game, table, by, now, undefined, nameOf), now),
      );
    },
    leave: (by, id) => reply(by, id, (_, table) => lobby.leave(table, by)),
    bots: (by, id, count) => reply(by, id, (game, table) => lobby.bots(game, table, by, count)),
    unbot: (by, id) => reply(by, id, (_, table) => lobby.unbot(table, by)),
    configure: (by, id, wish) => reply(by, id, (_, table) => lobby.configure(table, by, wish)),
    begin: (by, id) => reply(by, id, (game, table, now) => lobby.begin(game, table, now, by)),

    press: (by, id, ask, stamp, item) =>
      reply(by, id, (game, table, now) => rouse(game, by, press(game, table, now, by, ask, stamp, item), now)),
    forms: (by, id) => reply(by, id, (game, table, now) => rouse(game, by, freshForms(table, by, now), now)),

    askDeputy: async (by, id, to, until) => {
      const name = await nameOf(to);
      return reply(by, id, (_, table, now) => deputy.ask(table, by, now, to, until, name));
    },
    withdrawDeputy: (by, id) => reply(by, id, (_, table) => deputy.withdraw(table, by)),
    answerDeputy: async (by, id, seat, answer) => {
      const name = await nameOf(by.person);
      return reply(by, id, (game, table, now) =>
        answer === 'take'
          ? rouse(game, by, deputy.take(game, table, by, now, seat, name), now)
          : deputy.decline(table, by, seat, name),
      );
    },
    giveBack: async (by, id, seat) => {
      const nameOf = await namesAt(id);
      return reply(by, id, (game, table, now) =>
        rouse(game, by, cast.giveBack(game, table, by, now, seat, nameOf), now),
      );
    },

    pace: (by, id, settings) => moved(by, id, { kind: 'pace', settings }),
    clock: (by, id, name, clock) => moved(by, id, { kind: 'clock', name, clock }),
    extend: (by, id, span) => moved(by, id, { kind: 'extend', span }),
    pause: (by, id) => moved(by, id, { kind: 'pause' }),
    resume: (by, id) => moved(by, id, { kind: 'resume' }),
    close: (by, id, age) => moved(by, id, { kind: 'close' }, age),
    cancel: (by, id) => moved(by, id, { kind: 'cancel' }),
    answerMotion: (by, id, number, said) =>
      reply(by, id, (game, table, now) => motion.answer(game, table, by, now, number, said)),
    resign: (by, id) => reply(by, id, (_, table) => resign(table, by)),
    remind: async (by, id) => {
      const habits = await habitsAt(id);
      return reply(by, id, (_, table, now) => remind(table, by, now, undefined, habits));
    },
    kick: async (by, id, person) => {
      const nameOf = await namesAt(id, person);
      return reply(by, id, (game, table, now) => groupOnly(table) ?? master.kick(game, table, now, by, person, nameOf));
    },
    substitute: async (by, id, wish) => {
      const nameOf = await namesAt(id);
      return reply(
        by,
        id,
        (game, table, now) => groupOnly(table) ?? substitutes.substitute(game, table, by, now, wish, nameOf),
      );
    },
    takeSeat: async (by, id, place) => {
      const nameOf = await namesAt(id);
      return reply(by, id, (game, table, now) =>
        rouse(game, by, substitutes.takeSeat(game, table, by, now, place, nameOf), now),
      );
    },
    handOver: async (by, id, person) => {
      const name = await nameOf(person);
      return reply(by, id, (_, table) => groupOnly(table) ?? handover.offerMastery(table, by, person, name));
    },
    acceptMastery: async (by, id) => {
      const name = await nameOf(by.person);
      return reply(by, id, (_, table) => handover.acceptMastery(table, by, name));
    },
    peek: async (by, id, seat) => {
      const nameOf = await namesAt(id);
      return reply(by, id, (_, table) => {
        const { lent, person = null } = table.seats[seat] ?? {};
        return peek(table, by, seat, nameOf(lent?.owner ?? person));
      });
    },

    backInChat: async (chat) => {
      for (const id of await tables.live(chat)) await act(null, id, (_, table) => surroundings.backInChat(table));
    },
    cutOff: async (chat) => {
      const concerned = chat > 0 ? (await tables.of(chat)).map(({ id }) => id) : await tables.live(chat);
      for (const id of concerned) await act(null, id, (_, table) => surroundings.cutOff(table, chat));
    },
    leftChat: async (chat, person) => {
      for (const id of await tables.live(chat)) await act(null, id, (_, table) => surroundings.leftChat(table, person));
    },
    backToPerson: async (person) => {
      // Not by an update: several tables change for one.
      for (const { id, asks } of await tables.of(person)) {
        await act(null, id, (_, table) => surroundings.backAtTable(table, person));
        if (asks.length > 0)
          await reply({ person }, id, (game, table, now) =>
            rouse(game, { person }, freshForms(table, { person }, now), now),
          );
      }
    },
    takeOver: async (person, id, gone) =>
      (await act(null, id, (_, table) => surroundings.takeOver(table, person, gone))) === null,

    decide: act,

    // All processes do that together: what is too new for this one another one does.
    giveTimeBack: async (id, lost) => {
      await act(null, id, (_, table, now) => giveTimeBack(table, now, lost));
    },
    due: async (id, ask) => {
      await strike(null, id, (game, table, now) => due(game, table, now, ask));
    },
    remindDue: async (id, ask, deadline, which = {}) => {
      const habits = await habitsAt(id);
      await strike(null, id, (_, table, now) => remind(table, null, now, { ask, deadline, ...which }, habits));
    },
    loanOver: async (id, seat, at) => {
      const nameOf = await namesAt(id);
      await strike(null, id, (game, table, now) => cast.expire(game, table, now, seat, at, nameOf));
    },
    idle: async (id) => {
      await strike(null, id, (_, table, now) => idle(table, now));
    },
  };
}

/** A table that gathers or pauses ends when nobody touches it for long; what runs is carried on by its deadlines. */
function touched<T>(by: By | null, outcome: Outcome<T>, now: Millis): Outcome<T> {
  if (by === null || 'refused' in outcome) return outcome;
  if (outcome.table.phase !== 'lobby' && outcome.table.phase !== 'paused') return outcome;
  return { ...outcome, table: { ...outcome.table, desk: { ...outcome.table.desk, touchedAt: now, warnedAt: null } } };
}

function freshForms(table: Table, by: By, now: Millis): Outcome<Reply> {
  const seat = seatOf(table, by.person);
  if (seat === undefined) return refuse('table-not-your-seat');
  const asked = table.asks.filter((x) => x.ask.seats.includes(seat));
  if (asked.length === 0) return pressedInVain(table, seat, now, refuse('table-no-forms'));
  const work = workOn(table);
  comeBack(work, seat, now);
  for (const open of asked) refreshForm(work, open.number, seat, { fresh: true });
  return finished<Reply>(work, { said: null });
}
