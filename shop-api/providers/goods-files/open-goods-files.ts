import { join } from 'node:path';
import { MAX_PICTURE_MB } from '../../../contract/shop/limits.ts';
import type { S3Config } from '../s3/s3-config.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { GoodsFiles } from './goods-file.ts';
import { s3SentFiles } from './s3-sent-files.ts';
import { sentFilesIn } from './sent-files.ts';
import { readInThread } from './thread-reader.ts';
import { csvOf, xlsxOf } from './write-sheets.ts';
import { picturesIn } from './zip-pictures.ts';

interface Place {
  dataDir: string;
  /** The bucket that several servers share. */
  s3?: S3Config | undefined;
}

/** Keeps files of goods in a bucket or in `{dataDir}/imports`, and reads them beside the shop. */
export function openGoodsFiles({ dataDir, s3 }: Place): GoodsFiles {
  const folder = join(dataDir, 'imports');
  return {
    sent: s3 ? s3SentFiles({ s3, folder }) : sentFilesIn(folder),
    read: readInThread,
    picturesIn,
    maxPictureMb: MAX_PICTURE_MB,
    fetchPicture: (address) => fetchPicture(address),
    csvOf,
    xlsxOf,
  };
}
