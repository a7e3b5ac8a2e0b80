import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { blogs } from '../../../db/schema/content.ts';
import { banners } from '../../../db/schema/home.ts';
import { products } from '../../../db/schema/products.ts';
import { refuseUsed } from '../../desk/refuse-used.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import { removeManaged } from '../../trail/save-managed.ts';
import { CATEGORIES } from './category-entries.ts';

interface RemoveCategory {
  ctx: DeskContext;
  input: { id: number; version: number };
}

/**
 * Removes a category that nothing names. Staff only. Errors: `conflict` where products, categories
 * below it, posts or banners do; those of `removeManaged`.
 */
export async function removeCategory({ ctx, input }: RemoveCategory): Promise<void> {
  const { id } = input;
  const remove = async (tx: Database) => {
    refuseUsed(await tx.$count(products, eq(products.categoryId, id)));
    const below = await tx.$count(categories, eq(categories.parentId, id));
    refuseUsed(below, ['category below it', 'categories below it']);
    refuseUsed(await tx.$count(blogs, eq(blogs.categoryId, id)), ['post', 'posts']);
    refuseUsed(await tx.$count(banners, eq(banners.categoryId, id)), ['banner', 'banners']);
    await tx.delete(categories).where(eq(categories.id, id));
  };
  await removeManaged({ ctx, of: CATEGORIES, input, remove });
  ctx.notify(['categories', 'products']);
}
