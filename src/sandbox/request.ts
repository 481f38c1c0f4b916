/** Parameters and files of a call as they come over HTTP: in the address, as JSON, as a form or as multipart. */
import type { Upload } from './files.ts';
import { badRequest } from './refusal.ts';

export interface RequestBody {
  params: Record<string, unknown>;
  uploads: Map<string, Upload>;
}

export async function readRequest(request: Request): Promise<RequestBody> {
  const params: Record<string, unknown> = Object.fromEntries(new URL(request.url).searchParams);
  const uploads = new Map<string, Upload>();
  if (request.method === 'GET') return { params, uploads };
  const bytes = new Uint8Array(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  const boundary = /^multipart\/form-data;\s*boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary !== undefined) readMultipart(Buffer.from(bytes), boundary, params, uploads);
  else if (type.startsWith('application/x-www-form-urlencoded'))
    Object.assign(params, Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes))));
  else if (bytes.length > 0) Object.assign(params, readJson(new TextDecoder().decode(bytes)));
  return { params, uploads };
}

function readJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // told below, like any other text that is no object
  }
  throw badRequest("can't parse JSON object");
}

/** By hand: Node's own reader refuses the unquoted file names that grammY writes and Telegram takes. */
function readMultipart(
  body: Buffer,
  boundary: string,
  params: Record<string, unknown>,
  uploads: Map<string, Upload>,
): void {
  const delimiter = Buffer.from(`--${boundary}`);
  let start = body.indexOf(delimiter);
  while (start >= 0) {
    const begin = start + delimiter.length + 2;
    const end = body.indexOf(delimiter, begin);
    if (end < 0) return;
    const headEnd = body.indexOf('\r\n\r\n', begin);
    if (headEnd < 0 || headEnd > end) throw badRequest('wrong multipart/form-data');
    const head = body.toString('utf8', begin, headEnd);
    const content = body.subarray(headEnd + 4, end - 2);
    const name = /\bname="?([^";\r\n]+)"?/i.exec(head)?.[1] ?? '';
    const file_name = /\bfilename="?([^";\r\n]*)"?/i.exec(head)?.[1];
    if (file_name === undefined) params[name] = content.toString('utf8');
    else uploads.set(name, { file_name, bytes: new Uint8Array(content) });
    start = end;
  }
}
