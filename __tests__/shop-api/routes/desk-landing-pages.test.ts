import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { asDesk } from '@/__tests__/support/desk-call';
import { onEachApp } from '@/__tests__/support/test-app';
import type { HomeProduct } from '@/contract/content/home';
import type { Voice } from '@/contract/content/landing-pages';
import { reviews } from '@/shop-api/db/schema/reviews';

const STORY = {
  title: 'Our story',
  lead: 'How it began.',
  content: '<p>In a yard.</p>',
  place: 'menu',
  category_id: 402,
  translations: { gu: { title: 'અમારી વાત', content: '<p>એક આંગણામાં.</p>' } },
};

onEachApp((app) => {
  const ask = asDesk(app);
  const links = async (language = 'en') =>
    (await app.call(`GET /landing-pages/?language=${language}`)).body.data;
  const page = async (id: number, language = 'en') =>
    (await app.call(`GET /landing-pages/${id}/?language=${language}`)).body;

  describe('a landing page', () => {
    test('is a draft until it is published, then every page of the shop is drawn anew', async () => {
      const { body: added } = await ask('POST /staff/landing-pages/', { fields: STORY });
      expect(await links()).toEqual([]);
      expect((await page(added.id)).reason).toBe('landing_page_not_found');
      app.notices.length = 0;
      await ask(`PUT /staff/landing-pages/${added.id}/`, {
        version: added.version,
        fields: { ...STORY, is_published: true },
      });
      expect(app.notices).toEqual(['landing-pages']);
      expect(await links()).toMatchObject([{ id: added.id, title: 'Our story', place: 'menu' }]);
    });

    test('is in the language of its reader where staff have written it, at one address', async () => {
      const fields = { ...STORY, is_published: true };
      const { body: added } = await ask('POST /staff/landing-pages/', { fields });
      expect((await links('gu')).at(-1)).toMatchObject({ title: 'અમારી વાત', name: 'Our story' });
      expect((await page(added.id, 'gu')).data).toMatchObject({
        title: 'અમારી વાત',
        name: 'Our story',
        content: '<p>એક આંગણામાં.</p>',
        lead: 'How it began.',
      });
    });

    test('has the popular products of its category', async () => {
      const fields = { ...STORY, is_published: true };
      const { body: added } = await ask('POST /staff/landing-pages/', { fields });
      expect((await page(added.id)).data.products.length).toBeGreaterThan(0);
    });

    test('says what customers say of these products, as long as the review is published', async () => {
      const fields = { ...STORY, is_published: true };
      const { body: added } = await ask('POST /staff/landing-pages/', { fields });
      const { products, voices } = (await page(added.id)).data;
      const [voice] = voices;
      expect(voices.length).toBeLessThanOrEqual(3);
      expect(voice.rating).toBeGreaterThanOrEqual(4);
      expect(products.map((one: HomeProduct) => one.product.id)).toContain(voice.product_id);
      await app.db.update(reviews).set({ isPublished: false }).where(eq(reviews.id, voice.id));
      const { voices: left } = (await page(added.id)).data;
      expect(left.map(({ id }: Voice) => id)).not.toContain(voice.id);
    });

    test.each([
      [{ content: '' }, 'content', 'Text is required'],
      [{ picture_id: 'x' }, 'picture_alt', 'Alternative text is required'],
      [{ place: 'top' }, 'place', 'Link is not one of the choices'],
      [{ category_id: 99_999_999 }, 'category_id', undefined],
    ])('with %j is refused', async (wrong, field, message) => {
      const answer = await ask('POST /staff/landing-pages/', { fields: { ...STORY, ...wrong } });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
      if (message) expect(answer.body.errors[field]).toEqual([message]);
    });
  });
});
