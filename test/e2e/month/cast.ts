/** Who plays the month: names in the language of the story, the hours at which they look into their phones, what they read. */
import { dayAt } from './clock.ts';

/** The languages in which the month is told, whatever others the program speaks. */
export type Told = 'ru' | 'en';

export interface Role {
  readonly name: Readonly<Record<Told, string>>;
  readonly username?: string;
  /** By the clock of the table's zone: he answers at the first of them that finds a question open. */
  readonly hours: readonly string[];
  /** Reads the other language than the group. */
  readonly foreign?: boolean;
  /** Has never opened the bot. */
  readonly stranger?: boolean;
}

const early = ['07:10', '18:40'];
const midday = ['06:50', '12:20', '19:20'];
const late = ['09:30', '21:30'];

const roles = {
  anna: { name: { ru: 'Анна', en: 'Anna' }, hours: midday },
  boris: { name: { ru: 'Борис', en: 'Boris' }, hours: early },
  vera: { name: { ru: 'Вера', en: 'Vera' }, hours: late },
  // A name that tries to be more than a name.
  gosha: { name: { ru: 'Гоша <b>&amp;</b> @anna', en: 'Gosha <b>&amp;</b> @anna' }, hours: late },
  dina: { name: { ru: 'Дина', en: 'Dina' }, hours: midday },
  emil: { name: { ru: 'Эмиль', en: 'Emil' }, hours: late, foreign: true },
  faina: { name: { ru: 'Фаина', en: 'Faina' }, hours: early },
  ilya: { name: { ru: 'Илья', en: 'Ilya' }, hours: late },
  katya: { name: { ru: 'Катя', en: 'Katya' }, hours: midday, foreign: true },
  lev: { name: { ru: 'Лев', en: 'Lev' }, hours: early },
  pavel: { name: { ru: 'Павел', en: 'Pavel' }, hours: late },
  tom: { name: { ru: 'Том', en: 'Tom' }, hours: midday, foreign: true },
  // Not at the table when it begins.
  mark: { name: { ru: 'Марк', en: 'Mark' }, username: 'mark_m', hours: early },
  nina: { name: { ru: 'Нина', en: 'Nina' }, hours: midday, foreign: true, stranger: true },
} satisfies Readonly<Record<string, Role>>;

export type RoleName = keyof typeof roles;
export const cast: Readonly<Record<RoleName, Role>> = roles;
export const roleNames = Object.keys(roles) as readonly RoleName[];

/** Everybody who sits down on the first evening, in the order in which they do. */
export const first: readonly RoleName[] = [
  'anna',
  'boris',
  'vera',
  'gosha',
  'dina',
  'emil',
  'faina',
  'ilya',
  'katya',
  'lev',
  'pavel',
  'tom',
];

/** Who reads the letters of a seat at that time, and by whose name it goes; undefined: a computer player. */
export function sittingAt(seat: number, at: number): { readonly reader?: RoleName; readonly name?: RoleName } {
  const name = first[seat];
  if (name === 'lev' && at >= dayAt(6, '11:00')) return { reader: 'nina', name: 'nina' };
  if (name === 'tom' && at >= dayAt(24, '20:00')) return {};
  if (name === 'vera' && at >= dayAt(11, '20:30') && at < dayAt(15, '21:00')) return { reader: 'mark', name };
  return name ? { reader: name, name } : {};
}
