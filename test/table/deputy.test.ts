/** A deputy plays somebody's seat for a span. */
import { expect, test } from 'vitest';
import { alarmsOf } from '../../src/table/facts/alarms.ts';
import type { Letter } from '../../src/table/model/aggregate.ts';
import { HOUR, hall, told } from './hall.ts';

const DAY = 24 * HOUR;
const lev = 77;

async function lent() {
  const h = hall();
  await h.seat(2);
  await h.service.askDeputy({ person: 2 }, 1, { to: lev, until: h.now + 3 * DAY });
  const mark = h.changes.length;
  expect(told(await h.service.acceptDeputy({ person: lev }, 1, 1))).toBe('deputy-taken');
  return { h, mark };
}
const lettersTo = (h: ReturnType<typeof hall>, mark: number, person: number): readonly Letter['kind'][] =>
  h.since(mark).flatMap(({ to, letter }) => (to !== 'home' && to.person === person ? [letter.kind] : []));

test('is asked, and accepts: then his presses count, and the owner’s do not', async () => {
  const { h, mark } = await lent();
  expect(h.table().seats[1]).toMatchObject({ person: lev, lent: { owner: 2, since: 0, as: 'deputy' } });
  expect(told(await h.press(2, '2', 0))).toBe('table-not-your-seat');
  expect(told(await h.press(lev, '2'))).toBe('table-chosen');
  expect(lettersTo(h, mark, lev)).toEqual(['deputy', 'form', 'form']);
  expect(h.changes.flatMap((x) => x.log).map((x) => x.text)).toContainEqual({
    id: 'log-deputy',
    args: { seat: { seat: 1 }, name: 'Person 77' },
  });
});

test('what the owner had filled in stays, and is for the deputy to confirm', async () => {
  const h = hall();
  await h.seat(2);
  await h.press(2, '3');
  await h.press(2, '!');
  const { stamp } = h.open().forms[1] ?? { stamp: -1 };
  await h.service.askDeputy({ person: 2 }, 1, { to: lev, until: h.now + DAY });
  await h.service.acceptDeputy({ person: lev }, 1, 1);
  expect(h.open().forms[1]).toMatchObject({ draft: { pick: '3' }, ready: false, stamp: stamp + 1 });
});

test('gets the digests from then on, the owner none', async () => {
  const { h } = await lent();
  const mark = h.changes.length;
  await h.strike();
  expect(lettersTo(h, mark, lev)).toContain('form');
  expect(lettersTo(h, mark, 2)).toEqual([]);
});

test('the owner, coming back, reads what all read meanwhile, and no digest of those days', async () => {
  const { h } = await lent();
  const catchUps = (from: number) =>
    h.since(from).flatMap(({ letter }) => (letter.kind === 'catch-up' ? [letter] : []));
  await h.strike();
  const back = h.changes.length;
  await h.service.giveBack({ person: 2 }, 1, 1);
  expect(catchUps(back)).toEqual([{ kind: 'catch-up', since: 0, to: 1 }]);
});

test.each([2, lev])('is ended by either side at once (%i)', async (person) => {
  const { h } = await lent();
  expect(told(await h.service.giveBack({ person: 1 }, 1, 1))).toBe('table-not-your-seat');
  expect(told(await h.service.giveBack({ person }, 1, 1))).toBe('deputy-over');
  expect(h.table().seats[1]).toEqual({ person: 2, computer: false, misses: 0, away: false });
  expect(told(await h.press(lev, '2', 0))).toBe('table-not-your-seat');
  expect(told(await h.press(2, '2'))).toBe('table-chosen');
});

test('ends by itself when the time is over, and not before', async () => {
  const { h } = await lent();
  const at = h.now + 3 * DAY;
  expect(alarmsOf(h.table())).toContainEqual({
    task: 'giveback',
    key: 'giveback:1:1',
    at,
    payload: { table: 1, seat: 1, at },
  });
  await h.service.loanOver(1, { seat: 1, at });
  expect(h.table().seats[1]?.person, 'a job that comes early').toBe(lev);
  h.wait(3 * DAY);
  await h.service.loanOver(1, { seat: 1, at: at - 1 });
  expect(h.table().seats[1]?.person, 'a job of an older span').toBe(lev);
  await h.service.loanOver(1, { seat: 1, at });
  expect(h.table().seats[1]?.person).toBe(2);
  expect(alarmsOf(h.table()).filter((x) => x.task === 'giveback')).toEqual([]);
});

test('his days go on while the table is paused', async () => {
  const { h } = await lent();
  await h.service.pause({ person: 1 }, 1);
  expect(alarmsOf(h.table()).map((x) => x.task)).toEqual(['giveback', 'idle']);
});

test('is nobody who sits here, not oneself, and one at a time', async () => {
  const h = hall();
  await h.seat(2);
  const until = h.now + DAY;
  expect(told(await h.service.askDeputy({ person: 2 }, 1, { to: 1, until }))).toBe('desk-already-seated');
  expect(told(await h.service.askDeputy({ person: 2 }, 1, { to: 2, until }))).toBe('deputy-yourself');
  expect(told(await h.service.askDeputy({ person: 9 }, 1, { to: lev, until }))).toBe('deputy-no-seat');
  await h.service.askDeputy({ person: 2 }, 1, { to: lev, until });
  await h.service.askDeputy({ person: 2 }, 1, { to: 78, until });
  expect(told(await h.service.acceptDeputy({ person: lev }, 1, 1)), 'asked before').toBe('deputy-offer-gone');
  await h.service.acceptDeputy({ person: 78 }, 1, 1);
  expect(told(await h.service.askDeputy({ person: 78 }, 1, { to: lev, until }))).toBe('deputy-on-loan');
  expect(told(await h.service.askDeputy({ person: 1 }, 1, { to: 2, until })), 'the owner is no stranger').toBe(
    'desk-already-seated',
  );
});

test('an offer can be declined, withdrawn, and grows old', async () => {
  const h = hall();
  await h.seat(2);
  await h.service.askDeputy({ person: 2 }, 1, { to: lev, until: h.now + DAY });
  expect(told(await h.service.declineDeputy({ person: 5 }, 1, 1))).toBe('deputy-offer-gone');
  expect(told(await h.service.declineDeputy({ person: lev }, 1, 1))).toBe('deputy-declined');
  await h.service.askDeputy({ person: 2 }, 1, { to: lev, until: h.now + DAY });
  expect(told(await h.service.withdrawDeputy({ person: 2 }, 1))).toBe('deputy-withdrawn');
  await h.service.askDeputy({ person: 2 }, 1, { to: lev, until: h.now + DAY });
  h.wait(DAY);
  expect(told(await h.service.acceptDeputy({ person: lev }, 1, 1))).toBe('deputy-offer-gone');
});

test('goes with the seat when its owner is kicked', async () => {
  const { h } = await lent();
  const mark = h.changes.length;
  await h.service.kick({ person: 1 }, 1, 2);
  expect(h.table().seats[1]).toEqual({ person: null, computer: true, misses: 0, away: false });
  expect(lettersTo(h, mark, 2)).toContain('say');
  expect(lettersTo(h, mark, lev)).toContain('say');
});

test('goes before the master puts somebody else on the seat, which then is the owner’s to get back', async () => {
  const { h } = await lent();
  const until = h.now + DAY;
  expect(told(await h.service.substitute({ person: 1 }, 1, { place: 1, who: 'computer', until }))).toBe(
    'desk-computer-sits',
  );
  const loan = { owner: 2, until, since: 0, as: 'substitute' };
  expect(h.table().seats[1]).toEqual({ person: null, computer: true, misses: 0, away: false, lent: loan });
  expect(alarmsOf(h.table()).filter((x) => x.task === 'giveback')).toMatchObject([{ at: until }]);
});

test('is not for a seat on loan, nor is he who has one coming back', async () => {
  const h = hall();
  await h.seat(2);
  const until = h.now + 2 * DAY;
  await h.service.substitute({ person: 1 }, 1, { place: 1, who: lev, until });
  await h.service.takeSeat({ person: lev }, 1, 1);
  expect(h.table().seats[1]).toMatchObject({ person: lev, lent: { owner: 2, as: 'substitute' } });
  expect(told(await h.service.askDeputy({ person: lev }, 1, { to: 88, until: h.now + DAY }))).toBe('deputy-on-loan');
  expect(told(await h.service.askDeputy({ person: 1 }, 1, { to: 2, until: h.now + DAY }))).toBe('desk-already-seated');
});

test('a seat with a substitute is the owner’s to take back, and the substitute’s to leave', async () => {
  for (const person of [2, lev]) {
    const h = hall();
    await h.seat(2);
    await h.service.substitute({ person: 1 }, 1, { place: 1, who: 'anyone', until: h.now + 2 * DAY });
    await h.service.takeSeat({ person: lev }, 1, 1);
    await h.strike();
    const mark = h.changes.length;
    expect(told(await h.service.giveBack({ person: 1 }, 1, 1))).toBe('table-not-your-seat');
    expect(told(await h.service.giveBack({ person }, 1, 1))).toBe('deputy-over');
    expect(h.table().seats[1]).toEqual({ person: 2, computer: false, misses: 0, away: false });
    expect(lettersTo(h, mark, 2)).toEqual(['deputy', 'catch-up', 'form']);
    expect(h.since(mark).find(({ letter }) => letter.kind === 'catch-up')?.letter).toMatchObject({ since: 0, to: 1 });
    expect(alarmsOf(h.table()).filter((x) => x.task === 'giveback')).toEqual([]);
  }
});

test('a substitute who is kicked makes room for a computer player, and the owner still comes back', async () => {
  const h = hall();
  await h.seat(2);
  const until = h.now + 2 * DAY;
  await h.service.substitute({ person: 1 }, 1, { place: 1, who: 'anyone', until });
  await h.service.takeSeat({ person: lev }, 1, 1);
  const mark = h.changes.length;
  expect(told(await h.service.kick({ person: 1 }, 1, 2)), 'his name is not at the seat').toBe('table-not-seated');
  await h.service.kick({ person: 1 }, 1, lev);
  expect(h.table().seats[1]).toMatchObject({ person: null, computer: true, lent: { owner: 2, until } });
  expect(lettersTo(h, mark, lev)).toContain('say');
  h.wait(2 * DAY);
  await h.service.loanOver(1, { seat: 1, at: until });
  expect(h.table().seats[1]?.person).toBe(2);
});

test('wakes a table asleep by accepting', async () => {
  const h = hall();
  await h.seat(2, { settings: { missesUntilAway: 1 } });
  await h.service.askDeputy({ person: 2 }, 1, { to: lev, until: h.now + 9 * DAY });
  await h.strike();
  expect(h.table().phase).toBe('paused');
  await h.service.acceptDeputy({ person: lev }, 1, 1);
  expect(h.table().phase).toBe('running');
});

test('at an anonymous table who plays there already is asked like anybody, and cannot accept', async () => {
  const h = hall();
  await h.seat(3, { settings: { anonymous: true } });
  const seat = h.table().seats.findIndex((x) => x.person === 2);
  expect(told(await h.service.askDeputy({ person: 2 }, 1, { to: 3, until: h.now + DAY }))).toBe('deputy-asked');
  expect(told(await h.service.acceptDeputy({ person: 3 }, 1, seat))).toBe('table-already-in');
  expect(told(await h.service.declineDeputy({ person: 3 }, 1, seat))).toBe('deputy-declined');
});

test('at an anonymous table nobody is told who plays for the figure', async () => {
  const h = hall();
  await h.seat(3, { settings: { anonymous: true } });
  const seat = h.table().seats.findIndex((x) => x.person === 2);
  await h.service.askDeputy({ person: 2 }, 1, { to: lev, until: h.now + 3 * DAY });
  const mark = h.changes.length;
  await h.service.acceptDeputy({ person: lev }, 1, seat);
  const told = JSON.stringify([
    h.since(mark).filter(({ to }) => to === 'home'),
    h.changes.slice(mark).map((x) => x.log),
  ]);
  expect(told).toContain('masked');
  expect(told).not.toContain('Person 77');
});
