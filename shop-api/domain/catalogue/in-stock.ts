import { gt, isNull, or, type SQL } from 'drizzle-orm';
import { products } from '../../db/schema/products.ts';

/** Whether a product can be bought; unknown stock (null) can, up to the limit of a line. */
export function isInStock(): SQL | undefined {
  return or(isNull(products.stock), gt(products.stock, 0));
}
