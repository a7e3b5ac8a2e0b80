import { and, eq, gt, isNotNull, ne, or, sum } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../kernel/context.ts';
import { inIndia } from '../kernel/india-time.ts';
import { customerOf } from '../kernel/who.ts';

/**
 * Customers read what they paid for delivery in the last twelve months, in paise: of orders that are
 * paid, gift vouchers included, and not cancelled.
 */
export async function getDeliveryPaid({ ctx }: { ctx: Context }): Promise<number> {
  const { customerId } = customerOf(ctx.who);
  const since = inIndia(ctx.clock.now()).minus({ months: 12 }).toJSDate();
  const [found] = await ctx.db
    .select({ paise: sum(orders.shippingPaise) })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        gt(orders.placedAt, since),
        ne(orders.state, 'cancelled'),
        or(isNotNull(orders.paidAt), eq(orders.payablePaise, 0)),
      ),
    );
  return Number(found?.paise ?? 0);
}
