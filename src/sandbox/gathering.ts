/** A group made in one go: the people who are there already, and as many new ones as are missing. */
import { z } from 'zod';
import type { Scene } from './action.ts';
import type { Person } from './person.ts';

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

export const newGroup = z.strictObject({
  person: z.int(),
  title: z.string().min(1).max(128),
  /** People in it, the maker included; those who do not exist yet are made. */
  count: z.int().min(1).max(60),
  /** Everybody has pressed Start, long ago. */
  started: z.boolean(),
  forum: z.boolean(),
  language_code: z.enum(['ru', 'en']),
});

export function makeGroup({ people }: Scene, body: z.output<typeof newGroup>): { chat: number; members: Person[] } {
  const maker = people.person(body.person);
  const members = [maker, ...people.all.filter((person) => person !== maker)].slice(0, body.count);
  const taken = new Set(people.all.map(({ user }) => user.first_name));
  const free = names[body.language_code].filter((name) => !taken.has(name));
  while (members.length < body.count) {
    const first_name = free.shift() ?? `${names[body.language_code][0]} ${members.length + 1}`;
    members.push(people.addUser({ first_name, language_code: body.language_code, started: body.started }));
  }
  if (body.started) for (const { account } of members) account.started = true;
  return { chat: people.addGroup(body.title, members, { forum: body.forum }).id, members };
}
