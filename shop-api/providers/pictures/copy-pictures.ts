import { allOf } from '../all-of.ts';
import type { MediaStore } from './media-store.ts';
import { RECORD } from './stored-files.ts';

/** Pictures copied side by side; each is some megabytes. */
const AT_ONCE = 4;

interface Copying {
  from: MediaStore;
  to: MediaStore;
  onProgress?: (progress: CopyProgress) => void;
}

/** How far a copy has come. */
export interface CopyProgress {
  /** Pictures that are complete in the other store. */
  done: number;
  total: number;
  /** Files and bytes that had to be copied. */
  files: number;
  bytes: number;
}

/** A file that was copied is another one in the other store. */
export class CopyDiffers extends Error {
  override name = 'CopyDiffers';
}

/**
 * Copies all pictures with their files from one store to another. What the other has in the same size
 * is left alone, so an interrupted copy goes on; each copied file is read back and compared.
 * @throws CopyDiffers, StoreAway
 */
export async function copyPictures({ from, to, onProgress }: Copying): Promise<CopyProgress> {
  const ids = await allOf(from.ids());
  const progress = { done: 0, total: ids.length, files: 0, bytes: 0 };
  const waiting = ids.values();
  const work = async () => {
    for (const id of waiting) {
      const sizes = await copyPicture({ from, to }, id);
      progress.done += 1;
      progress.files += sizes.length;
      progress.bytes += sizes.reduce((sum, size) => sum + size, 0);
      onProgress?.({ ...progress });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return progress;
}

/** Returns the sizes of the files that had to be copied, in bytes. */
async function copyPicture({ from, to }: Copying, id: string): Promise<number[]> {
  const [here, there] = await Promise.all([from.filesOf(id), to.filesOf(id)]);
  const names = [...here.keys()].filter((file) => there.get(file) !== here.get(file));
  const copied = new Map<string, Uint8Array>();
  for (const file of names.toSorted(recordLast)) {
    const bytes = await from.read(id, file);
    if (bytes) copied.set(file, bytes);
  }
  if (there.size === 0 && copied.size > 0) await to.publish(id, copied);
  else for (const [file, bytes] of copied) await to.put(id, file, bytes);
  for (const [file, bytes] of copied) await compare(to, { id, file, bytes });
  return [...copied.values()].map(({ length }) => length);
}

/** Where its record is, a picture is complete. */
function recordLast(one: string, other: string): number {
  return Number(one === RECORD) - Number(other === RECORD);
}

interface Copied {
  id: string;
  file: string;
  bytes: Uint8Array;
}

async function compare(to: MediaStore, { id, file, bytes }: Copied): Promise<void> {
  const read = await to.read(id, file);
  if (read && Buffer.compare(read, bytes) === 0) return;
  throw new CopyDiffers(`${id}/${file} is not the same after it was copied.`);
}
