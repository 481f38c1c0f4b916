/** Of how many wordings one is drawn (the variants of $whim in locales/<lang>/office.ftl). */
export const wordings = { found: 3, threw: 3, bit: 4, rose: 3 } as const;
