/** The parts of a line that can be torn down, in the order in which that happens (ruling 70). */
export const works = ['glass', 'gun', 'concrete', 'walls'] as const;
export type Work = (typeof works)[number];
export type Strength = Readonly<Record<Work, number>>;
