import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { sharpAvatarMaker } from '@/shop-api/providers/uploads/sharp-upload-makers';

const avatars = sharpAvatarMaker();
const REFUSED = { name: 'PictureRefused' };
const RED = { r: 220, g: 20, b: 20 };

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: RED } });
}

/** A PNG with any header values, followed by zeros. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND')]);
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

describe('an avatar', () => {
  test('is the centre square of the picture, in two widths and formats', async () => {
    const made = await avatars.make(await plain(900, 300).png().toBuffer());
    for (const [bytes, width, format] of [
      [made.webp256, 256, 'webp'],
      [made.webp512, 512, 'webp'],
      [made.avif256, 256, 'heif'],
      [made.avif512, 512, 'heif'],
    ] as const) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width, format });
    }
    expect(made.blur).toMatch(/^data:image\/webp;base64,/);
    expect(made.blur.length).toBeLessThanOrEqual(200);
  });

  test('of a rotated photograph is upright and contains neither location nor owner', async () => {
    const sky = {
      create: { width: 400, height: 200, channels: 3, background: '#1020ff' },
    } as const;
    const bytes = await plain(400, 400)
      .composite([{ input: sky, gravity: 'north' }])
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Asha Rao', Orientation: '6' },
        IFD3: { GPSLatitude: '23/1 1/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(bytes.includes('Asha Rao')).toBe(true);
    const { webp512, avif512 } = await avatars.make(bytes);
    for (const file of [webp512, avif512]) {
      const { exif, xmp, icc, iptc, orientation } = await sharp(file).metadata();
      expect([exif, xmp, icc, iptc, orientation ?? 1]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        1,
      ]);
      expect(Buffer.from(file).includes('Asha Rao')).toBe(false);
    }
    // Orientation 6 rotates by a quarter turn: the top becomes the right side.
    const right = { left: 480, top: 0, width: 30, height: 512 };
    const strip = await sharp(await sharp(webp512).extract(right).png().toBuffer()).stats();
    expect(strip.dominant.b).toBeGreaterThan(strip.dominant.r);
  });

  test('contains no data that was hidden after the pixels', async () => {
    const page = '<script>alert(1)</script>';
    const bytes = Buffer.concat([await plain(64, 64).jpeg().toBuffer(), Buffer.from(page)]);
    const made = await avatars.make(bytes);
    expect(Buffer.from(made.webp256).includes(page)).toBe(false);
  });

  test('of a transparent picture has a white background', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const empty = sharp({ create: { width: 64, height: 64, channels: 4, background: clear } });
    const { webp256 } = await avatars.make(await empty.webp().toBuffer());
    expect((await sharp(webp256).stats()).dominant).toEqual({ r: 248, g: 248, b: 248 });
  });
});

describe('the avatar maker refuses', () => {
  test('a decompression bomb: 30,000 × 30,000 pixels in a megabyte are not decoded', async () => {
    const before = process.memoryUsage().rss;
    await expect(avatars.make(pngOf(30_000, 30_000))).rejects.toMatchObject(REFUSED);
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  test.each([
    ['half a photograph', async () => (await plain(400, 400).jpeg().toBuffer()).subarray(0, 900)],
    ['a GIF', async () => plain(40, 40).gif().toBuffer()],
    ['an AVIF', async () => plain(40, 40).avif({ effort: 0 }).toBuffer()],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj')],
    [
      'a page that begins like a photograph',
      async () => Buffer.from('\xff\xd8\xff<html>', 'latin1'),
    ],
    ['nothing', async () => Buffer.alloc(0)],
  ])('%s', async (_what, bytes) => {
    await expect(avatars.make(await bytes())).rejects.toMatchObject(REFUSED);
  });

  test('a picture when its queue is full', async () => {
    const few = sharpAvatarMaker({ atOnce: 1, waiting: 1 });
    const bytes = await plain(64, 64).jpeg().toBuffer();
    const [first, second, third] = await Promise.allSettled([bytes, bytes, bytes].map(few.make));
    expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(third).toMatchObject({ reason: { name: 'UploadMakerBusy' } });
  });
});
