import { type SQL, sql } from 'drizzle-orm';
import { hsnRates } from '../../db/schema/product-attributes.ts';
import { products } from '../../db/schema/products.ts';

/**
 * Returns the column of the GST rate of a product on a day (`2026-11-21`), in percent: that of the
 * longest HSN prefix known then, or the product's own.
 */
export function gstPercentOn(day: string): SQL<number> {
  return sql<number>`coalesce((
    select ${hsnRates.rate} from ${hsnRates}
    where ${products.hsn} like ${hsnRates.prefix} || '%' and ${hsnRates.validFrom} <= ${day}
    order by length(${hsnRates.prefix}) desc, ${hsnRates.validFrom} desc
    limit 1
  ), ${products.gstRate})`;
}
