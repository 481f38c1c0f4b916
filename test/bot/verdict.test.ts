import { GrammyError, HttpError } from 'grammy';
import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../src/bot/calls/verdict.ts';

const refusal = (error_code: number, description: string, parameters = {}) =>
  new GrammyError('refused', { ok: false, error_code, description, parameters }, 'sendMessage', {});
const broken = (code: string) => new HttpError('failed', Object.assign(new Error('failed'), { code }));

describe('what a failed call means', () => {
  it.each([
    [429, 'Too Many Requests: retry after 7', { retry_after: 7 }, { kind: 'wait', seconds: 7 }],
    [
      400,
      'Bad Request: group chat was upgraded to a supergroup chat',
      { migrate_to_chat_id: -100 },
      { kind: 'moved', to: -100 },
    ],
    [400, 'Bad Request: message is not modified: specified new message content …', {}, { kind: 'same' }],
    [400, 'Bad Request: message to edit not found', {}, { kind: 'gone' }],
    [400, "Bad Request: message can't be edited", {}, { kind: 'gone' }],
    [400, 'Bad Request: message thread not found', {}, { kind: 'no-topic' }],
    [400, 'Bad Request: chat not found', {}, { kind: 'closed' }],
    [400, 'Bad Request: not enough rights to send text messages to the chat', {}, { kind: 'closed' }],
    [400, 'Bad Request: not enough rights to send photos to the chat', {}, { kind: 'no-photos' }],
    [400, 'Bad Request: wrong file identifier/HTTP URL specified', {}, { kind: 'bad-file' }],
    [400, 'Bad Request: wrong remote file identifier specified: Wrong padding in the string', {}, { kind: 'bad-file' }],
    [400, 'Bad Request: wrong file_id or the file is temporarily unavailable', {}, { kind: 'bad-file' }],
    [403, 'Forbidden: bot was blocked by the user', {}, { kind: 'closed' }],
    [502, 'Bad Gateway', {}, { kind: 'ailing' }],
    [400, "Bad Request: can't parse entities", {}, { kind: 'faulty' }],
  ])('%i %s', (code, description, parameters, verdict) => {
    expect(verdictOf(refusal(code, description, parameters))).toEqual(verdict);
  });

  it('tells a call that never left from one that may have arrived', () => {
    expect(verdictOf(broken('ECONNREFUSED'))).toEqual({ kind: 'unsent' });
    expect(verdictOf(broken('ECONNRESET'))).toEqual({ kind: 'lost' });
  });

  it('knows nothing of our own faults', () => expect(verdictOf(new TypeError('x is not a function'))).toBeUndefined());
});
