import { inArray } from 'drizzle-orm';
import type { DeskCategory } from '../../../../contract/catalogue/desk-categories.ts';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Managed } from '../../trail/managed.ts';

/** Categories as the desk keeps them. */
export const CATEGORIES: Managed<number, DeskCategory> = {
  kind: 'category',
  missing: () => notFound('category_not_found', 'Category'),
  read: async (tx, ids) => new Map((await readRows(tx, ids)).map((row) => [row.id, toEntry(row)])),
};

function readRows(tx: Database, ids: readonly number[]) {
  return tx
    .select()
    .from(categories)
    .where(inArray(categories.id, [...ids]));
}

type Row = typeof categories.$inferSelect;

function toEntry(row: Row): DeskCategory {
  // What search engines are told without anything written is the name.
  const given = (text: string) => (text === row.name ? '' : text);
  return {
    name: row.name,
    translations: row.translations,
    slug: row.slug,
    parent_id: row.parentId,
    position: row.position,
    picture_id: row.pictureId,
    banner_title: row.bannerTitle,
    banner_text: row.bannerText,
    web_banner_id: row.webBannerId,
    mobile_banner_id: row.mobileBannerId,
    metatitle: given(row.metaTitle),
    metadescription: given(row.metaDescription),
    metakeywords: given(row.metaKeywords),
  };
}
