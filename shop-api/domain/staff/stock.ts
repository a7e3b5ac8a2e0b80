import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { LOW_STOCK } from '../../../contract/shop/limits.ts';
import type { StockRow } from '../../../contract/staff/staff.ts';
import type { Database } from '../../db/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import type { Context } from '../kernel/context.ts';
import { isFrontPictureOf, toPicture } from '../kernel/pictures.ts';
import { staffOf } from '../kernel/who.ts';
import type { Paging } from './paging.ts';
import { pagedAnswer, pageOf } from './paging.ts';

/** Sold products with a known stock of `LOW_STOCK` or less; an unknown one is not low. */
const isShort = and(eq(products.isPublished, true), lte(products.stock, LOW_STOCK));

/** Returns a page of the products with little or no stock, the least first. Staff only. */
export async function listStock({ ctx: { db, who }, input }: { ctx: Context; input: Paging }) {
  staffOf(who);
  const query = db
    .select({
      id: products.id,
      name: products.name,
      sku: products.sku,
      stock: products.stock,
      picture: pictures,
    })
    .from(products)
    .leftJoin(productPictures, isFrontPictureOf(products.id))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(isShort)
    .orderBy(asc(products.stock), asc(products.name), asc(products.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(products, isShort), pageOf(query, input)]);
  const data = rows.map(
    ({ picture, stock, ...row }): StockRow => ({
      ...row,
      stock: stock ?? 0,
      product_image: picture && toPicture(picture),
    }),
  );
  return pagedAnswer(data, total, input);
}

/** Returns the number of products that run low, and of those that are out of stock. */
export async function countShortStock(db: Database) {
  const [low, out] = await Promise.all([
    db.$count(products, and(isShort, gt(products.stock, 0))),
    db.$count(products, and(isShort, eq(products.stock, 0))),
  ]);
  return { low_stock: low, out_of_stock: out };
}
