/**
 * A small kit for the tests of a wave: a fortress of a few lines, a few people with what they carry and plan (warrior.ts), and
 * dice that fall as told (fate.ts).
 *
 *   siege({ line: { zombies: 'normal×2', walls: 0 } }).with(vasya.shoots(4), petya.shoots(3)).fight()
 */

import { type ZombieKind, zombieKinds, zombies } from '../../../src/games/citadel/data/zombies.ts';
import type { FightEvent } from '../../../src/games/citadel/facts.ts';
import { defaultPlan } from '../../../src/games/citadel/menu/plan.ts';
import type { Battle } from '../../../src/games/citadel/rules/battle.ts';
import { bareLine, newcomer } from '../../../src/games/citadel/rules/setup.ts';
import { fightWave, playWave } from '../../../src/games/citadel/rules/wave.ts';
import type { Line, Options, Plan, Player, State } from '../../../src/games/citadel/state.ts';
import { storyOf } from '../../../src/games/citadel/story/index.ts';
import type { View } from '../../../src/games/citadel/view.ts';
import type { Dice, Note, Seat } from '../../../src/kit/game.ts';
import { Fate, type Rolls } from './fate.ts';
import { itemOf, printed, type Thing } from './things.ts';
import type { Warrior } from './warrior.ts';

export { Fate } from './fate.ts';
export type { Thing } from './things.ts';
export { katya, lev, petya, vasya, type Warrior } from './warrior.ts';

export interface LineSpec extends Partial<Omit<Line, 'zombies' | 'lured'>> {
  /** 'normal×2 fast', with wounds 'fat:7' for a fat zombie of 7 health. */
  readonly zombies?: string;
  readonly lured?: string;
  readonly coming?: string;
}
export interface SiegeSpec {
  readonly line?: LineSpec;
  readonly lines?: readonly LineSpec[];
  readonly options?: Partial<Options>;
  readonly wave?: number;
  readonly blitz?: number;
  readonly rolls?: Rolls;
  readonly picks?: readonly number[];
  readonly storage?: readonly Thing[];
}

export function siege(spec: SiegeSpec): Siege {
  return new Siege(spec, []);
}

export class Siege {
  readonly spec: SiegeSpec;
  readonly people: readonly Warrior[];
  constructor(spec: SiegeSpec, people: readonly Warrior[]) {
    this.spec = spec;
    this.people = people;
  }
  with(...people: Warrior[]): Siege {
    return new Siege(this.spec, people);
  }
  get state(): State {
    const { spec } = this;
    let nextId = 1;
    const id = () => nextId++;
    const lines = spec.lines ?? [spec.line ?? {}];
    const state: State = {
      options: { ...printed, ...spec.options },
      phase: 'plan',
      wave: spec.wave ?? 1,
      blitz: spec.blitz ?? 0,
      lines: lines.map((line) => ({
        ...bareLine(0),
        ...withoutZombies(line),
        zombies: horde(line.zombies, id),
        lured: horde(line.lured, id),
      })),
      players: this.people.map((x) => ({
        ...newcomer(),
        actions: 1,
        items: x.things.map((t) => itemOf(t, id())),
        keep: [],
        scouted: [],
        ...x.player,
      })),
      storage: (spec.storage ?? []).map((t) => itemOf(t, id())),
      coming: lines.map((line) => {
        const zombies = horde(line.coming, () => 0);
        const count = (kind: ZombieKind) => zombies.filter((z) => z.kind === kind).length;
        return { normal: count('normal'), fast: count('fast'), fat: count('fat'), spitter: count('spitter') };
      }),
      waiting: null,
      nextId: 1,
    };
    return { ...state, nextId };
  }
  get plans(): Map<Seat, { plan: Plan; isChosen: true }> {
    const { state } = this;
    return new Map(
      this.people.map((x, seat) => {
        const { change } = x;
        const items = state.players[seat]?.items ?? [];
        const weapon = change.melee?.weapon ?? 'best';
        const named = items.find((item) => item.kind === weapon || item.variant === weapon);
        const plan: Plan = {
          line: change.line ?? 1,
          gun: change.gun ?? false,
          shoot: { on: true, weapons: [], targets: ['spitter', 'fast', 'fat', 'normal'], ...change.shoot },
          melee: {
            opening: change.melee?.opening ?? false,
            targets: change.melee?.targets ?? ['fast', 'normal', 'fat'],
            weapon:
              typeof weapon === 'number' || weapon === 'best' || weapon === 'hands' || weapon === 'boots'
                ? weapon
                : (named?.id ?? 'best'),
          },
          joint: (change.joint ?? []).map((other) => this.seat(other)),
          later: change.later ?? 'shoot',
          grenade: change.grenade === undefined ? 30 : change.grenade,
          second: change.second ?? null,
          keep: change.keep ?? [],
        };
        return [seat, { plan, isChosen: true as const }];
      }),
    );
  }
  get dice(): Fate {
    const fate = new Fate().tell(this.spec.rolls ?? {}).tellPicks(this.spec.picks ?? []);
    for (const x of this.people) fate.tell(x.rolled);
    return fate;
  }
  seat(who: Warrior): Seat {
    return this.people.findIndex((x) => x.name === who.name);
  }
  /** The fight alone, up to the damage of the breaches. */
  fight(dice: Dice = this.dice): Fought {
    const { state } = this;
    return new Fought(this, fightWave(state, this.plans, dice));
  }
  /** The whole wave, with what follows it. */
  play(dice: Dice = this.dice): { readonly state: State; readonly notes: readonly Note[] } {
    const { state } = this;
    return { state, notes: storyOf(state, playWave(state, this.plans, dice)) };
  }
}

export class Fought {
  readonly siege: Siege;
  readonly battle: Battle;
  constructor(siege: Siege, battle: Battle) {
    this.siege = siege;
    this.battle = battle;
  }
  get state(): State {
    return this.battle.state;
  }
  line(number = 1): Line {
    return found(this.state.lines[number - 1]);
  }
  entry(number = 1) {
    return found(this.battle.log.lines[number - 1]);
  }
  person(who: Warrior): Player {
    return found(this.state.players[this.siege.seat(who)]);
  }
  /** What happened on a line in one exchange; 0 is the opening. */
  exchange(k: number, number = 1): readonly FightEvent[] {
    const { events } = this.entry(number);
    const from = events.findIndex((x) => x.what === 'exchange' && x.number === k);
    if (from < 0) return [];
    const to = events.findIndex((x) => x.what === 'exchange' && x.number > k);
    return events.slice(from + 1, to < 0 ? undefined : to);
  }
  get opening(): readonly FightEvent[] {
    return this.exchange(0);
  }
}

export function only<W extends FightEvent['what']>(
  events: readonly FightEvent[],
  what: W,
): readonly Extract<FightEvent, { what: W }>[] {
  return events.filter((x): x is Extract<FightEvent, { what: W }> => x.what === what);
}

/** The hits of shots as 'normal−4→1', in the order in which they fell. */
export function hitsOf(events: readonly FightEvent[]): readonly string[] {
  return events.flatMap((x) => {
    const hits =
      x.what === 'shot' || x.what === 'thrown' || x.what === 'trap' ? x.hits : x.what === 'blow' ? [x.hit] : [];
    return hits.map((hit) => `${hit.kind}−${hit.damage}→${hit.left}`);
  });
}

export function found<T>(x: T | undefined): T {
  if (x === undefined) throw new Error('the test names something that is not there');
  return x;
}

function withoutZombies({ zombies: _zombies, lured: _lured, coming: _coming, ...rest }: LineSpec): Partial<Line> {
  return rest;
}

function horde(text: string | undefined, id: () => number) {
  return (text ?? '').split(' ').flatMap((word) => {
    const [, name, health, times] = /^([a-z]+)(?::(\d+))?(?:×(\d+))?$/.exec(word) ?? [];
    const kind = zombieKinds.find((x) => x === name);
    if (!kind) return [];
    return Array.from({ length: Number(times ?? 1) }, () => ({
      id: id(),
      kind,
      health: Number(health ?? zombies[kind].health),
    }));
  });
}

/** What the plan's form is prefilled with for whoever has this view. */
export function planOfSilence(view: View): Plan {
  if (!view.me) throw new Error('an onlooker plans nothing');
  return defaultPlan(view, view.me);
}
