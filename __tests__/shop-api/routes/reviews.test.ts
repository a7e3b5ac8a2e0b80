import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onEachApp } from '@/__tests__/support/test-app';
import { reviewApiMessages } from '@/contract/messages/reviews';
import { reviews } from '@/shop-api/db/schema/reviews';

/** Of the demo shop: a product with 52 reviews, and a packing material. */
const WELL_REVIEWED = 1006;
const GIFT_BOX = 4901;
const AN_HOUR_MS = 3_600_000;

onEachApp((app) => {
  /** Returns a product that no earlier test has reviewed. */
  let nextProduct = 1010;
  let productId: number;
  let who: Record<string, string>;
  beforeEach(async () => {
    nextProduct += 1;
    productId = nextProduct;
    app.clock.advance(AN_HOUR_MS);
    who = await app.customer(1);
  });

  const write = (body: object, as = who) =>
    app.call(`POST /rating_review/${productId}/`, { who: as, body });
  const list = async (page = 1) =>
    (await app.call(`GET /rating_review/${productId}/?page=${page}`)).body;
  const choose = async (query: string) =>
    (await app.call(`GET /rating_review/${WELL_REVIEWED}/?${query}`)).body;
  const ratings = ({ reviews: all }: { reviews: { rating: number }[] }) =>
    all.map(({ rating }) => rating);
  const detail = async () => (await app.call(`GET /web/single/product/${productId}/`)).body.data;

  describe('the reviews of a product', () => {
    test('can be limited to a number of stars, with pages of their own', async () => {
      const all = await choose('page=1');
      const three = await choose('rating=3');
      expect(ratings(three)).toEqual(Array.from({ length: all.star_distribution[3] }, () => 3));
      expect(three.total_pages).toBe(1);
      expect(three.review_count).toBe(all.review_count);
    });

    test('come with the highest or the lowest rating first, and by default the newest', async () => {
      const highest = ratings(await choose('ordering=highest'));
      expect(highest).toEqual(highest.toSorted((a, b) => b - a));
      const lowest = ratings(await choose('ordering=lowest'));
      expect(lowest).toEqual(lowest.toSorted((a, b) => a - b));
      const days = (await choose('page=1')).reviews.map(
        (one: { created_at: string }) => one.created_at,
      );
      expect(days).toEqual(days.toSorted().reverse());
    });

    test.each(['rating=6', 'rating=0', 'ordering=loudest'])('refuse %s', async (query) => {
      const { status } = await app.call(`GET /rating_review/${WELL_REVIEWED}/?${query}`);
      expect(status).toBe(422);
    });
  });

  describe('a review', () => {
    test('is confirmed with thanks and is first on the product and in the list', async () => {
      const before = await detail();
      const { status, body } = await write({ rating: 5, review: '  Smells like rain.  ' });
      expect(status).toBe(200);
      expect(body.message).toBe(reviewApiMessages.thanks);
      const after = await detail();
      expect(after.rating_review_data[0]).toMatchObject({
        name: 'Demo',
        rating: 5,
        review: 'Smells like rain.',
        is_verified_buyer: false,
      });
      expect(after.star_distribution[5]).toBe(before.star_distribution[5] + 1);
      expect(after.average_rating.review_count).toBe(before.average_rating.review_count + 1);
      expect((await list()).reviews[0]).toEqual(after.rating_review_data[0]);
    });

    test('written again replaces the first, with its stars and its date', async () => {
      await write({ rating: 1, review: 'Too late.' });
      const first = await detail();
      app.clock.advance(60_000);
      const { body } = await write({ rating: 4, review: 'Came after all.' });
      expect(body.message).toBe(reviewApiMessages.updated);
      const second = await detail();
      expect(second.average_rating.review_count).toBe(first.average_rating.review_count);
      expect(second.star_distribution).toEqual({
        ...first.star_distribution,
        1: first.star_distribution[1] - 1,
        4: first.star_distribution[4] + 1,
      });
      const [newest] = (await list()).reviews;
      expect(newest).toMatchObject({ rating: 4, review: 'Came after all.' });
      expect(newest.created_at).toBe(app.clock.now().toISOString());
    });

    test('requires no text, has the name the customer enters, and markup stays text', async () => {
      await write({ rating: 3, name: ' R. <b>S.</b> ' });
      expect((await list()).reviews[0]).toMatchObject({ name: 'R. <b>S.</b>', review: '' });
    });

    test('notifies the storefront of the stale pages', async () => {
      app.notices.length = 0;
      await write({ rating: 5 });
      expect(app.notices).toEqual([`product:${productId}`, 'products']);
    });

    test('that staff hid stays hidden and uncounted when it is written again', async () => {
      await write({ rating: 5, review: 'Buy at my shop' });
      await app.db
        .update(reviews)
        .set({ isPublished: false })
        .where(eq(reviews.productId, productId));
      const hidden = await detail();
      await write({ rating: 1, review: 'Buy at my shop!' });
      const after = await detail();
      expect(after.star_distribution).toEqual(hidden.star_distribution);
      expect((await list()).reviews).toEqual([]);
    });
  });

  describe('is refused', () => {
    test('a review by an anonymous caller or a visitor', async () => {
      expect((await write({ rating: 5 }, {})).body.code).toBe('not_logged_in');
      expect((await write({ rating: 5 }, await app.visitor())).body.code).toBe('not_logged_in');
    });

    test.each([[{}], [{ rating: 0 }], [{ rating: 6 }], [{ rating: 4.5 }], [{ rating: '5' }]])(
      'a rating that is not 1 to 5 whole stars: %j',
      async (body) => {
        const answer = await write(body);
        expect(answer.status).toBe(422);
        expect(answer.body.errors.rating[0]).toBe(reviewApiMessages.ratingRequired);
      },
    );

    test('a text of more than 2000 characters', async () => {
      const answer = await write({ rating: 5, review: 'a'.repeat(2001) });
      expect(Object.keys(answer.body.errors)).toEqual(['review']);
    });

    test('a review of an unknown product', async () => {
      for (const id of [GIFT_BOX, 999_999]) {
        const body = { rating: 5 };
        expect((await app.call(`POST /rating_review/${id}/`, { who, body })).status).toBe(404);
        expect((await app.call(`GET /rating_review/${id}/`)).status).toBe(404);
      }
    });

    test('the 21st review of a customer within an hour, until it is over', async () => {
      for (let written = 0; written < 20; written++) await write({ rating: 5 });
      const { status, body } = await write({ rating: 1 });
      expect([status, body.code]).toEqual([429, 'too_many_requests']);
      expect((await write({ rating: 5 }, await app.customer(2))).status).toBe(200);
      app.clock.advance(AN_HOUR_MS);
      expect((await write({ rating: 5 })).status).toBe(200);
    });
  });

  describe('the list', () => {
    test('has 30 reviews a page, the newest first, none twice', async () => {
      productId = WELL_REVIEWED;
      const first = await list();
      const { total_pages: pages, review_count: count } = first;
      const answers = await Promise.all(
        Array.from({ length: pages }, (_, index) => list(index + 1)),
      );
      const dates = answers.flatMap((page) =>
        page.reviews.map((review: { created_at: string }) => review.created_at),
      );
      expect(dates).toHaveLength(count);
      expect(dates).toEqual(dates.toSorted().reverse());
      expect(Math.ceil(count / 30)).toBe(pages);
      expect(pages).toBeGreaterThan(1);
      expect(first.reviews).toHaveLength(30);
    });

    test('is empty beyond its last page, with the total number', async () => {
      const { total_pages: pages, average_rating: average } = await list();
      expect(await list(pages + 5)).toMatchObject({
        reviews: [],
        page: pages + 5,
        total_pages: pages,
        average_rating: average,
      });
    });

    test('has one page when there are no reviews', async () => {
      await app.db.delete(reviews).where(eq(reviews.productId, productId));
      expect(await list()).toMatchObject({ reviews: [], total_pages: 1 });
    });
  });
});
