/** What a failed call to Telegram means for the letter, the chat and the bot. */
import { GrammyError, HttpError } from 'grammy';

export type Verdict =
  /** An edit that would change nothing: as good as done. */
  | { readonly kind: 'same' }
  /** The message to edit is not there any more, or is too old to be edited. */
  | { readonly kind: 'gone' }
  /** The forum topic was deleted; the chat is there. */
  | { readonly kind: 'no-topic' }
  /** Words may be written there, photos not. */
  | { readonly kind: 'no-photos' }
  /** Telegram does not know, or no longer knows, the file that the call names. */
  | { readonly kind: 'bad-file' }
  /** Telegram asks for patience. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Blocked, never started, deactivated, kicked, or not allowed to write: nothing more into that chat. */
  | { readonly kind: 'closed' }
  /** The group became a supergroup. */
  | { readonly kind: 'moved'; readonly to: number }
  /** No answer came: the call may have been carried out. */
  | { readonly kind: 'lost' }
  /** The call never left: there was nobody to connect to. */
  | { readonly kind: 'unsent' }
  /** Telegram is unwell, and says that nothing was done. */
  | { readonly kind: 'ailing' }
  /** The press has waited too long for its answer. */
  | { readonly kind: 'expired' }
  /** The call itself is at fault; it would fail again. */
  | { readonly kind: 'faulty' };

const closed =
  /chat not found|user not found|not enough rights|have no rights|need administrator rights|CHAT_WRITE_FORBIDDEN|CHAT_RESTRICTED|PEER_ID_INVALID|group chat was deactivated|TOPIC_CLOSED/i;
const gone =
  /message to edit not found|message can't be edited|MESSAGE_ID_INVALID|there is no text in the message to edit/i;
const noPhotos = /not enough rights to send photos|CHAT_SEND_(?:PHOTOS|MEDIA)_FORBIDDEN/i;
const badFile = /wrong (?:remote )?file|FILE_REFERENCE_|FILE_ID_INVALID/i;

/** These fail while connecting, before a byte of the call is written. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

/** Anything that is not a failed call to Telegram is undefined: a fault of ours. */
export function verdictOf(error: unknown): Verdict | undefined {
  if (error instanceof HttpError) return { kind: neverConnected.has(codeOf(error.error)) ? 'unsent' : 'lost' };
  if (!(error instanceof GrammyError)) return undefined;
  const { error_code: code, description, parameters } = error;
  if (parameters.migrate_to_chat_id !== undefined) return { kind: 'moved', to: parameters.migrate_to_chat_id };
  if (code === 429) return { kind: 'wait', seconds: parameters.retry_after ?? 1 };
  if (code >= 500) return { kind: 'ailing' };
  if (code === 403) return { kind: 'closed' };
  if (code === 400) {
    if (description.includes('message is not modified')) return { kind: 'same' };
    if (description.includes('message thread not found')) return { kind: 'no-topic' };
    if (description.includes('query is too old')) return { kind: 'expired' };
    if (noPhotos.test(description)) return { kind: 'no-photos' };
    if (badFile.test(description)) return { kind: 'bad-file' };
    if (gone.test(description)) return { kind: 'gone' };
    if (closed.test(description)) return { kind: 'closed' };
  }
  return { kind: 'faulty' };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
