import type { CategoryFields, DeskCategoryFields } from '../../../../contract/catalogue/manage.ts';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { metaOf } from './product-rows.ts';
import { slugFor } from './slug-for.ts';

/** A category to add under an id that it has already. */
interface NewCategory {
  id: number;
  fields: CategoryFields;
}

/** Adds a whole tree of categories, parents first, in the transaction of the caller. */
export async function addCategories(tx: Database, tree: readonly NewCategory[]): Promise<void> {
  const levels = new Map<number | null, number>([[null, 0]]);
  const rows = tree.map(({ id, fields }) => {
    const level = (levels.get(fields.parent_id) ?? 0) + 1;
    levels.set(id, level);
    const { featured_name: featuredName, featured_order: featuredOrder } = fields;
    return { id, ...toCategoryRow(fields, level), featuredName, featuredOrder };
  });
  if (rows.length > 0) await tx.insert(categories).values(rows);
}

/** Returns the row of a category, but for the featured list. */
export function toCategoryRow(fields: DeskCategoryFields, level: number) {
  return {
    parentId: fields.parent_id,
    level,
    position: fields.position,
    name: fields.name,
    translations: fields.translations,
    slug: slugFor(fields),
    ...metaOf(fields),
    pictureId: fields.picture_id,
    bannerTitle: fields.banner_title,
    bannerText: fields.banner_text,
    webBannerId: fields.web_banner_id,
    mobileBannerId: fields.mobile_banner_id,
  } satisfies typeof categories.$inferInsert;
}
