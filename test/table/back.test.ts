/** Whoever was away and does anything is here again: waited for, told what he missed, and able to wake a table asleep. */
import { describe, expect, it } from 'vitest';
import { DONE } from '../../src/kit/form.ts';
import type { Settings } from '../../src/table/model/aggregate.ts';
import { hold, release } from '../../src/table/operators/operators.ts';
import { HOUR, hall, told } from './hall.ts';

const MINUTE = 60_000;
const by = (person: number) => ({ person });
type Hall = ReturnType<typeof hall>;
const statuses = (h: Hall, mark: number) => h.since(mark).filter((x) => x.letter.kind === 'status').length;

/** Person 2 is away, all others are ready, and the grace of a quarter of an hour runs. */
async function nearlyClosed(settings: Partial<Settings> = {}) {
  const h = hall();
  await h.seat(3, { settings: { missesUntilAway: 1, grace: 15 * MINUTE, ...settings } });
  for (const person of [1, 3]) await h.press(person, '2');
  await h.strike();
  for (const person of [1, 3]) await h.press(person, DONE);
  expect(h.table().seats.map((x) => x.away)).toEqual([false, true, false]);
  expect(h.open().closesAt).toBe(h.now + 15 * MINUTE);
  h.wait(5 * MINUTE);
  return h;
}

const ways: Record<string, (h: Hall) => Promise<unknown>> = {
  'opens his form from the status': (h) => h.service.forms(by(2), 1),
  'is reachable again': (h) => h.service.backToPerson(2),
  'presses a button of an older form': (h) => h.service.press(by(2), 1, { ask: 1, stamp: 0, id: '2' }),
  'presses a button that was drawn before': (h) => h.press(2, '2', 7),
  'presses what he may not have': (h) => h.press(2, 'four'),
  chooses: (h) => h.press(2, '3'),
};

describe.each(Object.keys(ways))('whoever comes back within the grace of the others and %s', (way) => {
  it('is waited for', async () => {
    const h = await nearlyClosed();
    const mark = h.changes.length;
    await ways[way]?.(h);
    expect(h.table().seats[1]).toMatchObject({ away: false, misses: 0 });
    expect(h.open()).toMatchObject({ number: 2, closesAt: h.open().deadline });
    expect(statuses(h, mark), 'the group sees whom it waits for').toBe(1);
    h.wait(10 * MINUTE);
    await h.service.due(1, 2);
    expect(h.open().number, 'nothing closes over his head').toBe(2);
    await h.press(2, DONE);
    expect(h.open().closesAt).toBe(h.now + 15 * MINUTE);
  });

  it('does not betray himself by an edit where nobody may know who is in', async () => {
    const h = await nearlyClosed({ progress: 'nothing' });
    const mark = h.changes.length;
    await ways[way]?.(h);
    expect(h.table().seats[1]?.away).toBe(false);
    expect(statuses(h, mark)).toBe(0);
  });
});

it('whoever is asked nothing now and wants his forms is here again all the same', async () => {
  // The last question is put to person 1 alone.
  const h = hall();
  await h.seat(3, { options: { rounds: '1', count: 'on' }, settings: { missesUntilAway: 1 } });
  for (const person of [1, 3]) await h.press(person, '2');
  await h.strike();
  expect(h.open().ask.seats).toEqual([0]);
  expect(h.table().seats[1]?.away).toBe(true);
  h.wait(HOUR);
  expect(told(await h.service.forms(by(2), 1))).toBe('table-no-forms');
  expect(h.table().seats[1]?.away).toBe(false);
  expect(told(await h.service.forms(by(9), 1))).toBe('table-not-your-seat');
});

describe('a table asleep', () => {
  const DAY = 24 * HOUR;
  const asleep = { phase: 'paused', desk: { asleep: true } };

  /** Person 7 plays for person 2 until a day, lets every deadline pass as person 1 does, and the loan ends. */
  async function loanOver() {
    const h = hall();
    await h.seat(2, { settings: { missesUntilAway: 1 } });
    const until = h.now + 4 * DAY;
    await h.service.substitute(by(1), 1, { place: 1, who: 'anyone', until });
    await h.service.takeSeat(by(7), 1, 1);
    // The question at which somebody sits down is not counted against him.
    for (const _ of [1, 2]) await h.strike();
    expect(h.table()).toMatchObject(asleep);
    h.wait(until - h.now);
    await h.service.loanOver(1, { seat: 1, at: until });
    expect(h.table().seats[1]).toMatchObject({ person: 2, away: false });
    expect(h.table(), 'that a loan ends is nobody’s act').toMatchObject(asleep);
    return h;
  }

  const presses: Record<string, (h: Hall) => Promise<unknown>> = {
    'opening his form': (h) => h.service.forms(by(2), 1),
    choosing: (h) => h.press(2, '2'),
    'an older form': (h) => h.service.press(by(2), 1, { ask: 1, stamp: 0, id: '2' }),
  };
  it.each(Object.keys(presses))('is woken by its owner, whose substitute let it fall asleep, by %s', async (way) => {
    const h = await loanOver();
    await presses[way]?.(h);
    expect(h.table()).toMatchObject({ phase: 'running', desk: { asleep: false } });
  });

  it('woken by /resume tells whoever wrote it what he missed, as a press does', async () => {
    const [pressed, resumed] = [hall(), hall()];
    const heard = async (h: Hall, act: () => Promise<unknown>) => {
      await h.seat(2, { settings: { missesUntilAway: 1 } });
      await h.strike();
      const mark = h.changes.length;
      await act();
      expect(h.table()).toMatchObject({ phase: 'running', seats: [{ away: true }, { away: false, misses: 0 }] });
      return h.since(mark).filter(({ to, letter }) => to !== 'home' && to.person === 2 && letter.kind === 'catch-up');
    };
    const expected = await heard(pressed, () => pressed.press(2, '2'));
    expect(expected).toHaveLength(1);
    expect(await heard(resumed, () => resumed.service.resume(by(2), 1))).toEqual(expected);
    const log = resumed.changes.at(-1)?.log;
    expect(log).toContainEqual({ who: 2, text: { id: 'log-back', args: { seat: { seat: 1 } } } });
    expect(log).toContainEqual({ who: 2, text: { id: 'log-resumed' } });
  });

  it('sleeps on when a deputy gives a seat back, until its owner comes', async () => {
    const h = hall();
    await h.seat(2, { settings: { missesUntilAway: 1 } });
    await h.service.askDeputy(by(2), 1, { to: 7, until: h.now + 9 * DAY });
    await h.service.acceptDeputy(by(7), 1, 1);
    // The question at which somebody sits down is not counted against him.
    for (const _ of [1, 2]) await h.strike();
    expect(h.table()).toMatchObject(asleep);
    await h.service.giveBack(by(7), 1, 1);
    expect(h.table()).toMatchObject(asleep);
    await h.service.forms(by(2), 1);
    expect(h.table().phase).toBe('running');
  });

  it('that operators held is woken after that by whoever had come back meanwhile', async () => {
    const h = hall();
    await h.seat(2, { settings: { missesUntilAway: 1 } });
    await h.strike();
    const operate = (act: typeof release) => h.service.decide(null, 1, act);
    await operate(hold);
    await h.press(2, '2');
    expect(h.table(), 'operators hold it').toMatchObject({ ...asleep, held: 'paused' });
    await operate(release);
    expect(h.table()).toMatchObject(asleep);
    await h.press(2, '3');
    expect(h.table()).toMatchObject({ phase: 'running', desk: { asleep: false } });
  });

  it('goes on sleeping whatever those do who do not sit at it', async () => {
    const h = hall();
    await h.seat(2, { settings: { missesUntilAway: 1 } });
    await h.strike();
    await h.service.handOver(by(1), 1, 9);
    await h.service.acceptMastery(by(9), 1);
    for (const act of [h.service.forms(by(9), 1), h.press(9, '2', 0), h.service.extend(by(9), 1, HOUR)]) await act;
    expect(h.table()).toMatchObject(asleep);
  });
});
