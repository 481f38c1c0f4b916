/** /log: how it came to that, for anybody who asks: the story page by page, and who did what to the table. */
import { msg } from '../../messages/msg.ts';
import type { PageKind } from '../buttons/buttons.ts';
import { Feature } from '../context/feature.ts';
import { isAt } from '../context/here.ts';
import type { Needs } from '../context/needs.ts';
import type { Drawn, Stage } from '../screens/parts/scene.ts';
import { actsPage, storyPage } from '../screens/story/log.ts';

type LogNeeds = Pick<Needs, 'tables' | 'people' | 'here' | 'stageFor'>;

export function log(needs: LogNeeds): Feature {
  const { tables, here, stageFor } = needs;
  const feature = new Feature();

  // The story is reread when it is over.
  feature.onCommand({ name: 'log', scopes: ['group', 'private'], section: 'story' }, async (ctx) => {
    const stage = await here(ctx, true);
    if (!stage) return;
    const pages = await tables.commitCount(stage.table.id);
    await ctx.line(await logPage(needs, stage, 'story', pages - 1));
  });

  feature.onButton('page', async (ctx, button, next) => {
    if (!isStory(button.what)) return next();
    const table = await tables.read(button.table);
    if (!table || !isAt(ctx, table)) return ctx.toast(msg('error-nothing-here'));
    await ctx.toast();
    const stage = await stageFor(table, ctx.localeAt(table));
    return ctx.redraw(await logPage(needs, stage, button.what, button.page));
  });
  return feature;
}

type StoryKind = Extract<PageKind, 'story' | 'acts'>;
const isStory = (what: PageKind): what is StoryKind => what === 'story' || what === 'acts';

async function logPage({ tables, people }: LogNeeds, stage: Stage, what: StoryKind, page: number): Promise<Drawn> {
  const { id } = stage.table;
  switch (what) {
    case 'story': {
      const pages = await tables.commitCount(id);
      // The set-up is commit 0, so a page has the number of its commit.
      return storyPage(stage, page < 0 ? undefined : await tables.commit(id, page), page, pages);
    }
    case 'acts': {
      const log = await tables.log(id);
      const who = log.flatMap((entry) => (entry.who === null ? [] : [entry.who]));
      // People who have left since are named too.
      return actsPage({ ...stage, people: await people.get([...new Set(who)]) }, log, page);
    }
    default:
      return what satisfies never;
  }
}
