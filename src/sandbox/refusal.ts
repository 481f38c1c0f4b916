/**
 * A call that Telegram does not carry out. `expected` tells states of the world that a correct bot meets and handles
 * (a person blocked it, a message is gone) from calls that a correct bot never makes.
 */

export interface ResponseParameters {
  retry_after?: number;
  migrate_to_chat_id?: number;
}

export class Refusal extends Error {
  readonly error_code: number;
  readonly expected: boolean;
  readonly parameters: ResponseParameters | undefined;

  constructor(error_code: number, description: string, expected: boolean, parameters?: ResponseParameters) {
    super(description);
    this.name = 'Refusal';
    this.error_code = error_code;
    this.expected = expected;
    this.parameters = parameters;
  }
}

/** The caller is at fault: recorded as malformed. */
export const badRequest = (text: string): Refusal => new Refusal(400, `Bad Request: ${text}`, false);

/** The world has moved on: every bot meets these. */
export const outdated = (text: string): Refusal => new Refusal(400, `Bad Request: ${text}`, true);

export const forbidden = (text: string): Refusal => new Refusal(403, `Forbidden: ${text}`, true);

export const conflict = (text: string): Refusal => new Refusal(409, `Conflict: ${text}`, true);

export const tooManyRequests = (seconds: number): Refusal =>
  new Refusal(429, `Too Many Requests: retry after ${seconds}`, true, { retry_after: seconds });

export const migrated = (chatId: number): Refusal =>
  new Refusal(400, 'Bad Request: group chat was upgraded to a supergroup chat', true, { migrate_to_chat_id: chatId });
