import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { pictures } from '../../db/schema/pictures.ts';

const webBanner = alias(pictures, 'web_banner');
const mobileBanner = alias(pictures, 'mobile_banner');

/** All categories with their pictures, siblings in order. There are about a hundred. */
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

/** The category and all above it, root first. */
export function pathOf(rows: readonly CategoryRow[], id: number | null): CategoryRow[] {
  const row = rows.find(({ category }) => category.id === id);
  return row ? [...pathOf(rows, row.category.parentId), row] : [];
}

/** The ids of a category and of all below it. */
export function branchOf(rows: readonly CategoryRow[], id: number): number[] {
  const children = rows.filter(({ category }) => category.parentId === id);
  return [id, ...children.flatMap(({ category }) => branchOf(rows, category.id))];
}
