/** The table of the place where a command was typed, and the languages in which to speak of it. */
import type { Speech } from '../i18n/speak.ts';
import type { Table } from '../table/aggregate.ts';
import type { BotContext } from './context.ts';
import type { Needs } from './needs.ts';
import { press } from './screens/keyboard.ts';
import type { Stage } from './screens/scene.ts';
import type { StageFor } from './stage.ts';

export interface Here {
  readonly table: Table;
  /** As the place reads: a group in its table's language, a private chat in the person's. */
  readonly stage: Stage;
  readonly speech: Speech;
}

export type FindHere = (ctx: BotContext) => Promise<Here | undefined>;

/** Finds the table, or says that there is none and where the command belongs. */
export function finder({ tables, stageFor }: Pick<Needs, 'tables'> & { readonly stageFor: StageFor }): FindHere {
  return async (ctx) => {
    const table = await tables.at(ctx.place);
    if (!table) {
      await sayNone(ctx);
      return undefined;
    }
    const stage = await stageFor(table, ctx.isPrivate ? ctx.locale : table.locale);
    return { table, stage, speech: stage.speech };
  };
}

async function sayNone(ctx: BotContext): Promise<void> {
  if (!ctx.isPrivate) return ctx.line({ id: 'error-no-table' });
  const mine = press(ctx.speech.plain({ id: 'help-button-games' }), { on: 'games' });
  return ctx.line({
    html: ctx.speech.html({ id: 'error-group-only' }),
    keyboard: { inline_keyboard: [[mine]] },
    linkPreview: { is_disabled: true },
  });
}
