import { PICTURE_CACHING, pictureType } from '../../../contract/shop/picture-types.ts';
import { S3Bucket } from '../s3/s3-bucket.ts';
import type { S3Config } from '../s3/s3-config.ts';
import type { MediaStore } from './media-store.ts';
import { RECORD } from './stored-files.ts';

/** As in the addresses of the shop, so that a network of caches may read the bucket itself. */
const ROOT = 'media/';

/** Keeps pictures in a bucket, which several servers share. */
export function s3MediaStore(config: S3Config): MediaStore {
  const bucket = new S3Bucket(config);
  const folderOf = (id: string) => `${ROOT}${id}/`;
  const put = (id: string, file: string, bytes: Uint8Array) => {
    const contentType = pictureType(file);
    const headers = contentType ? { contentType, cacheControl: PICTURE_CACHING } : {};
    return bucket.put(folderOf(id) + file, bytes, headers);
  };
  const filesOf = async (id: string) => {
    const sizes = new Map<string, number>();
    const folder = folderOf(id);
    for await (const { key, size } of bucket.list(folder))
      sizes.set(key.slice(folder.length), size);
    return sizes;
  };
  return {
    sizeOf: (id, file) => bucket.sizeOf(folderOf(id) + file),
    read: (id, file) => bucket.read(folderOf(id) + file),
    put,
    async publish(id, files) {
      const { [RECORD]: record, ...others } = Object.fromEntries(files);
      await Promise.all(Object.entries(others).map(([file, bytes]) => put(id, file, bytes)));
      if (record) await put(id, RECORD, record);
    },
    filesOf,
    ids: () => bucket.folders(ROOT),
    async remove(id) {
      // Without its record no file of it is made any more; whoever makes one removes it again.
      await bucket.remove([folderOf(id) + RECORD]);
      const files = [...(await filesOf(id)).keys()];
      await bucket.remove(files.map((file) => folderOf(id) + file));
    },
  };
}
