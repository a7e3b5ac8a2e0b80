import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { diskMediaStore } from '@/shop-api/providers/pictures/disk-media-store';
import { pictureFilesOf } from '@/shop-api/providers/pictures/make-file';
import type { MediaStore } from '@/shop-api/providers/pictures/media-store';
import { storePicture } from '@/shop-api/providers/pictures/store-picture';

let mediaFolder: string;
let media: MediaStore;

beforeEach(async () => {
  mediaFolder = await mkdtemp(join(tmpdir(), 'vanya-media-'));
  media = diskMediaStore(mediaFolder);
});

afterEach(async () => {
  await rm(mediaFolder, { recursive: true, force: true });
});

/** A picture with some detail: a gradient with noise. */
function draw(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } });
}

async function sizeOf(id: string, file: string) {
  expect(await pictureFilesOf(media)(id, file)).toBe(true);
  return sharp(join(mediaFolder, id, file)).metadata();
}

describe('storing a picture', () => {
  test('gives it AVIF and WebP in every fixed width up to its own, made when they are wanted', async () => {
    const bytes = await draw(700, 875).webp().toBuffer();
    const stored = await storePicture({ bytes, media });

    expect(stored).toMatchObject({ width: 700, height: 875, widths: [200, 320, 480, 640] });
    expect(stored.id).toMatch(/^[0-9a-f]{16}$/);
    expect(stored.src).toBe(`/media/${stored.id}`);
    expect(await sizeOf(stored.id, '480.avif')).toMatchObject({ width: 480, height: 600 });
    expect(await sizeOf(stored.id, '640.webp')).toMatchObject({ format: 'webp', height: 800 });
    const files = await readdir(join(mediaFolder, stored.id));
    expect(files.sort()).toEqual(['480.avif', '640.webp', 'original', 'picture.json']);
  });

  test('has a width for phones with two and for phones with three device pixels', async () => {
    const stored = await storePicture({
      bytes: await draw(1200, 30).png().toBuffer(),
      media,
    });
    expect(stored.widths).toEqual([200, 320, 480, 640, 800, 960, 1200]);
  });

  test('keeps the own width of a picture smaller than the smallest size', async () => {
    const stored = await storePicture({ bytes: await draw(90, 60).png().toBuffer(), media });
    expect(stored.widths).toEqual([90]);
  });

  test('gives the same folder to the same bytes and leaves it untouched', async () => {
    const bytes = await draw(340, 340).jpeg().toBuffer();
    const first = await storePicture({ bytes, media });
    const before = await stat(join(mediaFolder, first.id));
    expect(await storePicture({ bytes, media })).toEqual(first);
    expect((await stat(join(mediaFolder, first.id))).mtimeMs).toBe(before.mtimeMs);
  });

  test('lets two concurrent writers of the same picture both succeed, with one folder', async () => {
    const bytes = await draw(340, 340).jpeg().toBuffer();
    const [one, two] = await Promise.all([
      storePicture({ bytes, media }),
      storePicture({ bytes, media }),
    ]);
    expect(one).toEqual(two);
    expect(await readdir(mediaFolder)).toEqual([one.id]);
  });

  test('rotates a photograph upright and removes its metadata', async () => {
    const bytes = await draw(400, 300)
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'where I live' } } })
      .toBuffer();
    const stored = await storePicture({ bytes, media });
    expect(stored).toMatchObject({ width: 300, height: 400 });
    const share = await sizeOf(stored.id, 'share.jpg');
    expect(share.exif).toBeUndefined();
    expect(share.orientation).toBeUndefined();
  });

  test('creates a placeholder of at most 200 bytes, also for a noisy picture', async () => {
    for (const [width, height] of [
      [320, 400],
      [1600, 600],
      [330, 3300],
    ] as const) {
      const bytes = await draw(width, height).jpeg().toBuffer();
      const { blur } = await storePicture({ bytes, media });
      expect(blur).toMatch(/^data:image\/webp;base64,/);
      expect(blur.length).toBeLessThanOrEqual(200);
    }
  });
});

describe('the picture for link previews', () => {
  test('centres a portrait-format picture in 1200 × 630', async () => {
    const stored = await storePicture({
      bytes: await draw(960, 1200).webp().toBuffer(),
      media,
    });
    expect(await sizeOf(stored.id, 'share.jpg')).toMatchObject({ width: 1200, height: 630 });
  });

  test('stays within 300 kB even for noise', async () => {
    const stored = await storePicture({
      bytes: await draw(1500, 1000).png().toBuffer(),
      media,
    });
    expect(await sizeOf(stored.id, 'share.jpg')).toMatchObject({ width: 1200, height: 800 });
    const bytes = await readFile(join(mediaFolder, stored.id, 'share.jpg'));
    expect(bytes.length).toBeLessThanOrEqual(300_000);
  });
});

describe('storePicture', () => {
  const refused = { name: 'PictureRefused' };

  test('refuses an SVG', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(storePicture({ bytes, media })).rejects.toMatchObject(refused);
  });

  test('refuses an AVIF', async () => {
    const bytes = await draw(64, 64).avif({ effort: 0 }).toBuffer();
    await expect(storePicture({ bytes, media })).rejects.toMatchObject(refused);
  });

  test('refuses a truncated file and leaves no files', async () => {
    const whole = await draw(400, 400).jpeg().toBuffer();
    const bytes = whole.subarray(0, whole.length / 2);
    await expect(storePicture({ bytes, media })).rejects.toMatchObject(refused);
    expect(await readdir(mediaFolder)).toEqual([]);
  });

  test('refuses more than 40 megapixels', async () => {
    const plain = { width: 8000, height: 5001, channels: 3, background: '#fff' } as const;
    const bytes = await sharp({ create: plain }).png().toBuffer();
    await expect(storePicture({ bytes, media })).rejects.toMatchObject(refused);
  });
});
