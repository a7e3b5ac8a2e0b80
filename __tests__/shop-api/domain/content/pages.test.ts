import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onEachApp } from '@/__tests__/support/test-app';
import { CONTENT_PAGES, type FaqGroup, type Partner } from '@/contract/content/content';
import { contentPages, faqs } from '@/shop-api/db/schema/content';

onEachApp((app) => {
  describe('the text of a page', () => {
    test.each(CONTENT_PAGES)('%s is there in the demo shop', async (key) => {
      const { body } = await app.call(`GET /pages/${key}/`);
      expect(body.data.html).toMatch(/^<p>/);
    });

    test('is in Hindi where that is asked for and written, else in English', async () => {
      const textOf = async (language: string) =>
        (await app.call(`GET /pages/about-us/?language=${language}`)).body.data.title;
      expect(await textOf('hi')).toBe('हमारे बारे में');
      const isAbout = eq(contentPages.key, 'about-us');
      const [row] = await app.db.select().from(contentPages).where(isAbout);
      await app.db.update(contentPages).set({ translations: {} }).where(isAbout);
      expect(await textOf('hi')).toBe(await textOf('en'));
      await app.db
        .update(contentPages)
        .set({ translations: row?.translations ?? {} })
        .where(isAbout);
    });

    test('has the day of its last change, if there is one', async () => {
      const dayOf = async (key: string) =>
        (await app.call(`GET /pages/${key}/`)).body.data.updated_on;
      expect(await dayOf('privacy-policy')).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(await dayOf('about-us')).toBeNull();
    });

    test('is not found where staff have written none, and for other keys', async () => {
      const isFranchise = eq(contentPages.key, 'franchise');
      const [row] = await app.db.delete(contentPages).where(isFranchise).returning();
      const missing = await app.call('GET /pages/franchise/');
      expect([missing.status, missing.body.reason]).toEqual([404, 'page_not_found']);
      expect((await app.call('GET /pages/secrets/')).status).toBe(404);
      if (row) await app.db.insert(contentPages).values(row);
    });
  });

  test('questions stand in their four groups, in order, without those staff have hidden', async () => {
    const groupsOf = async (): Promise<FaqGroup[]> => (await app.call('GET /faqs/')).body.data;
    const before = await groupsOf();
    expect(before.map(({ group }) => group)).toEqual([
      'General Information',
      'Product Information',
      'Order Related',
      'Bulk Orders & Business Inquiry',
    ]);
    const [first, second] = before[0]?.items ?? [];
    const show = (isPublished: boolean) =>
      app.db
        .update(faqs)
        .set({ isPublished })
        .where(eq(faqs.id, first?.id ?? 0));
    await show(false);
    expect((await groupsOf())[0]?.items[0]).toEqual(second);
    await show(true);
  });

  test('questions are in Hindi where that is asked for', async () => {
    const { body } = await app.call('GET /faqs/?language=hi');
    const groups: FaqGroup[] = body.data;
    expect(groups).toHaveLength(4);
    for (const { question } of groups.flatMap(({ items }) => items)) {
      expect(question).toMatch(/[\u0900-\u097F]/);
    }
  });

  test('partners are listed with their pictures', async () => {
    const { body } = await app.call('GET /partners/');
    const partners: Partner[] = body.data;
    expect(partners).toHaveLength(8);
    expect(partners[0]).toMatchObject({ name: 'Gauvatsal Gaushala', kind: 'Gaushala', url: null });
    expect(partners.filter(({ image }) => image === null)).toEqual([]);
  });
});
