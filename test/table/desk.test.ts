/** Substitutes, the mastery in other hands, and tables that nobody is at. */
import { describe, expect, it } from 'vitest';
import { alarmsOf } from '../../src/table/facts/alarms.ts';
import { settingsFor } from '../../src/table/facts/clocks.ts';
import type { Settings } from '../../src/table/model/aggregate.ts';
import { endTable } from '../../src/table/operators/operators.ts';
import { HOUR, hall, told } from './hall.ts';
import { pebbles } from './pebbles.ts';

const DAY = 24 * HOUR;
type Hall = ReturnType<typeof hall>;

const by = (person: number) => ({ person });
const sub = (
  h: Hall,
  place: number | 'away',
  who: 'computer' | 'anyone' | 'nobody' | number,
  until: number | null = null,
) => h.service.substitute(by(1), 1, { place, who, until });
const logged = async (h: Hall) => h.changes.flatMap((x) => x.log.map((entry) => entry.text.id));
const lines = (h: Hall, mark = 0) =>
  h.since(mark).flatMap((x) => (x.letter.kind === 'say' ? x.letter.lines.map((line) => line.id) : []));
const sitters = (h: Hall) => h.table().seats.map((x) => x.person);

describe('a substitute', () => {
  it('is a computer player at once, and what was chosen still counts', async () => {
    const h = hall();
    await h.seat(3);
    await h.press(2, '3');
    expect(told(await sub(h, 1, 'computer'))).toBe('desk-computer-sits');
    expect(h.table().seats[1]).toMatchObject({ person: null, computer: true });
    await h.strike();
    const answers = h.changes.flatMap((x) => x.commits).at(-1)?.answers ?? [];
    expect(answers.find((x) => x.seat === 1)).toMatchObject({ draft: { pick: '3' }, by: 'player' });
    expect(await logged(h)).toContain('log-sub-computer');
  });

  it('comes by a press in the group, and the answer in hand has to be confirmed anew', async () => {
    const h = hall();
    await h.seat(3);
    await h.press(2, '3');
    expect(told(await sub(h, 1, 'anyone'))).toBe('desk-offered');
    expect(sitters(h), 'until somebody comes nothing changes').toEqual([1, 2, 3]);
    expect(h.posts().filter((x) => x.letter.kind === 'offer')).toHaveLength(1);
    const mark = h.changes.length;
    expect(told(await h.service.takeSeat(by(7), 1, 1))).toBe('desk-taken');
    expect(sitters(h)).toEqual([1, 7, 3]);
    expect(h.open().forms[1]).toMatchObject({ ready: false, touched: true });
    expect(lines(h, mark)).toEqual(expect.arrayContaining(['desk-you-gave', 'desk-welcome', 'desk-stands']));
    const toNew = h.since(mark).filter((x) => typeof x.to === 'object' && x.to.person === 7);
    expect(toNew.map((x) => x.letter.kind)).toEqual(['say', 'catch-up', 'form']);
    expect(told(await h.service.takeSeat(by(8), 1, 1)), 'the seat went once').toBe('desk-offer-over');
    expect(told(await h.press(2, '1', 0)), 'who left plays no more').toBe('table-not-your-seat');
  });

  it('named is the only one who may sit down', async () => {
    const h = hall();
    await h.seat(2);
    await sub(h, 1, 7);
    expect(told(await h.service.takeSeat(by(8), 1, 1))).toBe('desk-not-for-you');
    expect(told(await h.service.join(by(7), 1)), '/join does as well').toBe('desk-taken');
    expect(sitters(h)).toEqual([1, 7]);
  });

  it('for silent seats takes the first of them', async () => {
    const h = hall();
    await h.seat(3, { settings: { missesUntilAway: 1 } });
    expect(told(await sub(h, 'away', 'anyone'))).toBe('desk-none-away');
    await h.press(1, '2');
    await h.strike();
    await sub(h, 'away', 'anyone');
    expect(told(await h.service.takeSeat(by(7), 1, 'away'))).toBe('desk-taken');
    expect(told(await h.service.takeSeat(by(8), 1, 'away'))).toBe('desk-taken');
    expect(sitters(h)).toEqual([1, 7, 8]);
    expect(told(await h.service.takeSeat(by(9), 1, 'away'))).toBe('desk-offer-over');
  });

  it('until a date gives the seat back by itself, also from a pause', async () => {
    const h = hall();
    await h.seat(2, { options: { rounds: '3' } });
    const until = h.now + 2 * DAY;
    await sub(h, 1, 'anyone', until);
    await h.service.takeSeat(by(7), 1, 1);
    const back = () => alarmsOf(h.table()).filter((x) => x.task === 'giveback');
    expect(back()).toMatchObject([{ at: until, key: 'giveback:1:1' }]);
    await h.service.loanOver(1, { seat: 1, at: until });
    expect(sitters(h), 'not before its time').toEqual([1, 7]);
    await h.service.pause(by(1), 1);
    expect(back()).toHaveLength(1);
    h.wait(2 * DAY);
    await h.service.loanOver(1, { seat: 1, at: until });
    expect(sitters(h)).toEqual([1, 2]);
    expect(back()).toEqual([]);
    expect(await logged(h)).toContain('log-sub-back');
    await h.service.loanOver(1, { seat: 1, at: until });
    expect(sitters(h)).toEqual([1, 2]);
  });

  it('leaves the misses with who missed, and tells of no deadline while the table is paused', async () => {
    const h = hall();
    await h.seat(2, { settings: { missesUntilAway: 1 } });
    await h.press(1, '2');
    await h.strike();
    await sub(h, 1, 'anyone');
    await h.service.pause(by(1), 1);
    await h.service.takeSeat(by(7), 1, 1);
    const befell = h.changes.flatMap((x) => x.log).filter(({ text }) => ['log-missed', 'log-away'].includes(text.id));
    expect(befell.map(({ who }) => who)).toEqual([2, 2]);
    const welcome = h.posts().flatMap(({ letter }) => (letter.kind === 'say' ? letter.lines : []));
    expect(welcome.map(({ id }) => id)).toContain('desk-stands-paused');
    expect(welcome.map(({ id }) => id)).not.toContain('desk-stands');
  });

  it('of a substitute changes nothing about whose seat it is', async () => {
    const h = hall();
    await h.seat(2);
    await sub(h, 1, 'anyone', h.now + 2 * DAY);
    await h.service.takeSeat(by(7), 1, 1);
    await sub(h, 1, 'computer', h.now + 5 * DAY);
    expect(h.table().seats[1]?.lent).toMatchObject({ owner: 2, until: h.now + 5 * DAY });
    await sub(h, 1, 2);
    await h.service.takeSeat(by(2), 1, 1);
    expect(h.table().seats[1]?.lent).toBeUndefined();
    expect(sitters(h)).toEqual([1, 2]);
  });

  it('is refused with a reason', async () => {
    const h = hall();
    await h.seat(2, { bots: 1 });
    expect(told(await h.service.substitute(by(2), 1, { place: 0, who: 'computer', until: null }))).toBe(
      'table-not-master',
    );
    expect(told(await sub(h, 9, 'anyone'))).toBe('desk-no-such-seat');
    expect(told(await sub(h, 2, 'computer'))).toBe('desk-already-computer');
    expect(told(await sub(h, 1, 1))).toBe('desk-already-seated');
    expect(told(await sub(h, 1, 'computer', h.now))).toBe('desk-past');
    await sub(h, 1, 'anyone', h.now + DAY);
    await h.service.takeSeat(by(7), 1, 1);
    expect(told(await sub(h, 2, 2)), 'his own seat waits for him').toBe('desk-already-seated');
    await sub(h, 2, 'anyone');
    expect(told(await h.service.takeSeat(by(2), 1, 2))).toBe('desk-lender');
  });
});

describe('an offer', () => {
  /** Person 2 is away, person 1 is not. */
  const silent = async (settings: Partial<Settings> = {}) => {
    const h = hall();
    await h.seat(2, { settings: { missesUntilAway: 1, ...settings } });
    await h.press(1, '2');
    await h.strike();
    return h;
  };
  const offers = (h: Hall, mark: number) =>
    h.since(mark).flatMap(({ letter, slot }) => (letter.kind === 'offer' ? [{ place: letter.place, slot }] : []));

  it.each([1, 'away'] as const)('of the seat %s is over when who was away is back', async (place) => {
    const h = await silent();
    await sub(h, place, 'anyone');
    const mark = h.changes.length;
    await h.service.forms(by(2), 1);
    expect(offers(h, mark)).toEqual([{ place, slot: `offer:1:${place}` }]);
    expect(told(await h.service.takeSeat(by(7), 1, place))).toBe('desk-offer-over');
    expect(sitters(h)).toEqual([1, 2]);
  });

  it('is over without an edit where nobody may know who is in', async () => {
    const h = await silent({ progress: 'nothing' });
    await sub(h, 1, 'anyone');
    const mark = h.changes.length;
    await h.service.forms(by(2), 1);
    expect(offers(h, mark)).toEqual([]);
    expect(told(await h.service.takeSeat(by(7), 1, 1))).toBe('desk-offer-over');
  });

  it('of all who are away stands while one of them still is', async () => {
    const h = hall();
    await h.seat(3, { settings: { missesUntilAway: 1 } });
    await h.press(1, '2');
    await h.strike();
    await sub(h, 'away', 'anyone');
    await h.service.forms(by(2), 1);
    expect(told(await h.service.takeSeat(by(7), 1, 'away'))).toBe('desk-taken');
    expect(sitters(h)).toEqual([1, 2, 7]);
  });

  it('of a seat that was lent is over when its owner takes it back, or somebody plays it for him', async () => {
    const h = hall();
    await h.seat(2);
    await h.service.askDeputy(by(2), 1, { to: 7, until: h.now + 2 * DAY });
    await sub(h, 1, 'anyone');
    await h.service.acceptDeputy(by(7), 1, 1);
    expect(told(await h.service.takeSeat(by(8), 1, 1))).toBe('desk-offer-over');
    await sub(h, 1, 'anyone');
    await h.service.giveBack(by(2), 1, 1);
    expect(told(await h.service.takeSeat(by(8), 1, 1))).toBe('desk-offer-over');
    expect(sitters(h)).toEqual([1, 2]);
  });

  it('is taken back by the master, and the seat stays with whom it was', async () => {
    const h = hall();
    await h.seat(2);
    expect(told(await sub(h, 1, 'nobody')), 'nobody is looked for').toBe('desk-offer-over');
    await sub(h, 1, 'anyone');
    expect(told(await h.service.substitute(by(2), 1, { place: 1, who: 'nobody', until: null }))).toBe(
      'table-not-master',
    );
    const mark = h.changes.length;
    expect(told(await sub(h, 1, 'nobody'))).toBe('desk-withdrawn');
    expect(offers(h, mark)).toEqual([{ place: 1, slot: 'offer:1:1' }]);
    expect(told(await h.service.takeSeat(by(7), 1, 1))).toBe('desk-offer-over');
    expect(sitters(h)).toEqual([1, 2]);
    expect(h.changes.at(-1)?.log).toMatchObject([{ who: 1, text: { id: 'log-withdrawn', args: { number: 2 } } }]);
  });

  const ends: Record<string, (h: Hall) => Promise<unknown>> = {
    'at the end of the game': async (h) => {
      for (const _ of [1, 2]) await h.service.close(by(1), 1);
    },
    'when the table is cancelled': (h) => h.service.cancel(by(1), 1),
    'when operators end the table': (h) => h.service.decide(by(9), 1, endTable),
  };
  it.each(Object.keys(ends))('a seat on loan %s has no way back any more: both are told', async (how) => {
    const h = await silent();
    await h.service.askDeputy(by(1), 1, { to: 6, until: h.now + 2 * DAY });
    await h.service.acceptDeputy(by(6), 1, 0);
    const mark = h.changes.length;
    await ends[how]?.(h);
    const told = h.since(mark).flatMap(({ to, slot, silent }) => (slot === 'deputy:1:0' ? [{ to, silent }] : []));
    expect(told).toEqual([6, 1].map((person) => ({ to: { person }, silent: true })));
  });

  it.each(Object.keys(ends))('loses its button %s, and so do the mastery and the question to a deputy', async (how) => {
    const h = await silent();
    await sub(h, 1, 'anyone');
    await sub(h, 'away', 'anyone');
    await h.service.handOver(by(1), 1, 5);
    await h.service.askDeputy(by(1), 1, { to: 6, until: h.now + 2 * DAY });
    const mark = h.changes.length;
    await ends[how]?.(h);
    expect(['ended', 'cancelled']).toContain(h.table().phase);
    expect(offers(h, mark).map(({ place }) => place)).toEqual([1, 'away']);
    const slots = h.since(mark).map(({ to, slot }) => [to, slot]);
    expect(slots).toContainEqual(['home', 'heir:1']);
    expect(slots).toContainEqual([{ person: 6 }, 'deputy:1:0']);
    expect(h.table()).toMatchObject({ desk: { offers: [], heir: null } });
    expect(h.table().seats[0]?.offer).toBeUndefined();
  });

  it('of the mastery is over when somebody else leads', async () => {
    const h = hall();
    await h.seat(2);
    await h.service.handOver(by(1), 1, 5);
    const mark = h.changes.length;
    expect(await h.service.takeOver(1, { person: 8, gone: 1 })).toBe(true);
    expect(h.since(mark)).toContainEqual(
      expect.objectContaining({ slot: 'heir:1', letter: { kind: 'heir', person: 5 } }),
    );
    expect(told(await h.service.acceptMastery(by(5), 1))).toBe('desk-not-heir');
    expect(h.table().master).toBe(8);
  });
});

describe('whoever has no name that can be seen', () => {
  const told = (h: Hall) =>
    JSON.stringify(h.changes.map(({ posts, log }) => [posts.map((x) => x.letter), log.map((x) => x.text)]));

  it.each(['', ' \u200b', '\u3164'])('(%j) is a dash in the group and in the log, not a number', async (name) => {
    const h = hall();
    for (const person of [700_002, 700_007, 700_008]) h.names.set(person, name);
    await h.seat(1);
    await h.service.join(by(700_002), 1);
    await h.service.begin(by(1), 1);
    await sub(h, 1, 'anyone', h.now + 2 * DAY);
    await h.service.takeSeat(by(700_007), 1, 1);
    await h.service.loanOver(1, { seat: 1, at: h.now });
    await h.service.giveBack(by(700_007), 1, 1);
    await h.service.handOver(by(1), 1, 700_008);
    await h.service.kick(by(1), 1, 700_002);
    expect(h.changes.flatMap((x) => x.log)).toContainEqual({
      who: 1,
      text: { id: 'log-kicked', args: { name: '—' } },
    });
    // Who it is that letters and entries are about, stands beside their words.
    expect(told(h).replaceAll(/"(person|owner)":70000\d/g, '')).not.toContain('70000');
  });
});

describe('who does not come to the first phase', () => {
  it('is told to the master, once', async () => {
    const h = hall();
    await h.seat(3);
    await h.press(2, '1');
    await h.strike();
    const notices = () => h.posts().filter((x) => x.letter.kind === 'no-show');
    expect(notices()).toEqual([{ to: { person: 1 }, letter: { kind: 'no-show', seats: [2] } }]);
    await h.strike();
    expect(notices()).toHaveLength(1);
  });
});

describe('the mastery', () => {
  it('goes to who accepts it', async () => {
    const h = hall();
    await h.seat(2);
    expect(told(await h.service.handOver(by(2), 1, 2))).toBe('table-not-master');
    expect(told(await h.service.handOver(by(1), 1, 1))).toBe('desk-already-master');
    expect(told(await h.service.handOver(by(1), 1, 5))).toBe('desk-heir-offered');
    expect(told(await h.service.acceptMastery(by(2), 1))).toBe('desk-not-heir');
    expect(h.table().master).toBe(1);
    expect(told(await h.service.acceptMastery(by(5), 1))).toBe('desk-master-now');
    expect(h.table().master).toBe(5);
    expect(told(await h.service.pause(by(1), 1))).toBe('table-not-master');
    expect(told(await h.service.acceptMastery(by(5), 1))).toBe('desk-not-heir');
    expect(await logged(h)).toEqual(expect.arrayContaining(['log-heir', 'log-handed-over']));
  });
});

describe('a table that nobody is at', () => {
  const deserted = async () => {
    const h = hall();
    await h.seat(2, { settings: { missesUntilAway: 1 } });
    await h.strike();
    return h;
  };

  it('pauses and says so, and a press wakes it', async () => {
    const h = await deserted();
    expect(h.table()).toMatchObject({ phase: 'paused', desk: { asleep: true } });
    expect(lines(h)).toContain('desk-told-asleep');
    const { deadline, number } = h.open();
    h.wait(3 * DAY);
    await h.service.due(1, number);
    expect(h.open().number, 'nothing closes').toBe(number);
    await h.press(2, '2');
    expect(h.table()).toMatchObject({ phase: 'running', pausedAt: null, desk: { asleep: false } });
    expect(h.open().deadline).toBeGreaterThanOrEqual(deadline + 3 * DAY);
    expect(h.table().seats[1]?.away).toBe(false);
  });

  it('is woken by /resume of anybody who sits there, and of nobody else', async () => {
    const h = await deserted();
    expect(told(await h.service.resume(by(9), 1))).toBe('table-not-master');
    expect(told(await h.service.resume(by(2), 1))).toBe('table-resumed');
    expect(h.table().phase).toBe('running');
  });

  it('is woken by a substitute', async () => {
    const h = await deserted();
    await sub(h, 'away', 'anyone');
    await h.service.takeSeat(by(7), 1, 'away');
    expect(h.table().phase).toBe('running');
  });

  it('a master’s own pause is ended by the master alone', async () => {
    const h = hall();
    await h.seat(2);
    await h.service.pause(by(1), 1);
    expect(told(await h.service.resume(by(2), 1))).toBe('table-not-master');
    await h.press(2, '2');
    expect(h.table().phase).toBe('paused');
  });

  it('ends after thirty days of pause, told a day before', async () => {
    const h = await deserted();
    const began = h.now;
    const at = () => alarmsOf(h.table()).find((x) => x.task === 'idle')?.at;
    expect(at()).toBe(began + 29 * DAY);
    h.wait(29 * DAY);
    await h.service.idle(1);
    expect(lines(h).at(-1)).toBe('desk-told-pause-idle');
    expect(at()).toBe(began + 30 * DAY);
    await h.service.idle(1);
    expect(h.table().phase, 'a job that comes twice').toBe('paused');
    h.wait(DAY);
    await h.service.idle(1);
    expect(h.table().phase).toBe('cancelled');
    expect(lines(h).at(-1)).toBe('desk-told-pause-expired');
    expect(alarmsOf(h.table())).toEqual([]);
  });

  it('a lobby is told after a week and closed a day later; whoever comes keeps it', async () => {
    const h = hall();
    await h.service.open(by(1), {
      game: 'pebbles',
      preset: 'printed',
      options: {},
      settings: settingsFor(pebbles, 'printed', 'daily', 'Europe/Moscow'),
      locale: 'ru',
      name: 'Дача',
      home: { chat: -5 },
    });
    h.wait(7 * DAY - 1);
    await h.service.idle(1);
    expect(lines(h)).toEqual([]);
    h.wait(1);
    await h.service.idle(1);
    expect(lines(h)).toEqual(['desk-told-lobby-idle']);
    await h.service.join(by(2), 1);
    h.wait(DAY);
    await h.service.idle(1);
    expect(h.table().phase, 'somebody came').toBe('lobby');
    h.wait(6 * DAY);
    await h.service.idle(1);
    h.wait(DAY);
    await h.service.idle(1);
    expect(h.table().phase).toBe('cancelled');
    expect(lines(h)).toEqual(['desk-told-lobby-idle', 'desk-told-lobby-idle', 'desk-told-lobby-expired']);
    expect(await logged(h)).toContain('log-expired');
  });
});

describe('the calendar of a running table', () => {
  it('moves what is open out of nights that are kept free from now on', async () => {
    const h = hall();
    await h.seat(2, { settings: { quiet: null, clocks: { round: { at: '23:30' }, count: { at: '23:30' } } } });
    const { deadline } = h.open();
    await h.service.pace(by(1), 1, { quiet: { from: '23:00', to: '08:00' } });
    expect(h.open().deadline).toBe(deadline + 8.5 * HOUR);
    await h.service.pace(by(1), 1, { quiet: null });
    expect(h.open().deadline, 'never to an earlier hour').toBe(deadline + 8.5 * HOUR);
  });
});

describe('who is out of the game', () => {
  /** From the second round on seat 2 is not asked any more. */
  const deadly: typeof pebbles = {
    ...pebbles,
    playing: (state) => (state.round > 1 ? [0, 1] : [0, 1, 2]),
    asks: (state) =>
      pebbles.asks(state).map((ask) => (state.round > 1 ? { ...ask, seats: ask.seats.filter((x) => x !== 2) } : ask)),
  };

  it('keeps no table awake whose players are all away, and whoever of them comes back wakes it with the time there was', async () => {
    const h = hall(deadly);
    await h.seat(3, { options: { rounds: '3', count: 'off' } });
    await h.strike();
    await h.strike();
    expect(h.table().seats.map((x) => x.away)).toEqual([true, true, false]);
    expect(h.table()).toMatchObject({ phase: 'paused', desk: { asleep: true } });
    expect(lines(h).filter((id) => id === 'desk-told-asleep')).toHaveLength(1);
    expect(lines(h), 'which says it of all of them').not.toContain('table-seats-away');
    const left = h.open().deadline - h.now;
    expect(told(await h.service.forms(by(3), 1)), 'nothing is asked of the dead').toBe('table-no-forms');
    expect(h.table().phase).toBe('paused');
    h.wait(5 * DAY);
    await h.press(2, '3');
    expect(h.table()).toMatchObject({ phase: 'running', desk: { asleep: false } });
    expect(h.open().deadline - h.now).toBeGreaterThanOrEqual(left);
    await h.strike();
    expect(lines(h).filter((id) => id === 'table-told-resumed')).toHaveLength(1);
  });
});

it('tells of all who went away at one deadline in one line', async () => {
  const h = hall();
  await h.seat(4);
  for (const _ of [1, 2]) {
    await h.press(1, '2');
    await h.strike();
  }
  const told = h.posts().flatMap(({ letter }) => (letter.kind === 'say' ? letter.lines : []));
  expect(told.filter(({ id }) => id === 'table-seats-away')).toEqual([
    { id: 'table-seats-away', args: { names: [{ seat: 1 }, { seat: 2 }, { seat: 3 }] } },
  ]);
});
