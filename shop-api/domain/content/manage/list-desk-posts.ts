import { and, asc, desc, eq, gt, ilike, not, or, type SQL, sql } from 'drizzle-orm';
import type { PostState } from '../../../../contract/content/desk-posts.ts';
import { LANGUAGE_CODES, type Language } from '../../../../contract/shop/languages.ts';
import { blogs } from '../../../db/schema/content.ts';
import type { Context } from '../../kernel/context.ts';
import { containing } from '../../kernel/like-patterns.ts';
import { type Paging, pagedAnswer, pageOf } from '../../kernel/paging.ts';
import { toPicture } from '../../kernel/pictures.ts';
import { staffOf } from '../../kernel/who.ts';
import { isPublishedAt, selectBlogs } from '../blogs/published-blogs.ts';

interface ListPosts {
  ctx: Context;
  input: Paging & {
    q?: string | undefined;
    state?: PostState | undefined;
    language?: Language | undefined;
    sort: 'published_at' | 'title' | 'author';
    order: 'asc' | 'desc';
  };
}

const SORTED = { published_at: blogs.publishedAt, title: blogs.title, author: blogs.author };

/** Returns a page of all posts, drafts too. Staff only. */
export async function listDeskPosts({ ctx: { db, who, clock }, input }: ListPosts) {
  staffOf(who);
  const now = clock.now();
  const { q, state, language } = input;
  const chosen = and(
    q ? or(ilike(blogs.title, containing(q)), ilike(blogs.author, containing(q))) : undefined,
    state && isIn(state, now),
    language && language !== 'en' ? sql`${blogs.translations} ? ${language}` : undefined,
  );
  const direction = input.order === 'desc' ? desc : asc;
  const query = selectBlogs(db)
    .where(chosen)
    .orderBy(direction(SORTED[input.sort]), direction(blogs.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(blogs, chosen), pageOf(query, input)]);
  const data = rows.map(({ blog, picture }) => ({
    ...{ id: blog.id, title: blog.title, author: blog.author },
    state: stateOf(blog, now),
    published_at: blog.publishedAt.toISOString(),
    languages: LANGUAGE_CODES.filter((code) => code === 'en' || blog.translations[code]),
    picture: picture && toPicture(picture),
  }));
  return pagedAnswer(data, total, input);
}

function isIn(state: PostState, now: Date): SQL | undefined {
  if (state === 'draft') return not(blogs.isPublished);
  return state === 'published'
    ? isPublishedAt(now)
    : and(eq(blogs.isPublished, true), gt(blogs.publishedAt, now));
}

function stateOf({ isPublished, publishedAt }: typeof blogs.$inferSelect, now: Date): PostState {
  if (!isPublished) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}
