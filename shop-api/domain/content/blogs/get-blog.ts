import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Blog } from '../../../../contract/content/blogs.ts';
import type { HomeProduct } from '../../../../contract/content/home.ts';
import type { TranslatedPost, Translations } from '../../../../contract/kit/translations.ts';
import { BLOG_PRODUCTS } from '../../../../contract/shop/limits.ts';
import { blogs } from '../../../db/schema/content.ts';
import { listPopularProducts } from '../../catalogue/home/list-popular-products.ts';
import type { Context, Given } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { isPublishedAt, selectBlogs, titlesOf, toBlog } from './published-blogs.ts';

interface Neighbour {
  id: number;
  title: string;
  translations: Translations<TranslatedPost>;
}

interface BlogDetail {
  blogData: Blog;
  /** The post that was published after this one. */
  nextPost: Neighbour | null;
  previousPost: Neighbour | null;
  related_products: HomeProduct[];
}

/**
 * Public. Returns a post with its neighbours in time and products of its category. Errors:
 * `not_found` for a post shoppers cannot read.
 */
export async function getBlog({ ctx, input }: Given<{ blogId: number }>): Promise<BlogDetail> {
  const [row] = await selectBlogs(ctx.db).where(
    and(eq(blogs.id, input.blogId), isPublishedAt(ctx.clock.now())),
  );
  if (!row) throw notFound('blog_not_found', 'Post');
  const { id, categoryId } = row.blog;
  const [nextPost, previousPost, related_products] = await Promise.all([
    readNeighbour(ctx, id, 'next'),
    readNeighbour(ctx, id, 'previous'),
    relatedProducts(ctx, categoryId),
  ]);
  return { blogData: toBlog(row), nextPost, previousPost, related_products };
}

/** Returns products of the category that a post belongs to. */
export async function relatedProducts(
  ctx: Context,
  categoryId: number | null,
): Promise<HomeProduct[]> {
  if (categoryId === null) return [];
  return listPopularProducts({ ctx, input: { categoryId, max: BLOG_PRODUCTS } });
}

/** Compares within the database, which knows microseconds that a `Date` does not hold. */
async function readNeighbour(
  { db, clock }: Context,
  blogId: number,
  side: 'next' | 'previous',
): Promise<Neighbour | null> {
  const sign = sql.raw(side === 'next' ? '>' : '<');
  const order = side === 'next' ? asc : desc;
  const [neighbour] = await db
    .select({ id: blogs.id, title: blogs.title, translations: blogs.translations })
    .from(blogs)
    .where(
      and(
        isPublishedAt(clock.now()),
        sql`(${blogs.publishedAt}, ${blogs.id}) ${sign} (
          SELECT this.published_at, this.id FROM ${blogs} AS this WHERE this.id = ${blogId})`,
      ),
    )
    .orderBy(order(blogs.publishedAt), order(blogs.id))
    .limit(1);
  return neighbour ? { ...neighbour, translations: titlesOf(neighbour.translations) } : null;
}
