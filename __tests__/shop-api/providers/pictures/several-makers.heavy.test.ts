import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { killChildOf } from '@/__tests__/support/processes';
import { withS3 } from '@/__tests__/support/s3/with-s3';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { pictureFilesOf } from '@/shop-api/providers/pictures/make-file';
import type { MediaStore } from '@/shop-api/providers/pictures/media-store';
import { ForkedPictureMaker } from '@/shop-api/providers/pictures/picture-maker';
import { openPictureStore } from '@/shop-api/providers/pictures/picture-store';
import { s3MediaStore } from '@/shop-api/providers/pictures/s3-media-store';
import { storePicture } from '@/shop-api/providers/pictures/store-picture';

const s3 = withS3();
const drawing = (background: string) =>
  sharp({ create: { width: 700, height: 700, channels: 3, background } })
    .webp()
    .toBuffer();

/** A server of the shop: its own folder, and the bucket of all. */
function openShop() {
  const place = { folder: tempFolder(), s3: s3.config };
  const maker = new ForkedPictureMaker(place);
  return { maker, store: openPictureStore({ place, maker }) };
}

test('what one server has stored another one makes files of, and both send the same', async () => {
  const [one, other] = [openShop(), openShop()];
  const { id } = await one.store.take(await drawing('#0f4a36'), true);
  const asked = [one, other, one, other].map(({ maker }) => maker.make(id, '640.avif'));
  expect(await Promise.all(asked)).toEqual([true, true, true, true]);
  const media = s3MediaStore(s3.config);
  const made = await media.read(id, '640.avif');
  expect(await sharp(made).metadata()).toMatchObject({ width: 640, format: 'heif' });
  expect(await other.store.has(id)).toBe(true);
  expect(await other.store.take(await drawing('#0f4a36'), true)).toMatchObject({ id, width: 700 });
});

test('two makers put the same bytes', async () => {
  const media = s3MediaStore(s3.config);
  const { id } = await storePicture({ bytes: await drawing('#f2b632'), media });
  const puts: Buffer[] = [];
  const watched: MediaStore = {
    ...media,
    sizeOf: async (of, file) => (file === '320.webp' ? undefined : media.sizeOf(of, file)),
    put: async (of, file, bytes) => {
      puts.push(Buffer.from(bytes));
      await media.put(of, file, bytes);
    },
  };
  await Promise.all([
    pictureFilesOf(watched)(id, '320.webp'),
    pictureFilesOf(watched)(id, '320.webp'),
  ]);
  expect(puts).toHaveLength(2);
  expect(puts[0]?.equals(puts[1] ?? Buffer.alloc(0))).toBe(true);
});

test('a maker that is killed leaves nothing behind that keeps others from the file', async () => {
  const { maker, store } = openShop();
  const { id } = await store.take(await drawing('#a03020'), true);
  const interrupted = maker.make(id, '480.webp');
  await killChildOf(process.pid, 'maker-process');
  expect(typeof (await interrupted)).toBe('boolean');
  expect(await openShop().maker.make(id, '480.webp')).toBe(true);
});

test('a file of a picture that is removed meanwhile is removed too', async () => {
  const media = s3MediaStore(s3.config);
  const { id } = await storePicture({ bytes: await drawing('#3020a0'), media });
  const slow: MediaStore = {
    ...media,
    put: async (of, file, bytes) => {
      await media.remove(of);
      await media.put(of, file, bytes);
    },
  };
  expect(await pictureFilesOf(slow)(id, '320.webp')).toBe(false);
  expect(await media.filesOf(id)).toEqual(new Map());
});

test('a picture is stored or its sender is told, and files wait for a store that is away', async () => {
  const { maker, store } = openShop();
  const { id } = await store.take(await drawing('#102030'), true);
  s3.server.close();
  const away = { name: 'StoreAway' };
  await expect(store.take(await drawing('#405060'), true)).rejects.toMatchObject(away);
  await expect(maker.make(id, '320.webp')).rejects.toMatchObject(away);
  await s3.server.open();
});
