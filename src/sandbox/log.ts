/**
 * Every call of the bot with its parameters and answer, and apart from them what a correct bot never does.
 * `getUpdates` is left out unless refused: it would drown the rest. No token is ever kept here.
 */

export type Answer =
  | { ok: true; result: unknown }
  | { ok: false; error_code: number; description: string; parameters?: object };

export interface CallRecord {
  /** Milliseconds of the world's clock. */
  at: number;
  method: string;
  params: Readonly<Record<string, unknown>>;
  answer: Answer;
  /** The answer never reached the bot. */
  lost?: boolean;
}

export interface Malformed {
  at: number;
  method: string;
  params: Readonly<Record<string, unknown>>;
  reason: string;
}

/** Enough for a long test; a practice game that runs for weeks must not fill the memory. */
const kept = 20_000;

export class CallLog {
  readonly calls: CallRecord[] = [];
  readonly malformed: Malformed[] = [];
  /** Calls that have come and are not answered yet; polls do not count. */
  underway = 0;
  /** Calls ever recorded, those that were dropped since included. */
  count = 0;

  record(call: CallRecord): void {
    this.calls.push(call);
    this.count += 1;
    if (this.calls.length > kept) this.calls.splice(0, kept / 10);
  }

  complain(malformed: Malformed): void {
    this.malformed.push(malformed);
    if (this.malformed.length > kept) this.malformed.splice(0, kept / 10);
  }

  /** Calls of one method, oldest first. */
  of(method: string): CallRecord[] {
    return this.calls.filter((call) => call.method === method);
  }
}
