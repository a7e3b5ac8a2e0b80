import 'server-only';
import { ApiError } from '@/lib/api/api-error';
import { parseObject } from './parse-object';
import { readText } from './read-text';

/** The body of a write. The values of a plain form post are texts, or files where one is taken. */
export interface Fields {
  values: Record<string, unknown>;
  isForm: boolean;
  /** Why it could not be read; thrown when its fields are asked for. */
  refusal?: ApiError;
}

const FORM = 'application/x-www-form-urlencoded';

/**
 * Reads a JSON object or a plain form post of at most 100 kB; an empty body is an empty object.
 * @throws ApiError too_large, unsupported_encoding or bad_request
 */
export async function readFields(request: Request): Promise<Fields> {
  if (request.headers.has('Content-Encoding')) {
    throw unsupported('Send the body without compression');
  }
  const text = await readText(request);
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type === FORM) {
    return { values: Object.fromEntries(new URLSearchParams(text)), isForm: true };
  }
  if (text === '') return { values: {}, isForm: false };
  if (type !== 'application/json') throw unsupported(`Send application/json or ${FORM}`);
  return { values: parseObject(text), isForm: false };
}

function unsupported(message: string): ApiError {
  return new ApiError('domain', message, { status: 415, code: 'unsupported_encoding' });
}
