import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { killChildOf } from '@/__tests__/support/processes';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { pictureMessages } from '@/contract/messages/staff-pictures';
import { diskMediaStore } from '@/shop-api/providers/pictures/disk-media-store';
import { ForkedPictureMaker } from '@/shop-api/providers/pictures/picture-maker';
import { openPictureStore } from '@/shop-api/providers/pictures/picture-store';
import { storePicture } from '@/shop-api/providers/pictures/store-picture';

const mediaFolder = tempFolder();
const place = { folder: mediaFolder };
const media = diskMediaStore(mediaFolder);
let id: string;
let other: string;

const stored = async (background: string) => {
  const picture = sharp({ create: { width: 700, height: 700, channels: 3, background } });
  return (await storePicture({ bytes: await picture.webp().toBuffer(), media })).id;
};

beforeAll(async () => {
  id = await stored('#0f4a36');
  other = await stored('#f2b632');
});

test('a file is made once, however many ask for it at once', async () => {
  const maker = new ForkedPictureMaker(place);
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
  const maker = new ForkedPictureMaker(place);
  expect(await maker.make(id, '480.avif')).toBe(true);
  const interrupted = maker.make(id, '480.webp');
  await killChildOf(process.pid, 'maker-process');
  // Made just before the kill, or not at all.
  expect(typeof (await interrupted)).toBe('boolean');
  expect(await maker.make(id, '480.webp')).toBe(true);
  expect(await maker.make(id, '480.avif')).toBe(true);
});

test('files are made ahead, and those that are asked for meanwhile too', async () => {
  const maker = new ForkedPictureMaker(place, ['unknown', id, other]);
  maker.start();
  expect(await maker.make(other, 'share.jpg')).toBe(true);
  const all = [200, 320, 480, 640].flatMap((width) => [`${width}.avif`, `${width}.webp`]).sort();
  for (const picture of [id, other]) {
    while (filesOf(picture).length < all.length + 3) await pause(20);
    expect(filesOf(picture)).toEqual([...all, 'original', 'picture.json', 'share.jpg']);
  }
});

test('what staff send is stored by the process that makes files, which then begins with them', async () => {
  const maker = new ForkedPictureMaker(place);
  const store = openPictureStore({ place, maker });
  const create = { width: 330, height: 330, channels: 3, background: '#a03020' } as const;
  const picture = await store.take(await sharp({ create }).png().toBuffer());
  expect(picture).toMatchObject({ width: 330, height: 330, widths: [200, 320] });
  const done = { made: 5, total: 5 };
  while ((await store.progressOf(picture)).made < done.total) await pause(20);
  expect(await store.progressOf(picture)).toEqual(done);
  expect(readdirSync(mediaFolder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a refusal reaches the sender, and the process goes on', async () => {
  const maker = new ForkedPictureMaker(place);
  const store = openPictureStore({ place, maker });
  await expect(store.take(Buffer.from('<svg/>'))).rejects.toMatchObject({
    name: 'PictureRefused',
    message: pictureMessages.drawing,
  });
  await expect(store.take(Buffer.from('GIF89a'))).rejects.toMatchObject({
    message: pictureMessages.unreadable,
  });
  expect(await maker.make(id, '200.webp')).toBe(true);
});

test('the picture of a process that is killed over it can be sent again', async () => {
  const maker = new ForkedPictureMaker(place);
  const store = openPictureStore({ place, maker });
  const create = { width: 5000, height: 5000, channels: 3, background: '#3020a0' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const taking = store.take(bytes).then(
    () => 'taken',
    (error: Error) => error.message,
  );
  await killChildOf(process.pid, 'maker-process');
  expect(['taken', pictureMessages.notTaken]).toContain(await taking);
  expect(await store.take(bytes)).toMatchObject({ width: 2400 });
});

const filesOf = (picture: string) =>
  readdirSync(join(mediaFolder, picture))
    .filter((file) => !file.startsWith('.'))
    .sort();
