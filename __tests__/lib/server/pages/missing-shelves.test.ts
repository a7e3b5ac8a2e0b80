import { describe, expect, jest, test } from '@jest/globals';

jest.unstable_mockModule('next/cache', () => ({ cacheTag: jest.fn(), cacheLife: jest.fn() }));
const { getMissingShelves } = await import('@/lib/server/pages/missing-shelves');
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');

withShopApi();

const shelvesFor = (query: string) => getMissingShelves(new URLSearchParams(query));

describe('the shelves of a missing page', () => {
  test('are six categories without those below them, and eight products', async () => {
    const { categories, bestSellers } = await shelvesFor('');
    expect(categories).toHaveLength(6);
    expect(categories.flatMap(({ children }) => children)).toEqual([]);
    expect(bestSellers).toHaveLength(8);
  });

  test('have Hindi names on a page in Hindi alone', async () => {
    const hindi = await shelvesFor('language=hi');
    expect(hindi.categories[0]?.translations?.hi?.name).toMatch(/\p{Script=Devanagari}/u);
    expect(JSON.stringify(hindi.bestSellers)).toMatch(/\p{Script=Devanagari}/u);
    for (const query of ['', 'language=en', 'language=fr']) {
      expect(JSON.stringify(await shelvesFor(query))).not.toContain('translations');
    }
  });
});
