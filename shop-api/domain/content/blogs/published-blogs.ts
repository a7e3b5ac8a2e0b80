import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Blog } from '../../../../contract/content/blogs.ts';
import type { TranslatedPost, Translations } from '../../../../contract/kit/translations.ts';
import { INDIA_TIME_ZONE } from '../../../../contract/shop/india-time.ts';
import type { Database } from '../../../db/database.ts';
import { blogs } from '../../../db/schema/content.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { toPicture } from '../../kernel/pictures.ts';

/** The one rule for posts that shoppers can read: not a draft, and its moment has come. */
export function isPublishedAt(now: Date): SQL | undefined {
  return and(blogs.isPublished, lte(blogs.publishedAt, now));
}

/** Newest first; the id decides between posts of the same moment. */
export const NEWEST_FIRST = [desc(blogs.publishedAt), desc(blogs.id)];

/** The month of a post in India: `2026-03`. The zone is a literal, so that rows can be grouped. */
export const monthInIndia = sql<string>`to_char(
  ${blogs.publishedAt} AT TIME ZONE ${sql.raw(`'${INDIA_TIME_ZONE}'`)}, 'YYYY-MM')`;

/** Selects posts with their pictures. */
export function selectBlogs(db: Database) {
  return db
    .select({ blog: blogs, picture: pictures })
    .from(blogs)
    .leftJoin(pictures, eq(pictures.id, blogs.pictureId));
}

type BlogRow = Awaited<ReturnType<typeof selectBlogs>>[number];

/** Converts a post to the format of the contract. */
export function toBlog({ blog, picture }: BlogRow): Blog {
  const { id, title, author, excerpt } = blog;
  return {
    ...{ id, title, author, excerpt },
    translations: blog.translations,
    content: blog.contentHtml,
    banner_url: picture && toPicture(picture),
    published_at: blog.publishedAt.toISOString(),
    meta_title: blog.metaTitle || title,
    meta_description: blog.metaDescription || excerpt || title,
  };
}

/** Returns the translated titles of a post, for lists and links. */
export function titlesOf(translations: Translations<TranslatedPost>): Translations<TranslatedPost> {
  const titles = Object.entries(translations).map(([code, texts]) => [
    code,
    { title: texts?.title },
  ]);
  return Object.fromEntries(titles);
}
