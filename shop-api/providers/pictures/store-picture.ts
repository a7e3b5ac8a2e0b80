import { createHash } from 'node:crypto';
import type { MediaStore } from './media-store.ts';
import { openPicture } from './open-picture.ts';
import { blurOf } from './picture-files.ts';
import { widthsFor } from './picture-names.ts';
import { ORIGINAL, RECORD } from './stored-files.ts';

/** A stored picture. `{src}/{width}.avif`, `{src}/{width}.webp`, `{src}/share.jpg` can be made. */
export interface StoredPicture {
  /** The first 16 hex digits of the SHA-256 of the input, or of what it was made from. */
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
  /** Where the file was made from what was sent: the id of that. */
  id?: string;
  media: MediaStore;
  /** The maximum width of the files to make, in pixels; all widths without it. */
  maxWidth?: number | undefined;
}

/**
 * Stores a picture under its id; its files are made when they are wanted. The same bytes always are
 * the same picture, which is then not changed.
 * @throws {PictureRefused} when the bytes are not a picture that the shop accepts
 */
export async function storePicture(input: StorePictureInput): Promise<StoredPicture> {
  const { id = idOfBytes(input.bytes) } = input;
  return (await findStored(input.media, id)) ?? (await store(id, input));
}

/** Returns the id of a file: the same bytes have the same. */
export function idOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

async function store(
  id: string,
  { bytes, media, maxWidth }: StorePictureInput,
): Promise<StoredPicture> {
  const picture = await openPicture(bytes);
  const { width, height } = picture;
  const widths = widthsFor(Math.min(width, maxWidth ?? width));
  const stored = { id, src: `/media/${id}`, width, height, widths, blur: await blurOf(picture) };
  const record = Buffer.from(`${JSON.stringify(stored)}\n`);
  await media.publish(
    id,
    new Map([
      [ORIGINAL, bytes],
      [RECORD, record],
    ]),
  );
  return stored;
}

/** Returns a picture that is stored with its original; a half removed one is stored again. */
export async function findStored(
  media: MediaStore,
  id: string,
): Promise<StoredPicture | undefined> {
  const record = await readRecord(media, id);
  return record && (await media.sizeOf(id, ORIGINAL)) !== undefined ? record : undefined;
}

/** Reads what is known of a stored picture; undefined where there is none. */
export async function readRecord(
  media: MediaStore,
  id: string,
): Promise<StoredPicture | undefined> {
  const bytes = await media.read(id, RECORD);
  return bytes && (JSON.parse(bytes.toString()) as StoredPicture);
}
