import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { killChildOf } from '@/__tests__/support/processes';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { ForkedPictureMaker } from '@/shop-api/providers/pictures/picture-maker';
import { storePicture } from '@/shop-api/providers/pictures/store-picture';

const mediaFolder = tempFolder();
let id: string;
let other: string;

const stored = async (background: string) => {
  const picture = sharp({ create: { width: 700, height: 700, channels: 3, background } });
  return (await storePicture({ bytes: await picture.webp().toBuffer(), mediaFolder })).id;
};

beforeAll(async () => {
  id = await stored('#0f4a36');
  other = await stored('#f2b632');
});

test('a file is made once, however many ask for it at once', async () => {
  const maker = new ForkedPictureMaker(mediaFolder);
  const asked = Array.from({ length: 50 }, () => maker.make(id, '640.avif'));
  expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
  expect(readdirSync(join(mediaFolder, id)).sort()).toEqual([
    '640.avif',
    'original',
    'picture.json',
  ]);
  expect(await maker.make(id, '960.avif')).toBe(false);
  expect(await maker.make('unknown', '200.avif')).toBe(false);
});

test('after a kill the next request is answered, and nothing made is lost', async () => {
  const maker = new ForkedPictureMaker(mediaFolder);
  expect(await maker.make(id, '480.avif')).toBe(true);
  const interrupted = maker.make(id, '480.webp');
  await killChildOf(process.pid, 'maker-process');
  // Made just before the kill, or not at all.
  expect(typeof (await interrupted)).toBe('boolean');
  expect(await maker.make(id, '480.webp')).toBe(true);
  expect(await maker.make(id, '480.avif')).toBe(true);
});

test('files are made ahead, and those that are asked for meanwhile too', async () => {
  const maker = new ForkedPictureMaker(mediaFolder, ['unknown', id, other]);
  maker.start();
  expect(await maker.make(other, 'share.jpg')).toBe(true);
  const all = [200, 320, 480, 640].flatMap((width) => [`${width}.avif`, `${width}.webp`]).sort();
  for (const picture of [id, other]) {
    while (filesOf(picture).length < all.length + 3) await pause(20);
    expect(filesOf(picture)).toEqual([...all, 'original', 'picture.json', 'share.jpg']);
  }
});

const filesOf = (picture: string) =>
  readdirSync(join(mediaFolder, picture))
    .filter((file) => !file.startsWith('.'))
    .sort();
