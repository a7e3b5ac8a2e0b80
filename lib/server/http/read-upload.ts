import 'server-only';
import type { Upload } from '@/contract/kit/endpoint';
import { MAX_FRAME_BYTES } from '@/contract/kit/headers';
import { ApiError } from '@/lib/api-error';
import { LoginRequired } from '@/lib/server/api/shopper-call';
import type { SessionData } from '@/lib/server/session/session';
import { readBytes } from './body';
import type { Fields } from './fields';

/**
 * Returns a reader of a customer's files: multipart from a plain form or a script, or
 * the plain bytes of one file.
 * Stops reading a file that is too large, and reads none without a login. Both are refused when the
 * field is requested, so that a plain form gets its page.
 */
export function readUpload(upload: Upload) {
  const { field, maxBytes, tooLarge } = upload;
  return async (request: Request, session: SessionData): Promise<Fields> => {
    const type = request.headers.get('Content-Type') ?? '';
    const areTexts = type.toLowerCase().startsWith('multipart/form-data');
    // A script asks for JSON, whatever it sends; a page does not.
    const isForm = areTexts && !request.headers.get('Accept')?.startsWith('application/json');
    if (!session.token) return { values: {}, isForm, refusal: new LoginRequired() };
    try {
      const bytes = await readBytes(request, {
        maxBytes: maxBytes + MAX_FRAME_BYTES,
        message: tooLarge,
      });
      const values = areTexts
        ? await valuesOf(bytes, type, upload)
        : { [field]: new Blob([bytes]) };
      return { values, isForm, areTexts };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { values: {}, isForm, refusal: error };
    }
  };
}

async function valuesOf(
  bytes: Buffer<ArrayBuffer>,
  type: string,
  { field, files }: Upload,
): Promise<Fields['values']> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    const list = files ? { [field]: form.getAll(field) } : {};
    return { ...Object.fromEntries(form), ...list };
  } catch {
    throw new ApiError('domain', 'The form cannot be read', { status: 400, code: 'bad_request' });
  }
}
