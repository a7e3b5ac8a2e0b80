import { beforeEach, describe, expect, test } from '@jest/globals';
import { newCustomer } from '@/__tests__/support/new-customer';
import { sampleUpload } from '@/__tests__/support/sample-upload';
import { onEachApp } from '@/__tests__/support/test-app';
import { photoMessages } from '@/contract/messages/photos';
import { reviewApiMessages } from '@/contract/messages/reviews';
import { englishText } from '@/contract/messages/text-with-values';
import { MAX_REVIEW_PHOTOS } from '@/contract/shop/limits';
import { reviewPhotos } from '@/shop-api/db/schema/review-photos';
import { reviews } from '@/shop-api/db/schema/reviews';

/** Of the demo shop; without reviews. */
const HINGVASTAK = 1021;
const STAFF = 3;
const AN_HOUR_MS = 3_600_000;

onEachApp((app) => {
  let who: Record<string, string>;
  let staff: Record<string, string>;

  beforeEach(async () => {
    app.clock.advance(AN_HOUR_MS);
    await app.db.delete(reviews);
    who = await app.customer((await newCustomer(app.db)).id);
    staff = await app.customer(STAFF);
  });

  const write = (photos: Blob[], rating = '5') => {
    const form = new FormData();
    form.set('rating', rating);
    form.set('review', 'See for yourself.');
    for (const photo of photos) form.append('photos', photo);
    return app.call(`POST /rating_review/${HINGVASTAK}/photos/`, { who, body: form });
  };
  const shown = async () => (await app.call(`GET /rating_review/${HINGVASTAK}/`)).body.reviews[0];
  const atDesk = async (query = '') =>
    (await app.call(`GET /staff/reviews/?${query}`, { who: staff })).body.data;
  const move = async (to: string, photo: string) => {
    const [{ id }] = await atDesk();
    const body = { to, photo };
    return app.call(`POST /staff/reviews/${id}/move/`, { who: staff, body });
  };
  const fileOf = async (id: string) =>
    (await app.call(`GET /rating_review/photos/${id}/small/`)).status;

  describe('the pictures of a review', () => {
    test('are seen by staff alone until they show them, one by one', async () => {
      const { body } = await write([await sampleUpload(), await sampleUpload()]);
      expect(body.message).toBe(reviewApiMessages.thanksForPhotos);
      expect((await shown()).photos).toEqual([]);
      const [{ photos }] = await atDesk('photos=waiting');
      expect(photos).toMatchObject([{ state: 'waiting', width: 60 }, { state: 'waiting' }]);
      const [first, second] = photos;
      expect(await fileOf(first.id)).toBe(404);
      const desk = (as: Record<string, string>) =>
        app.call(`GET /staff/reviews/photos/${first.id}/large/`, { who: as });
      expect([(await desk(staff)).status, (await desk(who)).status]).toEqual([200, 403]);

      app.notices.length = 0;
      expect((await move('show_photo', first.id)).status).toBe(200);
      expect(app.notices).toContain(`product:${HINGVASTAK}`);
      const { id, width, height } = first;
      expect((await shown()).photos).toEqual([{ id, width, height }]);
      expect([await fileOf(first.id), await fileOf(second.id)]).toEqual([200, 404]);
      expect(await atDesk('photos=waiting')).toHaveLength(1);
      await move('hide_photo', second.id);
      expect(await atDesk('photos=waiting')).toEqual([]);
      expect(await atDesk('photos=any')).toHaveLength(1);
    });

    test('can be hidden again, and so can the review with them', async () => {
      await write([await sampleUpload()]);
      const [{ id: review, photos }] = await atDesk();
      const { id } = photos[0];
      await move('show_photo', id);
      await move('hide_photo', id);
      expect([(await shown()).photos, await fileOf(id)]).toEqual([[], 404]);
      expect((await move('hide_photo', id)).body.reason).toBe('review_step_not_allowed');
      await move('show_photo', id);
      const body = { to: 'hide', reason: 'abuse' };
      await app.call(`POST /staff/reviews/${review}/move/`, { who: staff, body });
      expect(await fileOf(id)).toBe(404);
    });

    test('wait again when the review is written again, and the first ones are gone', async () => {
      await write([await sampleUpload()]);
      const [{ photos }] = await atDesk();
      await move('show_photo', photos[0].id);
      expect((await write([await sampleUpload()])).body.message).toBe(
        reviewApiMessages.updatedWithPhotos,
      );
      expect([(await shown()).photos, await fileOf(photos[0].id)]).toEqual([[], 404]);
      expect((await move('show_photo', photos[0].id)).status).toBe(409);
      const body = { rating: 3 };
      await app.call(`POST /rating_review/${HINGVASTAK}/`, { who, body });
      expect(await app.db.$count(reviewPhotos)).toBe(0);
    });

    test('the trail says who has shown which', async () => {
      await write([await sampleUpload()]);
      const [{ id, photos }] = await atDesk();
      await move('show_photo', photos[0].id);
      const { body } = await app.call(`GET /staff/trail/review/${id}/`, { who: staff });
      expect(body.data[0]).toMatchObject({
        action: 'show_photo',
        before: { picture_1: 'waiting' },
        after: { picture_1: 'shown' },
      });
    });

    test('waiting ones are counted on the overview by review', async () => {
      await write([await sampleUpload(), await sampleUpload()]);
      const { body } = await app.call('GET /staff/overview/', { who: staff });
      expect(body.data.review_photos).toBe((await atDesk('photos=waiting')).length);
    });

    test('are deleted when the account is closed; the review stays', async () => {
      await write([await sampleUpload()]);
      app.notices.length = 0;
      await app.call('POST /user/deactivate/', { who });
      expect(await app.db.$count(reviewPhotos)).toBe(0);
      expect(app.notices).toContain(`product:${HINGVASTAK}`);
      expect((await shown()).review).toBe('See for yourself.');
    });
  });

  describe('are refused', () => {
    test(`more than ${MAX_REVIEW_PHOTOS}, with the review`, async () => {
      const upload = await sampleUpload();
      const { body } = await write(Array.from({ length: MAX_REVIEW_PHOTOS + 1 }, () => upload));
      const tooMany = englishText(photoMessages.tooMany(MAX_REVIEW_PHOTOS));
      expect(body.errors).toEqual({ photos: [tooMany] });
      expect(await app.db.$count(reviews)).toBe(0);
    });

    test('what is no picture; a browser’s empty file is none', async () => {
      expect((await write([new Blob(['<svg/>'])])).body.errors).toHaveProperty('photos');
      expect(await app.db.$count(reviews)).toBe(0);
      expect((await write([new Blob([])])).body.message).toBe(reviewApiMessages.thanks);
    });
  });
});
