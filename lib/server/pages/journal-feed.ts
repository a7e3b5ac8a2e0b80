import 'server-only';
import type { Blog } from '@/contract/content/blogs';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';

/** The newest posts: 27. */
const PAGES = 3;

/** A post in the RSS feed. */
export type FeedPost = Pick<Blog, 'id' | 'title' | 'author' | 'excerpt' | 'published_at'>;

/** Returns the newest posts of the journal, newest first. */
export async function getJournalFeed(): Promise<FeedPost[]> {
  'use cache';
  cachedUnder(cacheTags.blogs);
  const posts: FeedPost[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, PAGES); page += 1) {
    const answer = await callShopApi('listBlogs', { query: { page } });
    pages = answer.total_pages;
    posts.push(
      ...answer.blogs.map(({ id, title, author, excerpt, published_at }) => ({
        id,
        title,
        author,
        excerpt,
        published_at,
      })),
    );
  }
  return posts;
}
