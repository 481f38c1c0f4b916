/**
 * What every game promises (kit/game.ts), as clauses that any game can be held to.
 *
 *   plan     how much of a game is played, and what in its state is hidden from whom
 *   clause   one promise; throws where it is broken
 */
import { describe, expect, test } from 'vitest';
import type { AnyGame, Seat, Words } from '../src/kit/game.ts';
import type { Preset } from '../src/kit/presets.ts';
import * as asking from './contract/asking.ts';
import * as drafts from './contract/drafts.ts';
import * as pictures from './contract/pictures.ts';
import * as play from './contract/play.ts';
import * as secrets from './contract/secrets.ts';
import * as words from './contract/words.ts';
import type { Lexicons } from './lexicon.ts';

export interface Plan {
  /** Numbers of seats to try. */
  readonly players: readonly number[];
  /** Games for each number of seats and preset. */
  readonly games: number;
  /** No game is longer, whether silent or random. */
  readonly commits: number;
  readonly presets?: readonly Preset[];
  /** More sets of options, told by what departs from `printed`. */
  readonly variants?: readonly {
    readonly name: string;
    readonly options: Readonly<Record<string, string>>;
    readonly players: readonly number[];
  }[];
  readonly lexicons: Lexicons;
  /** Languages in which its pictures are drawn, with the longest names; ids and arguments, if none is given. */
  readonly voices?: Readonly<Record<string, Words>>;
  /** Leaves tried on each menu; the rest is left to other games. */
  readonly leaves?: number;
  /** Pictures are drawn of every so manieth commit, where a game has many that differ little; of each, unless told otherwise. */
  readonly pictures?: number;
  /** Whether the seat (null: an onlooker) must not know the leaf of the state at this path, such as `hands.2.0`. */
  // biome-ignore lint/suspicious/noExplicitAny: a plan knows the state of its game, the contract of none
  readonly hidden?: (path: string, seat: Seat | null, state: any) => boolean;
  /** Whether these answers rightly show the seat something of what was hidden from it. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly reveals?: (state: any, answers: readonly any[], seat: Seat | null) => boolean;
}

export type Clause = (game: AnyGame, plan: Plan) => void;

export const clauses = {
  'the same seed and answers give the same game': play.isDeterministic,
  'a state survives JSON, and rules leave the state they were given alone': play.isPlain,
  'a record of a game replays to the note': play.replays,
  'silence ends the game': play.silenceEnds,
  'random play ends': play.randomPlayEnds,
  'there is an outcome when, and only when, nothing is asked': play.hasOutcomeAtTheEnd,
  'asks are well formed': play.asksAreWellFormed,
  'Ready on an untouched form and silence are the same answer': asking.readyIsSilence,
  'an open day is over once nobody wants anything more of it': asking.daysEnd,
  'a chapter is told at its end, and before that only what is urgent': asking.chaptersAreToldAtTheirEnd,
  'the game says who is still in it': asking.playingIsSaid,
  'menus are well formed: ids, screens, defaults': drafts.menusAreWellFormed,
  'each leaf of each menu is accepted': drafts.leavesAreAccepted,
  'computer players fill in what is on offer': drafts.playIsLegal,
  'no secret of another seat is in a view': secrets.viewsHide,
  'no secret of another seat is in a note': secrets.notesHide,
  'pictures are SVG, and every text in them has its place': pictures.picturesAreWhole,
  'every message exists in every language, with the variables that it is given': words.messagesExist,
  'the messages that every game must have are there': words.requiredMessagesExist,
} as const satisfies Readonly<Record<string, Clause>>;

/** Registers a test for each clause. */
export function contract(game: AnyGame, plan: Plan): void {
  describe(game.id, () => {
    for (const [name, clause] of Object.entries(clauses)) {
      test(name, { timeout: 60_000 }, () => {
        expect.hasAssertions();
        clause(game, plan);
        expect(name).toBeTruthy(); // reached: the clause did not throw
      });
    }
  });
}
