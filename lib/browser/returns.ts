import { returnApi } from '@/lib/api-routes/returns';
import type { ReturnSent } from '@/lib/view/returns';
import { sendForm } from './http';
import { formWithPhotos } from './photos';

/*
 * The requests of a customer for a replacement or refund. Imports ky: `import()` this module.
 */

/** Sends a request with its pictures, which are shrunk first. @throws ApiError */
export async function postAskForReturn(
  fields: Record<string, string | number>,
  photos: readonly File[],
): Promise<ReturnSent> {
  return sendForm(returnApi.ask(), await formWithPhotos(fields, photos));
}
