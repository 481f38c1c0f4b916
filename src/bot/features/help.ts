/** /help: how one plays, and what the commands do. */
import { Feature } from '../context/feature.ts';
import { helpScreen } from '../screens/person/start.ts';

export function help(): Feature {
  const feature = new Feature();
  feature.onCommand({ name: 'help', scopes: ['default', 'group', 'private'], section: 'help' }, (ctx) =>
    ctx.line(helpScreen(ctx.speech, ctx.isPrivate ? 'private' : 'group')),
  );
  return feature;
}
