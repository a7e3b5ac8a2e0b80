import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { dateText, monthText } from '@/contract/messages/dates';
import { blogs } from '@/shop-api/db/schema/content';

const cacheTag = jest.fn();
jest.unstable_mockModule('next/cache', () => ({ cacheTag, cacheLife: jest.fn() }));
const { getBlogList, getBlogPage, getNewestPosts } = await import('@/lib/server/pages/blogs');
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');

const shopApi = withShopApi();

const post = (id: number, publishedAt: string) => ({
  id,
  title: `Post ${id}`,
  slug: `post-${id}`,
  author: 'Vanya Kitchen Desk',
  excerpt: 'Short.',
  contentHtml: '<p onclick="alert(1)">Text.</p><script>alert(1)</script><h2>More</h2>',
  categoryId: 401,
  metaTitle: `Post ${id} | Vanya journal`,
  metaDescription: 'About it.',
  publishedAt: new Date(publishedAt),
});

/** Only eleven posts, all of March 2021 in India. */
beforeAll(async () => {
  const days = Array.from({ length: 10 }, (_, day) =>
    post(9001 + day, `2021-03-1${day}T06:00:00Z`),
  );
  const firstMinute = post(9011, '2021-02-28T18:31:00Z');
  const { db } = shopApi();
  await db.delete(blogs);
  await db.insert(blogs).values([...days, firstMinute]);
});

describe('a page of the journal', () => {
  test('has nine posts, the newest first, with their day in India', async () => {
    const list = await getBlogList(1, null);
    expect(list.posts).toHaveLength(9);
    expect(list.posts[0]).toMatchObject({
      id: 9010,
      title: 'Post 9010',
      day: { text: dateText({ day: 19, month: 3, year: 2021, weekday: 5 }), iso: '2021-03-19' },
    });
    expect(list).toMatchObject({ page: 1, month: null, monthName: '' });
    expect(list.totalPages).toBe(2);
  });

  test('of one month has the posts of that month in India, and counts them', async () => {
    const month = { month: 3, year: 2021 };
    const list = await getBlogList(2, month);
    expect(list.posts.map(({ id }) => id)).toEqual([9001, 9011]);
    expect(list).toMatchObject({ month, monthName: monthText(month), page: 2, totalPages: 2 });
    expect(list.archive[0]).toEqual({
      year: 2021,
      months: [{ month: 3, name: 'March', count: 11 }],
    });
  });

  test('of a month without posts is empty, and has one page', async () => {
    const list = await getBlogList(1, { month: 1, year: 1999 });
    expect(list).toMatchObject({
      posts: [],
      totalPages: 1,
      monthName: monthText({ month: 1, year: 1999 }),
    });
  });

  test('is read again when staff change a post', async () => {
    await getBlogList(1, null);
    expect(cacheTag).toHaveBeenLastCalledWith('blogs');
  });
});

describe('a post', () => {
  test('is without scripts, with its neighbours, products and reading time', async () => {
    const page = await getBlogPage(9005);
    expect(page?.post).toMatchObject({
      html: '<p>Text.</p><h2 id="section-more">More</h2>',
      headings: [{ id: 'section-more', text: 'More', level: 2 }],
      minutes: 1,
      meta: { title: 'Post 9005 | Vanya journal', description: 'About it.' },
    });
    expect([page?.previous?.path, page?.next?.path]).toEqual([
      '/blogs/9004/post-9004',
      '/blogs/9006/post-9006',
    ]);
    expect(page?.products.length).toBeGreaterThan(0);
    expect(page?.products.length).toBeLessThanOrEqual(4);
  });

  test('does not offer itself or its neighbours as further reading', async () => {
    const page = await getBlogPage(9009);
    expect(page?.more.map(({ id }) => id)).toEqual([9007, 9006, 9005]);
  });

  test('at the end of the journal has no next one', async () => {
    expect(await getBlogPage(9010)).toMatchObject({
      next: null,
      previous: { path: '/blogs/9009/post-9009' },
    });
  });

  test('that does not exist is null', async () => {
    expect(await getBlogPage(999_999)).toBeNull();
  });
});

test('the newest posts are rendered in advance', async () => {
  expect((await getNewestPosts())[0]).toEqual({ id: 9010, path: '/blogs/9010/post-9010' });
});
