/** What the page may ask a person to do: `POST /sandbox/<action>` with a JSON object. */
import { z } from 'zod';
import type { Group } from './group.ts';
import type { People } from './people.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

export interface Scene {
  world: World;
  people: People;
}

export interface Action {
  run(scene: Scene, body: unknown): unknown;
}

function action<S extends z.ZodType>(schema: S, run: (scene: Scene, body: z.output<S>) => unknown): Action {
  return { run: (scene, body) => run(scene, schema.parse(body)) };
}

const id = z.int();
const byPerson = { person: id };
const inGroup = z.strictObject({ ...byPerson, chat: id });

/** A group action by a person. */
const groupAction = (run: (group: Group, person: Person) => void): Action =>
  action(inGroup, ({ people }, { chat, person }) => run(people.group(chat), people.person(person)));

const personAction = (run: (person: Person) => void): Action =>
  action(z.strictObject(byPerson), ({ people }, { person }) => run(people.person(person)));

/** Enough for the largest table, and different at a glance. */
const names = {
  ru: [
    'Анна',
    'Борис',
    'Вася',
    'Галя',
    'Дима',
    'Ева',
    'Женя',
    'Зоя',
    'Игорь',
    'Катя',
    'Лев',
    'Марта',
    'Нина',
    'Олег',
    'Петя',
    'Юля',
  ],
  en: [
    'Ann',
    'Bob',
    'Carl',
    'Dora',
    'Eve',
    'Fred',
    'Gina',
    'Hugo',
    'Iris',
    'Jack',
    'Kate',
    'Leo',
    'Mary',
    'Nick',
    'Olga',
    'Paul',
  ],
} as const;

const newUser = z.strictObject({
  first_name: z.string().min(1).max(64),
  last_name: z.string().max(64).optional(),
  username: z
    .string()
    .regex(/^[a-z]\w{3,31}$/i)
    .optional(),
  language_code: z.string().optional(),
});

const newGroup = z.strictObject({
  ...byPerson,
  title: z.string().min(1).max(128),
  /** People in it, the maker included; those who do not exist yet are made. */
  count: z.int().min(1).max(60),
  /** The made ones have pressed Start. */
  started: z.boolean(),
  forum: z.boolean(),
  language_code: z.enum(['ru', 'en']),
});

function makeGroup({ people }: Scene, body: z.output<typeof newGroup>) {
  const maker = people.person(body.person);
  const members = [maker, ...people.all.filter((person) => person !== maker)].slice(0, body.count);
  const taken = new Set(people.all.map(({ user }) => user.first_name));
  const free = names[body.language_code].filter((name) => !taken.has(name));
  while (members.length < body.count) {
    const first_name = free.shift() ?? `${names[body.language_code][0]} ${members.length + 1}`;
    members.push(people.addUser({ first_name, language_code: body.language_code, started: body.started }));
  }
  return { chat: people.addGroup(body.title, members, { forum: body.forum }).id };
}

export const actions: Readonly<Record<string, Action>> = {
  people: action(newUser, ({ people }, body) => ({ person: people.addUser(body).id })),
  groups: action(newGroup, makeGroup),
  say: action(
    z.strictObject({
      ...byPerson,
      chat: id,
      text: z.string().min(1),
      message_thread_id: id.optional(),
      reply_to: id.optional(),
    }),
    ({ world, people }, { person, chat, text, message_thread_id, reply_to }) => {
      const speaker = people.person(person);
      const view = chat === person ? speaker.chat : people.group(chat);
      const replyTo = reply_to === undefined ? undefined : world.rooms.get(chat)?.messages.get(reply_to);
      return { message_id: speaker.say(view, text, { message_thread_id, replyTo }).message_id };
    },
  ),
  press: action(
    z.strictObject({ ...byPerson, chat: id, message: id, data: z.string() }),
    async ({ world, people }, { person, chat, message, data }) => {
      const room = world.rooms.get(chat);
      if (!room) throw new Error(`There is no chat ${chat}`);
      return await people.person(person).pressData(room, message, data);
    },
  ),
  start: action(z.strictObject({ ...byPerson, payload: z.string().optional() }), ({ people }, { person, payload }) => {
    people.person(person).start(payload);
  }),
  read: action(inGroup, ({ world, people }, { person, chat }) => {
    const last = [...(world.rooms.get(chat)?.messages.keys() ?? [])].at(-1) ?? 0;
    const { seen } = people.person(person).account;
    if (seen.get(chat) === last) return;
    seen.set(chat, last);
    world.changed();
  }),
  block: personAction((person) => person.block()),
  unblock: personAction((person) => person.unblock()),
  leave: groupAction((group, person) => person.leave(group)),
  'kick-bot': groupAction((group, person) => group.kickBot(person)),
  'invite-bot': groupAction((group, person) => group.inviteBot(person)),
  migrate: groupAction((group) => group.migrate()),
  topics: action(z.strictObject({ ...byPerson, chat: id, name: z.string().min(1).max(128) }), ({ people }, body) => ({
    message_thread_id: people.group(body.chat).addTopic(body.name, people.person(body.person)),
  })),
  rename: action(
    newUser.partial().extend(byPerson),
    ({ people }, { person, first_name, last_name, username, language_code }) => {
      const changes = { last_name, username, language_code, ...(first_name !== undefined && { first_name }) };
      const given = Object.entries(changes).filter(([, value]) => value !== undefined);
      people.person(person).rename(Object.fromEntries(given));
    },
  ),
};
