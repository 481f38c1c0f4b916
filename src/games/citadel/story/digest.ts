/** What a wave was for one person: what they did with which rolls, what was done to them and by which roll or rule. */

import type { Msg, Note, Seat } from '../../../kit/game.ts';
import { hordeOf, hordeSize } from '../data/hordes.ts';
import type { ItemKind } from '../data/items/index.ts';
import type { FightEvent, WaveLog } from '../facts.ts';
import { armName, hordeNames, kindName, zombieName } from '../names.ts';
import { isBadlyWounded } from '../rules/capacity.ts';
import { livingSeats } from '../rules/living.ts';
import type { State } from '../state.ts';
import { forceOf, gunName, harmTold, kindCount, signed, wordsOf } from './events.ts';

type Of<W extends FightEvent['what']> = Extract<FightEvent, { readonly what: W }>;

/** For everybody who lived when the wave came. */
export function digestNotes(state: State, log: WaveLog): Note[] {
  const events = bySeat(log);
  return log.orders.flatMap(({ seat, plan, placed }) => {
    const mine = events.get(seat) ?? [];
    return [
      { id: 'citadel-mine-stood', args: { line: plan.line, posted: placed ? 1 : 0 } },
      ...deeds(mine, seat),
      ...harms(mine),
      ...breach(log, seat),
      ending(state, seat),
    ].map((text): Note => ({ rank: 'line', secret: { seats: [seat], text } }));
  });
}

/** In one go: in a big wave there are hundreds of events. */
function bySeat({ lines }: WaveLog): ReadonlyMap<Seat, readonly FightEvent[]> {
  const events = new Map<Seat, FightEvent[]>();
  for (const line of lines) {
    for (const event of line.events) {
      if (!('seat' in event)) continue;
      for (const seat of event.what === 'lot' ? event.wanted : [event.seat]) {
        const before = events.get(seat);
        if (before) before.push(event);
        else events.set(seat, [event]);
      }
    }
  }
  return events;
}

function only<W extends FightEvent['what']>(events: readonly FightEvent[], what: W): Of<W>[] {
  return events.filter((x): x is Of<W> => x.what === what);
}

function deeds(mine: readonly FightEvent[], seat: Seat): Msg[] {
  const shots = only(mine, 'shot');
  const thrown = only(mine, 'thrown');
  const blows = only(mine, 'blow');
  const lots = only(mine, 'lot');
  const hits = [...shots.flatMap((x) => x.hits), ...thrown.flatMap((x) => x.hits), ...blows.map((x) => x.hit)];
  const felled = hordeOf((kind) => hits.filter((hit) => hit.kind === kind && hit.left === 0).length);
  const left = new Map(shots.flatMap(({ gun, ammo }) => (ammo === null ? [] : [[gun, ammo] as const])));
  return [
    ...lots.slice(0, 1).map((lot) => ({ id: lot.seat === seat ? 'citadel-mine-lot-won' : 'citadel-mine-lot-lost' })),
    ...only(mine, 'ran').map(({ from, to }) => ({ id: 'citadel-mine-ran', args: { from, to } })),
    ...(shots.length > 0
      ? [
          {
            id: 'citadel-mine-shots',
            args: {
              shots: shots.map(({ gun, roll, bonus }) => ({
                id: 'citadel-mine-shot',
                args: { gun: gunName(gun), damage: roll + bonus, change: signed(bonus) },
              })),
              guns: left.size,
              left: [...left].map(([gun, ammo]) => ({ id: 'citadel-mine-ammo', args: { gun: gunName(gun), ammo } })),
            },
          },
        ]
      : []),
    ...thrown.map(({ item, roll, hits: struck }) =>
      mineTold('citadel-mine-thrown', item, { roll, zombies: struck.length }),
    ),
    ...(blows.length > 0
      ? [
          {
            id: 'citadel-mine-blows',
            args: {
              blows: blows.map((blow) => ({
                id: 'citadel-mine-blow',
                args: { arm: armName(blow.arm), damage: forceOf(blow), halved: blow.halved ? 1 : 0 },
              })),
            },
          },
        ]
      : []),
    ...(hordeSize(felled) > 0 ? [{ id: 'citadel-mine-kills', args: { horde: hordeNames(felled) } }] : []),
  ];
}

function harms(mine: readonly FightEvent[]): Msg[] {
  const answers = only(mine, 'answer');
  const missed = answers.filter((x) => x.outcome === 'missed');
  const stopped = [...new Set(answers.flatMap((x) => (x.outcome === 'stopped' && x.by ? [x.by] : [])))];
  const glassed = answers.filter((x) => x.outcome === 'glass').length;
  return [
    // Blow by blow, so that the health left goes down as it did in the fight.
    ...mine.flatMap((event): Msg[] => {
      if (event.what === 'mauled') {
        const { kind, rolls, harm } = event;
        const args = { horde: kindCount(kind, rolls.length), rolls: rolls.map(String), ...harmTold(harm) };
        return [{ id: 'citadel-mine-mauled', args }];
      }
      if (event.what !== 'answer' || !event.harm) return [];
      const { kind, roll, chance, harm } = event;
      const args = { zombie: zombieName(kind), roll: roll ?? 0, chance, ...harmTold(harm) };
      return [{ id: 'citadel-mine-answer', args }];
    }),
    ...(missed.length > 0
      ? [
          {
            id: 'citadel-mine-missed',
            args: {
              count: missed.length,
              rolls: missed.map(({ roll, chance }) => ({
                id: 'citadel-mine-roll',
                args: { roll: roll ?? 0, chance },
              })),
            },
          },
        ]
      : []),
    ...stopped.map((by) => mineTold('citadel-mine-stopped', by, { count: answers.filter((x) => x.by === by).length })),
    ...(glassed > 0 ? [{ id: 'citadel-mine-glassed', args: { count: glassed } }] : []),
  ];
}

/** In words of its own, if the thing has any. */
function mineTold(id: string, item: ItemKind, args: Readonly<Record<string, number>>): Msg {
  const own = wordsOf[item]?.mine;
  return own ? { id: own, args } : { id, args: { ...args, item: kindName(item) } };
}

function breach({ aftermath }: WaveLog, seat: Seat): Msg[] {
  return aftermath
    .filter((x) => x.seat === seat)
    .map(({ points, harm }) => ({ id: 'citadel-mine-breach', args: { points, ...harmTold(harm) } }));
}

function ending(state: State, seat: Seat): Msg {
  const player = state.players[seat];
  if (!player || player.died !== null) return { id: 'citadel-mine-dead', args: { living: livingSeats(state).length } };
  const { health, maxHealth, kills } = player;
  const wounded = isBadlyWounded(player) ? 1 : 0;
  return { id: 'citadel-mine-health', args: { health, max: maxHealth, kills, wounded } };
}
