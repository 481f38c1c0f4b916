/**
 * Who leads a table whose master is gone from the group: an administrator of the group who wants to. Asked of Telegram only
 * where somebody else than the master tries what is his.
 */
import type { Table } from '../../table/model/aggregate.ts';
import type { Service } from '../../table/service/service.ts';
import type { BotContext } from './context.ts';

const chiefs = new Set(['creator', 'administrator']);
const gone = new Set(['left', 'kicked']);

/** Makes him master if that is so; what he wanted is then his to do. True: he is, and was not before. */
export async function leadIfDeserted(service: Service, ctx: BotContext, table: Table): Promise<boolean> {
  const me = ctx.who.id;
  const { chat } = table.home;
  if (table.master === me || chat !== ctx.chat?.id || ctx.isPrivate) return false;
  const status = async (person: number) =>
    // Who cannot be found out has not left.
    ctx.api.getChatMember(chat, person).then(
      (member) => member.status,
      () => undefined,
    );
  const mine = await status(me);
  if (mine === undefined || !chiefs.has(mine)) return false;
  const master = await status(table.master);
  if (master === undefined || !gone.has(master)) return false;
  return service.takeOver(table.id, { person: me, gone: table.master });
}
