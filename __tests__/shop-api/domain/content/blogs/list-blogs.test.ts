import { beforeEach, describe, expect, test } from '@jest/globals';
import { sampleStoredBlog } from '@/__tests__/support/sample-stored-blog';
import { onEachApp } from '@/__tests__/support/test-app';
import type { ArchiveYear } from '@/contract/content/blogs';
import { blogs } from '@/shop-api/db/schema/content';

/** Posts around the turn of February to March in India, which is at 18:30 of UTC. */
const LAST_OF_FEBRUARY = new Date('2026-02-28T18:29:59.999Z');
const FIRST_OF_MARCH = new Date('2026-02-28T18:30:00Z');
const LAST_OF_MARCH = new Date('2026-03-31T18:29:59.999Z');
const FIRST_OF_APRIL = new Date('2026-03-31T18:30:00Z');

onEachApp((app) => {
  const list = async (query = '') => (await app.call(`GET /blogs/${query}`)).body;
  const idsOf = (body: { blogs: { id: number }[] }) => body.blogs.map(({ id }) => id);
  const put = async (rows: (typeof blogs.$inferInsert)[]) => {
    await app.db.delete(blogs);
    if (rows.length > 0) await app.db.insert(blogs).values(rows);
  };

  test('the demo shop has three pages of posts, each with its picture', async () => {
    const { blogs: first, total_pages } = await list();
    expect([first.length, total_pages]).toEqual([9, 3]);
    expect(first.filter((post: { banner_url: unknown }) => post.banner_url === null)).toEqual([]);
  });

  describe('a month', () => {
    beforeEach(() =>
      put([
        sampleStoredBlog(1, { publishedAt: LAST_OF_FEBRUARY }),
        sampleStoredBlog(2, { publishedAt: FIRST_OF_MARCH }),
        sampleStoredBlog(3, { publishedAt: LAST_OF_MARCH }),
        sampleStoredBlog(4, { publishedAt: FIRST_OF_APRIL }),
        sampleStoredBlog(5, { publishedAt: new Date('2025-03-15T10:00:00Z') }),
      ]),
    );

    test('begins and ends at midnight in India', async () => {
      expect(idsOf(await list('?publish_filter=3-2026'))).toEqual([3, 2]);
      expect(idsOf(await list('?publish_filter=2-2026'))).toEqual([1]);
      expect(idsOf(await list('?publish_filter=4-2026'))).toEqual([4]);
    });

    test('may be written with a zero', async () => {
      expect(idsOf(await list('?publish_filter=03-2026'))).toEqual([3, 2]);
    });

    test.each(['1-2026', '3-0000', '12-9999'])('without posts, as %s, is empty', async (month) => {
      const body = await list(`?publish_filter=${month}`);
      expect([idsOf(body), body.total_pages]).toEqual([[], 1]);
    });

    test.each(['13-2026', '0-2026', '2026-3', 'march'])('%s is refused', async (month) => {
      const { status, body } = await app.call(`GET /blogs/?publish_filter=${month}`);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['publish_filter']]);
    });

    test('is counted in the archive, the latest first, whichever is chosen', async () => {
      const archive = async (query: string) =>
        (await list(query)).filters.flatMap(({ year, months }: ArchiveYear) =>
          months.map(({ name, count }) => `${name} ${year}: ${count}`),
        );
      const all = ['April 2026: 1', 'March 2026: 2', 'February 2026: 1', 'March 2025: 1'];
      expect(await archive('')).toEqual(all);
      expect(await archive('?publish_filter=3-2025')).toEqual(all);
    });
  });

  describe('pages', () => {
    test('hold 9 posts, the newest first, and the last one what is left', async () => {
      await put(Array.from({ length: 19 }, (_, index) => sampleStoredBlog(index + 1)));
      const pages = [await list(), await list('?page=2'), await list('?page=3')];
      expect(pages.map(({ page, total_pages }) => [page, total_pages])).toEqual([
        [1, 3],
        [2, 3],
        [3, 3],
      ]);
      expect(pages.flatMap(idsOf)).toEqual(Array.from({ length: 19 }, (_, index) => 19 - index));
      expect(idsOf(pages[2])).toEqual([1]);
    });

    test('beyond the last one are empty', async () => {
      expect(idsOf(await list('?page=4'))).toEqual([]);
    });

    test('without any post are one empty page without an archive', async () => {
      await put([]);
      expect(await list()).toMatchObject({ blogs: [], total_pages: 1, filters: [] });
    });
  });

  test('drafts and posts of the future appear neither in the list nor in the archive', async () => {
    const now = app.clock.now();
    await put([
      sampleStoredBlog(1, { publishedAt: now }),
      sampleStoredBlog(2, { publishedAt: new Date(now.getTime() + 1) }),
      sampleStoredBlog(3, { isPublished: false }),
    ]);
    const body = await list();
    expect(idsOf(body)).toEqual([1]);
    expect(body.filters).toEqual([
      { year: 2026, months: [{ month: 11, name: 'November', count: 1 }] },
    ]);
  });
});
