/** Floods: what one person sends at once, and what becomes of it, of the others, and of what waits when the process is killed. */
import type { Update } from 'grammy/types';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { carrier } from '../../src/bot/lanes/carrier.ts';
import { createLanes, type Inbox, type LaneNeeds } from '../../src/bot/lanes/lanes.ts';
import { createMetrics } from '../../src/bot/pulse/metrics.ts';

const [anna, boris, admin] = [11, 12, 1_087_968_824];
const group = -100;

let ids = 0;
const user = (id: number) => ({ id, is_bot: false, first_name: `${id}` });
const chatOf = (id: number) =>
  id > 0 ? ({ id, type: 'private', first_name: `${id}` } as const) : ({ id, type: 'group', title: 'Дача' } as const);
const command = (from: number, chat = from): Update => ({
  update_id: ++ids,
  message: { message_id: ids, date: 0, from: user(from), chat: chatOf(chat), text: '/help' } as NonNullable<
    Update['message']
  >,
});
const press = (from: number): Update => ({
  update_id: ++ids,
  callback_query: {
    ...{ id: `query ${ids}`, from: user(from), chat_instance: '', data: 'x' },
    message: { message_id: 1, date: 0, chat: chatOf(from) },
  },
});
const removal = (chat: number): Update => ({
  update_id: ++ids,
  my_chat_member: {
    ...{ chat: chatOf(chat), from: user(anna), date: 0 },
    old_chat_member: { user: user(1), status: 'member' },
    new_chat_member: { user: user(1), status: 'left' },
  } as NonNullable<Update['my_chat_member']>,
});
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** In memory; what is in it outlives the process that put it there. */
function createInbox() {
  const kept = new Map<number, Update>();
  const inbox: Inbox & { kept: Map<number, Update>; isAway: boolean } = {
    kept,
    isAway: false,
    async keep(updates) {
      if (inbox.isAway) throw new Error('the database is away');
      for (const update of updates) kept.set(update.update_id, update);
    },
    async done(id) {
      kept.delete(id);
    },
    left: async () => [...kept.values()],
  };
  return inbox;
}

/** A bot whose handlers end when they are told to. */
function bot(inbox = createInbox(), wish: Partial<LaneNeeds> = {}) {
  const begun: number[] = [];
  const open = new Map<number, () => void>();
  const dismissed: string[] = [];
  const lines: string[] = [];
  const metrics = createMetrics({
    queueLength: async () => 0,
    tablesByPhase: async () => ({}),
    ages: async () => ({ oldestJob: 0, oldestLetter: 0, heartbeat: 0 }),
    restarts: () => ({}),
  });
  const lanes = createLanes({
    inbox,
    metrics,
    logger: pino({}, { write: (line: string) => void lines.push(line) }),
    carryOut: ({ update_id }) => {
      begun.push(update_id);
      return new Promise<void>((end) => open.set(update_id, end));
    },
    dismiss: async (query) => dismissed.push(query),
    ...wish,
  });
  const end = async (update: Update) => {
    await vi.waitFor(() => expect(open.has(update.update_id)).toBe(true));
    open.get(update.update_id)?.();
  };
  return { lanes, inbox, begun, dismissed, lines, end, metrics };
}
const idsOf = (updates: readonly Update[]) => updates.map(({ update_id }) => update_id);
const settled = async (taken: Promise<void>): Promise<boolean> => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return Promise.race([taken.then(() => true), Promise.resolve(false)]);
};

test('what one person does in one chat is carried out in its order, and nobody else waits for it', async () => {
  const { lanes, begun, end } = bot();
  const [first, second, elsewhere, other] = [command(anna), press(anna), command(anna, group), command(boris)];
  for (const update of [first, second, elsewhere, other]) void lanes.take(update);
  expect(begun).toEqual(idsOf([first, elsewhere, other]));
  await end(first);
  await vi.waitFor(() => expect(begun).toEqual(idsOf([first, elsewhere, other, second])));
});

test('of a flood twenty wait; presses beyond are answered with nothing, messages dropped, both counted, and it is told once', async () => {
  const { lanes, begun, dismissed, lines, end, metrics } = bot();
  const accepted = [...times(11, () => press(anna)), ...times(10, () => command(anna))];
  const beyond = [
    ...times(30, () => press(anna)),
    ...times(30, () => command(anna, group)),
    ...times(30, () => command(anna)),
  ];
  const [away, ...later] = beyond.filter(({ message }) => message?.chat.id === group);
  for (const update of [...accepted, ...beyond]) void lanes.take(update);
  expect(begun, 'nobody waits in the other chat').toEqual(idsOf([accepted[0], away].flatMap((x) => x ?? [])));
  await vi.waitFor(() => expect(dismissed).toHaveLength(30));
  const dropped = await metrics.registry.getSingleMetric('slow_table_dropped_total')?.get();
  expect(dropped?.values).toMatchObject([
    { labels: { what: 'press' }, value: 30 },
    { labels: { what: 'message' }, value: 30 + later.length },
  ]);
  expect(lines.filter((line) => line.includes('flood'))).toHaveLength(1);
  for (const update of accepted) await end(update);
  await vi.waitFor(() => expect(begun.filter((id) => id !== away?.update_id)).toEqual(idsOf(accepted)));
});

test('what is dropped need not come again, and what waits is kept: neither stands in the way of what is new', async () => {
  const { lanes, inbox, end } = bot();
  const updates = times(50, () => command(anna));
  const taken = updates.map((update) => lanes.take(update));
  await Promise.all(taken);
  expect([...inbox.kept.keys()], 'the one being carried out, too: it must not come after the others').toEqual(
    idsOf(updates.slice(0, 21)),
  );
  for (const update of updates.slice(0, 21)) await end(update);
  await vi.waitFor(() => expect(inbox.kept.size).toBe(0));
});

test('what waits for nobody is not kept, unless it takes long', async () => {
  const { lanes, inbox, end } = bot();
  const [quick, slow] = [command(anna), command(boris)];
  const [one, two] = [lanes.take(quick), lanes.take(slow)];
  await end(quick);
  await one;
  expect(inbox.kept.size).toBe(0);
  expect(await settled(two)).toBe(false);
  await two; // it hangs, and is kept
  expect([...inbox.kept.keys()]).toEqual(idsOf([slow]));
});

test('what is told to wait is kept at once', async () => {
  const carryOut = async () => {
    carrier().waits();
    await new Promise(() => undefined);
  };
  const { lanes, inbox } = bot(createInbox(), { carryOut });
  const update = command(anna);
  await lanes.take(update);
  expect([...inbox.kept.keys()]).toEqual(idsOf([update]));
});

test('what waited in a process that was killed is carried out by the next, in its order, before what is new', async () => {
  const dead = bot();
  const updates = times(4, () => command(anna));
  await Promise.all(updates.map((update) => dead.lanes.take(update)));
  const { lanes, begun, end, inbox } = bot(dead.inbox);
  await lanes.resume();
  const news = command(anna);
  const again = updates[2];
  void lanes.take(news);
  if (again) void lanes.take(again); // Telegram had not heard that it is kept
  for (const update of [...updates, news]) await end(update);
  await vi.waitFor(() => expect(begun).toEqual(idsOf([...updates, news])));
  await vi.waitFor(() => expect(inbox.kept.size).toBe(0));
});

test('who stops begins nothing more, and waits for what is being carried out', async () => {
  const { lanes, inbox, begun, end } = bot();
  const [first, second] = [command(anna), command(anna)];
  await Promise.all([first, second].map((update) => lanes.take(update)));
  const stopped = lanes.stop();
  expect(await settled(stopped)).toBe(false);
  await expect(lanes.take(command(boris))).rejects.toThrow();
  await end(first);
  await stopped;
  expect(begun).toEqual(idsOf([first]));
  expect([...inbox.kept.keys()]).toEqual(idsOf([second]));
});

test('without the database what waits stays with Telegram, and is carried out all the same', async () => {
  const { lanes, inbox, begun, end } = bot();
  inbox.isAway = true;
  const [first, second] = [command(anna), command(anna)];
  const [, waits] = [first, second].map((update) => lanes.take(update));
  expect(await settled(waits ?? Promise.resolve())).toBe(false);
  await end(first);
  await end(second);
  await waits;
  expect(begun).toEqual(idsOf([first, second]));
});

test('a handler that fails costs the next ones nothing; an update that comes twice is carried out once', async () => {
  const carryOut = vi.fn(() => Promise.reject(new Error('no')));
  const { lanes } = bot(createInbox(), { carryOut });
  const [first, second] = [command(anna), command(anna)];
  await Promise.all([first, first, second, first, second].map((update) => lanes.take(update)));
  await lanes.take(first);
  await vi.waitFor(() => expect(carryOut).toHaveBeenCalledTimes(2));
});

test('what befalls a chat is never dropped, and anonymous administrators of two groups do not wait for each other', async () => {
  const { lanes, begun, end } = bot();
  const removals = times(30, () => removal(group));
  for (const update of removals) void lanes.take(update);
  const elsewhere = command(admin, -200);
  void lanes.take(command(admin, group));
  void lanes.take(elsewhere);
  expect(begun).toContain(elsewhere.update_id);
  for (const update of removals) await end(update);
  expect(begun).toEqual(expect.arrayContaining(idsOf(removals)));
});

test('a crowd in one group leaves room for others: two of it are at work at once, besides those who wait for Telegram', async () => {
  const begun: number[] = [];
  const open = new Map<number, () => void>();
  const { lanes, inbox } = bot(createInbox(), {
    carryOut: async ({ update_id }) => {
      begun.push(update_id);
      await new Promise<void>((call) => open.set(update_id, call));
      carrier().calls();
      await new Promise(() => undefined); // Telegram does not answer
    },
  });
  const crowd = times(9, () => command(++ids, group));
  const other = command(anna);
  for (const update of [...crowd, other]) void lanes.take(update);
  expect(begun).toEqual(idsOf([...crowd.slice(0, 2), other]));
  await vi.waitFor(() => expect([...inbox.kept.keys()]).toEqual(idsOf(crowd.slice(2))));
  for (const { update_id: id } of crowd) {
    await vi.waitFor(() => expect(begun).toContain(id));
    open.get(id)?.();
  }
});

test('who stops leaves those who wait for a place to the next process', async () => {
  const { lanes, inbox, begun, end } = bot();
  const crowd = times(3, () => command(++ids, group));
  for (const update of crowd) void lanes.take(update);
  await vi.waitFor(() => expect(inbox.kept.size).toBe(1));
  const stopped = lanes.stop();
  for (const update of crowd.slice(0, 2)) await end(update);
  await stopped;
  expect(begun).toEqual(idsOf(crowd.slice(0, 2)));
  expect([...inbox.kept.keys()]).toEqual(idsOf(crowd.slice(2)));
});
