import { expect, test } from '@jest/globals';
import { withS3 } from '@/__tests__/support/s3/with-s3';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { type CopyProgress, copyPictures } from '@/shop-api/providers/pictures/copy-pictures';
import { diskMediaStore } from '@/shop-api/providers/pictures/disk-media-store';
import type { MediaStore } from '@/shop-api/providers/pictures/media-store';
import { s3MediaStore } from '@/shop-api/providers/pictures/s3-media-store';

const s3 = withS3();
const disk = diskMediaStore(tempFolder());

const filled = (text: string) =>
  new Map(['original', 'picture.json', '320.avif'].map((file) => [file, Buffer.from(text + file)]));

async function contentOf(media: MediaStore): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for await (const id of media.ids()) {
    for (const file of (await media.filesOf(id)).keys())
      content[`${id}/${file}`] = String(await media.read(id, file));
  }
  return content;
}

test('all pictures are copied with their files, once, and back again', async () => {
  const bucket = s3MediaStore(s3.config);
  await disk.publish('one', filled('1'));
  await disk.publish('two', filled('2'));
  const steps: CopyProgress[] = [];
  await copyPictures({ from: disk, to: bucket, onProgress: (progress) => steps.push(progress) });
  expect(steps.map(({ done, total }) => [done, total])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(steps.at(-1)).toMatchObject({ files: 6, bytes: 2 * 31 });
  expect(await contentOf(bucket)).toEqual(await contentOf(disk));

  expect(await copyPictures({ from: disk, to: bucket })).toMatchObject({ files: 0, bytes: 0 });

  const other = diskMediaStore(tempFolder());
  await copyPictures({ from: bucket, to: other });
  expect(await contentOf(other)).toEqual(await contentOf(disk));
});

test('a copy that was interrupted goes on with what is missing or cut', async () => {
  const bucket = s3MediaStore(s3.config);
  await disk.publish('cut', filled('3'));
  await bucket.put('cut', 'original', Buffer.from('3orig'));
  expect(await copyPictures({ from: disk, to: bucket })).toMatchObject({ files: 3 });
  expect(await contentOf(bucket)).toEqual(await contentOf(disk));
});

test('a store that keeps something else is noticed', async () => {
  const bucket = s3MediaStore(s3.config);
  await disk.publish('lied', filled('4'));
  const lying: MediaStore = { ...bucket, read: async () => Buffer.from('else') };
  await expect(copyPictures({ from: disk, to: lying })).rejects.toMatchObject({
    name: 'CopyDiffers',
  });
});
