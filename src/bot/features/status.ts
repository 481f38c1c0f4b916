/** /status: how the table stands, for anybody who asks. */
import { Feature } from '../context/feature.ts';
import type { Needs } from '../context/needs.ts';
import { lobbyScreen } from '../screens/lobby/lobby.ts';
import { statusScreen } from '../screens/story/status.ts';

export function status({ here }: Pick<Needs, 'here'>): Feature {
  const feature = new Feature();
  feature.onCommand({ name: 'status', scopes: ['group', 'private'], section: 'story' }, async (ctx) => {
    const stage = await here(ctx);
    if (!stage) return;
    const isLobby = stage.table.phase === 'lobby';
    await ctx.line(isLobby ? lobbyScreen(stage, ctx.isPrivate ? ctx.who.id : undefined) : statusScreen(stage));
  });
  return feature;
}
