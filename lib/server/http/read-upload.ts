import 'server-only';
import type { Upload } from '@/contract/endpoint';
import { MAX_FRAME_BYTES } from '@/contract/headers';
import { ApiError } from '@/lib/api-error';
import { LoginRequired } from '@/lib/server/api/shopper-call';
import type { SessionData } from '@/lib/server/session/session';
import { readBytes } from './body';
import type { Fields } from './fields';

/**
 * Returns a reader of a customer's file: multipart from a plain form, plain bytes from a script.
 * Stops reading a file that is too large, and reads none without a login. Both are refused when the
 * field is requested, so that a plain form gets its page.
 */
export function readUpload({ field, maxBytes, tooLarge }: Upload) {
  return async (request: Request, session: SessionData): Promise<Fields> => {
    const type = request.headers.get('Content-Type') ?? '';
    const isForm = type.toLowerCase().startsWith('multipart/form-data');
    if (!session.token) return { values: {}, isForm, refusal: new LoginRequired() };
    try {
      const bytes = await readBytes(request, {
        maxBytes: maxBytes + MAX_FRAME_BYTES,
        message: tooLarge,
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
