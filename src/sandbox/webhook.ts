/** Delivery of updates to the bot's webhook: one at a time, in order, again until it answers 2xx. */
import type { Answer } from './log.ts';
import type { World } from './world.ts';

/** A bot may answer an update with a call: its method and parameters in one object. */
export type CallInAnswer = (method: string, params: Readonly<Record<string, unknown>>) => Promise<Answer>;

const patience = 30_000;
const retryAfter = 1000;

export class Webhook {
  url = '';
  lastError: { date: number; message: string } | undefined;
  private secret: string | undefined;
  private readonly world: World;
  private readonly callInAnswer: CallInAnswer;
  private isRunning = false;
  private readonly closing = new AbortController();

  constructor(world: World, callInAnswer: CallInAnswer) {
    this.world = world;
    this.callInAnswer = callInAnswer;
    world.updates.onPush(() => this.run());
  }

  set(url: string, secret?: string): void {
    this.url = url;
    this.secret = secret;
    this.lastError = undefined;
    this.run();
  }

  close(): void {
    this.closing.abort();
  }

  private run(): void {
    if (this.isRunning || this.url === '' || this.closing.signal.aborted) return;
    this.isRunning = true;
    void this.drain().finally(() => {
      this.isRunning = false;
    });
  }

  private async drain(): Promise<void> {
    const { updates } = this.world;
    for (
      let update = updates.queue[0];
      update && this.url !== '' && !this.closing.signal.aborted;
      update = updates.queue[0]
    ) {
      const error = this.world.faults.isUnreachable ? 'Connection timed out' : await this.deliver(update);
      if (error === undefined) updates.drop(update);
      else {
        this.lastError = { date: this.world.date, message: error };
        await new Promise((resolve) => setTimeout(resolve, retryAfter).unref());
      }
    }
  }

  /** What went wrong, if anything. */
  private async deliver(update: object): Promise<string | undefined> {
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(this.secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': this.secret }),
        },
        body: JSON.stringify(update),
        signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(patience)]),
      });
      const body = await response.text();
      if (!response.ok) return `Wrong response from the webhook: ${response.status} ${response.statusText}`;
      await this.callFrom(body);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  private async callFrom(body: string): Promise<void> {
    if (!body.startsWith('{')) return;
    const { method, ...params }: Record<string, unknown> = JSON.parse(body);
    if (typeof method === 'string') await this.callInAnswer(method, params);
  }
}
