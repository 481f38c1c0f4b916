/** The first value of each is the printed game's. */
export const options = {
  health: ['3', '5', '6'], // ruling 18
  defence: ['open', 'hidden'], // ruling 5
} as const;
