import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import { wishlistItems } from '../../db/schema/wishlist-items.ts';
import { priceAt } from '../catalogue/sale-prices/price-at.ts';
import { isVisible } from '../catalogue/visible.ts';
import type { Context, Given } from '../kernel/context.ts';
import { isFrontPictureOf, toPicture } from '../kernel/pictures.ts';
import { type Owners, type Shopper, shopperOf } from '../kernel/who.ts';

/** Restricts a query to the shopper's own wishlist, so that another shopper's is never read. */
export function isWishlistItemOf(shopper: Shopper): SQL {
  return shopper.kind === 'visitor'
    ? eq(wishlistItems.visitorId, shopper.visitorId)
    : eq(wishlistItems.customerId, shopper.customerId);
}

/** Returns the columns that name the owner of a new wishlist item. */
export function ownerColumns(shopper: Shopper) {
  return shopper.kind === 'visitor'
    ? { visitorId: shopper.visitorId }
    : { customerId: shopper.customerId };
}

/** Counts the items of a shopper's wishlist whose products can be found in the shop. */
export async function countWishlistItems(db: Database, shopper: Shopper): Promise<number> {
  const [row] = await db
    .select({ counter: count() })
    .from(wishlistItems)
    .innerJoin(products, and(eq(products.id, wishlistItems.productId), isVisible()))
    .where(isWishlistItemOf(shopper));
  return row?.counter ?? 0;
}

/** Visitors and customers read their own wishlist, newest first; a withdrawn product says so. */
export async function listWishlist({ ctx }: { ctx: Context }) {
  const rows = await ctx.db
    .select({
      id: wishlistItems.id,
      productId: products.id,
      name: products.name,
      translations: products.translations,
      size: products.size,
      pricePaise: priceAt(ctx.clock.now()),
      mrpPaise: products.mrpPaise,
      stock: products.stock,
      picture: pictures,
      isSold: sql<boolean>`${isVisible()}`,
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .leftJoin(productPictures, isFrontPictureOf(products.id))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(isWishlistItemOf(shopperOf(ctx.who)))
    .orderBy(desc(wishlistItems.id));
  return rows.map((row) => ({
    id: row.id,
    product_id: row.productId,
    name: row.name,
    translations: row.translations,
    size: row.size,
    image1: row.picture && toPicture(row.picture),
    product_price: toRupees(row.pricePaise),
    base_price: toRupees(row.mrpPaise),
    available_stock_quantity: row.stock,
    is_sold: row.isSold,
  }));
}

/** Moves a visitor's wishlist into the customer's, oldest first; duplicates are dropped. */
export async function joinWishlist({
  ctx,
  input: { visitor, customer },
}: Given<Owners>): Promise<void> {
  const moving = await ctx.db
    .select({ productId: wishlistItems.productId, createdAt: wishlistItems.createdAt })
    .from(wishlistItems)
    .where(isWishlistItemOf(visitor))
    .orderBy(asc(wishlistItems.id));
  if (moving.length === 0) return;
  const rows = moving.map((item) => ({ ...ownerColumns(customer), ...item }));
  await ctx.db.insert(wishlistItems).values(rows).onConflictDoNothing();
  await ctx.db.delete(wishlistItems).where(isWishlistItemOf(visitor));
}
