import { MAX_BODY_BYTES } from '../../contract/headers.ts';
import { DomainError } from '../domain/errors.ts';

/** How much is read of a body, and what is said above it. */
interface BodyLimit {
  maxBytes: number;
  words: string;
}

const PLAIN: BodyLimit = { maxBytes: MAX_BODY_BYTES, words: 'The body is larger than 100 kB' };

/**
 * The bytes of a request, counted while they arrive, so that a body without a length is cut as
 * well. Errors: `too_large` above the limit, `unsupported_encoding` for a compressed body.
 */
export async function readBytes(request: Request, limit = PLAIN): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding');
  if (encoding && encoding !== 'identity') {
    throw new DomainError('unsupported_encoding', 'Send the body without Content-Encoding');
  }
  const { maxBytes, words } = limit;
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge(words);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge(words);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function tooLarge(words: string): DomainError {
  return new DomainError('too_large', words);
}
