import { inArray } from 'drizzle-orm';
import { returnApiMessages } from '../../../contract/messages/returns.ts';
import type { orderLines } from '../../db/schema/order-lines.ts';
import { products } from '../../db/schema/products.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { lockProducts, moveStock } from '../inventory/stock.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { piecesOf } from '../kernel/pieces.ts';
import { authorOf } from '../trail/desk-context.ts';
import type { ReturnRow } from './change-return.ts';

interface ToReplace {
  order: OrderRow;
  request: ReturnRow;
  line: Pick<typeof orderLines.$inferSelect, 'productId' | 'name' | 'parts'>;
}

/**
 * Takes the goods of a replacement from the stock, and returns their number; 0 where the stock is
 * unknown. Errors: `conflict` when there are too few.
 */
export async function takeReplacement(
  { db: tx, who, clock, notify }: Context,
  { order, request: { quantity }, line }: ToReplace,
): Promise<number> {
  const pieces = piecesOf({ ...line, quantity });
  await lockProducts(tx, { orderIds: [order.id] });
  const stocks = await tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(
      inArray(
        products.id,
        pieces.map(({ productId }) => productId),
      ),
    );
  const counted = pieces.flatMap(({ productId, quantity: wanted }) => {
    const stock = stocks.find(({ id }) => id === productId)?.stock ?? null;
    return stock === null ? [] : [{ productId, delta: -wanted, left: stock - wanted }];
  });
  if (counted.length === 0) return 0;
  if (counted.some(({ left }) => left < 0)) {
    const message = returnApiMessages.outOfStock(line.name);
    throw new DomainError('conflict', 'return_out_of_stock', message);
  }
  await moveStock(tx, counted, {
    kind: 'replacement',
    reference: order.number,
    by: await authorOf(tx, who),
    at: clock.now(),
  });
  notify(counted.flatMap(({ productId }) => [`product:${productId}`, 'products']));
  return quantity;
}
