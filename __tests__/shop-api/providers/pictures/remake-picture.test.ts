import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { pictureMessages } from '@/contract/messages/staff-pictures';
import { remakePicture } from '@/shop-api/providers/pictures/remake-picture';

const RED = { r: 170, g: 90, b: 80 };
const BLUE = { r: 80, g: 90, b: 170 };
const of = (width: number, height: number, background: object = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

const HEIC = join(import.meta.dirname, 'samples/two-colours.heic');

/** The colour at a point of the remade picture, in fractions of its size. */
async function colourAt(bytes: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3;
  return { r: data[at], g: data[at + 1], b: data[at + 2] };
}

/** Encoders change colours a little. */
const near = ({ r, g, b }: typeof RED) => ({
  r: expect.closeTo(r, -1.4),
  g: expect.closeTo(g, -1.4),
  b: expect.closeTo(b, -1.4),
});

const refused = (message: string) => ({ name: 'PictureRefused', message });

describe('every kind of picture becomes an sRGB JPEG', () => {
  test.each([
    ['JPEG', () => of(60, 40).jpeg({ quality: 95 })],
    ['PNG', () => of(60, 40).png()],
    ['PNG of 16 bits', () => of(60, 40).toColourspace('rgb16').png()],
    ['WebP', () => of(60, 40).webp({ lossless: true })],
    ['AVIF', () => of(60, 40).avif({ quality: 90, effort: 0 })],
    ['CMYK JPEG', () => of(60, 40).toColourspace('cmyk').jpeg({ quality: 95 })],
  ])('%s', async (_kind, draw) => {
    const remade = await remakePicture(await draw().toBuffer());
    const found = await sharp(remade).metadata();
    expect(found).toMatchObject({ format: 'jpeg', space: 'srgb', width: 60, height: 40 });
    expect(await colourAt(remade, 0.5, 0.5)).toEqual(near(RED));
  });

  test('a HEIC of an iPhone', async () => {
    const remade = await remakePicture(await readFile(HEIC));
    expect(await sharp(remade).metadata()).toMatchObject({ width: 1280, height: 800 });
    expect(await colourAt(remade, 0.25, 0.5)).toEqual(near({ r: 192, g: 32, b: 32 }));
    expect(await colourAt(remade, 0.75, 0.5)).toEqual(near({ r: 32, g: 48, b: 192 }));
  });

  test.each(['gif', 'webp'] as const)('the first frame alone of a moving %s', async (kind) => {
    const frames = await Promise.all([RED, BLUE].map((one) => of(50, 50, one).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(kind)
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const remade = await remakePicture(moving);
    expect(await sharp(remade).metadata()).toMatchObject({ width: 50, height: 50 });
    expect(await colourAt(remade, 0.5, 0.5)).toEqual(near(RED));
  });

  test('what can be seen through is white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const create = { width: 20, height: 20, channels: 4, background: clear } as const;
    const remade = await remakePicture(await sharp({ create }).png().toBuffer());
    expect(await colourAt(remade, 0.5, 0.5)).toEqual({ r: 255, g: 255, b: 255 });
  });
});

test('a photograph stands upright, and nothing says where it was taken', async () => {
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '23/1 2/1 0/1' };
  const photograph = await of(400, 300)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'where I live' }, IFD3: gps })
    .toBuffer();
  expect(photograph.includes('where I live')).toBe(true);
  const remade = await remakePicture(photograph);
  const found = await sharp(remade).metadata();
  expect(found).toMatchObject({ width: 300, height: 400 });
  expect([found.exif, found.xmp, found.iptc, found.icc, found.orientation]).toEqual(
    Array(5).fill(undefined),
  );
});

test('a large photograph is kept as large as the widest file needs', async () => {
  const remade = await remakePicture(await of(6000, 4000).jpeg().toBuffer());
  expect(await sharp(remade).metadata()).toMatchObject({ width: 2400, height: 1600 });
});

describe('refused with a message for its sender', () => {
  test('an empty file', async () => {
    await expect(remakePicture(new Uint8Array())).rejects.toMatchObject(
      refused(pictureMessages.empty),
    );
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '\uFEFF<?xml version="1.0"?>\n<!-- a drawing -->\n<svg width="9" height="9"/>',
    '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><svg:svg/>',
  ])('a drawing, which may hold scripts: %s', async (text) => {
    await expect(remakePicture(Buffer.from(text))).rejects.toMatchObject(
      refused(pictureMessages.drawing),
    );
  });

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7 and more')],
    ['a program', Buffer.from('MZ\x90\0 and more')],
    ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'latin1')],
  ])('a file that calls itself a picture and is %s', async (_what, bytes) => {
    await expect(remakePicture(bytes)).rejects.toMatchObject(refused(pictureMessages.wrongKind));
  });

  test('a TIFF, whose decoder is not needed', async () => {
    const bytes = await of(20, 20).tiff().toBuffer();
    await expect(remakePicture(bytes)).rejects.toMatchObject(refused(pictureMessages.wrongKind));
  });

  test.each([
    ['jpeg', () => of(400, 400).jpeg()],
    ['png', () => of(400, 400).png({ compressionLevel: 0 })],
    ['gif', () => of(400, 400).gif()],
    ['avif', () => of(400, 400).avif({ effort: 0 })],
  ])('half of a %s', async (_kind, draw) => {
    const whole = await draw().toBuffer();
    await expect(remakePicture(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(
      refused(pictureMessages.unreadable),
    );
  });

  test('half of a HEIC', async () => {
    const whole = await readFile(HEIC);
    await expect(remakePicture(whole.subarray(0, 600))).rejects.toMatchObject(
      refused(pictureMessages.heicUnreadable),
    );
  });

  test('a few kilobytes that unpack to a hundred megapixels', async () => {
    const plain = { width: 10_000, height: 10_001, channels: 3, background: '#fff' } as const;
    const bomb = await sharp({ create: plain }).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    const size = { width: 10_000, height: 10_001 };
    await expect(remakePicture(bomb)).rejects.toMatchObject(
      refused(pictureMessages.tooManyPixels(size)),
    );
  });

  test('a head that claims more pixels than any picture has', async () => {
    const small = await of(8, 8).png().toBuffer();
    const claims = Buffer.from(small);
    claims.writeUInt32BE(900_000, 16);
    claims.writeUInt32BE(900_000, 20);
    await expect(remakePicture(claims)).rejects.toMatchObject({ name: 'PictureRefused' });
  });
});
