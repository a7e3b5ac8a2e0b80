import { eq } from 'drizzle-orm';
import { returnApiMessages } from '../../../contract/messages/returns.ts';
import type { orderLines } from '../../db/schema/order-lines.ts';
import { products } from '../../db/schema/products.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { takeStock } from '../inventory/stock.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { authorOf } from '../trail/desk-context.ts';
import type { ReturnRow } from './change-return.ts';

interface ToReplace {
  order: OrderRow;
  request: ReturnRow;
  line: Pick<typeof orderLines.$inferSelect, 'productId' | 'name'>;
}

/**
 * Takes the goods of a replacement from the stock, and returns their number; 0 where the stock is
 * unknown. Errors: `conflict` when there are too few.
 */
export async function takeReplacement(
  { db: tx, who, clock, notify }: Context,
  { order, request: { quantity }, line: { productId, name } }: ToReplace,
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
  await takeStock(tx, [{ productId, quantity, stock }], {
    kind: 'replacement',
    reference: order.number,
    by: await authorOf(tx, who),
    at: clock.now(),
  });
  notify([`product:${productId}`, 'products']);
  return quantity;
}
