/** One small function per event of a wave, each giving the line of the report that everybody may read. */

import type { Msg } from '../../../kit/game.ts';
import { hordeOf } from '../data/hordes.ts';
import type { ItemKind } from '../data/items/index.ts';
import { type Strength, type Work, works } from '../data/works.ts';
import type { ZombieKind } from '../data/zombies.ts';
import type { FightEvent, Harm, Hit } from '../facts.ts';
import { armName, hordeNames, kindName, who, zombieName } from '../names.ts';

type Of<W extends FightEvent['what']> = Extract<FightEvent, { readonly what: W }>;

export function eventTold(event: FightEvent): Msg {
  switch (event.what) {
    case 'exchange':
      return event.number === 0
        ? { id: 'citadel-detail-opening' }
        : { id: 'citadel-detail-exchange', args: { number: event.number } };
    case 'pit':
      return { id: 'citadel-detail-pit', args: { horde: hordeNames(event.taken) } };
    case 'ran':
      return { id: 'citadel-detail-ran', args: { person: who(event.seat), from: event.from, to: event.to } };
    case 'lot':
      return { id: 'citadel-detail-lot', args: { person: who(event.seat), people: event.wanted.length } };
    case 'shot':
      return shotTold(event);
    case 'thrown':
      return thrownTold(event);
    case 'blow':
      return blowTold(event);
    case 'answer':
      return answerTold(event);
    case 'assault':
      return assaultTold(event);
    case 'mauled':
      return mauledTold(event);
    case 'glassed':
      return { id: 'citadel-detail-glassed', args: { horde: kindCount('spitter', event.count) } };
    case 'trap':
      return { id: 'citadel-detail-trap', args: { damage: event.roll, outcome: hitsTold(event.hits) } };
    case 'lured':
      return { id: 'citadel-detail-lured', args: { horde: hordeNames(event.horde) } };
    case 'razed':
      return { id: 'citadel-detail-razed', args: { works: worksLost(event.lost) } };
    case 'breach':
      return { id: 'citadel-detail-breach', args: { horde: hordeNames(event.horde) } };
    case 'died':
      return { id: 'citadel-detail-died', args: { person: who(event.seat) } };
    default:
      return event satisfies never;
  }
}

export function gunName(gun: ItemKind | 'machine'): Msg {
  return gun === 'machine' ? workName('gun') : kindName(gun);
}

export function workName(work: Work): Msg {
  return { id: `citadel-wave-work-${work}` };
}

export function worksLost(lost: Strength): readonly Msg[] {
  return works.filter((work) => lost[work] > 0).map(workName);
}

/** "2 fast", always with the number. */
export function kindCount(kind: ZombieKind, count: number): Msg {
  return { id: `citadel-count-${kind}`, args: { count } };
}

/** Which zombies a shot killed and which it wounded. */
function hitsTold(hits: readonly Hit[]): Msg {
  const fell = hits.filter((hit) => hit.left === 0);
  const dead = hordeNames(hordeOf((kind) => fell.filter((hit) => hit.kind === kind).length));
  const wounds = hits
    .filter((hit) => hit.left > 0)
    .map(({ kind, damage, left }) => ({
      id: 'citadel-detail-wound',
      args: { zombie: zombieName(kind), damage, left },
    }));
  if (wounds.length === 0) return { id: 'citadel-detail-hits-dead', args: { dead } };
  if (fell.length === 0) return { id: 'citadel-detail-hits-wounds', args: { wounds } };
  return { id: 'citadel-detail-hits-both', args: { dead, wounds } };
}

/** Things with lines of their own; all others are told by a general line with their name. */
export const wordsOf: { readonly [K in ItemKind]?: { readonly event: string; readonly mine: string } } = {
  grenade: { event: 'citadel-detail-grenade', mine: 'citadel-mine-grenade' },
  shield: { event: 'citadel-detail-answer-shield', mine: 'citadel-mine-shielded' },
};

function thrownTold({ seat, item, roll, hits }: Of<'thrown'>): Msg {
  const args = { person: who(seat), damage: roll, outcome: hitsTold(hits) };
  const own = wordsOf[item]?.event;
  return own ? { id: own, args } : { id: 'citadel-detail-thrown', args: { ...args, item: kindName(item) } };
}

function shotTold({ seat, gun, wire, roll, bonus, hits }: Of<'shot'>): Msg {
  return {
    id: 'citadel-detail-shot',
    args: {
      person: who(seat),
      gun: gunName(gun),
      wire: wire ? 1 : 0,
      damage: roll + bonus,
      roll,
      change: signed(bonus),
      outcome: hitsTold(hits),
    },
  };
}

/** "+5", "−2", or none. */
export function signed(bonus: number): string {
  if (bonus === 0) return 'none';
  return bonus > 0 ? `+${bonus}` : `−${-bonus}`;
}

/** The force of a blow, which may be more than the zombie had health. */
export function forceOf({ roll, bonus, halved }: Of<'blow'>): number {
  const whole = Math.max(0, roll + bonus);
  return halved ? Math.floor(whole / 2) : whole;
}

function blowTold(event: Of<'blow'>): Msg {
  const { seat, arm, roll, bonus, halved, hit } = event;
  return {
    id: 'citadel-detail-blow',
    args: {
      person: who(seat),
      arm: armName(arm),
      damage: forceOf(event),
      roll,
      change: signed(bonus),
      halved: halved ? 1 : 0,
      zombie: zombieName(hit.kind),
      left: hit.left,
    },
  };
}

function answerTold({ kind, seat, chance, roll, outcome, by, harm }: Of<'answer'>): Msg {
  const person = who(seat);
  const zombie = zombieName(kind);
  if (outcome === 'glass') return { id: 'citadel-detail-answer-glass', args: { person, zombie } };
  if (by) {
    const own = wordsOf[by]?.event;
    return own
      ? { id: own, args: { person, zombie } }
      : { id: 'citadel-detail-answer-stopped', args: { person, zombie, item: kindName(by) } };
  }
  if (!harm) return { id: 'citadel-detail-answer-missed', args: { person, zombie, roll: roll ?? 0, chance } };
  const { soaked, lost, left } = harm;
  return {
    id: 'citadel-detail-answer-hit',
    args: { person, zombie, roll: roll ?? 0, chance, soaked, lost, left },
  };
}

/** What is left of a hit goes on to the next thing: no new roll, only the surplus (ruling 71). */
function assaultTold({ kind, rolls, on, loss, left }: Of<'assault'>): Msg {
  const args = { on: workName(on), loss, left };
  if (rolls.length === 0) return { id: 'citadel-detail-assault-surplus', args };
  return {
    id: 'citadel-detail-assault',
    args: { ...args, horde: kindCount(kind, rolls.length), rolls: rolls.map(String) },
  };
}

function mauledTold({ kind, rolls, seat, harm }: Of<'mauled'>): Msg {
  return {
    id: 'citadel-detail-mauled',
    args: { horde: kindCount(kind, rolls.length), rolls: rolls.map(String), person: who(seat), ...harmTold(harm) },
  };
}

export function harmTold({ soaked, lost, left }: Harm) {
  return { soaked, lost, left };
}
