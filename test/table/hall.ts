/** Tables in memory behind the port, and a clock that the test sets: the service as it runs, without a database. */

import type { AnyGame } from '../../src/kit/game.ts';
import { timed } from '../../src/table/facts/asked.ts';
import { settingsFor } from '../../src/table/facts/clocks.ts';
import type { By } from '../../src/table/model/act.ts';
import type { Change, Post, Reply, Table } from '../../src/table/model/aggregate.ts';
import { type Habits, usual } from '../../src/table/model/habits.ts';
import type { People, Person, Tables } from '../../src/table/ports/ports.ts';
import { Unheard } from '../../src/table/round/outage.ts';
import { createService } from '../../src/table/service/service.ts';
import { pebbles } from './pebbles.ts';

export const HOUR = 3_600_000;
/** A Monday, 10:00 in Moscow. */
export const START = Date.UTC(2030, 0, 7, 7);

export function hall(game: AnyGame = pebbles) {
  const rows = new Map<number, Table>();
  const changes: Change[] = [];
  const updates = new Set<number>();
  const faults: unknown[] = [];
  const left: string[] = [];
  const games: Record<string, AnyGame> = { [game.id]: game };
  let now = START;
  let lost = 0;
  let isAway = false;

  const repeated = (by: By | null | undefined) => by?.update !== undefined && updates.has(by.update);
  const write = (change: Change, by: By | null | undefined) => {
    // What is saved is JSON and nothing else.
    rows.set(change.table.id, JSON.parse(JSON.stringify(change.table)));
    changes.push(change);
    if (by?.update !== undefined) updates.add(by.update);
  };
  const habits = new Map<number, Habits>();
  const names = new Map<number, string>();
  const personOf = (id: number): Person => ({
    id,
    name: names.get(id) ?? `Person ${id}`,
    username: null,
    locale: null,
    languageCode: null,
    reach: 'open',
    habits: habits.get(id) ?? usual,
  });
  const commits = () => changes.flatMap((x) => x.commits);

  const tables: Tables = {
    async create(make, by) {
      if (repeated(by)) return { repeated: true };
      const change = make(rows.size + 1);
      write(change, by);
      return { result: null, table: change.table };
    },
    async change(id, by, work) {
      const table = rows.get(id);
      if (!table) return undefined;
      if (repeated(by)) return { repeated: true };
      const change = work(table);
      if ('refused' in change) return change;
      write(change, by);
      return { result: change.result, table: change.table };
    },
    read: async (id) => rows.get(id),
    at: async (home) =>
      [...rows.values()].find((x) => x.home.chat === home.chat && !['ended', 'cancelled'].includes(x.phase)),
    latest: async (home) => [...rows.values()].findLast((x) => x.home.chat === home.chat),
    live: async () => [...rows.keys()],
    owed: async (lost) => [...rows.values()].filter(({ credited }) => credited < lost).map(({ id }) => id),
    of: async () => [...rows.values()],
    commits: async () => commits(),
    commit: async (_, number) => commits().find((x) => x.number === number),
    commitCount: async () => commits().length,
    stretches: async () => changes.flatMap(({ stretch }) => stretch ?? []),
    closedForm: async (_, ask, seat) => changes.flatMap((x) => x.closed).find((x) => x.ask === ask && x.seat === seat),
    ask: async () => undefined,
    log: async () => changes.flatMap((x) => x.log.map((entry) => ({ ...entry, at: now }))),
  };
  const people: People = {
    seen: async (x) => ({ ...x, locale: null, reach: 'open', habits: usual }),
    get: async (ids) => new Map(ids.map((id) => [id, personOf(id)])),
    setLocale: async () => {},
    setReach: async () => {},
    setHabits: async (id, change) => {
      habits.set(id, { ...(habits.get(id) ?? usual), ...change });
    },
    knownIn: async () => [],
    named: async () => undefined,
  };
  const service = createService({
    tables,
    people,
    games,
    time: { now: () => now },
    seeds: { next: () => 'ab'.repeat(32) },
    heartbeat: { lost: async () => lost },
    heard: async () => {
      if (isAway) throw new Unheard('nobody answers');
      return lost;
    },
    onFault: (fault) => faults.push(fault),
    onTooOld: (fault) => left.push(fault.message),
  });

  const table = (id = 1): Table => {
    const row = rows.get(id);
    if (!row) throw new Error(`no table ${id}`);
    return row;
  };
  const open = () => {
    const last = timed(table()).at(-1);
    if (!last) throw new Error('nothing is open');
    return last;
  };
  const stamp = (person: number): number => {
    const seat = table().seats.findIndex((x) => x.person === person);
    return open().forms.find((x) => x.seat === seat)?.stamp ?? 0;
  };

  return {
    service,
    tables,
    people,
    habits,
    /** Of those who are not called `Person 7`. */
    names,
    rows,
    changes,
    /** The program is replaced by one with other rules of this game; undefined: by one that does not know it. */
    program(id: string, rules: AnyGame | undefined) {
      if (rules) games[id] = rules;
      else delete games[id];
    },
    faults,
    /** What was said of tables that are left to a newer program. */
    left,
    get now() {
      return now;
    },
    wait(ms: number) {
      now += ms;
    },
    /** Time passes and nobody can be reached. */
    silence(ms: number) {
      now += ms;
      lost += ms;
      isAway = true;
    },
    /** People can be reached again; no table has been told yet. */
    hear() {
      isAway = false;
    },
    /** Time passes and nobody can be reached; then all tables are given it back. */
    async outage(ms: number) {
      now += ms;
      lost += ms;
      for (const id of await tables.owed(lost)) await service.giveTimeBack(id, lost);
    },
    table,
    posts: (): readonly Post[] => changes.flatMap((x) => x.posts),
    since(mark: number): readonly Post[] {
      return changes.slice(mark).flatMap((x) => x.posts);
    },
    /** A running table: person 1 is the master and sits at seat 0, then 2, 3, … */
    async seat(
      persons: number,
      more: { bots?: number; options?: Record<string, string>; settings?: Partial<Table['settings']> } = {},
    ) {
      const settings = { ...settingsFor(game, 'printed', 'daily', 'Europe/Moscow'), ...more.settings };
      const options = { rounds: '3', count: 'off', ...more.options };
      const invitation = {
        game: game.id,
        preset: 'printed',
        options,
        settings,
        locale: 'ru',
        name: 'Дача',
        home: { chat: -5 },
      } as const;
      await service.open({ person: 1 }, invitation);
      for (let person = 1; person <= persons; person++) await service.join({ person }, 1);
      if (more.bots) await service.bots({ person: 1 }, 1, more.bots);
      return service.begin({ person: 1 }, 1);
    },
    open,
    stamp,
    press: (person: number, id: string, at = stamp(person)): Promise<Reply> =>
      service.press({ person }, 1, { ask: open().number, stamp: at, id }),
    /** Time passes until the open ask closes, and the clock strikes. */
    async strike() {
      const { closesAt, number } = open();
      now = Math.max(now, closesAt);
      await service.due(1, number);
    },
  };
}

/** The id of what was said or refused. */
export function told(reply: Reply): string | undefined {
  if ('refused' in reply) return reply.refused.id;
  return 'said' in reply ? reply.said?.id : 'repeated';
}
