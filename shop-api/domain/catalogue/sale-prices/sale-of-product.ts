import { eq, sql } from 'drizzle-orm';
import type { ProductDetail } from '../../../../contract/catalogue/product.ts';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { Database } from '../../../db/database.ts';
import type { products } from '../../../db/schema/products.ts';
import { salePrices } from '../../../db/schema/sale-prices.ts';

/** The sale price that counts for a product, as its page displays it. */
export type SaleRow = NonNullable<Awaited<ReturnType<typeof readSale>>>;

type Reduced = Pick<typeof products.$inferSelect, 'id' | 'salePriceId' | 'createdAt'>;

/** Reads the sale price that counts for a product; most have none, and cost no query. */
export async function readSale(db: Database, { id, salePriceId, createdAt }: Reduced) {
  if (salePriceId === null) return undefined;
  const [row] = await db
    .select({
      name: salePrices.name,
      translations: salePrices.translations,
      startsAt: salePrices.startsAt,
      endsAt: salePrices.endsAt,
      lowestPaise: lowestBefore(id, createdAt),
    })
    .from(salePrices)
    .where(eq(salePrices.id, salePriceId));
  return row;
}

/**
 * The lowest price of a product in the 30 days before its sale price began, in paise: the price that
 * was in force then, and those since. Null where they are not known that far back, though it was sold.
 * What the sale price itself made is none of them; a clock may be a minute ahead of the database's.
 */
function lowestBefore(productId: number, createdAt: Date) {
  const from = sql`sale_prices.starts_at - interval '30 days'`;
  return sql<number | null>`(
    SELECT CASE WHEN min(since) <= greatest(${from}, ${createdAt.toISOString()}::timestamptz)
      THEN min(price_paise) FILTER (WHERE until > ${from}) END
    FROM (
      SELECT since, price_paise, sale_price_id,
        coalesce(lead(since) OVER (ORDER BY since), 'infinity') AS until
      FROM product_prices WHERE product_id = ${productId}
    ) AS known
    WHERE since < sale_prices.starts_at AND (sale_price_id IS DISTINCT FROM sale_prices.id
      OR since < sale_prices.starts_at - interval '1 minute'))`;
}

/** Converts a row for the answer, money in rupees. */
export function toSale({
  name,
  translations,
  startsAt,
  endsAt,
  lowestPaise,
}: SaleRow): NonNullable<ProductDetail['sale']> {
  return {
    name,
    translations,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    lowest_price: lowestPaise === null ? null : toRupees(lowestPaise),
  };
}
