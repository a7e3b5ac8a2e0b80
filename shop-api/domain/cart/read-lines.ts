import type { SQL } from 'drizzle-orm';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartLines } from '../../db/schema/cart-lines.ts';
import { carts } from '../../db/schema/carts.ts';
import { hsnRates } from '../../db/schema/hsn-rates.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-pictures.ts';
import { products } from '../../db/schema/products.ts';
import type { Shopper } from '../identity/who.ts';
import { isCartOf } from './lock-cart.ts';
import { stockFor } from './stock-for.ts';

interface CartOf {
  db: Database;
  shopper: Shopper;
  /** Decides which GST rate holds. */
  now: Date;
}

/**
 * The lines of a shopper's cart in the order they were added, with what is needed to show and price
 * them. Products that were taken off the shelves are left out.
 */
export function readLines({ db, shopper, now }: CartOf) {
  return db
    .select({
      id: cartLines.id,
      quantity: cartLines.quantity,
      productId: products.id,
      name: products.name,
      size: products.size,
      pricePaise: products.pricePaise,
      mrpPaise: products.mrpPaise,
      /** What lies on the shelf. */
      stock: products.stock,
      /** What this cart may hold of it. */
      available: stockFor(db, shopper),
      hsn: products.hsn,
      gstPercent: gstPercentOn(indianDay(now)),
      picture: pictures,
    })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .innerJoin(products, and(eq(products.id, cartLines.productId), products.isPublished))
    .leftJoin(
      productPictures,
      and(eq(productPictures.productId, products.id), eq(productPictures.position, 1)),
    )
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(isCartOf(shopper))
    .orderBy(asc(cartLines.id));
}

export type CartLine = Awaited<ReturnType<typeof readLines>>[number];

/** The rate of the longest HSN prefix known on that day; without one the product's own. */
function gstPercentOn(day: string): SQL<number> {
  return sql<number>`coalesce((
    select ${hsnRates.rate} from ${hsnRates}
    where ${products.hsn} like ${hsnRates.prefix} || '%' and ${hsnRates.validFrom} <= ${day}
    order by length(${hsnRates.prefix}) desc, ${hsnRates.validFrom} desc
    limit 1
  ), ${products.gstRate})`;
}

/** A moment's date in India as `YYYY-MM-DD`: tax rates change at Indian midnight. */
function indianDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment);
}
