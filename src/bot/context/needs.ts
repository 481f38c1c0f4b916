/** What the shell is given: everything of the outside that its features call. */
import type { ConversationData, VersionedState } from '@grammyjs/conversations';
import type { Logger } from 'pino';
import type { Words } from '../../i18n/speak.ts';
import type { AnyGame } from '../../kit/game.ts';
import type { Locale } from '../../table/aggregate.ts';
import type { Mailbag } from '../../table/mail.ts';
import type { Operations, Statistics } from '../../table/operations.ts';
import type { People, Tables, Time } from '../../table/ports.ts';
import type { Service } from '../../table/service.ts';
import type { Heart } from '../pulse/heart.ts';
import type { Metrics } from '../pulse/metrics.ts';
import type { Past } from '../stage/past.ts';
import type { Photos } from '../stage/photos.ts';

/** A dialogue in work, as the plugin keeps it. */
export type DialogueState = VersionedState<ConversationData>;

/** Dialogues in work, by key. */
export interface Sessions {
  read(key: string): Promise<DialogueState | undefined>;
  write(key: string, state: DialogueState): Promise<void>;
  delete(key: string): Promise<void>;
}

export interface Needs {
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
