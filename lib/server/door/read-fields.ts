import 'server-only';
import { MAX_BODY_BYTES } from '@/contract/headers';
import { ApiError } from '@/lib/api/api-error';

/** The body of a write. The values of a plain form post are texts. */
export interface Fields {
  values: Record<string, unknown>;
  isForm: boolean;
}

const FORM = 'application/x-www-form-urlencoded';

/**
 * Reads a JSON object or a plain form post of at most 100 kB; an empty body is an empty object.
 * @throws ApiError too_large, unsupported_encoding or bad_request
 */
export async function readFields(request: Request): Promise<Fields> {
  if (request.headers.has('Content-Encoding')) {
    throw refusal(415, 'unsupported_encoding', 'Send the body without compression');
  }
  const text = await readText(request);
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type === FORM) {
    return { values: Object.fromEntries(new URLSearchParams(text)), isForm: true };
  }
  if (text === '') return { values: {}, isForm: false };
  if (type !== 'application/json') {
    throw refusal(415, 'unsupported_encoding', `Send application/json or ${FORM}`);
  }
  return { values: parseObject(text), isForm: false };
}

/** A route handler reads a body of any size by itself, so the bytes are counted while they arrive. */
async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw refusal(413, 'too_large', 'The request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Falls through to the same refusal as JSON that is no object.
  }
  throw refusal(400, 'bad_request', 'The body must be a JSON object');
}

function refusal(
  status: number,
  code: 'too_large' | 'unsupported_encoding' | 'bad_request',
  message: string,
): ApiError {
  return new ApiError('domain', message, { status, code });
}
