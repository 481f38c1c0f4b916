/** /settings in private: by buttons, or in words where no button says it (`/settings 22:30-7:15`, `/settings Asia/Tokyo`). */
import { msg } from '../../messages/msg.ts';
import { type Habits, reminderHabits } from '../../table/model/habits.ts';
import type { HabitPage } from '../buttons/buttons.ts';
import { Feature } from '../context/feature.ts';
import type { Needs } from '../context/needs.ts';
import { quietHours, readQuiet } from '../screens/lobby/settings.ts';
import { habitScreen, habitsScreen } from '../screens/person/habits.ts';
import { parseQuiet, parseZone } from '../typed/hours.ts';

export function habits({ people, words }: Pick<Needs, 'people' | 'words'>): Feature {
  const feature = new Feature();

  feature.onCommand({ name: 'settings', scopes: ['private'], section: 'own' }, async (ctx) => {
    if (!ctx.isPrivate) return ctx.line(msg('error-private-only'));
    const typed = ctx.match.trim();
    const change = typed === '' ? {} : typedHabit(typed);
    if (!change) return ctx.line(msg('habit-example'));
    if (typed !== '') await people.setHabits(ctx.who.id, change);
    return ctx.line(habitsScreen(words, ctx.speech, { ...ctx.who.habits, ...change }));
  });

  feature.onButton('habit', async (ctx, { page, value }, next) => {
    if (page === 'all') {
      await ctx.toast();
      return ctx.redraw(habitsScreen(words, ctx.speech, ctx.who.habits));
    }
    const change = value === undefined ? {} : chosenHabit(page, value);
    if (!change) return next();
    if (value !== undefined) await people.setHabits(ctx.who.id, change);
    await ctx.toast(value === undefined ? null : msg('table-settings-saved'));
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
      return parseZone(value) === undefined ? undefined : { zone: value };
    case 'reminders': {
      const reminders = reminderHabits.find((x) => x === value);
      return reminders && { reminders };
    }
    default:
      return page satisfies never;
  }
}

function typedHabit(text: string): Partial<Habits> | undefined {
  const [quiet, zone] = [parseQuiet(text), parseZone(text)];
  if (quiet) return { quiet };
  return zone === undefined ? undefined : { zone };
}
