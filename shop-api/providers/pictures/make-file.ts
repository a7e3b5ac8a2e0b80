import { LRUCache } from 'lru-cache';
import type { MediaStore } from './media-store.ts';
import { type OpenPicture, openPicture } from './open-picture.ts';
import { drawFile } from './picture-files.ts';
import { filesFor } from './picture-names.ts';
import { readRecord } from './store-picture.ts';
import { ORIGINAL, RECORD } from './stored-files.ts';

/** Decoded pictures, of which further files are likely to be wanted next; some 5 MB each. */
const OPENED = 4;

/**
 * Makes a file of a stored picture unless it exists; it appears complete, in one step.
 * @returns whether the file exists now; false for names that the picture cannot have
 */
export type MakePictureFile = (id: string, file: string) => Promise<boolean>;

/** Makes files of the pictures of a store. */
export function pictureFilesOf(media: MediaStore): MakePictureFile {
  const opened = new LRUCache<string, Promise<OpenPicture | null>>({ max: OPENED });
  const openOriginal = async (id: string) => {
    const opening = opened.get(id) ?? readOriginal(media, id);
    opened.set(id, opening);
    const picture = await opening.catch((error: unknown) => {
      opened.delete(id);
      throw error;
    });
    if (!picture) opened.delete(id);
    return picture;
  };
  return async (id, file) => {
    if ((await media.sizeOf(id, file)) !== undefined) return true;
    const record = await readRecord(media, id);
    if (!record || !filesFor(record.widths).includes(file)) return false;
    const picture = await openOriginal(id);
    if (!picture) return false;
    await media.put(id, file, await drawFile(picture, file));
    if ((await media.sizeOf(id, RECORD)) !== undefined) return true;
    // Somebody removed the picture meanwhile.
    await media.remove(id);
    return false;
  };
}

/** Returns null for pictures of earlier versions, which kept their files only. */
async function readOriginal(media: MediaStore, id: string): Promise<OpenPicture | null> {
  const bytes = await media.read(id, ORIGINAL);
  return bytes ? openPicture(bytes) : null;
}
