import { PHOTO_SIZES } from '@/contract/shop/photos';

/** Returns a form with fields and pictures, which are shrunk first. */
export async function formWithPhotos(
  fields: Record<string, string | number | undefined>,
  photos: readonly File[],
): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value ?? ''));
  for (const photo of photos) form.append('photos', await shrunk(photo), photo.name);
  return form;
}

/**
 * Returns a picture in the size that the shop stores, so that a phone on a slow network sends a
 * tenth of its bytes; the file itself where the browser cannot do it.
 */
async function shrunk(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, PHOTO_SIZES.large / Math.max(bitmap.width, bitmap.height));
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
