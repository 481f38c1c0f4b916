/** The queue of updates, as getUpdates and the webhook empty it. */
import type { Faults } from './faults.ts';
import { conflict } from './refusal.ts';
import type { Update, UpdateContent } from './telegram.ts';

/** Not sent unless asked for by name, as on Telegram. */
const onRequest = ['chat_member', 'message_reaction', 'message_reaction_count'];
interface Waiting {
  wake(): void;
  refuse(reason: Error): void;
}

export class Updates {
  /** Not confirmed yet, oldest first; a duplicate stands twice. */
  queue: Update[] = [];
  nextId: number;
  /** As last set by getUpdates or setWebhook; empty: everything but what must be asked for. */
  allowed: readonly string[] = [];
  private readonly faults: Faults;
  private waiting: Waiting | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly onPress: (query: string) => void;

  /** @param onPress told of each press that is handed out, as often as it is */
  constructor(faults: Faults, firstId: number, onPress: (query: string) => void = () => undefined) {
    this.faults = faults;
    this.nextId = firstId;
    this.onPress = onPress;
  }

  push(content: UpdateContent): void {
    const isWanted = (type: string): boolean =>
      this.allowed.length > 0 ? this.allowed.includes(type) : !onRequest.includes(type);
    if (!Object.keys(content).some(isWanted)) return;
    const update = { update_id: this.nextId, ...content };
    this.nextId += 1;
    this.queue.push(update);
    if (this.faults.takeDuplicate()) this.queue.push(update);
    this.waiting?.wake();
    for (const listener of this.listeners) listener();
  }

  /** Forgets everything before `offset`; a negative one keeps that many of the newest. */
  confirm(offset: number): void {
    this.queue = offset < 0 ? this.queue.slice(offset) : this.queue.filter((update) => update.update_id >= offset);
  }

  /** Takes one delivery of an update off the queue, if it is still there. */
  drop(update: Update): void {
    const index = this.queue.indexOf(update);
    if (index >= 0) this.queue = this.queue.toSpliced(index, 1);
  }

  /** Long polling. A second poll refuses the first, as Telegram does when two instances of a bot run. */
  async poll(offset: number | undefined, limit: number, seconds: number, signal: AbortSignal): Promise<Update[]> {
    this.waiting?.refuse(
      conflict('terminated by other getUpdates request; make sure that only one bot instance is running'),
    );
    if (offset !== undefined) this.confirm(offset);
    if (this.queue.length === 0 && seconds > 0) await this.wait(seconds * 1000, signal);
    const given = this.queue.slice(0, limit);
    for (const { callback_query: query } of given) if (query) this.onPress(query.id);
    return given;
  }

  private wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        if (this.waiting === waiting) this.waiting = undefined;
      };
      const wake = (): void => {
        end();
        resolve();
      };
      const refuse = (reason: Error): void => {
        end();
        reject(reason);
      };
      const waiting = { wake, refuse };
      const timer = setTimeout(wake, milliseconds);
      signal.addEventListener('abort', wake);
      this.waiting = waiting;
      if (signal.aborted) wake();
    });
  }

  /** Lets a pending poll end at once with nothing; used when the sandbox closes. */
  release(): void {
    this.waiting?.wake();
  }

  onPush(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
