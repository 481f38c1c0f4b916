/** The first value of each is the printed game's (ruling 31). */
export const options = {
  order: ['seats', 'windows'], // 5.2
  plan: ['players', 'beginner'], // ruling 2
  sight: ['orthogonal', 'any_line'], // ruling 19
} as const;
