/** A table's settings in its lobby, each by buttons: a screen to choose on, and the choice. The master's alone. */
import { locales } from '../../i18n/locale.ts';
import type { AnyGame } from '../../kit/game.ts';
import { optionsOf, presets } from '../../kit/presets.ts';
import { msg } from '../../messages/msg.ts';
import { paced, warns } from '../../table/facts/clocks.ts';
import { isPrivate, leads } from '../../table/facts/private.ts';
import type { Reply, Settings, Table, TableId } from '../../table/model/aggregate.ts';
import type { Wish } from '../../table/seats/lobby.ts';
import { type Button, pack } from '../buttons/buttons.ts';
import type { BotContext } from '../context/context.ts';
import { isHome } from '../context/here.ts';
import type { Needs } from '../context/needs.ts';
import { createTurns } from '../lanes/turns.ts';
import { clockScreen, readClock } from '../screens/lobby/clocks.ts';
import {
  flags,
  graces,
  missLimits,
  namedPaces,
  optionScreen,
  progresses,
  quietHours,
  readQuiet,
  type SettingsPage,
  settingScreen,
  settingsPages,
  settingsScreen,
  weekdays,
  zones,
} from '../screens/lobby/settings.ts';
import type { Drawn, Stage } from '../screens/parts/scene.ts';
import { pacePages } from '../typed/dictionary.ts';
import { rematch } from './rematch.ts';

type SettingsNeeds = Pick<Needs, 'service' | 'tables' | 'games' | 'stageFor'>;
type LobbyButton = Extract<Button, { on: 'lobby' }>;

/** The list or one of its screens; a message of its own, unless the press came from one. */
export async function showSettings(
  needs: SettingsNeeds,
  ctx: BotContext,
  { table: id, act, name }: LobbyButton,
): Promise<void> {
  const table = await needs.tables.read(id);
  if (!table) return ctx.toast(msg('table-unknown'));
  if (!leads(table, ctx.who.id)) return ctx.toast(msg('table-not-master'));
  if (act === 'shut') {
    await ctx.toast();
    return ctx.dismiss(msg('table-settings-saved'), (await needs.stageFor(table, ctx.localeAt(table))).speech);
  }
  if (!isOffered(table, act, name)) return ctx.toast(msg('table-not-lobby'));
  await ctx.toast();
  const screen = screenOf(await needs.stageFor(table, ctx.localeAt(table)), act, name);
  if (isLobbyMessage(ctx, id)) await ctx.line(screen);
  else await ctx.redraw(screen);
}

/** While a game runs only its pace can be changed. */
function isOffered({ phase }: Table, act: LobbyButton['act'], name: string | undefined): boolean {
  if (phase === 'lobby') return true;
  if (phase !== 'running' && phase !== 'paused') return false;
  return act === 'clock' || (act === 'set' && (name === undefined || pacePages.some((x) => x === name)));
}

function screenOf(stage: Stage, act: LobbyButton['act'], name: string | undefined): Drawn {
  const clock = act === 'clock' && name !== undefined ? stage.table.settings.clocks[name] : undefined;
  if (clock && name !== undefined) return clockScreen(stage, name, clock);
  if (act === 'opt' && name !== undefined && Object.hasOwn(stage.game.options, name)) return optionScreen(stage, name);
  const page = settingsPages.find((x) => x === name);
  return page ? settingScreen(stage, page) : settingsScreen(stage);
}

/** One of the two kinds of messages that have a Settings or a Back button: the other one is edited by the outbox. */
function isLobbyMessage(ctx: BotContext, table: number): boolean {
  const begin = pack({ on: 'lobby', table, act: 'begin' });
  const rows = ctx.callbackQuery?.message?.reply_markup?.inline_keyboard ?? [];
  return rows.flat().some((button) => 'callback_data' in button && button.callback_data === begin);
}

export async function configure(
  needs: SettingsNeeds,
  ctx: BotContext,
  { table: id, act, name }: LobbyButton,
  value: string,
): Promise<void> {
  const { tables, games, service } = needs;
  const before = await tables.read(id);
  const game = before && games[before.game];
  if (!before || !game) return ctx.toast(msg('table-unknown'));
  if (!isOffered(before, act, name)) return ctx.toast(msg('table-not-lobby'));
  if (act === 'clock') {
    const clock = readClock(value);
    if (!clock || name === undefined) return ctx.toast(msg('error-nothing-here'));
    return redrawn(needs, ctx, { id, act, name }, await service.clock(ctx.by, id, { name, clock }));
  }
  const page = settingsPages.find((x) => x === name);
  const wish = act === 'opt' ? optionWish(game, name ?? '', value) : page && wishOf(before, game, page, value);
  if (!wish) return ctx.toast(msg('error-nothing-here'));
  const isLobby = before.phase === 'lobby';
  const reply = await (isLobby ? service.configure(ctx.by, id, wish) : service.pace(ctx.by, id, wish.settings ?? {}));
  return redrawn(needs, ctx, { id, act, name }, reply);
}

async function redrawn(
  { tables, stageFor }: SettingsNeeds,
  ctx: BotContext,
  { id, act, name }: { readonly id: number; readonly act: LobbyButton['act']; readonly name: string | undefined },
  reply: Reply,
): Promise<void> {
  await ctx.tell(reply);
  const after = await tables.read(id);
  if (!('said' in reply) || !after) return;
  await ctx.redraw(screenOf(await stageFor(after, ctx.localeAt(after)), act, name));
}

/** Undefined: not an option of this game, or not one of its values. */
function optionWish(game: AnyGame, name: string, value: string): Wish | undefined {
  const values: readonly string[] = game.options[name] ?? [];
  return values.includes(value) ? { preset: 'own', options: { [name]: value } } : undefined;
}

function onOffer<T extends string | number>(offered: readonly T[], value: string, meaning: (chosen: T) => Wish) {
  const chosen = offered.find((x) => `${x}` === value);
  return chosen === undefined ? undefined : meaning(chosen);
}

/** Undefined: a value that is not on offer. */
function wishOf(table: Table, game: AnyGame, page: SettingsPage, value: string): Wish | undefined {
  const settings = (change: Partial<Settings>): Wish => ({ settings: change });
  switch (page) {
    case 'rules':
      return onOffer(presets, value, (preset) => ({
        preset,
        options: optionsOf(game, preset),
        settings: { warn: warns(preset) },
      }));
    case 'pace':
      return onOffer(namedPaces, value, (pace) => settings(paced(game, pace)));
    case 'language':
      return onOffer(locales, value, (locale) => ({ locale }));
    case 'zone':
      return onOffer(zones, value, (zone) => settings({ zone }));
    case 'quiet':
      return onOffer(quietHours, value, (hours) => settings({ quiet: readQuiet(hours) }));
    case 'days':
      if (value === 'none') return settings({ daysOff: [] });
      return onOffer(weekdays, value, (day) => {
        const { daysOff } = table.settings;
        const isOff = daysOff.includes(day);
        return settings({ daysOff: isOff ? daysOff.filter((x) => x !== day) : [...daysOff, day] });
      });
    case 'early':
      return onOffer(flags, value, (flag) => settings({ early: flag === 'on' }));
    case 'warn':
      return onOffer(flags, value, (flag) => settings({ warn: flag === 'on' }));
    case 'anonymous':
      return onOffer(flags, value, (flag) => settings({ anonymous: flag === 'on' }));
    case 'grace':
      return onOffer(graces, value, (grace) => settings({ grace }));
    case 'misses':
      return onOffer(missLimits, value, (missesUntilAway) => settings({ missesUntilAway }));
    case 'seen':
      return onOffer(progresses, value, (progress) => settings({ progress }));
    default:
      return page satisfies never;
  }
}

/** Of two who want to play again, in two chats, the second finds the table that the first has opened. */
const rematches = createTurns<TableId>();

/** Once more on the same terms: a new lobby, mastered by whoever pressed. */
export async function again(needs: SettingsNeeds, ctx: BotContext, id: number): Promise<void> {
  const { tables, service } = needs;
  const over = await tables.read(id);
  // Buttons can be forged: a table is opened where it was.
  if (!over || !isHome(ctx, over)) return ctx.toast(msg('error-nothing-here'));
  if (over.phase !== 'ended') return ctx.toast(msg('error-nothing-here'));
  if (isPrivate(over)) return rematches.take(id, () => rematch(needs, ctx, over));
  const { game, preset, options, settings, locale, name, home } = over;
  await ctx.tell(await service.open(ctx.by, { game, preset, options, settings, locale, name, home }));
}
