import { and, desc, eq } from 'drizzle-orm';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-pictures.ts';
import { products } from '../../db/schema/products.ts';
import { wishes } from '../../db/schema/wishes.ts';
import { isVisible } from '../catalogue/visible.ts';
import type { Context } from '../context.ts';
import { shopperOf } from '../identity/who.ts';
import { toPicture } from '../pictures/to-picture.ts';
import { toRupees } from '../pricing/to-rupees.ts';
import { isWishOf } from './is-wish-of.ts';

/** Visitors and customers read their own wishlist, the newest wish first. What left the shop is left out. */
export async function listWishes({ ctx }: { ctx: Context }) {
  const rows = await ctx.db
    .select({
      id: wishes.id,
      productId: products.id,
      name: products.name,
      size: products.size,
      pricePaise: products.pricePaise,
      mrpPaise: products.mrpPaise,
      stock: products.stock,
      picture: pictures,
    })
    .from(wishes)
    .innerJoin(products, and(eq(products.id, wishes.productId), isVisible()))
    .leftJoin(
      productPictures,
      and(eq(productPictures.productId, products.id), eq(productPictures.position, 1)),
    )
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(isWishOf(shopperOf(ctx.who)))
    .orderBy(desc(wishes.id));
  return rows.map((row) => ({
    id: row.id,
    product_id: row.productId,
    name: row.name,
    size: row.size,
    image1: row.picture && toPicture(row.picture),
    product_price: toRupees(row.pricePaise),
    base_price: toRupees(row.mrpPaise),
    available_stock_quantity: row.stock,
  }));
}
