import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { CONTENT_PAGES } from '@/contract/content/content';
import { selectRows } from '@/shop-api/db/database';
import { storeDefaultPages } from '@/shop-api/domain/content/default-pages';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
const blogs = await import('@/lib/server/pages/blogs');
const content = await import('@/lib/server/pages/content');
const events = await import('@/lib/server/pages/events');
const home = await import('@/lib/server/pages/home');
const product = await import('@/lib/server/pages/product');
const shop = await import('@/lib/server/pages/shop');
const { getStores } = await import('@/lib/server/pages/stores');
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');

const shopApi = withShopApi();

/** Leaves the database as a live shop finds it at its first start; two tables are never emptied. */
beforeAll(async () => {
  const { db } = shopApi();
  const tables = await selectRows<{ name: string }>(
    db,
    sql`SELECT quote_ident(tablename) AS name FROM pg_tables
      WHERE schemaname = 'public'
        AND tablename NOT IN ('schema_migrations', 'trail', 'stock_movements')`,
  );
  await db.execute(sql.raw(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`));
  await storeDefaultPages(db);
});

describe('a shop without goods and texts of its own', () => {
  test('has one product and one post to render ahead, which are missing pages', async () => {
    const [one, ...others] = await product.getPopularProducts();
    expect(others).toEqual([]);
    expect(await product.getProductPage(one.id)).toBeNull();
    const [post, ...posts] = await blogs.getNewestPosts();
    expect(posts).toEqual([]);
    expect(await blogs.getBlogPage(post.id)).toBeNull();
  });

  test.each(CONTENT_PAGES)('has a text of the page %s', async (key) => {
    expect((await content.getContentPage(key)).html).toContain('<p>');
  });

  test('has every other page, without content', async () => {
    expect((await shop.getShopPage('all'))?.answer.total_count).toBe(0);
    expect(await shop.getCategories()).toEqual([]);
    expect((await blogs.getBlogList(1, null)).posts).toEqual([]);
    expect(await events.getEventsOf('upcoming_events')).toEqual([]);
    expect(await getStores('en')).toEqual([]);
    expect(await content.getFaqGroups()).toEqual([]);
    expect(await content.getPartners()).toEqual([]);
    expect(await content.getAboutPage()).toMatchObject({ picture: null, statistics: [] });
    expect(await home.getHomePage()).toBeDefined();
  });

  test('calls a page missing whose text was deleted', async () => {
    await shopApi().db.execute(sql`DELETE FROM content_pages`);
    const digest = 'NEXT_HTTP_ERROR_FALLBACK;404';
    await expect(content.getContentPage('franchise')).rejects.toMatchObject({ digest });
  });
});
