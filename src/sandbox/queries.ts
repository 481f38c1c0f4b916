/** Presses of inline buttons that wait for answerCallbackQuery. */
import { badRequest, outdated } from './refusal.ts';
import type { CallbackQuery } from './telegram.ts';

export interface CallbackAnswer {
  text?: string | undefined;
  show_alert?: boolean | undefined;
  url?: string | undefined;
}

interface OpenQuery {
  query: CallbackQuery;
  /** When it was pressed, on the world's clock and on the real one. */
  pressed: { world: number; real: number };
  state: 'open' | 'answered' | 'again' | 'expired';
  answered(answer: CallbackAnswer): void;
  expired(reason: Error): void;
}

/** Answered and expired ones are remembered for a while, to tell a second answer from a late one. */
const remembered = 5000;
const tooOld = 'query is too old and response timeout expired or query ID is invalid';

export class CallbackQueries {
  /** Milliseconds that a bot has, on either clock: a driven clock may stand still for ever. */
  readonly lifetime: () => number;
  private readonly now: () => number;
  private readonly queries = new Map<string, OpenQuery>();
  private readonly onExpired: (query: CallbackQuery) => void;
  private serial = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(lifetime: () => number, now: () => number, onExpired: (query: CallbackQuery) => void) {
    this.lifetime = lifetime;
    this.now = now;
    this.onExpired = onExpired;
  }

  /** An id that none before had, in this run or an earlier one. */
  newId(): string {
    this.serial += 1;
    return `${this.now()}${this.serial}`;
  }

  /** Resolves with the bot's answer; rejects when none came in time. */
  open(query: CallbackQuery): Promise<CallbackAnswer> {
    this.forgetOldest();
    return new Promise((resolve, reject) => {
      this.queries.set(query.id, {
        query,
        pressed: { world: this.now(), real: Date.now() },
        state: 'open',
        answered: resolve,
        expired: reject,
      });
      this.timer ??= setInterval(() => this.expire(), 50);
    });
  }

  private forgetOldest(): void {
    const [oldest] = this.queries.keys();
    if (oldest !== undefined && this.queries.size >= remembered) this.queries.delete(oldest);
  }

  /** An answered press that is handed out once more was not confirmed: the bot was killed in between, and cannot know. */
  handedOut(id: string): void {
    const query = this.queries.get(id);
    if (query?.state === 'answered') query.state = 'again';
  }

  answer(id: string, answer: CallbackAnswer): void {
    this.expire();
    const query = this.queries.get(id);
    if (!query) throw badRequest(tooOld);
    switch (query.state) {
      case 'open':
        query.state = 'answered';
        query.answered(answer);
        return;
      case 'answered':
        throw badRequest(tooOld);
      case 'again':
      case 'expired':
        throw outdated(tooOld);
    }
  }

  private expire(): void {
    let open = 0;
    const lifetime = this.lifetime();
    for (const query of this.queries.values()) {
      if (query.state !== 'open') continue;
      const { world, real } = query.pressed;
      if (this.now() - world < lifetime && Date.now() - real < lifetime) open += 1;
      else {
        query.state = 'expired';
        this.onExpired(query.query);
        query.expired(new Error(`The bot did not answer the press "${query.query.data}" in ${lifetime / 1000} s`));
      }
    }
    if (open === 0) this.close();
  }

  /** Stops watching; presses still open are left without an answer. */
  close(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
