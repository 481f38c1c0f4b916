/**
 * The colours of all pictures. Each picture brings its own dark ground, so it looks the same in a light chat and in a dark one.
 * Colours that tell things apart are those of Okabe and Ito, which people with any sort of colour blindness can tell apart; still
 * none of them carries a meaning alone: there is a shape, a letter or a number beside it.
 * Okabe, Ito: Color Universal Design (2008), https://jfly.uni-koeln.de/color/
 */
export const palette = {
  /** The ground of the picture, of a panel on it, and of a panel on that. */
  ground: '#12161c',
  panel: '#1d232c',
  raised: '#2a323e',
  /** Borders, and lines between things. */
  edge: '#3d4857',
  /** Text: what matters, what explains. Both are readable on all three grounds (contrast 4.5 and more). */
  ink: '#f3f5f8',
  dim: '#aeb9c6',
  /** Dark text on a bright colour. */
  coal: '#10141a',

  orange: '#e69f00',
  sky: '#56b4e9',
  green: '#009e73',
  yellow: '#f0e442',
  /** Lighter than in the original, for the dark ground. */
  blue: '#5b8def',
  vermilion: '#f0692b',
  purple: '#cc79a7',
} as const;
export type Colour = (typeof palette)[keyof typeof palette];
