/** What stands in a job, checked when it is read: it may have been written by an older version of the program. */
import { z } from 'zod';
import type { DeliverPayload, DuePayload, GiveBackPayload, IdlePayload, RemindPayload } from '../table/facts/alarms.ts';

const id = z.int();

export const payloads = {
  due: z.object({ table: id, ask: id, at: z.number() }) satisfies z.ZodType<DuePayload>,
  remind: z.object({
    table: id,
    ask: id,
    deadline: z.number(),
    last: z.boolean().optional(),
    seat: id.optional(),
  }) satisfies z.ZodType<RemindPayload>,
  giveback: z.object({ table: id, seat: id, at: z.number() }) satisfies z.ZodType<GiveBackPayload>,
  idle: z.object({ table: id, at: z.number() }) satisfies z.ZodType<IdlePayload>,
  deliver: z.object({ chat: id }) satisfies z.ZodType<DeliverPayload>,
};
