import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { OpenPicture } from './open-picture.ts';
import { openPicture } from './open-picture.ts';
import { ORIGINAL } from './original.ts';
import { drawFile, filesFor } from './picture-files.ts';
import { fileErrorCode } from './publish-folder.ts';
import { readRecord } from './store-picture.ts';

/** Decoded pictures, of which further files are likely to be wanted next; some 5 MB each. */
const opened = new LRUCache<string, Promise<OpenPicture>>({ max: 4 });

/**
 * Makes a file of a stored picture unless it exists; it appears complete, in one step.
 * @returns whether the file exists now; false for names that the picture cannot have
 */
export async function makePictureFile(folder: string, file: string): Promise<boolean> {
  const path = join(folder, file);
  if (await exists(path)) return true;
  const record = await readRecord(folder);
  if (!record || !filesFor(record.widths).includes(file)) return false;
  const picture = await openOriginal(folder);
  if (!picture) return false;
  const unfinished = join(folder, `.${randomUUID()}`);
  try {
    await writeFile(unfinished, await drawFile(picture, file));
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
  return true;
}

/** Returns null for pictures of earlier versions, which kept their files only. */
async function openOriginal(folder: string): Promise<OpenPicture | null> {
  const known = opened.get(folder);
  const opening = known ?? readFile(join(folder, ORIGINAL)).then(openPicture);
  if (!known) opened.set(folder, opening);
  try {
    return await opening;
  } catch (error) {
    opened.delete(folder);
    if (fileErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}
