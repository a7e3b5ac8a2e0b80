import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_IMPORT_ZIP_FILES, MAX_PICTURE_BYTES } from '../../../contract/shop/limits.ts';
import { idOfBytes } from '../pictures/store-picture.ts';
import type { ZippedPicture } from './goods-file.ts';
import { openZip, unpack } from './zip-guard.ts';

/** Pictures are packed already: a ZIP of 200 MB with more in it is none of pictures. */
const LIMITS = { files: MAX_IMPORT_ZIP_FILES, bytes: 1_000_000_000 };
/** What systems add beside the files of a person. */
const OF_SYSTEMS = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/;

/** Reads the pictures of a ZIP, or of a folder, one after the other. @throws GoodsFileRefused */
export async function* picturesIn(path: string): AsyncGenerator<ZippedPicture, void> {
  if ((await stat(path)).isDirectory()) yield* inFolder(path);
  else yield* inZip(path);
}

async function* inZip(path: string): AsyncGenerator<ZippedPicture, void> {
  const zip = await openZip(path, LIMITS);
  try {
    for (const entry of zip.entries) {
      const { fileName: name, uncompressedSize: size } = entry;
      if (!OF_SYSTEMS.test(name)) yield await pictureOf(name, size, () => unpack(zip, entry));
    }
  } finally {
    zip.close();
  }
}

async function* inFolder(folder: string): AsyncGenerator<ZippedPicture, void> {
  for (const found of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(found.parentPath, found.name);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    if (!found.isFile() || OF_SYSTEMS.test(name)) continue;
    const { size } = await stat(path);
    yield await pictureOf(name, size, () => readFile(path));
  }
}

async function pictureOf(
  name: string,
  size: number,
  read: () => Promise<Uint8Array>,
): Promise<ZippedPicture> {
  if (size > MAX_PICTURE_BYTES) return { name, picture: undefined };
  const bytes = await read();
  return { name, picture: { id: idOfBytes(bytes), bytes } };
}
