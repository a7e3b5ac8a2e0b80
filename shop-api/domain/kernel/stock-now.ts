import { type SQL, sql } from 'drizzle-orm';
import { isoDayInIndia } from './india-time.ts';
import { taxOn } from './tax-on.ts';

/**
 * The stock of a product at this moment, as a column of a query: of a bundle as many as its parts make,
 * none where one is not in the shop. Null where it is unknown. Pages display `products.stock`, which
 * follows within seconds; orders never wait for it.
 */
export function stockNow(): SQL<number | null> {
  return stockOf(sql`piece.stock`);
}

/**
 * How many of a product the stocks of its pieces make, as a column of a query; `stockOfPiece` is one of
 * `piece`. An unknown stock limits nothing.
 */
export function stockOf(stockOfPiece: SQL): SQL<number | null> {
  return sql<number | null>`(
    SELECT min(CASE WHEN piece.id = products.id OR piece.is_published
      THEN (${stockOfPiece}) / pieces.quantity ELSE 0 END)::int
    FROM product_pieces AS pieces JOIN products AS piece ON piece.id = pieces.piece_id
    WHERE pieces.product_id = products.id)`;
}

/** What a bundle has of its parts: stock and tax, as columns to set. */
export function columnsOfParts(now: Date) {
  const { hsn, gstPercent: gstRate } = taxOn(isoDayInIndia(now));
  return { stock: stockNow(), hsn, gstRate };
}
