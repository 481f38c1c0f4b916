/** What the page may ask a person to do, and all that it may ask for. */
import { z } from 'zod';
import { type Action, action } from './action.ts';
import { drivingActions } from './driving.ts';
import { makeGroup, newGroup } from './gathering.ts';
import type { Group } from './group.ts';
import type { Person } from './person.ts';
import { weatherActions } from './weather.ts';

const id = z.int();
const byPerson = { person: id };
const inGroup = z.strictObject({ ...byPerson, chat: id });

/** A group action by a person. */
const groupAction = (run: (group: Group, person: Person) => void): Action =>
  action(inGroup, ({ people }, { chat, person }) => run(people.group(chat), people.person(person)));

const personAction = (run: (person: Person) => void): Action =>
  action(z.strictObject(byPerson), ({ people }, { person }) => run(people.person(person)));

const newUser = z.strictObject({
  first_name: z.string().min(1).max(64),
  last_name: z.string().max(64).optional(),
  username: z
    .string()
    .regex(/^[a-z]\w{3,31}$/i)
    .optional(),
  language_code: z.string().optional(),
});

export const actions: Readonly<Record<string, Action>> = {
  ...weatherActions,
  ...drivingActions,
  people: action(newUser, ({ people }, body) => ({ person: people.addUser(body).id })),
  groups: action(newGroup, (scene, body) => ({ chat: makeGroup(scene, body).chat })),
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
  'forbid-photos': groupAction((group) => group.allowPhotos(false)),
  'allow-photos': groupAction((group) => group.allowPhotos(true)),
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
