import { expect, test } from '@jest/globals';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { getMetaTags } from '@/shop-api/domain/content/get-meta-tags';

onEachDatabase((database) => {
  test('metadata of a page is the text staff wrote, and null where they wrote none', async () => {
    const ctx = await newVisitor(database.db, '2026-11-21T06:30:00Z');
    const words = (pageUrl: string) => getMetaTags({ ctx, input: { pageUrl, language: 'en' } });
    expect((await words('/')).title).toContain('Vanya');
    expect(await words('/nowhere')).toEqual({ title: null, description: null, keywords: null });
  });
});
