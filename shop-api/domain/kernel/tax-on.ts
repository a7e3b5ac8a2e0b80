import { type SQL, sql } from 'drizzle-orm';

/**
 * How a product is taxed on a day (`2026-11-21`), as columns of a query: its HSN, and its rate in percent,
 * which is that of the longest HSN prefix known then, or the product's own. Several goods for one price
 * are a mixed supply, taxed as its part with the highest rate (CGST Act, sections 2(74) and 8(b)).
 */
export function taxOn(day: string): { hsn: SQL<string>; gstPercent: SQL<number> } {
  const rate = sql`coalesce((
    SELECT rate FROM hsn_rates
    WHERE piece.hsn LIKE prefix || '%' AND valid_from <= ${day}
    ORDER BY length(prefix) DESC, valid_from DESC
    LIMIT 1
  ), piece.gst_rate)`;
  const taxed = sql`FROM product_pieces AS pieces JOIN products AS piece ON piece.id = pieces.piece_id
    WHERE pieces.product_id = products.id ORDER BY ${rate} DESC, pieces.position LIMIT 1`;
  return {
    hsn: sql<string>`(SELECT piece.hsn ${taxed})`,
    gstPercent: sql<number>`(SELECT ${rate} ${taxed})`,
  };
}
