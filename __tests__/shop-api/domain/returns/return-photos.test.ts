import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { DeliveredOrder } from '@/__tests__/support/delivered-order';
import { newCustomer } from '@/__tests__/support/new-customer';
import { sampleUpload } from '@/__tests__/support/sample-upload';
import { onEachApp } from '@/__tests__/support/test-app';
import { photoMessages } from '@/contract/messages/photos';
import { englishText } from '@/contract/messages/text-with-values';
import { MAX_RETURN_PHOTOS } from '@/contract/shop/limits';
import { returnPhotos } from '@/shop-api/db/schema/returns';
import { forgetReturnPhotos } from '@/shop-api/domain/returns/return-photos';

const DAY_MS = 86_400_000;

onEachApp((app) => {
  let order: DeliveredOrder;

  beforeEach(async () => {
    order = await new DeliveredOrder(app).deliver();
  });

  const photo = (id: string, size: string, who: Record<string, string>) =>
    app.call(`GET /returns/photos/${id}/${size}/`, { who });

  describe('the pictures of a request', () => {
    test('are made again from their pixels, upright and without metadata', async () => {
      const create = { width: 2000, height: 1000, channels: 3, background: '#2c6a54' } as const;
      const bytes = await sharp({ create })
        .withExif({ IFD0: { Artist: 'Asha' }, IFD3: { GPSLatitude: '23/1 1/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const id = await order.request({}, [new Blob([new Uint8Array(bytes)])]);
      const isOfIt = eq(returnPhotos.returnId, id);
      const [row] = await app.db.select().from(returnPhotos).where(isOfIt);
      expect([row?.width, row?.height]).toEqual([800, 1600]);
      const large = await sharp(row?.large).metadata();
      expect(large).toMatchObject({ format: 'webp', width: 800, height: 1600 });
      expect([large.exif, large.icc, large.xmp, large.orientation]).toEqual([]);
      expect(await sharp(row?.small).metadata()).toMatchObject({ width: 160, height: 320 });
    });

    test('are read by their customer and by staff alone', async () => {
      await order.request({}, [await sampleUpload(), await sampleUpload()]);
      const { photos } = await order.newest();
      expect(photos).toMatchObject([{ width: 60 }, { width: 60 }]);
      const { id = '' } = photos[0] ?? {};
      const own = await photo(id, 'large', order.asha.who);
      expect([own.status, own.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
      expect((await photo(id, 'small', order.staff)).status).toBe(200);
      const stranger = await app.customer((await newCustomer(app.db)).id);
      expect((await photo(id, 'large', stranger)).status).toBe(404);
      expect((await photo(id, 'large', {})).status).toBe(401);
      expect((await photo(id, 'huge', order.staff)).status).toBe(404);
    });

    test(`are at most ${MAX_RETURN_PHOTOS}`, async () => {
      const upload = await sampleUpload();
      const five = Array.from({ length: MAX_RETURN_PHOTOS + 1 }, () => upload);
      const { status, body } = await order.ask({}, five);
      expect([status, body.errors]).toEqual([
        422,
        { photos: [englishText(photoMessages.tooMany(MAX_RETURN_PHOTOS))] },
      ]);
      expect(await order.requests()).toEqual([]);
    });

    test('must be pictures; a browser’s empty file is none', async () => {
      const { status, body } = await order.ask({}, [new Blob(['<svg/>'])]);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['photos']]);
      expect((await order.ask({}, [new Blob([])])).status).toBe(200);
      expect((await order.newest()).photos).toEqual([]);
    });

    test('are deleted half a year after the end of the request', async () => {
      const id = await order.request({}, [await sampleUpload()]);
      const { photos } = await order.newest();
      const later = (days: number) => ({
        db: app.db,
        clock: { now: () => new Date(app.clock.now().getTime() + days * DAY_MS) },
      });
      await forgetReturnPhotos({ ctx: later(1000) });
      expect((await order.newest()).photos).toEqual(photos);
      await order.settle(id, 'approved', 'replaced');
      await forgetReturnPhotos({ ctx: later(179) });
      expect((await order.newest()).photos).toEqual(photos);
      await forgetReturnPhotos({ ctx: later(181) });
      expect((await order.newest()).photos).toEqual([]);
    });
  });
});
