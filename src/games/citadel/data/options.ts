/** The first value of each is the printed game's. */
export const options = {
  wave_scale: ['1.0', '0.6', '0.45', '0.3'], // ruling 90
  small_table: ['off', 'on'], // ruling 1
  empty_line: ['razed', 'walls_stay'], // ruling 77
  exchange_consent: ['off', 'on'], // ruling 43
  fists_reach_spitters: ['off', 'on'], // ruling 61
} as const;
