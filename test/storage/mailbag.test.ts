import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Post, Table } from '../../src/table/model/aggregate.ts';
import type { Mail } from '../../src/table/ports/mail.ts';
import { changeTo, jobs, newGroup, newPerson, openStorage, type Storage, saved, say, someSeat } from './kit.ts';

let storage: Storage;
let mailbag: Storage['mailbag'];
beforeAll(async () => {
  storage = await openStorage();
  mailbag = storage.mailbag;
});
afterAll(() => storage.close());

const status = (id: number, title: string): Post => ({
  to: 'home',
  slot: `status:${id}:1`,
  letter: { kind: 'status', of: 1, title: { id: title } },
});

const post = (table: Table, ...posts: Post[]) => storage.post(table.id, posts);

async function next(chat: number): Promise<Mail> {
  const mail = await mailbag.next(chat);
  if (!mail) throw new Error('no letter');
  return mail;
}

/** What a deliverer would send, in order. */
async function drain(chat: number): Promise<string[]> {
  const told: string[] = [];
  for (let mail = await mailbag.next(chat); mail; mail = await mailbag.next(chat)) {
    told.push(idOf(mail));
    await mailbag.sent(mail.id);
  }
  return told;
}

function idOf({ letter }: Mail): string {
  if (letter.kind === 'say') return letter.lines.map((line) => line.id).join();
  return letter.kind === 'status' ? letter.title.id : letter.kind;
}

describe('the queue of a chat', () => {
  it('keeps the order in which letters came, each in its chat', async () => {
    const person = newPerson();
    const table = await saved(storage.tables, { home: { chat: newGroup(), thread: 7 } });
    await post(table, say('toy-1'), say('toy-private', { to: { person }, silent: true }), say('toy-2'));
    await post(table, say('toy-3'));
    expect(await next(table.home.chat)).toMatchObject({
      table: table.id,
      chat: table.home.chat,
      thread: 7,
      silent: false,
    });
    expect(await drain(table.home.chat)).toEqual(['toy-1', 'toy-2', 'toy-3']);
    const mail = await next(person);
    expect(mail).toMatchObject({ chat: person, person, silent: true, kind: 'broadcast', part: 0, attempts: 0 });
    expect(mail).not.toHaveProperty('thread');
    expect(mail).not.toHaveProperty('slot');
    expect(await drain(person)).toEqual(['toy-private']);
  });

  it('gets the letters of a private table for each who sits there, and for who leaves the last of them', async () => {
    const [host, guest] = [newPerson(), newPerson()];
    const seats = [someSeat(host), someSeat(guest)];
    const table = await saved(storage.tables, { home: { chat: host }, master: host, seats, phase: 'lobby' });
    await post(table, say('toy-both'), say('toy-guest', { to: { person: guest } }));
    expect(await drain(host)).toEqual(['toy-both']);
    expect(await drain(guest)).toEqual(['toy-both', 'toy-guest']);
    await storage.tables.change(table.id, null, (before) =>
      changeTo({ ...before, seats: before.seats.slice(0, 1) }, { posts: [say('toy-left')] }),
    );
    await post(table, say('toy-alone'));
    expect(await drain(host)).toEqual(['toy-left', 'toy-alone']);
    expect(await drain(guest)).toEqual(['toy-left']);
  });

  it('replaces an unsent letter for the same message, at its place', async () => {
    const table = await saved(storage.tables);
    await post(table, status(table.id, 'toy-old'), say('toy-1'));
    await post(table, status(table.id, 'toy-newer'), say('toy-2'), status(table.id, 'toy-newest'));
    expect(await drain(table.home.chat)).toEqual(['toy-newest', 'toy-1', 'toy-2']);
  });

  it('edits the message of a slot once it is there, and sends it anew when it is gone', async () => {
    const table = await saved(storage.tables);
    const { chat } = table.home;
    await post(table, status(table.id, 'toy-a'));
    const first = await next(chat);
    expect(first).not.toHaveProperty('message');
    await mailbag.sent(first.id, { message: 77, shown: 'hash-a' });
    await post(table, status(table.id, 'toy-b'));
    const second = await next(chat);
    expect(second).toMatchObject({ slot: `status:${table.id}:1`, message: 77, shown: 'hash-a' });
    await mailbag.sent(second.id, { shown: 'hash-b' });
    await post(table, status(table.id, 'toy-c'));
    expect(await next(chat)).toMatchObject({ message: 77, shown: 'hash-b' });
    await mailbag.forget(chat, `status:${table.id}:1`);
    const anew = await next(chat);
    expect(anew).not.toHaveProperty('message');
    expect(anew).not.toHaveProperty('shown');
  });

  it('sends again what was replaced while it was on its way', async () => {
    const table = await saved(storage.tables);
    const { chat } = table.home;
    await post(table, { ...status(table.id, 'toy-old'), fresh: true });
    const mail = await next(chat);
    await mailbag.attempting(mail.id);
    await post(table, status(table.id, 'toy-new'));
    await mailbag.sent(mail.id, { message: 5, shown: 'old' });
    const again = await next(chat);
    expect(idOf(again)).toBe('toy-new');
    expect(again).toMatchObject({ message: 5, shown: 'old', fresh: false, attempts: 0 });
    await mailbag.sent(again.id, { shown: 'new' });
    expect(await mailbag.next(chat)).toBeUndefined();
  });

  it('lets an edit that answers a press go first, and nothing else', async () => {
    const table = await saved(storage.tables);
    const person = table.seats[0]?.person ?? 0;
    const form: Post = { to: { person }, slot: `form:${table.id}:1:0`, letter: { kind: 'form', ask: 1, seat: 0 } };
    const press = (posts: Post[]) =>
      storage.tables.change(table.id, { person }, (before) => changeTo(before, { posts }));
    await post(table, say('toy-digest', { to: { person } }));
    await press([form]);
    expect(await next(person)).toMatchObject({ letter: { kind: 'say' } });
    await post(table, say('toy-digest', { to: { person } }));
    for (let mail = await next(person); ; mail = await next(person)) {
      await mailbag.sent(mail.id, { message: 9 });
      if (mail.letter.kind === 'form') break;
    }
    await press([form]);
    expect(await next(person)).toMatchObject({ letter: { kind: 'form' }, kind: 'answer', message: 9 });
    expect(await drain(person)).toEqual(['form', 'toy-digest']);
    await post(table, say('toy-digest', { to: { person } }));
    await press([{ ...form, fresh: true }]);
    expect(await drain(person)).toEqual(['toy-digest', 'form']);
  });

  it('remembers tries and parts', async () => {
    const table = await saved(storage.tables);
    const { chat } = table.home;
    await post(table, say('toy-long'));
    const { id } = await next(chat);
    await mailbag.attempting(id);
    expect(await next(chat)).toMatchObject({ id, attempts: 1, part: 0 });
    await mailbag.refused(id);
    expect(await next(chat)).toMatchObject({ attempts: 0 });
    await mailbag.attempting(id);
    await mailbag.sent(id, { part: 2 });
    expect(await next(chat)).toMatchObject({ attempts: 0, part: 2 });
    await mailbag.giveUp(id, 'too long');
    expect(await mailbag.next(chat)).toBeUndefined();
    expect(await storage.prisma.letter.findUnique({ where: { id } })).toMatchObject({ failure: 'too long' });
  });
});

describe('a chat that Telegram wants patience for', () => {
  it('waits with all its letters, and its job comes back at the end', async () => {
    const table = await saved(storage.tables);
    const { chat } = table.home;
    await post(table, say('toy-1'));
    const until = Date.now() + 60_000;
    await mailbag.later(chat, until);
    await post(table, say('toy-2'));
    expect(await mailbag.next(chat)).toBeUndefined();
    const [job] = await jobs(storage, `deliver:${chat}`);
    expect(job?.at).toBeCloseTo(until, 0);
    await mailbag.later(chat, Date.now() - 1);
    expect(await drain(chat)).toEqual(['toy-1', 'toy-2']);
  });

  it('does not hold up other chats', async () => {
    const person = newPerson();
    const table = await saved(storage.tables);
    await post(table, say('toy-1'), say('toy-2', { to: { person } }));
    await mailbag.later(table.home.chat, Date.now() + 60_000);
    expect(await drain(person)).toEqual(['toy-2']);
  });
});

describe('a chat that takes nothing from us', () => {
  it('loses its letters, and gets none until it is heard of again: a person', async () => {
    const person = newPerson();
    await storage.people.seen({ id: person, name: 'Ann', username: null, languageCode: null });
    const table = await saved(storage.tables);
    await post(table, say('toy-1', { to: { person } }));
    expect(await mailbag.unreachable(person)).toBe(true);
    expect(await mailbag.unreachable(person), 'no news').toBe(false);
    await post(table, say('toy-2', { to: { person } }), say('toy-home'));
    expect(await mailbag.next(person)).toBeUndefined();
    expect((await storage.people.get([person])).get(person)?.reach).toBe('closed');
    expect(await drain(table.home.chat)).toEqual(['toy-home']);
    await storage.people.setReach(person, 'open');
    await post(table, say('toy-3', { to: { person } }));
    expect(await drain(person)).toEqual(['toy-3']);
  });

  it('loses its letters, and gets none until it is heard of again: a group', async () => {
    const table = await saved(storage.tables);
    await post(table, say('toy-1'));
    expect(await mailbag.unreachable(table.home.chat)).toBe(true);
    expect(await mailbag.unreachable(table.home.chat), 'no news').toBe(false);
    await post(table, say('toy-2'));
    expect(await mailbag.next(table.home.chat)).toBeUndefined();
    expect(await mailbag.reachable(table.home.chat)).toBe(true);
    expect(await mailbag.reachable(table.home.chat), 'no news').toBe(false);
    await post(table, say('toy-3'));
    expect(await drain(table.home.chat)).toEqual(['toy-3']);
  });
});

describe('a group that becomes a supergroup', () => {
  it('takes its table and its letters along, and forgets its messages', async () => {
    const from = -4_242;
    const to = newGroup();
    const table = await saved(storage.tables, { home: { chat: from } });
    await post(table, status(table.id, 'toy-a'));
    await mailbag.sent((await next(from)).id, { message: 3, shown: 'a' });
    await post(table, status(table.id, 'toy-b'), say('toy-1'));
    await mailbag.moved(from, to);
    await mailbag.moved(from, to); // both the answer to a send and a service message tell of it
    expect((await storage.tables.read(table.id))?.home).toEqual({ chat: to });
    expect(await storage.tables.at({ chat: from })).toBeUndefined();
    expect(await mailbag.next(from)).toBeUndefined();
    expect(await next(to)).not.toHaveProperty('message');
    expect(await jobs(storage, `deliver:${from}`)).toEqual([]);
    expect(await jobs(storage, `deliver:${to}`)).toHaveLength(1);
    expect(await drain(to)).toEqual(['toy-b', 'toy-1']);
  });

  it('loses nothing of a change that was in hand', async () => {
    const from = -4_243;
    const to = newGroup();
    const table = await saved(storage.tables, { home: { chat: from } });
    await Promise.all([
      ...[1, 2, 3, 4].map(() =>
        storage.tables.change(table.id, null, (before) => changeTo(before, { posts: [say('toy-1')] })),
      ),
      mailbag.moved(from, to),
    ]);
    expect(await mailbag.next(from)).toBeUndefined();
    expect(await drain(to)).toHaveLength(4);
  });
});
