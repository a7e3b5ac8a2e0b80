import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { diskMediaStore } from '@/shop-api/providers/pictures/disk-media-store';
import { openPictureStore, type PictureStore } from '@/shop-api/providers/pictures/picture-store';

const FOLDER = resolve(import.meta.dirname, '../../node_modules/.cache/vanya-test-media');

/** Keeps pictures in a folder that test files may share, and decodes them in this process. */
export function testPictureStore(mediaFolder = FOLDER): PictureStore {
  const media = diskMediaStore(mediaFolder);
  const take = async (path: string) => {
    const { storeUpload } = await import('@/shop-api/providers/pictures/store-upload');
    try {
      return { picture: await storeUpload(await readFile(path), media) };
    } catch (error) {
      if (!(error instanceof Error && error.name === 'PictureRefused')) throw error;
      return { refusal: error.message };
    }
  };
  return openPictureStore({
    place: { folder: mediaFolder },
    maker: { take, makeAhead: () => undefined },
  });
}
