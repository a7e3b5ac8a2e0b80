import type { MediaStore } from './media-store.ts';
import { remakePicture } from './remake-picture.ts';
import { findStored, idOfBytes, type StoredPicture, storePicture } from './store-picture.ts';

/**
 * Stores what staff sent under the id of its bytes, made again from its pixels: nothing else of the
 * file is kept. Bytes that are stored already are not read again.
 * @throws {PictureRefused}
 */
export async function storeUpload(bytes: Uint8Array, media: MediaStore): Promise<StoredPicture> {
  const id = idOfBytes(bytes);
  const known = await findStored(media, id);
  return known ?? storePicture({ id, bytes: await remakePicture(bytes), media });
}
