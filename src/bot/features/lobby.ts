/** The lobby: who sits down, on what terms, and the beginning; by the buttons under the lobby message and by commands. */
import { msg } from '../../messages/msg.ts';
import { hidesNames } from '../../table/facts/anonymity.ts';
import { isPrivate } from '../../table/facts/private.ts';
import type { ButtonOn } from '../buttons/buttons.ts';
import { joinLink, seatLink } from '../buttons/invitation.ts';
import { readPlace } from '../buttons/links.ts';
import type { BotContext } from '../context/context.ts';
import { Feature } from '../context/feature.ts';
import { isHome } from '../context/here.ts';
import { leadIfDeserted } from '../context/lead.ts';
import type { Needs } from '../context/needs.ts';
import { resignScreen } from '../screens/lobby/private.ts';
import { link } from '../screens/parts/keyboard.ts';
import { onePage } from '../screens/parts/page.ts';
import type { Stage } from '../screens/parts/scene.ts';
import { again, configure, showSettings } from './settings.ts';

type LobbyButton = ButtonOn<'lobby'>;
type LobbyNeeds = Pick<Needs, 'service' | 'tables' | 'games' | 'here' | 'stageFor'>;

/** What is not the master's alone. */
const anybodys: ReadonlySet<LobbyButton['act']> = new Set(['join', 'leave', 'again', 'seat', 'lead']);
/** More computer players than any game seats. */
const mostBots = 99;

export function lobby(needs: LobbyNeeds): Feature {
  const { service, here } = needs;
  const feature = new Feature();

  feature.onButton('lobby', (ctx, button) => press(needs, ctx, button));

  feature.onCommand({ name: 'join', scopes: ['group'], section: 'seat' }, async (ctx) => {
    const found = await here(ctx);
    if (!found) return;
    if (ctx.who.reach !== 'open') return askToStart(ctx, found);
    return ctx.tell(await service.join(ctx.by, found.table.id), found.speech);
  });
  feature.onCommand({ name: 'leave', scopes: ['group', 'private'], section: 'leaving' }, async (ctx) => {
    const found = await here(ctx);
    if (!found) return;
    const { table, speech } = found;
    if (isPrivate(table) && table.phase !== 'lobby') return ctx.line(resignScreen(found, ctx.who.id));
    return ctx.tell(await service.leave(ctx.by, table.id), speech);
  });
  feature.onCommand({ name: 'begin', scopes: ['group'], section: 'lead' }, async (ctx) => {
    const found = await here(ctx);
    if (!found) return;
    await leadIfDeserted(service, ctx, found.table);
    return ctx.tell(await service.begin(ctx.by, found.table.id), found.speech);
  });
  feature.onCommand({ name: 'bot', scopes: ['group'], section: 'lead' }, async (ctx) => {
    const found = await here(ctx);
    if (!found) return;
    const count = /^\d{0,2}$/.test(ctx.match) ? Number(ctx.match || 1) : 0;
    if (count < 1 || count > mostBots) return ctx.line(msg('error-count'), found.speech);
    await leadIfDeserted(service, ctx, found.table);
    return ctx.tell(await service.bots(ctx.by, found.table.id, count), found.speech);
  });
  return feature;
}

async function press(needs: LobbyNeeds, ctx: BotContext, button: LobbyButton): Promise<void> {
  const { service, tables } = needs;
  const { table, act } = button;
  const found = await tables.read(table);
  // Buttons can be forged: a table's lobby is where it is played.
  if (!found || !isHome(ctx, found)) return ctx.toast(msg('table-unknown'));
  if (!anybodys.has(act)) await leadIfDeserted(service, ctx, found);
  switch (act) {
    case 'join':
      // Telegram lets a bot write only to those who have opened it; the link does that and finishes joining.
      if (ctx.who.reach !== 'open') return ctx.toastLink(joinLink(ctx.me.username, found));
      return ctx.tell(await service.join(ctx.by, table));
    case 'seat': {
      const place = readPlace(button.name);
      if (place === undefined) return ctx.toast(msg('error-nothing-here'));
      if (ctx.who.reach !== 'open') return ctx.toastLink(seatLink(ctx.me.username, found, place));
      return ctx.tell(await service.takeSeat(ctx.by, table, place));
    }
    case 'lead':
      return ctx.tell(await service.acceptMastery(ctx.by, table));
    case 'leave':
      return ctx.tell(await service.leave(ctx.by, table));
    case 'bot':
      return ctx.tell(await service.bots(ctx.by, table, 1));
    case 'unbot':
      return ctx.tell(await service.unbot(ctx.by, table));
    case 'begin':
      return ctx.tell(await service.begin(ctx.by, table));
    case 'again':
      return again(needs, ctx, table);
    case 'shut':
    case 'set':
    case 'opt':
    case 'clock':
      return button.value === undefined
        ? showSettings(needs, ctx, button)
        : configure(needs, ctx, button, button.value);
    default:
      return act satisfies never;
  }
}

/** In the group, for a command: a press would follow the link by itself. */
async function askToStart(ctx: BotContext, { table, speech }: Stage): Promise<void> {
  const button = link(speech.plain(msg('shell-join-link-button')), joinLink(ctx.me.username, table), 'primary');
  const said = hidesNames(table) ? msg('anonymous-join-link') : msg('shell-join-link', { name: ctx.who.name });
  await ctx.line(onePage(speech.html(said), [[button]]));
}
