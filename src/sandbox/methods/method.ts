/** What a method of the Bot API is here: a schema of its parameters and what it does to the world. */
import { z } from 'zod';
import type { Upload } from '../files.ts';
import { badRequest } from '../refusal.ts';
import type { Webhook } from '../webhook.ts';
import type { World } from '../world.ts';

export interface Call {
  world: World;
  webhook: Webhook;
  /** Files that came with a multipart request, by part name. */
  uploads: ReadonlyMap<string, Upload>;
  /** Aborted when the bot hangs up. */
  signal: AbortSignal;
}

export interface Method {
  /** Names of the parameters it knows; a bot that sends others has misread the documentation. */
  readonly parameters: readonly string[];
  run(call: Call, raw: Readonly<Record<string, unknown>>): unknown;
}

export type Methods = Readonly<Record<string, Method>>;

export function method<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  run: (call: Call, params: z.output<z.ZodObject<Shape>>) => unknown,
): Method {
  const schema = z.object(shape);
  return {
    parameters: Object.keys(shape),
    run(call, raw) {
      const parsed = schema.safeParse(raw);
      if (!parsed.success) throw badRequest(firstFault(parsed.error));
      return run(call, parsed.data);
    },
  };
}

/** Complaints of our own schemas read as Telegram's; the rest name the parameter. */
function firstFault(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'invalid parameters';
  const path = issue.path.join('.');
  if (path === 'text' && issue.code === 'invalid_type') return 'message text is empty';
  return `${issue.message}${path === '' ? '' : ` (parameter "${path}")`}`;
}
