import { inArray } from 'drizzle-orm';
import type { BannerFields } from '../../../../../contract/content/manage-home.ts';
import { banners } from '../../../../db/schema/home.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Managed } from '../../../trail/managed.ts';
import { datesOf, displayColumns } from './display-state.ts';

/** A banner as the desk displays it. */
type BannerEntry = ReturnType<typeof toEntry>;

/** Banners of the home page, for desk and trail. */
export const bannerManaged: Managed<number, BannerEntry> = {
  kind: 'banner',
  missing: () => notFound('banner_not_found', 'Banner'),
  async read(tx, ids) {
    const rows = await tx
      .select()
      .from(banners)
      .where(inArray(banners.id, [...ids]));
    return new Map(rows.map((row) => [row.id, toEntry(row)]));
  },
};

function toEntry(row: typeof banners.$inferSelect) {
  return {
    sequence: row.sequence,
    title: row.title,
    content: row.content,
    action: row.action,
    alt_text: row.altText,
    ground: row.ground,
    picture_id: row.pictureId,
    mobile_picture_id: row.mobilePictureId,
    link: row.link,
    category_id: row.categoryId,
    product_id: row.productId,
    position: row.position,
    is_published: row.isPublished,
    ...datesOf(row),
    translations: row.translations,
  };
}

/** Returns the columns of what the desk writes; its place is changed by `orderEntries`. */
export function bannerColumns(fields: BannerFields) {
  return {
    sequence: fields.sequence,
    title: fields.title,
    content: fields.content,
    action: fields.action,
    altText: fields.alt_text,
    ground: fields.ground,
    pictureId: fields.picture_id,
    mobilePictureId: fields.mobile_picture_id,
    link: fields.link,
    categoryId: fields.category_id,
    productId: fields.product_id,
    translations: fields.translations,
    ...displayColumns(fields),
  };
}
