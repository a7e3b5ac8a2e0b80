import 'server-only';
import { MAX_BODY_BYTES } from '@/contract/kit/headers';
import { requestMessages } from '@/contract/messages/requests';
import type { Message } from '@/contract/messages/text-with-values';
import { ApiError } from '@/lib/api-error';

/** Returns the body of a request as text, at most 100 kB. @throws ApiError too_large */
export async function readText(request: Request): Promise<string> {
  return (await readBytes(request)).toString('utf8');
}

/** The maximum size of a body, and the message for a larger one. */
interface BodyLimit {
  maxBytes: number;
  message: Message;
}

const PLAIN: BodyLimit = { maxBytes: MAX_BODY_BYTES, message: requestMessages.tooLarge };

/**
 * Returns the body of a request, by default at most 100 kB. A route handler itself reads a body of
 * any size, so this counts the bytes on arrival; a body whose declared length is larger is not
 * read.
 * @throws ApiError too_large
 */
export async function readBytes(
  request: Request,
  { maxBytes, message } = PLAIN,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) throw tooLarge(message);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(message);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(message: Message): ApiError {
  return new ApiError('domain', message, { status: 413, code: 'too_large' });
}

/** Parses a JSON text that must be an object. @throws ApiError bad_request */
export function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Continues with the refusal for JSON that is not an object.
  }
  throw new ApiError('domain', requestMessages.notAnObject, {
    status: 400,
    code: 'bad_request',
  });
}
