/** Both ends included, all numbers equally likely. */
export type Range = readonly [low: number, high: number];

export const zombieKinds = ['normal', 'fast', 'fat', 'spitter'] as const;
export type ZombieKind = (typeof zombieKinds)[number];

export interface ZombieRecord {
  readonly health: number;
  readonly damage: Range;
  /** Passes equipment and walls (ruling 16). */
  readonly bypasses: boolean;
  /** Attacks from a distance: cannot be struck in melee, never breaches (rulings 61, 78). */
  readonly distant: boolean;
}
export const zombies: Readonly<Record<ZombieKind, ZombieRecord>> = {
  normal: { health: 5, damage: [1, 3], bypasses: false, distant: false },
  fast: { health: 7, damage: [3, 5], bypasses: true, distant: false },
  fat: { health: 15, damage: [1, 3], bypasses: false, distant: false },
  spitter: { health: 5, damage: [4, 6], bypasses: true, distant: true },
};

/** What a wave may bring to each line. */
export type WaveRecord = Readonly<Record<ZombieKind, Range>>;
const none: Range = [0, 0];
export const waves: readonly WaveRecord[] = [
  { normal: [0, 3], fast: none, fat: none, spitter: none },
  { normal: [1, 4], fast: [0, 1], fat: none, spitter: none },
  { normal: [2, 5], fast: [0, 1], fat: [0, 1], spitter: none },
  { normal: [3, 6], fast: [1, 2], fat: [0, 1], spitter: [0, 1] },
  { normal: [4, 7], fast: [2, 3], fat: [1, 2], spitter: [1, 2] },
  { normal: [5, 8], fast: [3, 4], fat: [2, 3], spitter: [1, 2] },
  { normal: [7, 10], fast: [5, 6], fat: [3, 4], spitter: [3, 4] },
];
