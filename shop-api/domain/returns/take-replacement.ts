import { eq } from 'drizzle-orm';
import { returnApiMessages } from '../../../contract/messages/returns.ts';
import type { orderLines } from '../../db/schema/order-lines.ts';
import { products } from '../../db/schema/products.ts';
import { takeStock } from '../inventory/stock.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import type { ReturnRow } from './change-return.ts';

interface ToReplace {
  request: ReturnRow;
  line: Pick<typeof orderLines.$inferSelect, 'productId' | 'name'>;
}

/**
 * Takes the goods of a replacement from the stock, and returns their number; 0 where the stock is
 * unknown. Errors: `conflict` when there are too few.
 */
export async function takeReplacement(
  { db: tx, notify }: Context,
  { request: { quantity }, line: { productId, name } }: ToReplace,
): Promise<number> {
  const [product] = await tx
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId))
    .for('update');
  const stock = product?.stock ?? null;
  if (stock === null) return 0;
  if (stock < quantity) {
    throw new DomainError('conflict', 'return_out_of_stock', returnApiMessages.outOfStock(name));
  }
  await takeStock(tx, [{ productId, name, quantity, stock }]);
  notify([`product:${productId}`, 'products']);
  return quantity;
}
