/** Nobody is nagged: at half time, before the deadline, and once more at most, whatever is extended and whoever asks. */
import { expect, test } from 'vitest';
import { DONE } from '../../src/kit/form.ts';
import { alarmsOf } from '../../src/table/facts/alarms.ts';
import { MOST_REMINDERS } from '../../src/table/tell/reminders.ts';
import { HOUR, hall, told } from './hall.ts';

const by = (person: number) => ({ person });

/** Three people at a table without nights; person 2 is the one who keeps silent. */
async function phase() {
  const h = hall();
  await h.seat(3, { settings: { quiet: null } });
  for (const person of [1, 3]) await h.press(person, '2');
  const reminded = (person = 2) =>
    h.posts().filter(({ to, letter }) => letter.kind === 'reminder' && to !== 'home' && to.person === person).length;
  /** All reminder jobs that are set for the time from now until then, as the worker would run them. */
  const pass = async (until: number) => {
    for (;;) {
      const next = alarmsOf(h.table())
        .filter((alarm) => alarm.task === 'remind' && alarm.at > h.now && alarm.at <= until)
        .toSorted((a, b) => a.at - b.at)[0];
      if (next?.task !== 'remind') break;
      h.wait(next.at - h.now);
      await h.service.remindDue(1, next.payload);
    }
    h.wait(until - h.now);
  };
  return { h, reminded, pass };
}

test('silence is reminded twice before a deadline that stands', async () => {
  const { h, reminded, pass } = await phase();
  await pass(h.open().deadline - 1);
  expect(reminded()).toBe(2);
  expect(reminded(3), 'who has answered is left in peace').toBe(0);
});

test('a job that runs twice reminds once', async () => {
  const { h, reminded } = await phase();
  for (const last of [false, false, true, true])
    await h.service.remindDue(1, { ask: 1, deadline: h.open().deadline, last });
  expect(reminded()).toBe(2);
});

test('a longer deadline brings one more last call and no second half time; after that there is quiet', async () => {
  const { h, reminded, pass } = await phase();
  await pass(h.open().deadline - HOUR);
  expect(reminded()).toBe(2);
  await h.service.extend(by(1), 1, 48 * HOUR);
  await pass(h.open().deadline - 1);
  expect(reminded(), 'the last call of the new deadline').toBe(3);
  for (let i = 0; i < 3; i++) {
    await h.service.extend(by(1), 1, 48 * HOUR);
    await pass(h.open().deadline - 1);
  }
  expect(reminded()).toBe(MOST_REMINDERS);
});

test('after a pause half time is not called again', async () => {
  const { h, reminded, pass } = await phase();
  const { openedAt, deadline } = h.open();
  await pass(openedAt + (deadline - openedAt) * 0.6);
  expect(reminded()).toBe(1);
  await h.service.pause(by(1), 1);
  h.wait(30 * HOUR);
  await h.service.resume(by(1), 1);
  await pass(h.open().deadline - 1);
  expect(reminded()).toBe(2);
});

test('the master’s reminders count among the three, and he is told when it is enough', async () => {
  const { h, reminded } = await phase();
  for (const expected of [1, 2, 3]) {
    expect(told(await h.service.remind(by(1), 1))).toBe('table-reminded');
    expect(reminded()).toBe(expected);
    h.wait(HOUR / 2);
  }
  expect(told(await h.service.remind(by(1), 1))).toBe('table-reminded-enough');
  await h.service.remindDue(1, { ask: 1, deadline: h.open().deadline, last: true });
  expect(reminded()).toBe(3);
});

test('pressed twice it reminds once; whoever was reminded half an hour ago may be reminded again', async () => {
  const { h, reminded } = await phase();
  const changes = () => h.changes.length;
  await h.service.remind(by(1), 1);
  const before = changes();
  expect(told(await h.service.remind(by(1), 1))).toBe('table-reminded-lately');
  expect([reminded(), changes()], 'nothing is sent or noted').toEqual([1, before]);
  h.wait(HOUR / 2);
  expect(told(await h.service.remind(by(1), 1))).toBe('table-reminded');
  expect(reminded()).toBe(2);
});

test('it leaves in peace whom the clock has just reminded, and reaches the others', async () => {
  const h = hall();
  await h.seat(3, { settings: { quiet: null } });
  const { number, deadline } = h.open();
  await h.press(3, '2');
  await h.service.remindDue(1, { ask: number, deadline, last: false, seat: 1 });
  expect(await h.service.remind(by(1), 1)).toMatchObject({ said: { id: 'table-reminded', args: { count: 2 } } });
});

test('where nobody may know who is in, the master hears the same whether it was enough or not', async () => {
  const h = hall();
  await h.seat(2, { settings: { progress: 'nothing' } });
  for (let i = 0; i < 5; i++) expect(told(await h.service.remind(by(1), 1))).toBe('table-reminded-hidden');
});

test('where nobody may know who is in, reply and log are the same whether anybody was reminded', async () => {
  const heard = [];
  for (const ready of [[], [1, 2, 3]]) {
    const h = hall();
    await h.seat(3, { settings: { progress: 'nothing' } });
    for (const person of ready) await h.press(person, DONE);
    const reply = await h.service.remind(by(1), 1);
    heard.push({ reply, log: h.changes.at(-1)?.log });
  }
  expect(heard[0]).toEqual({
    reply: { said: { id: 'table-reminded-hidden' } },
    log: [{ who: 1, text: { id: 'log-reminded' } }],
  });
  expect(heard[1]).toEqual(heard[0]);
});

test('the next question is another one, and so is somebody else at the seat', async () => {
  const { h, reminded } = await phase();
  for (let i = 0; i < 4; i++) await h.service.remind(by(1), 1);
  await h.service.substitute(by(1), 1, { place: 1, who: 7, until: null });
  await h.service.takeSeat(by(7), 1, 1);
  await h.service.remind(by(1), 1);
  expect(reminded(7)).toBe(1);
  await h.service.close(by(1), 1);
  await h.service.remind(by(1), 1);
  expect(reminded(7)).toBe(2);
  expect(
    h.table().desk.reminded?.every(({ ask }) => ask === h.open().number),
    'what is over is forgotten',
  ).toBe(true);
});
