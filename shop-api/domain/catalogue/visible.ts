import { and, eq, ne } from 'drizzle-orm';
import { PACKING_CATEGORY_ID } from '../../../contract/shop/limits.ts';
import { products } from '../../db/schema/products.ts';

/**
 * The one rule for products that shoppers can find: published, and not a packing material, which is
 * chosen in the cart only.
 */
export function isVisible() {
  return and(eq(products.isPublished, true), ne(products.categoryId, PACKING_CATEGORY_ID));
}
