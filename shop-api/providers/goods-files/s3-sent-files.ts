import { appendFile, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IMPORT_PART_BYTES } from '../../../contract/shop/limits.ts';
import { allOf } from '../all-of.ts';
import { S3Bucket } from '../s3/s3-bucket.ts';
import type { S3Config } from '../s3/s3-config.ts';
import type { SentFileStore } from './goods-file.ts';

const ROOT = 'imports/';
/** Digits of a place in a file, so that the parts lie in their order. */
const DIGITS = 12;

interface Given {
  s3: S3Config;
  /** Where this machine reads a file from, while it does. */
  folder: string;
}

/**
 * Keeps the parts of files in a bucket, each an object that is named by its place: whichever server
 * gets a part, and whichever reads the file.
 */
export function s3SentFiles({ s3, folder }: Given): SentFileStore {
  const bucket = new S3Bucket(s3);
  const folderOf = (id: number) => join(folder, String(id));
  const pathOf = (id: number, file: string) => join(folderOf(id), file);
  const prefixOf = (id: number, file: string) => `${ROOT}${id}/${file}/`;
  const append: SentFileStore['append'] = (id, file, { at, bytes }) =>
    bucket.put(prefixOf(id, file) + String(at).padStart(DIGITS, '0'), bytes);
  return {
    pathOf,
    append,
    async sizeOf(id, file) {
      let size = 0;
      for await (const part of bucket.list(prefixOf(id, file))) size += part.size;
      return size;
    },
    async link(id, file, from) {
      if ((await stat(from)).isDirectory())
        throw new Error(`${from} is a folder: with S3_BUCKET, give a ZIP of it.`);
      for await (const part of partsOf(from)) await append(id, file, part);
    },
    async fetch(id, files) {
      await mkdir(folderOf(id), { recursive: true });
      for (const file of files) {
        await rm(pathOf(id, file), { force: true });
        for await (const { key } of bucket.list(prefixOf(id, file)))
          await appendFile(pathOf(id, file), (await bucket.read(key)) ?? '');
      }
    },
    release: (id) => rm(folderOf(id), { recursive: true, force: true }),
    async remove(id) {
      const parts = await allOf(bucket.list(`${ROOT}${id}/`));
      await bucket.remove(parts.map(({ key }) => key));
      await rm(folderOf(id), { recursive: true, force: true });
    },
  };
}

async function* partsOf(path: string): AsyncGenerator<{ at: number; bytes: Uint8Array }, void> {
  const file = await open(path);
  try {
    for (let at = 0; ; ) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(IMPORT_PART_BYTES), 0, null, at);
      if (bytesRead === 0) return;
      yield { at, bytes: buffer.subarray(0, bytesRead) };
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}
