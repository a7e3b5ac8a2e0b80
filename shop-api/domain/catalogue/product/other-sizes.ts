import { and, asc, eq } from 'drizzle-orm';
import type { ProductDetail } from '../../../../contract/catalogue/product.ts';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { isVisible } from '../visible.ts';

/** A product as the switch between its sizes shows it. */
export type SizeRow = Awaited<ReturnType<typeof readSizes>>[number];

/** Reads the same goods in all their sizes, the cheapest first; none without other sizes. */
export async function readSizes(db: Database, sizeGroup: string | null) {
  if (sizeGroup === null) return [];
  return db
    .select({
      id: products.id,
      name: products.name,
      translations: products.translations,
      size: products.size,
      pricePaise: products.nowPaise,
      stock: products.stock,
    })
    .from(products)
    .where(and(isVisible(), eq(products.sizeGroup, sizeGroup)))
    .orderBy(asc(products.nowPaise), asc(products.id));
}

/** Converts a row for the answer, money in rupees. */
export function toSize({
  pricePaise,
  stock,
  ...size
}: SizeRow): NonNullable<ProductDetail['sizes']>[number] {
  return { ...size, product_price: toRupees(pricePaise), available_stock_quantity: stock };
}
