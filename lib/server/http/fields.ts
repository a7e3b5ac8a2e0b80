import 'server-only';
import type { InferType, Schema } from 'yup';
import { CheckFailed, checkJson, checkText } from '@/contract/kit/check';
import { ApiError } from '@/lib/api-error';
import { parseObject, readText } from './body';

/** The body of a write. The values of a plain form post are texts, or files in an upload. */
export interface Fields {
  values: Record<string, unknown>;
  isForm: boolean;
  /** The values are texts although a script sent them: with files. */
  areTexts?: boolean;
  /** The reason why the body could not be read; thrown when its fields are requested. */
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

/**
 * Returns the fields that a schema names; others are dropped. Casts the texts of a form; JSON needs
 * the exact types: `"2"` is not a number. Trims texts, as the API does.
 * @throws ApiError invalid, with the messages by field; the reason why the body could not be read
 */
export async function checkFields<S extends Schema>(
  schema: S,
  { values, isForm, areTexts = isForm, refusal }: Fields,
): Promise<InferType<S>> {
  if (refusal) throw refusal;
  try {
    return await (areTexts ? checkText(schema, values) : checkJson(schema, values));
  } catch (error) {
    if (!(error instanceof CheckFailed)) throw error;
    const { message, errors: fields, texts } = error;
    throw new ApiError('domain', message, { status: 422, code: 'invalid', fields, texts });
  }
}
