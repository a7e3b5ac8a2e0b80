import 'server-only';
import { MAX_BODY_BYTES } from '@/contract/headers';
import { ApiError } from '@/lib/api/api-error';

/** The body of a request as text, at most 100 kB. @throws ApiError too_large */
export async function readText(request: Request): Promise<string> {
  return (await readBytes(request)).toString('utf8');
}

/**
 * The body of a request, at most 100 kB. A route handler reads a body of any size by itself, so the
 * bytes are counted while they arrive.
 * @throws ApiError too_large
 */
export async function readBytes(request: Request): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) {
      throw new ApiError('domain', 'The request is too large', { status: 413, code: 'too_large' });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
