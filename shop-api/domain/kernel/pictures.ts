import { type AnyColumn, and, eq, type SQL } from 'drizzle-orm';
import type { PictureData } from '../../../contract/kit/shapes.ts';
import type { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-details.ts';

/** Returns a stored picture in API format; its files are served below `/media`. */
export function toPicture(row: typeof pictures.$inferSelect): PictureData {
  const { id, width, height, widths, blur } = row;
  return { src: `/media/${id}`, width, height, widths, blur };
}

/** Join condition for `productPictures`: the picture displayed for a product in lists, if any. */
export function isFrontPictureOf(productId: AnyColumn): SQL | undefined {
  return and(eq(productPictures.productId, productId), eq(productPictures.position, 1));
}
