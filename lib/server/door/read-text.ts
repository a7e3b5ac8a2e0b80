import 'server-only';
import { MAX_BODY_BYTES } from '@/contract/headers';
import { ApiError } from '@/lib/api/api-error';

/** The body of a request as text, at most 100 kB. @throws ApiError too_large */
export async function readText(request: Request): Promise<string> {
  return (await readBytes(request)).toString('utf8');
}

/** How much is read of a body, and what is said above it. */
interface BodyLimit {
  maxBytes: number;
  words: string;
}

const PLAIN: BodyLimit = { maxBytes: MAX_BODY_BYTES, words: 'The request is too large' };

/**
 * The body of a request, by default at most 100 kB. A route handler reads a body of any size by
 * itself, so the bytes are counted while they arrive; what says that it is larger is not read at all.
 * @throws ApiError too_large
 */
export async function readBytes(
  request: Request,
  { maxBytes, words } = PLAIN,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) throw tooLarge(words);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(words);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(words: string): ApiError {
  return new ApiError('domain', words, { status: 413, code: 'too_large' });
}
