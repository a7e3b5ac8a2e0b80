import { and, asc, inArray } from 'drizzle-orm';
import { staffMessages } from '../../../contract/messages/staff.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/products.ts';
import type { CartLine } from '../cart/read-lines.ts';
import { priceAt } from '../catalogue/sale-prices/price-at.ts';
import { lockProducts } from '../inventory/stock.ts';
import { invalidField } from '../kernel/errors.ts';
import { isoDayInIndia } from '../kernel/india-time.ts';
import { partsToSell } from '../kernel/pieces.ts';
import { stockNow } from '../kernel/stock-now.ts';
import { taxOn } from '../kernel/tax-on.ts';

/** A line of an order before it is written. */
export type OrderedLine = Pick<
  CartLine,
  | 'productId'
  | 'name'
  | 'size'
  | 'categoryId'
  | 'quantity'
  | 'pricePaise'
  | 'mrpPaise'
  | 'stock'
  | 'hsn'
  | 'gstPercent'
  | 'parts'
>;

/** A product and how many of it. */
export interface Goods {
  productId: number;
  quantity: number;
}

interface LockGoods {
  tx: Database;
  goods: readonly Goods[];
  now: Date;
}

/**
 * Locks goods for an order, and reads them in the sequence of their ids; what is named twice is one
 * line. Errors: `invalid` (goods) for a product that is not sold.
 */
export async function lockGoods({ tx, goods, now }: LockGoods): Promise<OrderedLine[]> {
  const wanted = new Map<number, number>();
  for (const { productId, quantity } of goods) {
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  }
  const ids = [...wanted.keys()];
  await lockProducts(tx, { productIds: ids });
  const rows = await tx
    .select({
      productId: products.id,
      name: products.name,
      size: products.size,
      categoryId: products.categoryId,
      pricePaise: priceAt(now),
      mrpPaise: products.mrpPaise,
      stock: stockNow(),
      parts: partsToSell(),
      ...taxOn(isoDayInIndia(now)),
    })
    .from(products)
    .where(and(inArray(products.id, ids), products.isPublished))
    .orderBy(asc(products.id));
  if (rows.length < wanted.size) {
    throw invalidField('goods', 'product_not_sold', staffMessages.notSold);
  }
  return rows.map((row) => ({ ...row, quantity: wanted.get(row.productId) ?? 0 }));
}
