/** People in PostgreSQL: their names of the day, and how they want to be spoken to. */

import { hidesNames } from '../table/facts/anonymity.ts';
import type { Settings } from '../table/model/aggregate.ts';
import type { People, Person } from '../table/ports/ports.ts';
import { fromId, fromJson, fromLocale, toId } from './border.ts';
import type { Client } from './client.ts';
import type { Prisma } from './prisma/client.ts';

export function createPeople(prisma: Client): People {
  return {
    async seen({ id, name, username, languageCode }) {
      const seen = { name, username, languageCode, seenAt: new Date() };
      const row = await prisma.person.upsert({
        where: { id: toId(id) },
        create: { id: toId(id), ...seen },
        update: seen,
      });
      return personOf(row);
    },

    async get(ids) {
      const rows = await prisma.person.findMany({ where: { id: { in: ids.map(toId) } } });
      return new Map(rows.map((row) => [fromId(row.id), personOf(row)]));
    },

    async named(username) {
      const row = await prisma.person.findFirst({
        where: { username: { equals: username, mode: 'insensitive' } },
        // A username may have changed hands; whoever was seen last bears it.
        orderBy: { seenAt: 'desc' },
      });
      return row ? personOf(row) : undefined;
    },

    async setLocale(id, locale) {
      await prisma.person.updateMany({ where: { id: toId(id) }, data: { locale } });
    },

    async setReach(id, reach) {
      await prisma.person.updateMany({ where: { id: toId(id) }, data: { reach } });
    },

    async setHabits(id, { quiet, zone, reminders }) {
      const hours = quiet === undefined ? {} : { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null };
      const data = { ...hours, ...(zone !== undefined && { zone }), ...(reminders !== undefined && { reminders }) };
      await prisma.person.updateMany({ where: { id: toId(id) }, data });
    },

    async knownIn(chat) {
      const tables = await prisma.table.findMany({
        where: { chat: toId(chat) },
        select: {
          master: true,
          phase: true,
          settings: true,
          seats: { select: { person: true, owner: true } },
          log: { select: { who: true } },
        },
      });
      // Who left his seat, or lost it, stands in the log alone.
      const open = tables.filter(
        ({ phase, settings }) => !hidesNames({ phase, settings: fromJson<Settings>(settings) }),
      );
      const ids = open.flatMap(({ master, seats, log }) => [
        master,
        ...seats.flatMap((x) => [x.person, x.owner]),
        ...log.map((x) => x.who),
      ]);
      const rows = await prisma.person.findMany({
        where: { id: { in: [...new Set(ids)].filter((x) => x !== null) } },
        orderBy: [{ seenAt: 'desc' }, { id: 'asc' }],
      });
      return rows.map(personOf);
    },
  };
}

function personOf(row: Prisma.PersonGetPayload<object>): Person {
  const { name, username, locale, languageCode, reach, quietFrom, quietTo, zone, reminders } = row;
  const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
  // Whoever chose a language that this program does not know reads as if none was chosen.
  const chosen = locale === null ? null : (fromLocale(locale) ?? null);
  return {
    id: fromId(row.id),
    name,
    username,
    locale: chosen,
    languageCode,
    reach,
    habits: { quiet, zone, reminders },
  };
}
