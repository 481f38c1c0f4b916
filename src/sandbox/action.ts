/** What the page may ask for: `POST /sandbox/<action>` with a JSON object. */
import type { z } from 'zod';
import type { Levers } from './levers.ts';
import type { People } from './people.ts';
import type { World } from './world.ts';

export interface Scene {
  world: World;
  people: People;
  /** There from when the bot is attached, if it has any. */
  levers?: Levers | undefined;
}

export interface Action {
  run(scene: Scene, body: unknown): unknown;
}

export function action<S extends z.ZodType>(schema: S, run: (scene: Scene, body: z.output<S>) => unknown): Action {
  return { run: (scene, body) => run(scene, schema.parse(body)) };
}
