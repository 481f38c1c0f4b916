/** Nobody is woken: reminders wait for the morning, and whoever wants fewer gets fewer. Moscow is three hours ahead of UTC. */
import { expect, test } from 'vitest';
import { wakesAt } from '../../src/table/facts/sleep.ts';
import { type Habits, usual } from '../../src/table/model/habits.ts';
import { HOUR, hall } from './hall.ts';

const night: Habits = { ...usual, quiet: { from: '23:00', to: '08:00' } };

/** Two seats at a table without nights; the second has these habits. The phase opens on Monday at 10:00 and closes on Tuesday at 10:00. */
async function phase(habits: Partial<Habits>) {
  const h = hall();
  h.habits.set(2, { ...usual, ...habits });
  await h.seat(2, { settings: { quiet: null } });
  const mark = h.changes.length;
  const remind = (which?: { last?: boolean; seat?: number }) =>
    h.service.remindDue(1, { ask: h.open().number, deadline: h.open().deadline, ...which });
  const reminders = () =>
    h
      .since(mark)
      .flatMap(({ to, letter, silent }) =>
        letter.kind === 'reminder' && to !== 'home' ? [{ person: to.person, silent: silent === true }] : [],
      );
  const putOff = () => h.changes.slice(mark).flatMap((x) => x.putOff ?? []);
  return { h, remind, reminders, putOff };
}

test('a reminder at night is put off to the end of the person’s own quiet hours', async () => {
  const { h, remind, reminders, putOff } = await phase({ quiet: { from: '21:00', to: '04:00' } });
  h.wait(12 * HOUR); // Monday, 22:00
  await remind({ last: false });
  expect(reminders(), 'person 1 sleeps when the table does, and it has no nights').toEqual([
    { person: 1, silent: false },
  ]);
  const { number: ask, deadline } = h.open();
  expect(putOff()).toEqual([{ ask, seat: 1, deadline, at: h.now + 6 * HOUR, last: false }]);
  h.wait(6 * HOUR);
  await remind({ seat: 1, last: false });
  expect(reminders()).toEqual([
    { person: 1, silent: false },
    { person: 2, silent: false },
  ]);
});

test('where the deadline comes earlier, it is sent without a sound', async () => {
  const { h, remind, reminders, putOff } = await phase({ quiet: { from: '01:00', to: '12:00' } });
  h.wait(20 * HOUR);
  await remind({ last: true });
  expect(reminders()).toContainEqual({ person: 2, silent: true });
  expect(putOff()).toEqual([]);
});

test.each(['08:00', '12:00'])('of two that would come in one night, which ends at %s, the last does', async (to) => {
  const { h, remind, reminders, putOff } = await phase({ quiet: { from: '21:00', to } });
  h.wait(12 * HOUR); // Monday, 22:00
  await remind({ last: false });
  expect(reminders()).toEqual([{ person: 1, silent: false }]);
  expect(putOff()).toEqual([]);
  h.wait(8 * HOUR);
  await remind({ last: true });
  const silently = reminders().filter(({ person, silent }) => person === 2 && silent).length;
  expect(silently + putOff().length).toBe(1);
});

test('who has not said when he sleeps, sleeps when the table does: there, and in his own zone', async () => {
  const { h, remind, reminders, putOff } = await phase({ zone: 'Asia/Vladivostok' });
  await h.service.pace({ person: 1 }, 1, { quiet: { from: '23:00', to: '08:00' } });
  h.wait(20 * HOUR); // Tuesday, 6:00; 13:00 in Vladivostok
  await remind({ last: true });
  expect(reminders()).toEqual([{ person: 2, silent: false }]);
  const { number: ask, deadline } = h.open();
  expect(putOff()).toEqual([{ ask, seat: 0, deadline, at: h.now + 2 * HOUR, last: true }]);
});

test('one that was put off still comes where the deadline moves a little in the night, and not where others will', async () => {
  const { h, remind, reminders } = await phase({ quiet: { from: '01:00', to: '09:00' } });
  const { number, deadline } = h.open();
  h.wait(20 * HOUR); // Tuesday, 6:00: one sixth is left
  await remind({ last: true });
  h.wait(HOUR);
  await h.service.giveTimeBack(1, HOUR / 10);
  h.wait(2 * HOUR);
  await h.service.remindDue(1, { ask: number, deadline, seat: 1 });
  expect(reminders()).toContainEqual({ person: 2, silent: false });

  const other = await phase({ quiet: { from: '01:00', to: '09:00' } });
  other.h.wait(20 * HOUR);
  await other.remind({ last: true });
  await other.h.service.extend({ person: 1 }, 1, 12 * HOUR);
  other.h.wait(3 * HOUR);
  await other.h.service.remindDue(1, { ask: number, deadline, seat: 1 });
  expect(other.reminders(), 'half time of the new one is over, one sixth of it is not').not.toContainEqual({
    person: 2,
    silent: false,
  });
});

test('the hours are those of the person’s zone', async () => {
  const { h, remind, reminders } = await phase({ ...night, zone: 'Asia/Vladivostok' });
  h.wait(16 * HOUR); // 9:00 in Vladivostok
  await remind({ last: false });
  expect(reminders()).toContainEqual({ person: 2, silent: false });
});

test.each([
  ['both', 2],
  ['last', 1],
  ['none', 0],
] as const)('of two reminders, %s means %i', async (reminders, count) => {
  const { remind, reminders: sent } = await phase({ reminders });
  await remind({ last: false });
  await remind({ last: true });
  expect(sent().filter((x) => x.person === 2)).toHaveLength(count);
});

test('the master’s reminder is not the clock’s: it comes to all, and wakes nobody', async () => {
  const { h, reminders, putOff } = await phase({ ...night, reminders: 'none' });
  await h.service.remind({ person: 1 }, 1);
  expect(reminders()).toContainEqual({ person: 2, silent: false });
  h.wait(14 * HOUR);
  await h.service.remind({ person: 1 }, 1);
  expect(putOff()).toMatchObject([{ seat: 1 }]);
});

test.each(['both', 'last', 'none'] as const)(
  'the master’s reminder, put off by the night, comes in the morning to whoever wants %s of the clock’s',
  async (wanted) => {
    const { h, reminders, putOff } = await phase({ ...night, reminders: wanted });
    h.wait(14 * HOUR);
    await h.press(2, '2'); // chosen, and not said to be final
    await h.service.remind({ person: 1 }, 1);
    expect(reminders()).not.toContainEqual({ person: 2, silent: false });
    const [put, ...more] = putOff();
    if (!put) throw new Error('nothing was put off');
    expect(more).toEqual([]);
    h.wait(put.at - h.now);
    await h.service.remindDue(1, put);
    expect(reminders().filter((x) => x.person === 2)).toEqual([{ person: 2, silent: false }]);
    expect(
      reminders().filter((x) => x.person === 1),
      'it was put off for one alone',
    ).toHaveLength(1);
  },
);

test('the clock’s, put off by the night, is not sent to whoever has chosen meanwhile', async () => {
  const { h, remind, reminders, putOff } = await phase(night);
  h.wait(16 * HOUR);
  await remind({ last: true });
  await h.press(2, '2');
  const [put] = putOff();
  if (!put) throw new Error('nothing was put off');
  h.wait(put.at - h.now);
  await h.service.remindDue(1, put);
  expect(reminders().filter((x) => x.person === 2)).toEqual([]);
});

test('quiet hours end when they end', () => {
  const at = (hour: number) => Date.UTC(2030, 0, 7, hour - 3);
  expect(wakesAt(night, at(22), 'Europe/Moscow')).toBeNull();
  expect(wakesAt(night, at(23), 'Europe/Moscow')).toBe(at(32));
  expect(wakesAt(night, at(32), 'Europe/Moscow')).toBeNull();
  expect(wakesAt(usual, at(3), 'Europe/Moscow')).toBeNull();
});
