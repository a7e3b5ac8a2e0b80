import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPicture } from './open-picture.ts';
import { ORIGINAL } from './original.ts';
import { blurOf, widthsFor } from './picture-files.ts';
import { fileErrorCode, publishFolder } from './publish-folder.ts';

/** A stored picture. `{src}/{width}.avif`, `{src}/{width}.webp`, `{src}/share.jpg` can be made. */
export interface StoredPicture {
  /** The first 16 hex digits of the SHA-256 of the input. */
  id: string;
  src: string;
  /** The size of the input in pixels, upright. */
  width: number;
  height: number;
  widths: number[];
  /** Data URI of at most 200 bytes. */
  blur: string;
}

interface StorePictureInput {
  /** A JPEG, PNG or WebP file. */
  bytes: Uint8Array;
  mediaFolder: string;
  /** The maximum width of the files to make, in pixels; all widths without it. */
  maxWidth?: number | undefined;
}

/** What is known of the picture; marks a finished folder. */
const RECORD = 'picture.json';

/**
 * Stores a picture under `{mediaFolder}/{id}/`; its files are made when they are wanted. The same
 * bytes always give the same folder, which is then not changed.
 * @throws {PictureRefused} when the bytes are not a picture that the shop accepts
 */
export async function storePicture(input: StorePictureInput): Promise<StoredPicture> {
  const id = createHash('sha256').update(input.bytes).digest('hex').slice(0, 16);
  const folder = join(input.mediaFolder, id);
  return (await readRecord(folder)) ?? (await store(id, folder, input));
}

async function store(
  id: string,
  folder: string,
  { bytes, maxWidth }: StorePictureInput,
): Promise<StoredPicture> {
  const picture = await openPicture(bytes);
  const { width, height } = picture;
  const widths = widthsFor(Math.min(width, maxWidth ?? width));
  const stored = { id, src: `/media/${id}`, width, height, widths, blur: await blurOf(picture) };
  await publishFolder(folder, async (unfinished) => {
    await writeFile(join(unfinished, ORIGINAL), bytes);
    await writeFile(join(unfinished, RECORD), `${JSON.stringify(stored)}\n`);
  });
  return stored;
}

/** Reads what is known of a stored picture; undefined for a folder without one. */
export async function readRecord(folder: string): Promise<StoredPicture | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, RECORD), 'utf8')) as StoredPicture;
  } catch (error) {
    if (fileErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
