/** One copy of a kind of item, in somebody's hands or in storage. */
/** As its record sees it; only index.ts knows the names of all kinds. */
export interface Thing {
  readonly id: number;
  readonly kind: string;
  /** Which one, for the kind `melee`. */
  readonly variant?: MeleeVariant;
  /** Rounds left, for guns. */
  ammo?: number;
  /** Points that armour can still keep off. */
  soak?: number;
  scope?: true;
  bayonet?: true;
}

export const meleeVariants = ['knife', 'bat', 'crowbar', 'machete', 'axe', 'katana'] as const;
export type MeleeVariant = (typeof meleeVariants)[number];
