/** Misfortunes on order: what a test or a reader of the page makes happen to the bot's next calls and updates. */

export const faultKinds = ['429', '500', 'lost'] as const;
/**
 * `429`: refused with `retry_after`. `500`: refused, nothing carried out. `lost`: carried out, but the connection breaks
 * before the answer.
 */
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  kind: FaultKind;
  /** Only calls of this method; otherwise any but getUpdates. */
  method?: string | undefined;
  /** Only calls with this chat_id. */
  chat_id?: number | undefined;
  retry_after: number;
}

export class Faults {
  private readonly waiting: Fault[] = [];
  private duplicates = 0;
  private unreachableUntil = Number.NEGATIVE_INFINITY;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** The next `count` calls that match meet this fault. */
  next(count: number, kind: FaultKind, match: { method?: string; chat_id?: number; retry_after?: number } = {}): void {
    const { method, chat_id, retry_after = 1 } = match;
    for (let i = 0; i < count; i += 1) this.waiting.push({ kind, method: method?.toLowerCase(), chat_id, retry_after });
  }

  /** The next `count` updates come twice, with the same update_id. */
  duplicateUpdates(count: number): void {
    this.duplicates += count;
  }

  /** Every connection of the bot breaks without being heard, for this many milliseconds of the world's clock. */
  unreachable(milliseconds: number): void {
    this.unreachableUntil = this.now() + milliseconds;
  }

  get isUnreachable(): boolean {
    return this.now() < this.unreachableUntil;
  }

  /** What is still to come, the next first. */
  get ordered(): FaultKind[] {
    return this.waiting.map(({ kind }) => kind);
  }

  get duplicatesOrdered(): number {
    return this.duplicates;
  }

  /** Takes the fault that this call meets, if one is waiting for it. */
  take(method: string, chatId: unknown): Fault | undefined {
    const name = method.toLowerCase();
    const index = this.waiting.findIndex(
      (fault) =>
        (fault.method === undefined ? name !== 'getupdates' : fault.method === name) &&
        (fault.chat_id === undefined || String(fault.chat_id) === String(chatId)),
    );
    return index < 0 ? undefined : this.waiting.splice(index, 1)[0];
  }

  takeDuplicate(): boolean {
    if (this.duplicates === 0) return false;
    this.duplicates -= 1;
    return true;
  }

  /** Forgets everything ordered. */
  clear(): void {
    this.waiting.length = 0;
    this.duplicates = 0;
    this.unreachableUntil = Number.NEGATIVE_INFINITY;
  }
}
