/**
 * What stands behind the bot and can be moved from the page. The sandbox passes it on and understands none of it: whoever
 * attaches the bot says what can be started, and drives the clock.
 */
import type { Moments, Offer } from './views.ts';

export interface Wish {
  /** Who asks for it, and is in the chat. */
  person: number;
  chat: number;
  /** Who takes part; the one who asks need not. */
  players: readonly { id: number; name: string; username?: string | undefined; language_code?: string | undefined }[];
  game: string;
  preset: string;
  /** Begin at once, with whatever fills the empty seats; otherwise people gather first. */
  begin: boolean;
  title: string;
  language: string;
}

export interface Levers {
  offers(language: string): readonly Offer[];
  /** @throws Error with a sentence for the reader */
  start(wish: Wish): Promise<void>;
  moments(): Promise<Moments>;
  /** Moves the clock forward by so many milliseconds. */
  jump(by: number): Promise<void>;
}
