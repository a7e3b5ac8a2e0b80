import { and, asc, eq, not } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartLines, carts } from '../../db/schema/carts.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import { priceAt } from '../catalogue/sale-prices/price-at.ts';
import { lockProducts, stockFor } from '../inventory/stock.ts';
import { isoDayInIndia } from '../kernel/india-time.ts';
import { isFrontPictureOf } from '../kernel/pictures.ts';
import { partsToSell } from '../kernel/pieces.ts';
import { stockNow } from '../kernel/stock-now.ts';
import { taxOn } from '../kernel/tax-on.ts';
import type { Customer, Shopper } from '../kernel/who.ts';
import { isCartOf, lockCart } from './lock-cart.ts';

interface CartOf {
  db: Database;
  shopper: Shopper;
  /** Determines which GST rate and which sale price apply. */
  now: Date;
}

/**
 * Reads the lines of a shopper's cart in the order they were added, with the data to show and price
 * them. Unpublished products are left out.
 */
export function readLines({ db, shopper, now }: CartOf) {
  return db
    .select({
      id: cartLines.id,
      quantity: cartLines.quantity,
      productId: products.id,
      name: products.name,
      translations: products.translations,
      size: products.size,
      categoryId: products.categoryId,
      pricePaise: priceAt(now),
      acceptedPaise: cartLines.acceptedPaise,
      mrpPaise: products.mrpPaise,
      /** The number in stock. */
      stock: stockNow(),
      /** The number that this cart may contain. */
      available: stockFor(db, shopper),
      parts: partsToSell(),
      ...taxOn(isoDayInIndia(now)),
      picture: pictures,
    })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .innerJoin(products, and(eq(products.id, cartLines.productId), products.isPublished))
    .leftJoin(productPictures, isFrontPictureOf(products.id))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(isCartOf(shopper))
    .orderBy(asc(cartLines.id));
}

/**
 * Reads the lines of a shopper's cart whose products were withdrawn: they are part of no price and
 * no order, and are named until the shopper takes them out.
 */
export function readWithdrawn({ db, shopper }: Omit<CartOf, 'now'>) {
  return db
    .select({
      id: cartLines.id,
      product_id: products.id,
      product: products.name,
      translations: products.translations,
    })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .innerJoin(products, and(eq(products.id, cartLines.productId), not(products.isPublished)))
    .where(isCartOf(shopper))
    .orderBy(asc(cartLines.id));
}

export type CartLine = Awaited<ReturnType<typeof readLines>>[number];

interface Locked {
  tx: Database;
  customer: Customer;
  now: Date;
  /** An open order that may be cancelled for this one: its products are locked too. */
  instead?: number | undefined;
}

/**
 * Locks and reads a customer's cart for an order: first the cart, then its products in the order of
 * their ids, so that no two orders deadlock. The result is valid until the transaction ends.
 */
export async function lockCartLines({ tx, customer, now, instead }: Locked): Promise<CartLine[]> {
  const cartId = await lockCart({ tx, shopper: customer, now });
  if (cartId === undefined) return [];
  await lockProducts(tx, { cartId, orderIds: instead === undefined ? [] : [instead] });
  return readLines({ db: tx, shopper: customer, now });
}
