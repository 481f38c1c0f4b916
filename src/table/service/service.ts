/**
 * What people, time and the surroundings can do to tables, as everybody outside calls it. Nothing is sent to anybody here: letters go
 * to the outbox with the change.
 */
import { msg } from '../../messages/msg.ts';
import { isPrivate } from '../facts/private.ts';
import type { Act, By, Moment } from '../model/act.ts';
import { type Millis, type Outcome, type PersonId, type Reply, refuse, type TableId } from '../model/aggregate.ts';
import type { Heartbeat, People, Seeds } from '../ports/ports.ts';
import { giveTimeBack } from '../round/outage.ts';
import { rouse } from '../round/rest.ts';
import { type Invitation, openTable } from '../seats/lobby.ts';
import * as surroundings from '../seats/surroundings.ts';
import { acts, type Entry, events, sleepsOn } from './acts.ts';
import { habitsAt, namesAt } from './known.ts';
import { createPipeline, type PipelineNeeds } from './pipeline.ts';

interface Needs extends PipelineNeeds {
  readonly people: People;
  readonly seeds: Seeds;
  readonly heartbeat: Pick<Heartbeat, 'lost'>;
  /**
   * Makes sure that people can be heard at this moment.
   * @returns how long all outages took together
   * @throws Unheard
   */
  readonly heard: () => Promise<Millis>;
}

type InputOf<E> = E extends { readonly decide: (on: never, ...input: infer Input) => unknown } ? Input : never;
type Acts = {
  readonly [Name in keyof typeof acts]: (
    by: By,
    table: TableId,
    ...input: InputOf<(typeof acts)[Name]>
  ) => Promise<Reply>;
};
type Events = {
  readonly [Name in keyof typeof events]: (table: TableId, ...input: InputOf<(typeof events)[Name]>) => Promise<void>;
};

export type Service = ReturnType<typeof createService>;

export function createService({ people, seeds, heartbeat, heard, ...needs }: Needs) {
  const { tables, games, time } = needs;
  const { change, strike } = createPipeline(needs);

  /** The decision with all that it has to know. */
  async function prepared<On, T>(
    entry: Entry<On, T>,
    id: TableId,
    by: By | null,
    input: never[],
  ): Promise<(on: On) => Outcome<T>> {
    switch (entry.knows) {
      case 'names': {
        const besides = [by?.person ?? [], entry.besides(...input)].flat();
        const names = await namesAt(people, await tables.read(id), besides);
        return (on) => entry.decide({ ...on, ...names }, ...input);
      }
      case 'habits': {
        const habits = await habitsAt(people, await tables.read(id));
        return (on) => entry.decide({ ...on, ...habits }, ...input);
      }
      default:
        return (on) => entry.decide(on, ...input);
    }
  }

  const actBy =
    (name: string, entry: Entry<Act, Reply>) =>
    async (by: By, id: TableId, ...input: never[]): Promise<Reply> => {
      const decide = await prepared(entry, id, by, input);
      return change(by, id, (moment) => {
        const act = { ...moment, by };
        return name in sleepsOn ? decide(act) : rouse(act, decide(act));
      });
    };
  const eventAt =
    (entry: Entry<Moment, unknown>) =>
    async (id: TableId, ...input: never[]): Promise<void> => {
      const lost = entry.held ? await heard() : 0;
      const decide = await prepared(entry, id, null, input);
      let isOwed = false;
      await strike(null, id, (moment): Outcome<unknown> => {
        isOwed = lost > moment.table.credited;
        return isOwed ? giveTimeBack(moment, lost) : decide(moment);
      });
      // What was about to happen may have moved away by now.
      if (isOwed) await strike(null, id, decide);
    };
  // That each method has the name and the input of its entry is beyond what types can follow.
  const doing = Object.fromEntries(
    Object.entries<Entry<Act, Reply>>(acts).map(([name, entry]) => [name, actBy(name, entry)]),
  ) as Acts;
  const happening = Object.fromEntries(
    Object.entries<Entry<Moment, unknown>>(events).map(([name, entry]) => [name, eventAt(entry)]),
  ) as Events;

  return {
    ...doing,
    ...happening,

    /** Refused where the chat or topic already has a table. In a group the master does not join by it, in private he does. */
    async open(by: By, invitation: Invitation): Promise<Reply & { readonly table?: TableId }> {
      const game = games[invitation.game];
      if (!game) return refuse('table-unknown-game');
      if (await tables.at(invitation.home)) return refuse(isPrivate(invitation) ? 'private-busy' : 'table-busy-chat');
      const lost = await heartbeat.lost();
      const created = await tables.create(
        (id) => openTable({ game, id, by, now: time.now(), seed: seeds.next(), lost }, invitation),
        by,
      );
      if (!('table' in created)) return created;
      const { id, name } = created.table;
      const said = isPrivate(invitation) ? msg('private-opened') : msg('table-opened', { name });
      return { said, table: id };
    },

    /** Gives the table back what it has not been given of the time that all outages took together. */
    async giveTimeBack(id: TableId, lost: Millis): Promise<void> {
      // All processes do that together: what is too new for this one another one does.
      await change(null, id, (moment) => giveTimeBack(moment, lost));
    },
    /** The bot can write into this chat again. */
    async backInChat(chat: number): Promise<void> {
      for (const id of await tables.live(chat)) await change(null, id, surroundings.backInChat);
    },
    /** Nothing can be written into this chat any more, a group or a person's: masters are told. */
    async cutOff(chat: number): Promise<void> {
      const concerned = chat > 0 ? (await tables.of(chat)).map(({ id }) => id) : await tables.live(chat);
      for (const id of concerned) await change(null, id, (moment) => surroundings.cutOff(moment, chat));
    },
    /** A person left a group: the masters of its tables are told. */
    async leftChat(chat: number, person: PersonId): Promise<void> {
      for (const id of await tables.live(chat))
        await change(null, id, (moment) => surroundings.leftChat(moment, person));
    },
    /** This person can be written to again: the open forms of all his tables come anew. */
    async backToPerson(person: PersonId): Promise<void> {
      // Not by an update: several tables change for one.
      for (const { id, asks } of await tables.of(person)) {
        await change(null, id, (moment) => surroundings.backAtTable(moment, person));
        if (asks.length > 0) await doing.forms({ person }, id);
      }
    },
    /**
     * Makes the person master. That the old one is gone and that this one may, the caller has found out. False: meanwhile
     * somebody else is master.
     */
    async takeOver(table: TableId, succession: surroundings.Succession): Promise<boolean> {
      return (await change(null, table, (moment) => surroundings.takeOver(moment, succession))) === null;
    },

    /** For operators: runs a decision of theirs as all acts run. Which there are stands in operators/. */
    decide: change,
  };
}
