import { beforeEach, describe, expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';
import { reviewApiMessages } from '@/contract/messages/reviews';
import { reviews } from '@/shop-api/db/schema/reviews';

/** Of the demo shop; without reviews. */
const HINGVASTAK = 1021;
const AN_HOUR_MS = 3_600_000;

onEachApp((app) => {
  let id: number;
  let author: Record<string, string>;
  let reader: Record<string, string>;

  beforeEach(async () => {
    app.clock.advance(AN_HOUR_MS);
    await app.db.delete(reviews);
    author = await app.customer(1);
    reader = await app.customer(2);
    await write('Smells like rain.');
    id = (await list()).reviews[0].id;
    app.notices.length = 0;
  });

  const write = (review: string) =>
    app.call(`POST /rating_review/${HINGVASTAK}/`, { who: author, body: { rating: 4, review } });
  const list = async (query = '') =>
    (await app.call(`GET /rating_review/${HINGVASTAK}/?${query}`)).body;
  const mark = (body: object = {}, who = reader, of = id) =>
    app.call(`POST /rating_review/${of}/helpful/`, { who, body });
  const countOf = async () => (await list()).reviews[0].helpful_count;

  describe('a mark', () => {
    test('counts once, however often it is given, and can be taken back', async () => {
      const first = await mark({ helpful: true });
      expect(first.body).toMatchObject({
        helpful: true,
        count: 1,
        message: reviewApiMessages.marked,
      });
      expect((await mark({ helpful: true })).body.count).toBe(1);
      expect(await countOf()).toBe(1);
      expect((await mark({ helpful: false })).body).toMatchObject({ helpful: false, count: 0 });
      expect((await mark({ helpful: false })).body.count).toBe(0);
    });

    test('without a wish changes to what it is not', async () => {
      expect((await mark()).body.helpful).toBe(true);
      expect((await mark()).body.helpful).toBe(false);
    });

    test('two of which are sent at once counts once', async () => {
      await Promise.all([mark({ helpful: true }), mark({ helpful: true })]);
      expect(await countOf()).toBe(1);
    });

    test('notifies the storefront of the product', async () => {
      await mark();
      expect(app.notices).toEqual([`product:${HINGVASTAK}`]);
    });

    test('is known to its customer alone', async () => {
      await mark();
      const marksOf = async (who: Record<string, string>) =>
        (await app.call(`GET /rating_review/${HINGVASTAK}/marks/`, { who })).body;
      expect(await marksOf(reader)).toMatchObject({ own: null, helpful: [id] });
      expect(await marksOf(author)).toMatchObject({ own: id, helpful: [] });
    });

    test('goes when the author writes other words', async () => {
      await mark();
      await write('It was the monsoon.');
      expect(await countOf()).toBe(0);
    });
  });

  test('the most helpful reviews come first, the newest among equals', async () => {
    const at = app.clock.now();
    const more = { productId: HINGVASTAK, rating: 5, createdAt: at };
    const added = await app.db
      .insert(reviews)
      .values([
        { ...more, name: 'older', createdAt: new Date(at.getTime() - AN_HOUR_MS) },
        { ...more, name: 'newer' },
      ])
      .returning({ id: reviews.id });
    await mark({}, reader, added[0]?.id);
    const names = (await list('ordering=helpful')).reviews.map(
      ({ name }: { name: string }) => name,
    );
    expect(names).toEqual(['older', 'newer', 'Demo']);
  });

  describe('is refused', () => {
    test('of one’s own review, and without a login', async () => {
      const own = await mark({}, author);
      expect([own.status, own.body.reason]).toEqual([409, 'own_review']);
      expect((await mark({}, await app.visitor())).body.code).toBe('not_logged_in');
      expect(await countOf()).toBe(0);
    });

    test('of a hidden review, and of none', async () => {
      await app.db.update(reviews).set({ isPublished: false });
      expect((await mark()).status).toBe(404);
      expect((await mark({}, reader, 999_999)).status).toBe(404);
    });

    test('the 61st within an hour', async () => {
      for (let sent = 0; sent < 60; sent++) await mark({ helpful: true });
      expect((await mark()).body.code).toBe('too_many_requests');
    });
  });
});
