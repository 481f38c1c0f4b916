/**
 * What screens are drawn from, and what comes of it. Screens are pure: everything they show is handed to them.
 *
 *   scene    a letter with what it needs to be drawn (the outbox holds letters, whoever delivers them looks up the rest)
 *   stage    the circumstances: the reader's language, the table, who sits where, the hour
 *   drawn    one message, ready to be sent
 */
import type { InlineKeyboardMarkup } from 'grammy/types';
import type { Speech } from '../../../i18n/speak.ts';
import type { AnyGame, Msg, Seat } from '../../../kit/game.ts';
import type { Svg } from '../../../kit/svg.ts';
import type { FormView } from '../../../table/facts/form.ts';
import type {
  ClosedForm,
  CommitRecord,
  LogEntry,
  Millis,
  Motion,
  PersonId,
  Place,
  Table,
} from '../../../table/model/aggregate.ts';
import type { Person } from '../../../table/ports/ports.ts';

export interface Drawn {
  readonly html: string;
  readonly keyboard?: InlineKeyboardMarkup;
  /** Above the text, which is its caption then: at most `longestCaption` long. */
  readonly picture?: Svg;
}

/** How Telegram is to take what is drawn. */
export const asHtml = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const;
export const asCaption = { parse_mode: 'HTML' } as const;

export type People = ReadonlyMap<PersonId, Pick<Person, 'name'> & Partial<Pick<Person, 'reach' | 'habits'>>>;

export interface Stage {
  /** The reader's language, with the names of those at the table. */
  readonly speech: Speech;
  /** The bot's username, for links into the private chat. */
  readonly bot: string;
  readonly now: Millis;
  readonly table: Table;
  /** The table's game. */
  readonly game: AnyGame;
  readonly people: People;
}

/** An entry of the log with the name of who did it, where that may be read. */
export interface Act extends Pick<LogEntry, 'text'> {
  readonly at: Millis;
  readonly name?: string | undefined;
}

/** By kinds of letters; what is edited in place is always one message, the others may be several. */
export type Scene =
  /** `reader`: whose private chat it is; absent in a group. */
  | { readonly kind: 'lobby'; readonly reader?: PersonId | undefined }
  /** `of` and `title` as in the letter: the status message of an earlier phase says that the phase is over. */
  | { readonly kind: 'status'; readonly of: number; readonly title: Msg }
  /** `board`: what an onlooker saw of the board then, where it is to be shown. */
  | {
      readonly kind: 'report';
      readonly commit: CommitRecord;
      readonly board?: { readonly view: unknown } | undefined;
      /** Only what could not wait for the end of its chapter. */
      readonly urgent?: boolean | undefined;
    }
  /** `last`: the commit that ended the game. `opened`: how often an operator has read what was secret. */
  | {
      readonly kind: 'end';
      readonly last?: CommitRecord | undefined;
      readonly opened?: number;
      readonly peeks?: readonly Act[];
      readonly resigned?: Seat | undefined;
    }
  /** `told`: the last thing that the seat alone was told, with what it had answered. */
  | {
      readonly kind: 'peek';
      readonly seat: Seat;
      readonly forms: readonly FormView[];
      readonly told?: { readonly commit: CommitRecord; readonly closed?: ClosedForm | undefined } | undefined;
    }
  | { readonly kind: 'peeks'; readonly peeks: readonly Act[] }
  /** `page`: the page of the open screen, as the button carried it. */
  | { readonly kind: 'form'; readonly form: FormView; readonly page?: number | undefined }
  /** A form whose ask is over; without `closed`, nothing was answered in it. */
  | { readonly kind: 'closed-form'; readonly title: Msg; readonly closed?: ClosedForm | undefined }
  /** `closed`: what this seat had answered, where the commit is what came of it. */
  | {
      readonly kind: 'digest';
      readonly commit: CommitRecord;
      readonly seat: Seat;
      readonly closed?: ClosedForm | undefined;
    }
  /** From the oldest to the newest. */
  | { readonly kind: 'catch-up'; readonly commits: readonly CommitRecord[]; readonly seat?: Seat | undefined }
  | {
      readonly kind: 'deputy';
      readonly seat: Seat;
      readonly owner: PersonId | null;
      readonly until: Millis;
      /** What happened before he came who plays. */
      readonly missed?: readonly CommitRecord[] | undefined;
      /** `lent`, `back` and `lost` are what the owner reads. */
      readonly now: 'asked' | 'playing' | 'over' | 'lent' | 'back' | 'lost' | 'ended';
    }
  | { readonly kind: 'reminder'; readonly form: FormView }
  | { readonly kind: 'offer'; readonly place: Place }
  /** Undefined: another one has been moved since. */
  | { readonly kind: 'motion'; readonly motion: Motion | undefined }
  | { readonly kind: 'heir'; readonly person: PersonId }
  | { readonly kind: 'no-show'; readonly seats: readonly Seat[] }
  | { readonly kind: 'say'; readonly lines: readonly Msg[]; readonly open?: boolean | undefined };
