import { MAX_BODY_BYTES } from '../../contract/headers.ts';
import { DomainError } from '../domain/errors.ts';

/**
 * The bytes of a request, counted while they arrive, so that a body without a length is cut as
 * well. Errors: `too_large` above 100 kB, `unsupported_encoding` for a compressed body.
 */
export async function readBytes(request: Request): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding');
  if (encoding && encoding !== 'identity') {
    throw new DomainError('unsupported_encoding', 'Send the body without Content-Encoding');
  }
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function tooLarge(): DomainError {
  return new DomainError('too_large', 'The body is larger than 100 kB');
}
