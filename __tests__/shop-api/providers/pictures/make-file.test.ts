import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { diskMediaStore } from '@/shop-api/providers/pictures/disk-media-store';
import { pictureFilesOf } from '@/shop-api/providers/pictures/make-file';
import { storePicture } from '@/shop-api/providers/pictures/store-picture';

const mediaFolder = tempFolder();
const media = diskMediaStore(mediaFolder);
const makePictureFile = pictureFilesOf(media);
let id: string;

const drawing = (background: string) =>
  sharp({ create: { width: 500, height: 400, channels: 3, background } })
    .webp()
    .toBuffer();

beforeAll(async () => {
  id = (await storePicture({ bytes: await drawing('#0f4a36'), media })).id;
});

test('a file that exists is not made again', async () => {
  expect(await makePictureFile(id, '320.webp')).toBe(true);
  const before = await stat(join(mediaFolder, id, '320.webp'));
  expect(await makePictureFile(id, '320.webp')).toBe(true);
  expect((await stat(join(mediaFolder, id, '320.webp'))).ino).toBe(before.ino);
});

test('only files that a picture can have are made', async () => {
  for (const file of ['960.avif', '321.avif', '320.png', 'share.webp', '../320.avif']) {
    expect([file, await makePictureFile(id, file)]).toEqual([file, false]);
  }
});

test('nothing unfinished is left, also when a file cannot be made', async () => {
  const broken = (await storePicture({ bytes: await drawing('#ffffff'), media })).id;
  await writeFile(join(mediaFolder, broken, 'original'), 'no picture');
  await expect(makePictureFile(broken, '200.avif')).rejects.toThrow();
  expect((await readdir(join(mediaFolder, broken))).sort()).toEqual(['original', 'picture.json']);
});

test('a picture of an earlier version, without its original, keeps the files it has', async () => {
  const old = (await storePicture({ bytes: await drawing('#000000'), media })).id;
  await makePictureFile(old, '200.webp');
  await rm(join(mediaFolder, old, 'original'));
  expect(await makePictureFile(old, '200.webp')).toBe(true);
});
