/** A table's settings in its lobby, each by buttons: a screen to choose on, and the choice. The master's alone. */
import type { AnyGame } from '../../kit/game.ts';
import { optionsOf, presets } from '../../kit/presets.ts';
import type { Settings, Table } from '../../table/aggregate.ts';
import { settingsFor } from '../../table/clocks.ts';
import type { Button } from '../buttons.ts';
import { pack } from '../buttons.ts';
import type { BotContext } from '../context.ts';
import {
  namedPaces,
  optionScreen,
  readQuiet,
  type SettingsPage,
  settingScreen,
  settingsPages,
  settingsScreen,
  zones,
} from '../screens/settings.ts';
import type { LobbyNeeds } from './lobby.ts';

type LobbyButton = Extract<Button, { on: 'lobby' }>;
type Wish = Partial<Pick<Table, 'preset' | 'options' | 'locale' | 'settings'>>;

/** The list or one of its screens; a message of its own, unless the press came from one. */
export async function showSettings(
  needs: LobbyNeeds,
  ctx: BotContext,
  { table: id, act, name }: LobbyButton,
): Promise<void> {
  const table = await needs.tables.read(id);
  if (!table) return ctx.toast({ id: 'table-unknown' });
  if (table.master !== ctx.who.id) return ctx.toast({ id: 'table-not-master' });
  if (act === 'shut') {
    await ctx.toast();
    return ctx.dismiss({ id: 'table-settings-saved' });
  }
  if (table.phase !== 'lobby') return ctx.toast({ id: 'table-not-lobby' });
  await ctx.toast();
  const stage = await needs.stageFor(table, ctx.locale);
  const page = settingsPages.find((x) => x === name);
  const screen = page ? settingScreen(stage, page) : settingsScreen(stage);
  if (isLobbyMessage(ctx, id)) await ctx.line(screen);
  else await ctx.redraw(screen);
}

/** One of the two kinds of messages that have a Settings or a Back button: the other one is edited by the outbox. */
function isLobbyMessage(ctx: BotContext, table: number): boolean {
  const join = pack({ on: 'lobby', table, act: 'join' });
  const rows = ctx.callbackQuery?.message?.reply_markup?.inline_keyboard ?? [];
  return rows.flat().some((button) => 'callback_data' in button && button.callback_data === join);
}

export async function configure(needs: LobbyNeeds, ctx: BotContext, button: LobbyButton): Promise<void> {
  const { tables, games, service, stageFor } = needs;
  const before = await tables.read(button.table);
  const game = before && games[before.game];
  if (!before || !game) return ctx.toast({ id: 'table-unknown' });
  if (button.act === 'opt' && button.value === undefined && button.name !== undefined && button.name in game.options) {
    if (before.master !== ctx.who.id) return ctx.toast({ id: 'table-not-master' });
    await ctx.toast();
    return ctx.redraw(optionScreen(await stageFor(before, ctx.locale), button.name));
  }
  const wish = wishOf(before, game, button);
  if (!wish) return ctx.toast({ id: 'error-nothing-here' });
  const reply = await service.configure(ctx.by, button.table, wish);
  await ctx.tell(reply);
  const after = await tables.read(button.table);
  if (!('said' in reply) || !after) return;
  const stage = await stageFor(after, ctx.locale);
  await ctx.redraw(
    button.act === 'opt' && button.name !== undefined
      ? optionScreen(stage, button.name)
      : settingScreen(stage, pageOf[button.act] ?? 'rules'),
  );
}

const pageOf: Readonly<Partial<Record<LobbyButton['act'], SettingsPage>>> = {
  preset: 'rules',
  pace: 'pace',
  lang: 'language',
  zone: 'zone',
  quiet: 'quiet',
  early: 'early',
  grace: 'grace',
  seen: 'seen',
  misses: 'misses',
  warn: 'warn',
};

/** Undefined: a value that is not on offer. */
function wishOf(table: Table, game: AnyGame, { act, name = '', value }: LobbyButton): Wish | undefined {
  const settings = (change: Partial<Settings>): Wish => ({ settings: { ...table.settings, ...change } });
  const isOn = name === 'on' ? true : name === 'off' ? false : undefined;
  switch (act) {
    case 'opt': {
      const values: readonly string[] = game.options[name] ?? [];
      if (value === undefined || !values.includes(value)) return undefined;
      return { preset: 'own', options: { ...table.options, [name]: value } };
    }
    case 'preset': {
      const preset = presets.find((x) => x === name);
      return preset && { preset, options: optionsOf(game, preset) };
    }
    case 'pace': {
      const pace = namedPaces.find((x) => x === name);
      if (!pace) return undefined;
      const { clocks, quiet } = settingsFor(game.clocks, pace, table.settings.zone);
      return settings({ pace, clocks, quiet });
    }
    case 'lang':
      return name === 'ru' || name === 'en' ? { locale: name } : undefined;
    case 'zone': {
      const zone = zones.find((x) => x === name);
      return zone && settings({ zone });
    }
    case 'quiet': {
      const quiet = readQuiet(name);
      return quiet === undefined ? undefined : settings({ quiet });
    }
    case 'early':
      return isOn === undefined ? undefined : settings({ early: isOn });
    case 'warn':
      return isOn === undefined ? undefined : settings({ warn: isOn });
    case 'grace':
      return /^\d{1,7}$/.test(name) ? settings({ grace: Number(name) }) : undefined;
    case 'misses':
      return /^[1-9]$/.test(name) ? settings({ missesUntilAway: Number(name) }) : undefined;
    case 'seen':
      return name === 'names' || name === 'count' || name === 'nothing' ? settings({ progress: name }) : undefined;
    default:
      return undefined;
  }
}

/** Once more on the same terms: a new lobby, mastered by whoever pressed. */
export async function again({ tables, service }: LobbyNeeds, ctx: BotContext, id: number): Promise<void> {
  const over = await tables.read(id);
  // Buttons can be forged: a table is opened where it was.
  if (!over || over.home.chat !== ctx.chat?.id) return ctx.toast({ id: 'error-nothing-here' });
  if (over.phase !== 'ended') return ctx.toast({ id: 'error-nothing-here' });
  const { game, preset, options, settings, locale, name, home } = over;
  await ctx.tell(await service.open(ctx.by, { game, preset, options, settings, locale, name, home }));
}
