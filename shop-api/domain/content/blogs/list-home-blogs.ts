import type { HomeBlog } from '../../../../contract/content/home.ts';
import { HOME_BLOGS } from '../../../../contract/shop/limits.ts';
import type { Context } from '../../kernel/context.ts';
import { toPicture } from '../../kernel/pictures.ts';
import { isPublishedAt, NEWEST_FIRST, selectBlogs, titlesOf } from './published-blogs.ts';

/** Public. Lists the newest published posts, at most 8. */
export async function listHomeBlogs({ ctx }: { ctx: Context }): Promise<HomeBlog[]> {
  const rows = await selectBlogs(ctx.db)
    .where(isPublishedAt(ctx.clock.now()))
    .orderBy(...NEWEST_FIRST)
    .limit(HOME_BLOGS);
  return rows.map(({ blog: { id, title, translations, publishedAt }, picture }) => ({
    id,
    title,
    translations: titlesOf(translations),
    banner: picture && toPicture(picture),
    published_at: publishedAt.toISOString(),
  }));
}
