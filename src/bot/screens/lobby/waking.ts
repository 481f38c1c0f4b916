/** Whose nights the table's pace falls into, as the group may know it: how many, and which hour would be fairest. */

import type { Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { enoughHours, fairestHour, shortOfHours } from '../../../table/facts/waking.ts';
import type { Clock } from '../../../table/model/aggregate.ts';
import type { Habits } from '../../../table/model/habits.ts';
import { clockName } from '../parts/named.ts';
import type { Stage } from '../parts/scene.ts';

const halfDay = 12 * 3_600_000;

export function shortNights(stage: Stage): readonly Msg[] {
  const { table, game, now } = stage;
  return shortOfHours(table.settings, playersOf(stage), now).map(({ clock, count }) =>
    msg('clock-short-nights', { clock: clockName(game.id, clock), count, hours: enoughHours }),
  );
}

/** Only where a deadline falls on an hour of the day, and somebody has told when he sleeps. */
export function fairest(stage: Stage): readonly Msg[] {
  const { settings } = stage.table;
  const people = playersOf(stage).filter(({ quiet }) => quiet !== null);
  if (people.length === 0 || !Object.values(settings.clocks).some(isDaily)) return [];
  return [msg('clock-fairest', { time: fairestHour(settings, people, stage.now), zone: settings.zone })];
}

function isDaily(clock: Clock): boolean {
  return 'at' in clock || clock.span >= halfDay;
}

function playersOf({ table, people }: Stage): readonly Habits[] {
  return table.seats.flatMap(({ person }) => (person === null ? [] : (people.get(person)?.habits ?? [])));
}
