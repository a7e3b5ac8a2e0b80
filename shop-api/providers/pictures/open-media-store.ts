import { join } from 'node:path';
import type { S3Config } from '../s3/s3-config.ts';
import { diskMediaStore } from './disk-media-store.ts';
import type { MediaStore } from './media-store.ts';
import { s3MediaStore } from './s3-media-store.ts';

/** Where the shop keeps its pictures. */
export interface MediaPlace {
  /** A folder of this machine: of all files, or of unfinished work alone where there is a bucket. */
  folder: string;
  /** The bucket that several servers share. */
  s3?: S3Config | undefined;
}

interface Configured {
  dataDir: string;
  s3: S3Config | undefined;
}

/** Returns where the shop keeps its pictures. */
export function mediaPlaceOf({ dataDir, s3 }: Configured): MediaPlace {
  return { folder: join(dataDir, 'media'), s3 };
}

/** Opens the store of a place; nothing is asked of a bucket before its first use. */
export function openMediaStore({ folder, s3 }: MediaPlace): MediaStore {
  return s3 ? s3MediaStore(s3) : diskMediaStore(folder);
}
