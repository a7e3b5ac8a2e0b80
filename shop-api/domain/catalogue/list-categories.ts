import type { Category } from '../../../contract/category.ts';
import { PACKING_CATEGORY_ID } from '../../../contract/limits.ts';
import type { Context } from '../context.ts';
import { toPicture } from '../pictures/to-picture.ts';
import type { CategoryRow } from './read-categories.ts';
import { readCategories } from './read-categories.ts';

/** Anybody: the category tree as the menu shows it. Packing materials are no part of it. */
export async function listCategories({ ctx }: { ctx: Context }): Promise<Category[]> {
  const rows = await readCategories(ctx.db);
  return childrenOf(rows, null).filter(({ id }) => id !== PACKING_CATEGORY_ID);
}

function childrenOf(rows: readonly CategoryRow[], parentId: number | null): Category[] {
  return rows
    .filter(({ category }) => category.parentId === parentId)
    .map((row) => toCategory(row, childrenOf(rows, row.category.id)));
}

function toCategory({ category, picture }: CategoryRow, children: Category[]): Category {
  return {
    id: category.id,
    name: category.name,
    metatitle: category.metaTitle,
    metadescription: category.metaDescription,
    metakeywords: category.metaKeywords,
    web_image: picture && toPicture(picture),
    featured_order: category.featuredOrder,
    children,
  };
}
