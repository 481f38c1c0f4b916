/**
 * What a game of Zombie Office is made of, as plain JSON.
 *
 *   figure  what stands on the board for a seat: a person, or, once bitten, a zombie
 *   window  the half of a game turn in which all people act, or all zombies (5.2)
 *   course  one figure's turn while it is open
 *   token   a piece of junk that lies face down; a thing is one that lies face up or is carried
 *
 * Rules work on a copy that `apply` made, and change it in place.
 */
import type { Chosen, Seat } from '../../kit/game.ts';
import type { Event } from './data/events.ts';
import type { options } from './data/options.ts';
import type { Cell, Direction, Plan, Section } from './data/plan.ts';
import type { Drink, Thing, Token, Weapon } from './data/things.ts';

export type Options = Chosen<typeof options>;
export type Role = 'human' | 'zombie';

export interface Player {
  /** A person who died is a zombie from then on, though not yet on the board. */
  role: Role;
  /** null: not on the board. */
  cell: Cell | null;
  /** The turn in whose zombies' window he comes back (rulings 23, 32). */
  returns: number | null;
  /** Has stood on the board as a zombie. */
  risen: boolean;
  items: Thing[];
  points: number;
  kills: number;
  assists: number;
  /** The turn in which the person died. */
  died: number | null;
  /** null: has acted in this window, or has nothing to do in it. */
  course: Course | null;
}

export interface Course {
  /** Steps left of the move. */
  steps: number;
  /** A zombie's actions left, the move under way not counted. */
  actions: number;
  /** A person has not begun to walk: coffee may still be drunk (ruling 8). */
  fresh: boolean;
  drunk: Drink[];
  /** Where a frenzy may end, if there is a choice (ruling 17). */
  frenzy: readonly Cell[];
  undo: Undo | null;
}

/** What can be taken back: all since the last die, the last token turned up, or the last deed of anybody else (ruling 43). */
export interface Undo {
  readonly before: Snapshot;
  readonly deeds: readonly Deed[];
}
/** What deeds without dice change. */
export interface Snapshot {
  readonly cell: Cell | null;
  readonly items: readonly Thing[];
  readonly steps: number;
  readonly fresh: boolean;
  readonly drunk: readonly Drink[];
  readonly plan: Plan;
  readonly lying: readonly Lying[];
  readonly events: number;
}

export interface Lying {
  readonly cell: Cell;
  readonly thing: Thing;
}

export type Phase = 'roles' | 'walls' | 'humans' | 'zombies' | 'over';

export interface State {
  readonly options: Options;
  phase: Phase;
  /** Where the police car stands: 1 to 25. */
  turn: number;
  /** The zombie of the beginning. */
  first: Seat | null;
  /** Sections of wall not yet placed. */
  pool: { readonly plain: number; readonly door: number };
  plan: Plan;
  tokens: { readonly cell: Cell; readonly token: Token }[];
  lying: Lying[];
  /** Only one zombie has ever stood on the board: three actions (rulings 22, 34). */
  alone: boolean;
  players: Player[];
  /** What happened since something was last told. */
  events: Event[];
}

/** What can be taken back. */
export type Deed =
  | { readonly do: 'go'; readonly to: Cell }
  | { readonly do: 'drink'; readonly drink: Drink }
  | { readonly do: 'take'; readonly thing: Thing; readonly leave: Thing | null }
  | { readonly do: 'drop'; readonly thing: Thing }
  | { readonly do: 'chop'; readonly direction: Direction };

/** What a seat may answer. */
export type Action =
  | { readonly do: 'volunteer'; readonly yes: boolean }
  /** null: anywhere, drawn (ruling 40). */
  | { readonly do: 'wall'; readonly section: Section | null }
  | Deed
  | { readonly do: 'undo' }
  /** `take`: with what lies there, as far as the hands hold it (ruling 28). */
  | { readonly do: 'end'; readonly take: boolean }
  | { readonly do: 'throw'; readonly weapon: Weapon; readonly at: Seat }
  | { readonly do: 'roll' }
  | { readonly do: 'frenzy'; readonly to: Cell }
  | { readonly do: 'bite'; readonly whom: Seat }
  | { readonly do: 'break'; readonly direction: Direction }
  /** The rest of the turn by itself (rulings 28, 41). */
  | { readonly do: 'auto' };
