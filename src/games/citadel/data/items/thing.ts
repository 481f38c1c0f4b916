/** One copy of a kind of item, wherever it is. */
/** As its own record sees it; the names of kinds are known only in index.ts. */
export interface Thing {
  readonly id: number;
  readonly kind: string;
  /** Which one, for the kind `melee`. */
  readonly variant?: MeleeVariant;
  /** Rounds left, for guns. */
  ammo?: number;
  /** Damage that armour may still soak. */
  soak?: number;
  scope?: true;
  bayonet?: true;
}

export const meleeVariants = ['knife', 'bat', 'crowbar', 'machete', 'axe', 'katana'] as const;
export type MeleeVariant = (typeof meleeVariants)[number];
