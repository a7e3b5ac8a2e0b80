import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { reviews } from '@/shop-api/db/schema/reviews';
import { trail } from '@/shop-api/db/schema/trail';

const STAFF = 3;
const PRODUCT = 1002;

onEachApp((app) => {
  const staffCall = async (call: string, body?: object) =>
    app.call(call, { who: await app.customer(STAFF), body });
  const move = (id: number, body: object) => staffCall(`POST /staff/reviews/${id}/move/`, body);
  const hide = (id: number) => move(id, { to: 'hide', reason: 'advertising' });
  const page = async () => (await app.call(`GET /rating_review/${PRODUCT}/`)).body;
  const shown = async (name: string) =>
    (await page()).reviews.find((one: { name: string }) => one.name === name);
  const trailOf = (id: number) =>
    app.db
      .select()
      .from(trail)
      .where(eq(trail.objectId, String(id)))
      .orderBy(trail.id);

  async function write(name: string, rating = 1, text = 'Buy at my shop') {
    const { id } = await newCustomer(app.db);
    const who = await app.customer(id);
    const body = { name, rating, review: text };
    await app.call(`POST /rating_review/${PRODUCT}/`, { who, body });
    const [row] = await app.db.select().from(reviews).where(eq(reviews.customerId, id));
    return { id: row?.id ?? 0, who };
  }

  describe('a hidden review', () => {
    test('leaves the page and its stars, and comes back with both', async () => {
      const before = await page();
      const { id } = await write('Zubeida');
      app.notices.length = 0;
      expect((await hide(id)).status).toBe(200);
      expect(app.notices).toContain(`product:${PRODUCT}`);
      expect(await shown('Zubeida')).toBeUndefined();
      const hidden = await page();
      expect(hidden.star_distribution).toEqual(before.star_distribution);
      expect(hidden.average_rating).toBe(before.average_rating);
      await move(id, { to: 'publish' });
      expect(await shown('Zubeida')).toMatchObject({ rating: 1 });
      expect((await page()).review_count).toBe(before.review_count + 1);
    });

    test('is hidden once, of two who do it the second is told, and the reason is in the trail', async () => {
      const { id } = await write('Twice');
      const answers = await Promise.all([hide(id), hide(id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await trailOf(id)).toMatchObject([
        { action: 'hide', byId: STAFF, after: { review: 'Hidden', why: 'Advertising or links' } },
      ]);
    });

    test('has a reason', async () => {
      const { id } = await write('Reason');
      expect((await move(id, { to: 'hide' })).body.errors).toHaveProperty('reason');
    });
  });

  describe('the answer of the shop', () => {
    const answer = (id: number, text: string, seen = '') =>
      move(id, { to: 'answer', answer: text, seen });
    const answeredAt = async (id: number): Promise<string> =>
      (await staffCall(`GET /staff/reviews/${id}/`)).body.data.answered_at;

    test('is below the review at once, and can be changed and taken back', async () => {
      const { id } = await write('Asked');
      app.notices.length = 0;
      await answer(id, 'Thank you, Asked.');
      expect(app.notices).toContain(`product:${PRODUCT}`);
      expect(await shown('Asked')).toMatchObject({ shop_answer: 'Thank you, Asked.' });
      await answer(id, '', await answeredAt(id));
      expect(await shown('Asked')).not.toHaveProperty('shop_answer');
    });

    test('is not written over by somebody who has not seen it', async () => {
      const { id } = await write('Two');
      await answer(id, 'First');
      expect((await answer(id, 'Second')).body.reason).toBe('review_step_not_allowed');
      expect(await shown('Two')).toMatchObject({ shop_answer: 'First' });
    });

    test('goes when the customer writes other words', async () => {
      const { id, who } = await write('Again');
      await answer(id, 'We are sorry.');
      await app.call(`POST /rating_review/${PRODUCT}/`, {
        who,
        body: { name: 'Again', rating: 5 },
      });
      expect(await shown('Again')).not.toHaveProperty('shop_answer');
    });

    test('is in the trail by its moment, without its words', async () => {
      const { id } = await write('Quiet');
      await answer(id, 'Dear Quiet, …');
      const rows = await trailOf(id);
      expect(rows).toMatchObject([{ action: 'answer', byId: STAFF, before: { answered: null } }]);
      expect(JSON.stringify(rows)).not.toContain('Dear');
    });
  });
});
