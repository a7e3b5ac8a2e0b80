import { and, asc, eq } from 'drizzle-orm';
import { refillDays } from '../../../../contract/orders/refill-days.ts';
import type { Refill } from '../../../../contract/orders/refills.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orders } from '../../../db/schema/orders.ts';
import { products } from '../../../db/schema/products.ts';
import { refills } from '../../../db/schema/refills.ts';
import { isVisible } from '../../catalogue/visible.ts';
import { isOrderOf } from '../../inventory/open-order.ts';
import type { Given } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { isoDayInIndia } from '../../kernel/india-time.ts';
import { customerOf } from '../../kernel/who.ts';
import { provenEmail } from '../../mail/proven-email.ts';

interface OrderRefills {
  hasMailbox: boolean;
  refills: Refill[];
}

/**
 * Returns the reminders of the goods of an own order that are still sold; of those without one, the
 * days that the pack suggests. Customers only. Errors: `not_found`, also for another customer's order.
 */
export async function listRefills({
  ctx,
  input: { orderId },
}: Given<{ orderId: number }>): Promise<OrderRefills> {
  const customer = customerOf(ctx.who);
  const { customerId } = customer;
  const isOwn = isOrderOf(customer, orderId);
  if ((await ctx.db.$count(orders, isOwn)) === 0) throw notFound('order_not_found', 'Order');
  const isTheirs = and(
    eq(refills.customerId, customerId),
    eq(refills.productId, orderLines.productId),
  );
  const rows = await ctx.db
    .select({
      productId: orderLines.productId,
      quantity: orderLines.quantity,
      size: products.size,
      days: refills.days,
      dueAt: refills.dueAt,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, and(eq(products.id, orderLines.productId), isVisible()))
    .leftJoin(refills, isTheirs)
    .where(isOwn)
    .orderBy(asc(orderLines.id));
  const email = await provenEmail({ ctx, input: { customerId } });
  return {
    hasMailbox: email !== undefined,
    refills: rows.map(({ productId, quantity, size, days, dueAt }) => ({
      product_id: productId,
      days: days ?? refillDays(size, quantity),
      comes: dueAt && isoDayInIndia(dueAt),
    })),
  };
}
