import { asc, eq, type SQL } from 'drizzle-orm';
import { orderApiMessages } from '../../../contract/messages/orders.ts';
import type { ReorderedLine } from '../../../contract/orders/reorder.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Filled, fillCart } from '../cart/fill-cart.ts';
import { isOrderOf } from '../inventory/open-order.ts';
import type { Given } from '../kernel/context.ts';
import { DomainError, notFound } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';

type OrderLine = typeof orderLines.$inferSelect;

/**
 * Puts the goods of one of the customer's own orders into their cart again, as `fillCart` does;
 * returns the outcome of each line. Customers only.
 * Errors: `not_found`, `conflict` where none of the goods is available.
 */
export async function reorder({
  ctx,
  input: { id },
}: Given<{ id: number }>): Promise<ReorderedLine[]> {
  const shopper = customerOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const wanted = await linesOf(tx, isOrderOf(shopper, id));
    if (wanted.length === 0) throw notFound('order_not_found', 'Order');
    const filled = await fillCart({ tx, shopper, now: ctx.clock.now(), wanted });
    const answers = wanted.map((line) => answerFor(line, filled.get(line.productId)));
    if (answers.every(({ quantity }) => quantity === 0)) {
      throw new DomainError('conflict', 'nothing_to_reorder', orderApiMessages.nothingToReorder);
    }
    return answers;
  });
}

async function linesOf(tx: Database, own: SQL | undefined): Promise<OrderLine[]> {
  const rows = await tx
    .select({ line: orderLines })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(own)
    .orderBy(asc(orderLines.id));
  return rows.map(({ line }) => line);
}

function answerFor(line: OrderLine, now: Filled | undefined): ReorderedLine {
  return {
    id: line.productId,
    product_name: now?.name ?? line.name,
    translations: now?.translations,
    outcome: now?.outcome ?? 'no longer sold',
    ordered_quantity: line.quantity,
    quantity: now?.quantity ?? 0,
    ordered_price: toRupees(line.pricePaise),
    selling_price: now ? toRupees(now.pricePaise) : null,
  };
}
