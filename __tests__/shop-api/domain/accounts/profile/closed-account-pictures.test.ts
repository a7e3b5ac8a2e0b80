import { beforeEach, describe, expect, test } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import { DeliveredOrder } from '@/__tests__/support/delivered-order';
import { sampleUpload } from '@/__tests__/support/sample-upload';
import { onEachApp } from '@/__tests__/support/test-app';
import { returnPhotos, returnRequests } from '@/shop-api/db/schema/returns';
import { forgetReturnPhotos } from '@/shop-api/domain/returns/return-photos';

const DAY_MS = 86_400_000;

onEachApp((app) => {
  let order: DeliveredOrder;

  beforeEach(async () => {
    order = await new DeliveredOrder(app).deliver();
  });

  const ask = async () => order.request({}, [await sampleUpload()]);
  const close = () => app.call('POST /user/deactivate/', { who: order.asha.who });

  const photosOf = (...requests: number[]) =>
    app.db.select().from(returnPhotos).where(inArray(returnPhotos.returnId, requests));

  /** The status of the address of a request's picture, as staff read it. */
  const fileOf = async (id: string) =>
    (await app.call(`GET /returns/photos/${id}/large/`, { who: order.staff })).status;

  const clean = (days: number) => {
    const clock = { now: () => new Date(app.clock.now().getTime() + days * DAY_MS) };
    return forgetReturnPhotos({ ctx: { db: app.db, clock } });
  };

  describe('closing an account', () => {
    test('deletes the pictures of the customer’s ended requests, and keeps the requests', async () => {
      const ended = await ask();
      await order.settle(ended, 'approved', 'refunded');
      const [photo] = await photosOf(ended);
      expect(await fileOf(photo?.id ?? '')).toBe(200);
      await close();
      expect(await photosOf(ended)).toEqual([]);
      expect(await fileOf(photo?.id ?? '')).toBe(404);
      expect(await order.requests()).toMatchObject([{ id: ended, state: 'refunded' }]);
    });

    test('keeps the pictures of an open request until staff have settled it', async () => {
      const open = await ask();
      await close();
      const [photo] = await photosOf(open);
      expect(await fileOf(photo?.id ?? '')).toBe(200);
      await order.settle(open, 'approved');
      expect(await photosOf(open)).toHaveLength(1);
      await order.settle(open, 'replaced');
      expect(await photosOf(open)).toEqual([]);
      expect(await fileOf(photo?.id ?? '')).toBe(404);
    });

    test('keeps the pictures of an open request for half a year at most', async () => {
      const open = await ask();
      await close();
      await clean(179);
      expect(await photosOf(open)).toHaveLength(1);
      await clean(181);
      expect(await photosOf(open)).toEqual([]);
    });

    test('deletes no pictures of other customers', async () => {
      const ended = await ask();
      await order.settle(ended, 'approved', 'replaced');
      const other = await new DeliveredOrder(app).deliver();
      await app.call('POST /user/deactivate/', { who: other.asha.who });
      await clean(1);
      expect(await photosOf(ended)).toHaveLength(1);
    });
  });

  test('the cleaning deletes pictures of a request that ended while its account was closed', async () => {
    const open = await ask();
    await close();
    const ended = { state: 'replaced' as const, endedAt: app.clock.now() };
    await app.db
      .update(returnRequests)
      .set(ended)
      .where(inArray(returnRequests.id, [open]));
    expect(await photosOf(open)).toHaveLength(1);
    await clean(1);
    expect(await photosOf(open)).toEqual([]);
  });
});
