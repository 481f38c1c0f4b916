/** Whoever sits at a table asleep wakes it by whatever he does, but for what by its nature must not. This goes over all acts. */
import { describe, expect, it } from 'vitest';
import { settingsFor } from '../../src/table/facts/clocks.ts';
import type { By } from '../../src/table/model/act.ts';
import type { Reply } from '../../src/table/model/aggregate.ts';
import { type acts, sleepsOn } from '../../src/table/service/acts.ts';
import { HOUR, hall, told } from './hall.ts';
import { pebbles } from './pebbles.ts';

type Hall = ReturnType<typeof hall>;
type Act = keyof typeof acts;

const DAY = 24 * HOUR;
const by = (person: number): By => ({ person });

/** Persons 1, who leads, and 2 sit there; both let a deadline pass, and whatever was done before was done in time. */
async function asleep(before: (h: Hall) => Promise<unknown> = async () => {}): Promise<Hall> {
  const h = hall();
  await h.seat(2, { settings: { missesUntilAway: 1 } });
  await before(h);
  while (h.table().phase === 'running') await h.strike();
  expect(h.table()).toMatchObject({ phase: 'paused', desk: { asleep: true } });
  return h;
}

/** The same two at a private table. */
async function twoAsleep(before: (h: Hall) => Promise<unknown> = async () => {}): Promise<Hall> {
  const h = hall();
  const settings = { ...settingsFor(pebbles, 'printed', 'daily', 'Europe/Moscow'), missesUntilAway: 1 };
  const options = { rounds: '3', count: 'off' };
  const front = { game: pebbles.id, preset: 'printed', options, settings, locale: 'ru', name: 'Дача' } as const;
  await h.service.open(by(1), { ...front, home: { chat: 1 } });
  await h.service.join(by(2), 1);
  await h.service.begin(by(1), 1);
  await before(h);
  while (h.table().phase === 'running') await h.strike();
  expect(h.table()).toMatchObject({ phase: 'paused', desk: { asleep: true } });
  return h;
}

type Effect =
  | 'wakes it'
  /** In `sleepsOn`, with the reason. */
  | 'lets it sleep on'
  /** Nothing of the kind is possible there, so nothing changes. */
  | 'is refused'
  /** It is an act on time or the end itself. */
  | 'ends its sleep by itself';
interface Case {
  readonly effect: Effect;
  readonly table?: () => Promise<Hall>;
  readonly act: (h: Hall) => Promise<Reply>;
}

const offered = () =>
  asleep((h) => h.service.substitute(by(1), 1, { place: 0, who: 'anyone', until: h.now + 9 * DAY }));
const askedDeputy = () => asleep((h) => h.service.askDeputy(by(2), 1, { to: 7, until: h.now + 9 * DAY }));
const lent = () =>
  asleep(async (h) => {
    await h.service.askDeputy(by(2), 1, { to: 7, until: h.now + 9 * DAY });
    await h.service.acceptDeputy(by(7), 1, 1);
  });

const cases: Readonly<Record<Act, Case>> = {
  join: { effect: 'wakes it', table: offered, act: (h) => h.service.join(by(7), 1) },
  leave: { effect: 'is refused', act: (h) => h.service.leave(by(2), 1) },
  bots: { effect: 'is refused', act: (h) => h.service.bots(by(1), 1, 1) },
  unbot: { effect: 'is refused', act: (h) => h.service.unbot(by(1), 1) },
  configure: { effect: 'is refused', act: (h) => h.service.configure(by(1), 1, { name: 'Сад' }) },
  begin: { effect: 'is refused', act: (h) => h.service.begin(by(1), 1) },
  press: { effect: 'wakes it', act: (h) => h.press(2, '3') },
  forms: { effect: 'wakes it', act: (h) => h.service.forms(by(2), 1) },
  askDeputy: {
    effect: 'lets it sleep on',
    act: (h) => h.service.askDeputy(by(2), 1, { to: 7, until: h.now + 9 * DAY }),
  },
  withdrawDeputy: { effect: 'lets it sleep on', table: askedDeputy, act: (h) => h.service.withdrawDeputy(by(2), 1) },
  acceptDeputy: { effect: 'wakes it', table: askedDeputy, act: (h) => h.service.acceptDeputy(by(7), 1, 1) },
  declineDeputy: {
    effect: 'lets it sleep on',
    // At an anonymous table whoever was asked may sit there.
    table: () =>
      asleep((h) => anonymous(h).then(() => h.service.askDeputy(by(2), 1, { to: 1, until: h.now + 9 * DAY }))),
    act: (h) =>
      h.service.declineDeputy(
        by(1),
        1,
        h.table().seats.findIndex(({ person }) => person === 2),
      ),
  },
  giveBack: { effect: 'wakes it', table: lent, act: (h) => h.service.giveBack(by(2), 1, 1) },
  pace: { effect: 'lets it sleep on', act: (h) => h.service.pace(by(1), 1, { grace: HOUR }) },
  clock: { effect: 'lets it sleep on', act: (h) => h.service.clock(by(1), 1, { name: 'round', clock: { span: DAY } }) },
  extend: { effect: 'lets it sleep on', act: (h) => h.service.extend(by(1), 1, HOUR) },
  pause: { effect: 'is refused', act: (h) => h.service.pause(by(1), 1) },
  resume: { effect: 'ends its sleep by itself', act: (h) => h.service.resume(by(1), 1) },
  close: { effect: 'ends its sleep by itself', act: (h) => h.service.close(by(1), 1) },
  cancel: { effect: 'ends its sleep by itself', act: (h) => h.service.cancel(by(1), 1) },
  answerMotion: {
    effect: 'wakes it',
    table: () => twoAsleep((h) => h.service.pace(by(1), 1, { grace: HOUR })),
    act: (h) => h.service.answerMotion(by(2), 1, { number: 1, said: 'decline' }),
  },
  resign: { effect: 'ends its sleep by itself', table: twoAsleep, act: (h) => h.service.resign(by(2), 1) },
  remind: { effect: 'is refused', act: (h) => h.service.remind(by(1), 1) },
  kick: { effect: 'lets it sleep on', act: (h) => h.service.kick(by(1), 1, 2) },
  substitute: {
    effect: 'lets it sleep on',
    act: (h) => h.service.substitute(by(1), 1, { place: 1, who: 'computer', until: null }),
  },
  takeSeat: { effect: 'wakes it', table: offered, act: (h) => h.service.takeSeat(by(7), 1, 0) },
  handOver: { effect: 'lets it sleep on', act: (h) => h.service.handOver(by(1), 1, 2) },
  acceptMastery: {
    effect: 'lets it sleep on',
    table: () => asleep((h) => h.service.handOver(by(1), 1, 2)),
    act: (h) => h.service.acceptMastery(by(2), 1),
  },
  peek: { effect: 'lets it sleep on', act: (h) => h.service.peek(by(1), 1, 1) },
};

const all = Object.entries(cases).map(([name, each]) => ({ name, ...each }));

/** The table as one on which names are hidden; that is decided before a game begins. */
async function anonymous(h: Hall): Promise<void> {
  const table = h.table();
  h.rows.set(1, { ...table, settings: { ...table.settings, anonymous: true } });
}

describe('at a table asleep', () => {
  it.each(all)('$name by whoever sits there $effect', async ({ effect, table = () => asleep(), act }) => {
    const h = await table();
    const before = h.table();
    h.wait(HOUR);
    const reply = await act(h);
    expect('refused' in reply, told(reply)).toBe(effect === 'is refused');
    const { phase, desk, seats } = h.table();
    switch (effect) {
      case 'wakes it':
        expect({ phase, asleep: desk.asleep }).toEqual({ phase: 'running', asleep: false });
        expect(
          seats.some(({ person, away }) => person !== null && !away),
          'somebody is here again',
        ).toBe(true);
        return;
      case 'lets it sleep on':
        expect({ phase, asleep: desk.asleep }).toEqual({ phase: 'paused', asleep: true });
        return;
      case 'is refused':
        expect(h.table()).toEqual(before);
        return;
      case 'ends its sleep by itself':
        expect(phase).not.toBe('paused');
        return;
      default:
        effect satisfies never;
    }
  });

  it('each act that lets it sleep on has its reason', () => {
    const known = all.flatMap(({ name, effect }) => (effect === 'lets it sleep on' ? [name] : []));
    expect(known.toSorted()).toEqual(Object.keys(sleepsOn).toSorted());
  });
});
