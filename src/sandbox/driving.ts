/** What the page may ask of whatever stands behind the bot, through its levers. */
import { z } from 'zod';
import { type Action, action, type Scene } from './action.ts';
import { makeGroup, newGroup } from './gathering.ts';
import type { Levers } from './levers.ts';
import { nameOf } from './screen.ts';

/** A second more, so that what is due at a moment is due for certain when it is reached. */
const margin = 1000;

const newTable = newGroup.extend({
  /** How many of the group take part, the maker first. */
  players: z.int().min(0).max(60),
  game: z.string(),
  preset: z.string(),
  begin: z.boolean(),
});

export const drivingActions: Readonly<Record<string, Action>> = {
  tables: action(newTable, async (scene, { players, game, preset, begin, ...group }) => {
    const levers = leversOf(scene);
    const { chat, members } = makeGroup(scene, group);
    await levers.start({
      person: group.person,
      chat,
      players: members.slice(0, players).map(({ id, user }) => {
        const { username, language_code } = user;
        return { id, name: nameOf(user), username, language_code };
      }),
      game,
      preset,
      begin,
      title: group.title,
      language: group.language_code,
    });
    return { chat };
  }),
  jump: action(
    z.strictObject({ to: z.union([z.enum(['reminder', 'deadline']), z.int().min(0)]) }),
    async (scene, { to }) => {
      const levers = leversOf(scene);
      const by = typeof to === 'number' ? to : await spanUntil(scene, levers, to);
      await levers.jump(by);
      scene.world.changed();
      return { by };
    },
  ),
};

function leversOf({ levers }: Scene): Levers {
  if (!levers) throw new Error('Nothing behind this bot can be driven from here');
  return levers;
}

async function spanUntil({ world }: Scene, levers: Levers, what: 'reminder' | 'deadline'): Promise<number> {
  const at = (await levers.moments())[what];
  if (at === undefined) throw new Error(`There is no ${what} to come`);
  return Math.max(0, at - world.now()) + margin;
}
