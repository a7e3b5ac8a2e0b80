import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Category } from '../../../contract/catalogue/category.ts';
import { PACKING_CATEGORY_ID } from '../../../contract/shop/limits.ts';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { pictures } from '../../db/schema/pictures.ts';
import type { Context } from '../kernel/context.ts';
import { toPicture } from '../kernel/pictures.ts';
import { textsOfCategory } from './category-texts.ts';

const webBanner = alias(pictures, 'web_banner');
const mobileBanner = alias(pictures, 'mobile_banner');

/** Reads all categories (about a hundred) with their pictures, siblings in order. */
export function readCategories(db: Database) {
  return db
    .select({ category: categories, picture: pictures, webBanner, mobileBanner })
    .from(categories)
    .leftJoin(pictures, eq(pictures.id, categories.pictureId))
    .leftJoin(webBanner, eq(webBanner.id, categories.webBannerId))
    .leftJoin(mobileBanner, eq(mobileBanner.id, categories.mobileBannerId))
    .orderBy(asc(categories.position), asc(categories.id));
}

export type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number];

/** Returns the category and all its ancestors, root first. */
export function pathOf(rows: readonly CategoryRow[], id: number | null): CategoryRow[] {
  const row = rows.find(({ category }) => category.id === id);
  return row ? [...pathOf(rows, row.category.parentId), row] : [];
}

/** Returns the ids of a category and of all its descendants. */
export function branchOf(rows: readonly CategoryRow[], id: number): number[] {
  const children = rows.filter(({ category }) => category.parentId === id);
  return [id, ...children.flatMap(({ category }) => branchOf(rows, category.id))];
}

/** Public. Returns the category tree of the menu, without packing materials. */
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
    translations: textsOfCategory(category.translations),
    metatitle: category.metaTitle,
    metadescription: category.metaDescription,
    metakeywords: category.metaKeywords,
    web_image: picture && toPicture(picture),
    featured_order: category.featuredOrder,
    children,
  };
}
