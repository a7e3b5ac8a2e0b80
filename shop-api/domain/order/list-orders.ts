import { count, desc } from 'drizzle-orm';
import type { OrderRow } from '../../../contract/order.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../identity/who.ts';
import { toRupees } from '../pricing/to-rupees.ts';
import { isOrderOf } from './is-order-of.ts';
import { saleStatus } from './statuses.ts';

interface ListOrders {
  ctx: Context;
  input: { page: number; pageSize: number };
}

/** Customers read their own orders, the newest first. */
export async function listOrders({ ctx, input: { page, pageSize } }: ListOrders) {
  const own = isOrderOf(customerOf(ctx.who));
  const [[counted], rows] = await Promise.all([
    ctx.db.select({ n: count() }).from(orders).where(own),
    ctx.db
      .select()
      .from(orders)
      .where(own)
      .orderBy(desc(orders.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const total = counted?.n ?? 0;
  return {
    data: rows.map(
      (order): OrderRow => ({
        id: order.id,
        order_id: order.number,
        order_date: order.placedAt.toISOString(),
        final_total: toRupees(order.payablePaise),
        pay_type: order.payType as OrderRow['pay_type'],
        sale_status: saleStatus(order.state),
      }),
    ),
    total_count: total,
    total_pages: Math.max(1, Math.ceil(total / pageSize)),
  };
}
