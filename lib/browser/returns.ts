import { RETURN_PHOTO_SIZES } from '@/contract/returns/return-photos';
import { returnApi } from '@/lib/api-routes/returns';
import type { ReturnSent } from '@/lib/view/returns';
import { sendForm } from './http';

/*
 * The requests of a customer for a replacement or refund. Imports ky: `import()` this module.
 */

/** Sends a request with its pictures, which are shrunk first. @throws ApiError */
export async function postAskForReturn(
  fields: Record<string, string | number>,
  photos: readonly File[],
): Promise<ReturnSent> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const photo of photos) form.append('photos', await shrunk(photo), photo.name);
  return sendForm(returnApi.ask(), form);
}

/**
 * Returns a picture in the size that the shop stores, so that a phone on a slow network sends a
 * tenth of its bytes; the file itself where the browser cannot do it.
 */
async function shrunk(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, RETURN_PHOTO_SIZES.large / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
    return blob && blob.size < file.size ? blob : file;
  } catch {
    return file;
  }
}
