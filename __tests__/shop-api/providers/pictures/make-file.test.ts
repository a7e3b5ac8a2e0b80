import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { makePictureFile } from '@/shop-api/providers/pictures/make-file';
import { storePicture } from '@/shop-api/providers/pictures/store-picture';

const mediaFolder = tempFolder();
let folder: string;

const drawing = (background: string) =>
  sharp({ create: { width: 500, height: 400, channels: 3, background } })
    .webp()
    .toBuffer();

beforeAll(async () => {
  const { id } = await storePicture({ bytes: await drawing('#0f4a36'), mediaFolder });
  folder = join(mediaFolder, id);
});

test('a file that exists is not made again', async () => {
  expect(await makePictureFile(folder, '320.webp')).toBe(true);
  const before = await stat(join(folder, '320.webp'));
  expect(await makePictureFile(folder, '320.webp')).toBe(true);
  expect((await stat(join(folder, '320.webp'))).ino).toBe(before.ino);
});

test('only files that a picture can have are made', async () => {
  for (const file of ['960.avif', '321.avif', '320.png', 'share.webp', '../320.avif']) {
    expect([file, await makePictureFile(folder, file)]).toEqual([file, false]);
  }
});

test('nothing unfinished is left, also when a file cannot be made', async () => {
  const { id } = await storePicture({ bytes: await drawing('#ffffff'), mediaFolder });
  const broken = join(mediaFolder, id);
  await writeFile(join(broken, 'original'), 'no picture');
  await expect(makePictureFile(broken, '200.avif')).rejects.toThrow();
  expect((await readdir(broken)).sort()).toEqual(['original', 'picture.json']);
});

test('a picture of an earlier version, without its original, keeps the files it has', async () => {
  const { id } = await storePicture({ bytes: await drawing('#000000'), mediaFolder });
  const old = join(mediaFolder, id);
  await makePictureFile(old, '200.webp');
  await rm(join(old, 'original'));
  expect(await makePictureFile(old, '200.webp')).toBe(true);
});
