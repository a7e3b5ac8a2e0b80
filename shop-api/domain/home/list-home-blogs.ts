import { and, desc, eq, lte } from 'drizzle-orm';
import type { HomeBlog } from '../../../contract/home.ts';
import { HOME_BLOGS } from '../../../contract/limits.ts';
import { blogs } from '../../db/schema/blogs.ts';
import { pictures } from '../../db/schema/pictures.ts';
import type { Context } from '../context.ts';
import { toPicture } from '../pictures/to-picture.ts';

/** Anyone may see the newest published posts, at most 8. */
export async function listHomeBlogs({ ctx }: { ctx: Context }): Promise<HomeBlog[]> {
  const rows = await ctx.db
    .select({ id: blogs.id, title: blogs.title, publishedAt: blogs.publishedAt, picture: pictures })
    .from(blogs)
    .leftJoin(pictures, eq(pictures.id, blogs.pictureId))
    .where(and(blogs.isPublished, lte(blogs.publishedAt, ctx.clock.now())))
    .orderBy(desc(blogs.publishedAt), desc(blogs.id))
    .limit(HOME_BLOGS);
  return rows.map(({ id, title, publishedAt, picture }) => ({
    id,
    title,
    banner: picture && toPicture(picture),
    published_at: publishedAt.toISOString(),
  }));
}
