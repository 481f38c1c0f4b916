/**
 * What a record says of a kind of item. To add an item, write one such record into one of the files of this folder: its numbers, and a
 * handler of a few lines for each moment at which it takes part. rules/moments.ts has the moments in their order and asks the records;
 * a handler only says what its own thing does.
 *
 *   kind    what a card says; thirty of them in the printed game
 *   thing   one copy of a kind, in somebody's hands or in storage
 *   arm     what a blow is struck with
 */
import type { Dice } from '../../../../kit/game.ts';
import type { Range, ZombieKind } from '../zombies.ts';
import type { Thing } from './thing.ts';
import type { Use } from './uses.ts';
import type { Wish } from './wish.ts';

export interface Arm {
  /** A kind of item, a variant, or `hands`. */
  readonly name: string;
  readonly damage: Range;
  /** Chance in percent that an answer to it hits; null: the target cannot answer to this person. */
  readonly answered: number | null;
  /** Gains from weapon preparation (ruling 36). */
  readonly weapon: boolean;
  /** Struck with bare or armoured fists: the only ones that may reach spitters (ruling 61). */
  readonly fists: boolean;
}

export interface Gun {
  readonly rounds: number;
  readonly damage: Range;
  /** Kinds that answer when hit and left alive. */
  readonly risky: readonly ZombieKind[];
}

/** What is kept first when the hands hold less, and what last (rulings 21, 103). */
export const keeps = ['container', 'loaded', 'armour', 'other'] as const;
export type Keep = (typeof keeps)[number];

/** How many things fit into the hands of the hale and of the badly wounded. */
export interface Room {
  readonly hale: number;
  readonly wounded: number;
}

// ---- moments of a fight ----

/** `once()` is true the first time in a wave that somebody's things of this kind ask it. */
interface Moment {
  readonly once: () => boolean;
}
export interface Shot {
  /** What is fired; undefined: the machine gun of the line. */
  readonly gun: Thing | undefined;
}
export interface Blow {
  readonly arm: Arm;
}
/** A zombie that was attacked and lives strikes back. */
export interface Answer extends Moment {
  readonly by: ZombieKind;
  readonly chance: number;
}
/** Damage on its way to a person. */
export interface Wound extends Moment {
  readonly by: ZombieKind | 'breach';
  readonly damage: number;
}

export interface ItemRecord {
  /** Its number in the rulebook's list; finds are drawn in this order. */
  readonly number: number;

  // ---- carried ----
  /** Takes no place in the hands (ruling 24). */
  readonly slotless?: true;
  /** Left out: `other`. */
  readonly keep?: (thing: Thing) => Keep;
  /** Makes room in the hands, itself included (ruling 17). */
  readonly room?: Room;
  /** What a new copy comes with. */
  readonly made?: (dice: Dice) => Omit<Thing, 'id' | 'kind'>;

  // ---- the preparation ----
  readonly use?: Use;
  /** Gone when used. */
  readonly spent?: true;
  /** Strengthening a wall gains so much more, and uses the thing up (ruling 33). */
  readonly wall?: number;
  /** What a rest brings in all (ruling 39). */
  readonly rest?: number;
  /** More finds of a search (ruling 38). */
  readonly finds?: number;

  // ---- a fight ----
  /** Lets its owner defend a second line (ruling 82). */
  readonly runs?: true;
  readonly gun?: Gun;
  /** Thrown in place of a shot: damage that is poured out (ruling 97). */
  readonly thrown?: Range;
  /** What its owner's bare hands become. */
  readonly fists?: Arm;
  /** What can be struck with; of a gun: what is fitted to it. */
  readonly arm?: (thing: Thing) => Arm | undefined;
  /** Points more or less on one shot. */
  readonly onShot?: (shot: Shot, thing: Thing) => number;
  /** Points more or less on one blow. */
  readonly onBlow?: (blow: Blow, thing: Thing) => number;
  /** Chance in percent that an answer hits; 0: it is stopped, and no die is thrown. */
  readonly onAnswer?: (answer: Answer, thing: Thing) => number;
  /** Kinds whose hits do nothing to its owner, and do not wear it. */
  readonly proof?: readonly ZombieKind[];
  /** How many points of a wound it keeps off; `gone`: it is worn out by that. */
  readonly onWound?: (wound: Wound, thing: Thing) => { readonly off: number; readonly gone?: boolean };

  // ---- the computer player ----
  readonly wish: Wish;
}
