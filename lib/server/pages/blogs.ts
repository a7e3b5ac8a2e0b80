import 'server-only';
import type { Blog } from '@/contract/content/blogs';
import { foundOrNull } from '@/lib/api-error';
import { formatMonth, toDisplayedDay } from '@/lib/format/dates';
import type { ArchiveMonth } from '@/lib/routing/archive-month';
import { publishFilter } from '@/lib/routing/archive-month';
import { atLeastOne } from '@/lib/routing/paths-rendered-ahead';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { withHeadingAnchors } from '@/lib/server/heading-anchors';
import { readingMinutes } from '@/lib/server/reading-time';
import { cleanHtml } from '@/lib/server/rich-text';
import type { BlogList, BlogPost, BlogTeaser } from '@/lib/view/blogs';

const MAX_MORE_POSTS = 3;

/** Returns one page of the journal, of one month or of all. */
export async function getBlogList(page: number, month: ArchiveMonth | null): Promise<BlogList> {
  'use cache';
  cachedUnder(cacheTags.blogs);
  const query = { page, publish_filter: month ? publishFilter(month) : undefined };
  const { blogs, total_pages, filters } = await callShopApi('listBlogs', { query });
  return {
    posts: blogs.map(toTeaser),
    month,
    monthName: month ? formatMonth(month) : '',
    page,
    totalPages: total_pages,
    archive: filters,
  };
}

/** Returns a post with its neighbours, its products and newer posts, or null if there is none. */
export async function getBlogPage(id: number) {
  'use cache';
  cachedUnder(cacheTags.blog(id), cacheTags.blogs, cacheTags.products);
  const found = await foundOrNull(
    Promise.all([
      callShopApi('getBlog', { params: { id } }),
      callShopApi('listBlogs', { query: { page: 1 } }),
    ]),
  );
  if (!found) return null;
  const [{ blogData, nextPost, previousPost, related_products }, newest] = found;
  const excluded = [id, nextPost?.id, previousPost?.id];
  return {
    post: toPost(blogData),
    next: nextPost,
    previous: previousPost,
    products: related_products.map(({ product }) => product),
    more: newest.blogs
      .filter((blog) => !excluded.includes(blog.id))
      .slice(0, MAX_MORE_POSTS)
      .map(toTeaser),
  };
}

const NO_POST = { id: 1, title: '' };

/** Returns the posts to render in advance: the first page of the journal, or one that is missing. */
export async function getNewestPosts() {
  const { posts } = await getBlogList(1, null);
  return atLeastOne(
    posts.map(({ id, title }) => ({ id, title })),
    NO_POST,
  );
}

function toTeaser({ id, title, banner_url, published_at, excerpt }: Blog): BlogTeaser {
  return { id, title, banner: banner_url, day: toDisplayedDay(published_at), excerpt };
}

function toPost(blog: Blog): BlogPost {
  const clean = cleanHtml(blog.content);
  return {
    ...toTeaser(blog),
    ...withHeadingAnchors(clean),
    author: blog.author,
    minutes: readingMinutes(clean),
    publishedAt: blog.published_at,
    meta: { title: blog.meta_title, description: blog.meta_description },
  };
}
