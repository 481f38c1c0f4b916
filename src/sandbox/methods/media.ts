/** Photos, documents and animations: from an upload or a file_id to what a message carries. */
import { imageSize, photoSize, type StoredFile } from '../files.ts';
import { badRequest } from '../refusal.ts';
import type { Animation, Document, Message, PhotoSize } from '../telegram.ts';
import type { Call } from './method.ts';

export const mediaTypes = ['photo', 'document', 'animation'] as const;
export type MediaType = (typeof mediaTypes)[number];
export type Media = Pick<Message, MediaType>;

/** `value` is `attach://<part>`, a file_id, or absent when the file came as the part named `field`. */
export function media(call: Call, type: MediaType, value: string | undefined, field: string): Media {
  const file = findFile(call, value, field);
  switch (type) {
    case 'photo':
      return { photo: [photoOf(file)] };
    case 'document':
      return { document: documentOf(file) };
    case 'animation': {
      const animation = animationOf(file);
      return { animation, document: documentOf(file) };
    }
  }
}

function findFile({ world, uploads }: Call, value: string | undefined, field: string): StoredFile {
  const part = value === undefined ? field : /^attach:\/\/(.+)$/.exec(value)?.[1];
  if (part !== undefined) {
    const upload = uploads.get(part);
    if (!upload) throw badRequest(`there is no ${field} in the request`);
    return world.files.add(upload);
  }
  const stored = world.files.get(value ?? '');
  // Telegram would fetch an URL; the sandbox reaches for nothing outside.
  if (!stored) throw badRequest('wrong file identifier/HTTP URL specified');
  return stored;
}

function photoOf(file: StoredFile): PhotoSize {
  const { file_id, file_unique_id, bytes } = file;
  return { file_id, file_unique_id, ...photoSize(file), file_size: bytes.length };
}

function documentOf({ file_id, file_unique_id, file_name, mime_type, bytes }: StoredFile): Document {
  return { file_id, file_unique_id, file_name, mime_type, file_size: bytes.length };
}

function animationOf(file: StoredFile): Animation {
  const size = imageSize(file.bytes, file.mime_type) ?? { width: 320, height: 240 };
  return { ...documentOf(file), ...size, duration: 1 };
}
