/** Uploaded files, and what their first bytes say about them. */
import { createHash } from 'node:crypto';
import { badRequest } from './refusal.ts';

export interface StoredFile {
  file_id: string;
  file_unique_id: string;
  file_path: string;
  file_name: string;
  mime_type: string;
  bytes: Uint8Array;
}

/** What came with a multipart request, by the name of its part. */
export interface Upload {
  file_name: string;
  bytes: Uint8Array;
}

export interface ImageSize {
  width: number;
  height: number;
}

const signatures: readonly [string, readonly number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
];

export class Files {
  readonly stored = new Map<string, StoredFile>();

  add({ file_name, bytes }: Upload): StoredFile {
    if (bytes.length === 0) throw badRequest('file must be non-empty');
    const file_unique_id = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
    const number = this.stored.size + 1;
    const file: StoredFile = {
      file_id: `file-${number}-${file_unique_id}`,
      file_unique_id,
      file_path: `documents/file_${number}`,
      file_name,
      mime_type: mimeTypeOf(bytes),
      bytes,
    };
    this.stored.set(file.file_id, file);
    return file;
  }

  get(file_id: string): StoredFile | undefined {
    return this.stored.get(file_id);
  }

  byPath(path: string): StoredFile | undefined {
    return [...this.stored.values()].find((file) => file.file_path === path);
  }
}

function mimeTypeOf(bytes: Uint8Array): string {
  const known = signatures.find(([, head]) => head.every((byte, index) => bytes[index] === byte));
  return known?.[0] ?? 'application/octet-stream';
}

/** Width and height from the header of a PNG, GIF or JPEG; refuses what Telegram would not take as a photo. */
export function photoSize({ bytes, mime_type }: StoredFile): ImageSize {
  const size = imageSize(bytes, mime_type);
  if (!size) throw badRequest('IMAGE_PROCESS_FAILED');
  const { width, height } = size;
  if (bytes.length > 10 * 1024 * 1024) throw badRequest('file is too big');
  if (width + height > 10_000 || Math.max(width, height) > 20 * Math.min(width, height))
    throw badRequest('PHOTO_INVALID_DIMENSIONS');
  return size;
}

export function imageSize(bytes: Uint8Array, mime_type: string): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (mime_type === 'image/png' && bytes.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (mime_type === 'image/gif' && bytes.length >= 10)
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return mime_type === 'image/jpeg' ? jpegSize(view) : undefined;
}

/** The first start-of-frame segment of a JPEG tells its size. */
function jpegSize(view: DataView): ImageSize | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
