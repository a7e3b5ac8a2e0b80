import { parseArgs } from 'node:util';
import { readApiConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import {
  CopyDiffers,
  type CopyProgress,
  copyPictures,
} from '../providers/pictures/copy-pictures.ts';
import { diskMediaStore } from '../providers/pictures/disk-media-store.ts';
import { mediaPlaceOf } from '../providers/pictures/open-media-store.ts';
import { s3MediaStore } from '../providers/pictures/s3-media-store.ts';
import { findBucketFault } from '../providers/s3/bucket-fault.ts';
import { StoreAway } from '../providers/s3/store-away.ts';
import { failureOf } from '../start-problem.ts';

const USAGE = `Usage: npm run move-pictures [-- --back]
  copies the pictures of DATA_DIR into the bucket of S3_BUCKET; with --back from there to DATA_DIR`;

/** A line of progress after so many pictures. */
const A_LINE = 100;
const MB = 1_000_000;

class WrongUse extends Error {}

/** Copies pictures between the disk and the bucket. Nothing is deleted, and it can be repeated. */
async function main(): Promise<void> {
  const isBack = readsBack(process.argv.slice(2));
  const { folder, s3 } = mediaPlaceOf(readApiConfig(process.env));
  if (!s3) throw new WrongUse('S3_BUCKET is not set.');
  const fault = await findBucketFault(s3);
  if (fault) throw new WrongUse(fault.sentence);
  const [disk, bucket] = [diskMediaStore(folder), s3MediaStore(s3)];
  const onProgress = (progress: CopyProgress) => {
    if (progress.done % A_LINE === 0) console.info(lineOf(progress));
  };
  const [from, to] = isBack ? [bucket, disk] : [disk, bucket];
  console.info(isBack ? `From ${s3.bucket} to ${folder}` : `From ${folder} to ${s3.bucket}`);
  const progress = await copyPictures({ from, to, onProgress });
  console.info(lineOf(progress));
  console.info('All pictures are there; each copied file was read back and compared.');
}

function lineOf({ done, total, files, bytes }: CopyProgress): string {
  return `pictures ${done} of ${total}; copied ${files} files, ${(bytes / MB).toFixed(1)} MB`;
}

function readsBack(args: string[]): boolean {
  try {
    const { back } = parseArgs({ args, options: { back: { type: 'boolean' } } }).values;
    return back === true;
  } catch {
    throw new WrongUse(USAGE);
  }
}

function isPlain(error: unknown): error is Error {
  return [WrongUse, ConfigError, CopyDiffers, StoreAway].some((kind) => error instanceof kind);
}

main().catch((error: unknown) => {
  console.error(isPlain(error) ? error.message : failureOf(error));
  process.exit(1);
});
