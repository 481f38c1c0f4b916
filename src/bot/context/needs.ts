/** Everything that the shell's middleware and features call. */
import type { ConversationData, VersionedState } from '@grammyjs/conversations';
import type { Logger } from 'pino';
import type { Locale } from '../../i18n/locale.ts';
import type { Words } from '../../i18n/speak.ts';
import type { AnyGame } from '../../kit/game.ts';
import type { Mailbag } from '../../table/ports/mail.ts';
import type { Operations, Statistics } from '../../table/ports/operations.ts';
import type { People, Tables, Time } from '../../table/ports/ports.ts';
import type { Service } from '../../table/service/service.ts';
import type { Heart } from '../pulse/heart.ts';
import type { Metrics } from '../pulse/metrics.ts';
import type { Stage } from '../screens/parts/scene.ts';
import type { Past } from '../stage/past.ts';
import type { Photos } from '../stage/photos.ts';
import type { StageFor } from '../stage/stage.ts';
import type { BotContext } from './context.ts';

/** A dialogue in work, as the plugin keeps it. */
export type DialogueState = VersionedState<ConversationData>;

/** Dialogues in work, by key. */
export interface Sessions {
  read(key: string): Promise<DialogueState | undefined>;
  write(key: string, state: DialogueState): Promise<void>;
  delete(key: string): Promise<void>;
}

/** What the program gives the shell. */
export interface Given {
  readonly token: string;
  readonly apiRoot: string;
  readonly service: Service;
  readonly tables: Tables;
  readonly people: People;
  readonly sessions: Sessions;
  readonly mailbag: Pick<Mailbag, 'moved' | 'reachable' | 'unreachable' | 'take' | 'later'>;
  readonly statistics: Statistics;
  readonly operations: Operations;
  /** Telegram ids of the operators. */
  readonly admins: readonly number[];
  readonly words: Words;
  readonly photos: Photos;
  readonly past: Past;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly time: Time;
  readonly defaults: { readonly locale: Locale; readonly zone: string };
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly heart: Pick<Heart, 'hear'>;
}

/**
 * Finds the table that a command typed here is about, or says that there is none and where the command belongs. The stage speaks as
 * the place reads: a group in its table's language, a private chat in the person's.
 * @param over a table that is over will do as well
 */
export type FindHere = (ctx: BotContext, over?: boolean) => Promise<Stage | undefined>;

/** And what the shell adds for its features. */
export interface Needs extends Given {
  readonly stageFor: StageFor;
  readonly here: FindHere;
}
