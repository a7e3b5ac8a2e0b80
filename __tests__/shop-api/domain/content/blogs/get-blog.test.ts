import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq, inArray, sql } from 'drizzle-orm';
import { sampleStoredBlog } from '@/__tests__/support/sample-stored-blog';
import { onEachApp } from '@/__tests__/support/test-app';
import type { HomeProduct } from '@/contract/content/home';
import { blogs } from '@/shop-api/db/schema/content';
import { products } from '@/shop-api/db/schema/products';

const COFFEE = 401;
const day = (date: number) => new Date(`2026-10-${date}T10:00:00Z`);

onEachApp((app) => {
  const get = (id: number) => app.call(`GET /blogs/${id}/`);
  const neighboursOf = async (id: number) => {
    const { previousPost, nextPost } = (await get(id)).body;
    return [previousPost?.id ?? null, nextPost?.id ?? null];
  };

  beforeAll(async () => {
    await app.db.delete(blogs);
    await app.db
      .insert(blogs)
      .values([
        sampleStoredBlog(30, { publishedAt: day(10), categoryId: COFFEE }),
        sampleStoredBlog(10, { publishedAt: day(11) }),
        sampleStoredBlog(11, { publishedAt: day(11) }),
        sampleStoredBlog(20, { publishedAt: day(12), isPublished: false }),
        sampleStoredBlog(21, { publishedAt: day(13) }),
        sampleStoredBlog(40, { publishedAt: new Date('2026-11-21T06:30:00.001Z') }),
      ]);
  });

  describe('the neighbours of a post', () => {
    test('are the posts before and after it in time', async () => {
      expect(await neighboursOf(10)).toEqual([30, 11]);
    });

    test('of the same moment follow each other by id', async () => {
      expect(await neighboursOf(11)).toEqual([10, 21]);
    });

    test('are missing before the first and behind the last one that is published', async () => {
      expect(await neighboursOf(30)).toEqual([null, 10]);
      expect(await neighboursOf(21)).toEqual([11, null]);
    });

    test('are ordered by microseconds, which dates of JavaScript do not have', async () => {
      for (const [index, id] of [51, 50, 52].entries()) {
        await app.db.insert(blogs).values(sampleStoredBlog(id));
        const moment = `2026-10-05 10:00:00.00000${index + 1}Z`;
        await app.db.execute(sql`UPDATE blogs SET published_at = ${moment} WHERE id = ${id}`);
      }
      expect(await neighboursOf(50)).toEqual([51, 52]);
      await app.db.delete(blogs).where(inArray(blogs.id, [50, 51, 52]));
    });
  });

  describe('the products of a post', () => {
    const productsOf = async (id: number): Promise<number[]> =>
      (await get(id)).body.related_products.map(({ product }: HomeProduct) => product.id);

    test('are at most four, of its category and those below it', async () => {
      const ids = await productsOf(30);
      expect(ids).toHaveLength(4);
      const rows = await app.db.select().from(products).where(inArray(products.id, ids));
      expect(rows.filter((row) => !String(row.categoryId).startsWith(String(COFFEE)))).toEqual([]);
    });

    test('leave out what shoppers cannot find', async () => {
      const [first = 0] = await productsOf(30);
      const publish = (isPublished: boolean) =>
        app.db.update(products).set({ isPublished }).where(eq(products.id, first));
      await publish(false);
      expect(await productsOf(30)).not.toContain(first);
      await publish(true);
    });

    test('are none without a category', async () => {
      expect(await productsOf(10)).toEqual([]);
    });
  });

  test.each([
    ['a draft', 20],
    ['a post of the future', 40],
    ['an unknown post', 999],
  ])('%s is not found', async (_what, id) => {
    const { status, body } = await get(id);
    expect([status, body.reason, body.message]).toEqual([404, 'blog_not_found', 'Post not found']);
  });
});
