import { inArray } from 'drizzle-orm';
import type { PostFields } from '../../../../contract/content/manage-posts.ts';
import type { Database } from '../../../db/database.ts';
import { blogs } from '../../../db/schema/content.ts';
import { byId } from '../../catalogue/manage/by-id.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Managed } from '../../trail/managed.ts';

/** A post as a desk reads and saves it. */
export const managedPost: Managed<number, PostFields> = {
  kind: 'post',
  missing: () => notFound('blog_not_found', 'Post'),
  read: readPosts,
};

async function readPosts(
  tx: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PostFields>> {
  const rows = await tx
    .select({
      id: blogs.id,
      title: blogs.title,
      slug: blogs.slug,
      author: blogs.author,
      excerpt: blogs.excerpt,
      content: blogs.contentHtml,
      translations: blogs.translations,
      picture_id: blogs.pictureId,
      category_id: blogs.categoryId,
      meta_title: blogs.metaTitle,
      meta_description: blogs.metaDescription,
      is_published: blogs.isPublished,
      published_at: blogs.publishedAt,
    })
    .from(blogs)
    .where(inArray(blogs.id, [...ids]));
  return byId(rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() })));
}
