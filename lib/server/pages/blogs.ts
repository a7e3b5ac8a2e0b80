import 'server-only';
import type { Blog } from '@/contract/content/blogs';
import type { Endpoints } from '@/contract/endpoints';
import type { CallAnswer } from '@/contract/kit/endpoint';
import { translationIn } from '@/contract/kit/translations';
import { LANGUAGE_CODES, type Language } from '@/contract/shop/languages';
import { foundOrNull } from '@/lib/api-error';
import { contentRoutes } from '@/lib/content-routes';
import { formatMonth, toDisplayedDay } from '@/lib/format/dates';
import { getLanguage } from '@/lib/language/get-text';
import { type ArchiveMonth, publishFilter } from '@/lib/routing/archive-month';
import { atLeastOne } from '@/lib/routing/paths-rendered-ahead';
import { pageTitle } from '@/lib/seo/metadata';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { withHeadingAnchors } from '@/lib/server/heading-anchors';
import { readingMinutes } from '@/lib/server/reading-time';
import { cleanHtml } from '@/lib/server/rich-text';
import type { BlogList, BlogNeighbour, BlogPost, BlogTeaser } from '@/lib/view/blogs';

const MAX_MORE_POSTS = 3;

/** Returns one page of the journal, of one month or of all. */
export async function getBlogList(page: number, month: ArchiveMonth | null): Promise<BlogList> {
  'use cache';
  cachedUnder(cacheTags.blogs);
  const query = { page, publish_filter: month ? publishFilter(month) : undefined };
  const language = await getLanguage();
  const { blogs, total_pages, filters } = await callShopApi('listBlogs', { query });
  return {
    posts: blogs.map((blog) => toTeaser(blog, language)),
    month,
    monthName: month ? formatMonth(month) : '',
    page,
    totalPages: total_pages,
    archive: filters,
  };
}

/** Returns a post with its neighbours, its products and newer posts, or null if there is none. */
export async function getBlogPage(id: number) {
  return getBlogPageIn(await getLanguage(), id);
}

/** Returns the same in a language; only a page has one of its own. */
export async function getBlogPageIn(language: Language, id: number) {
  'use cache';
  cachedUnder(cacheTags.blog(id), cacheTags.blogs, cacheTags.products);
  const found = await foundOrNull(
    Promise.all([
      callShopApi('getBlog', { params: { id } }),
      callShopApi('listBlogs', { query: { page: 1 } }),
    ]),
  );
  if (!found) return null;
  const [{ nextPost, previousPost, ...own }, newest] = found;
  const excluded = [id, nextPost?.id, previousPost?.id];
  return {
    ...postContent(own, language),
    next: nextPost && toNeighbour(nextPost, language),
    previous: previousPost && toNeighbour(previousPost, language),
    more: newest.blogs
      .filter((blog) => !excluded.includes(blog.id))
      .slice(0, MAX_MORE_POSTS)
      .map((blog) => toTeaser(blog, language)),
  };
}

type FoundPost = Pick<CallAnswer<Endpoints['getBlog']>, 'blogData' | 'related_products'>;

/** A post, and the products it is about. */
export type PostContent = ReturnType<typeof postContent>;

/** Returns a post as its page displays it. */
export function postContent({ blogData, related_products }: FoundPost, language: Language) {
  return {
    post: toPost(blogData, language),
    products: related_products.map(({ product }) => product),
  };
}

const NO_POST = { id: 1, path: contentRoutes.blog(1, '') };

/** Returns the posts to render in advance: the first page of the journal, or one that is missing. */
export async function getNewestPosts() {
  const { posts } = await getBlogList(1, null);
  return atLeastOne(
    posts.map(({ id, path }) => ({ id, path })),
    NO_POST,
  );
}

type Titled = Pick<Blog, 'id' | 'title' | 'translations'>;

/** Returns the title of a post in a language, where it has one. */
export function titleIn({ title, translations = {} }: Omit<Titled, 'id'>, language: Language) {
  return translationIn(translations, language)?.title ?? title;
}

function toNeighbour(post: Titled, language: Language): BlogNeighbour {
  return { title: titleIn(post, language), path: contentRoutes.blog(post.id, post.title) };
}

function toTeaser(blog: Blog, language: Language): BlogTeaser {
  const { id, banner_url, published_at, translations = {} } = blog;
  return {
    id,
    ...toNeighbour(blog, language),
    banner: banner_url,
    day: toDisplayedDay(published_at),
    excerpt: translationIn(translations, language)?.excerpt ?? blog.excerpt,
  };
}

function toPost(blog: Blog, language: Language): BlogPost {
  const { translations = {} } = blog;
  const own = translationIn(translations, language);
  const clean = cleanHtml(own?.content ?? blog.content);
  return {
    ...toTeaser(blog, language),
    languages: LANGUAGE_CODES.filter((code) => code === 'en' || translations[code]),
    ...withHeadingAnchors(clean),
    author: blog.author,
    minutes: readingMinutes(clean),
    publishedAt: blog.published_at,
    meta: {
      title: own?.title ? pageTitle(own.title) : blog.meta_title,
      description: own?.excerpt ?? blog.meta_description,
    },
  };
}
