/** /settings in private: by buttons, or in words where no button says it (`/settings 22:30-7:15`, `/settings Asia/Tokyo`). */
import { Composer } from 'grammy';
import { type Habits, reminderHabits } from '../../table/habits.ts';
import { type HabitPage, unpack } from '../buttons.ts';
import type { BotContext } from '../context.ts';
import type { Needs } from '../needs.ts';
import { habitScreen, habitsScreen } from '../screens/habits.ts';
import { quietHours, readQuiet } from '../screens/settings.ts';
import { parseTime } from '../spans.ts';

export function habits({ people, words }: Pick<Needs, 'people' | 'words'>): Composer<BotContext> {
  const feature = new Composer<BotContext>();

  feature.command('settings', async (ctx) => {
    if (!ctx.isPrivate) return ctx.line({ id: 'error-private-only' });
    const typed = ctx.match.trim();
    const change = typed === '' ? {} : typedHabit(typed);
    if (!change) return ctx.line({ id: 'habit-example' });
    if (typed !== '') await people.setHabits(ctx.who.id, change);
    return ctx.line(habitsScreen(words, ctx.speech, { ...ctx.who.habits, ...change }));
  });

  feature.callbackQuery(/^h:/, async (ctx, next) => {
    const button = unpack(ctx.callbackQuery.data);
    if (button?.on !== 'habit') return next();
    const { page, value } = button;
    if (page === 'all') {
      await ctx.toast();
      return ctx.redraw(habitsScreen(words, ctx.speech, ctx.who.habits));
    }
    const change = value === undefined ? {} : chosenHabit(page, value);
    if (!change) return next();
    if (value !== undefined) await people.setHabits(ctx.who.id, change);
    await ctx.toast(value === undefined ? null : { id: 'table-settings-saved' });
    return ctx.redraw(habitScreen(ctx.speech, { ...ctx.who.habits, ...change }, page));
  });
  return feature;
}

/** Undefined: nothing that was on offer. */
function chosenHabit(page: Exclude<HabitPage, 'all'>, value: string): Partial<Habits> | undefined {
  switch (page) {
    case 'quiet': {
      const hours = quietHours.find((x) => x === value);
      return hours && { quiet: readQuiet(hours) };
    }
    case 'zone':
      if (value === 'table') return { zone: null };
      return isZone(value) ? { zone: value } : undefined;
    case 'reminders': {
      const reminders = reminderHabits.find((x) => x === value);
      return reminders && { reminders };
    }
    default:
      return page satisfies never;
  }
}

function typedHabit(text: string): Partial<Habits> | undefined {
  const [fromText = '', toText = '', ...rest] = text.split(/\s*[-–—\s]\s*/);
  const [from, to] = [parseTime(fromText), parseTime(toText)];
  if (from !== undefined && to !== undefined && from !== to && rest.length === 0) return { quiet: { from, to } };
  return isZone(text) ? { zone: text } : undefined;
}

/** A name as IANA gives it; mere shifts like `+03` are none, since they know no summer time. */
function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name) || name.length > 40) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
