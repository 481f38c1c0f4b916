/**
 * How fast a bot may send. Telegram promises no numbers; https://core.telegram.org/bots/faq#broadcasting-to-users names
 * 30 messages a second overall, 1 a second in a chat with short bursts let through, and 20 a minute in a group.
 */

export interface FloodLimits {
  /** Messages a second to all chats together. */
  perSecond: number;
  /** Messages that one chat takes at once; afterwards one a second. */
  chatBurst: number;
  /** Messages and edits in any minute of one group. */
  groupPerMinute: number;
}

export const usualLimits: FloodLimits = { perSecond: 30, chatBurst: 5, groupPerMinute: 20 };

/** A bucket that refills by `rate` a second up to `size`. Milliseconds of the world's clock. */
interface Bucket {
  level: number;
  at: number;
}

export class Flood {
  private readonly limits: FloodLimits;
  private readonly now: () => number;
  private all: Bucket | undefined;
  private readonly chats = new Map<number, Bucket>();
  private readonly minutes = new Map<number, number[]>();

  constructor(limits: FloodLimits, now: () => number) {
    this.limits = limits;
    this.now = now;
  }

  /** Counts `count` messages into a chat, or counts nothing and says how many seconds to wait. */
  charge(chatId: number, isGroup: boolean, count = 1): number | undefined {
    const now = this.now();
    const { perSecond, chatBurst, groupPerMinute } = this.limits;
    const all = refilled(this.all, perSecond, perSecond, now);
    const chat = refilled(this.chats.get(chatId), chatBurst, 1, now);
    const minute = (this.minutes.get(chatId) ?? []).filter((at) => at > now - 60_000);
    const waits = [
      // An album is let through whole once there is room for one: it could never pass a small bucket otherwise.
      all.level < 1 ? (1 - all.level) / perSecond : 0,
      chat.level < 1 ? 1 - chat.level : 0,
      isGroup && minute.length >= groupPerMinute ? ((minute[0] ?? now) + 60_000 - now) / 1000 : 0,
    ];
    const wait = Math.max(...waits);
    if (wait > 0) return Math.max(1, Math.ceil(wait));
    this.all = { level: all.level - count, at: now };
    this.chats.set(chatId, { level: chat.level - count, at: now });
    this.minutes.set(chatId, [...minute, ...Array.from({ length: count }, () => now)]);
    return undefined;
  }
}

function refilled(bucket: Bucket | undefined, size: number, rate: number, now: number): Bucket {
  if (!bucket) return { level: size, at: now };
  const seconds = Math.max(0, now - bucket.at) / 1000;
  return { level: Math.min(size, bucket.level + seconds * rate), at: now };
}
