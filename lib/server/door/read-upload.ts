import 'server-only';
import type { Upload } from '@/contract/endpoint';
import { MAX_FRAME_BYTES } from '@/contract/headers';
import { ApiError } from '@/lib/api/api-error';
import type { SessionData } from '../session';
import type { Fields } from './read-fields';
import { readBytes } from './read-text';
import { LoginNeeded } from './shopper';

/**
 * A reader of a customer's file: a plain form brings it as multipart, a script the bytes alone. What
 * is too large is read no further, and nobody's is read at all. Both are refused when the field is
 * asked for: a plain form has its page.
 */
export function readUpload({ field, maxBytes, tooLarge }: Upload) {
  return async (request: Request, session: SessionData): Promise<Fields> => {
    const type = request.headers.get('Content-Type') ?? '';
    const isForm = type.toLowerCase().startsWith('multipart/form-data');
    if (!session.token) return { values: {}, isForm, refusal: new LoginNeeded() };
    try {
      const bytes = await readBytes(request, {
        maxBytes: maxBytes + MAX_FRAME_BYTES,
        words: tooLarge,
      });
      const values = isForm ? await valuesOf(bytes, type) : { [field]: new Blob([bytes]) };
      return { values, isForm };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { values: {}, isForm, refusal: error };
    }
  };
}

async function valuesOf(bytes: Buffer<ArrayBuffer>, type: string): Promise<Fields['values']> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new ApiError('domain', 'The form cannot be read', { status: 400, code: 'bad_request' });
  }
}
