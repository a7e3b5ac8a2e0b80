import { and, count, eq } from 'drizzle-orm';
import type { OrderGoods, OrderRow as RowOnTheWire } from '../../../contract/order.ts';
import type { OrderSort } from '../../../contract/order-choices.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../identity/who.ts';
import { toRupees } from '../pricing/to-rupees.ts';
import { firstGoods } from './first-goods.ts';
import { isOrderOf } from './is-order-of.ts';
import { matchesSearch, sortedBy } from './order-search.ts';
import type { OrderRow } from './save-order.ts';
import { STATUS_OF, saleStatus } from './statuses.ts';

interface ListOrders {
  ctx: Context;
  input: {
    page: number;
    pageSize: number;
    sort: OrderSort;
    /** A part of a number or of a product's name; empty: all. */
    search: string;
  };
}

/** Customers read a page of their own orders. */
export async function listOrders({ ctx: { db, who }, input }: ListOrders) {
  const { page, pageSize, sort, search } = input;
  const wanted = and(isOrderOf(customerOf(who)), matchesSearch(db, search));
  const [[counted], rows] = await Promise.all([
    db.select({ n: count() }).from(orders).where(wanted),
    db
      .select({ order: orders, invoice: invoices.number })
      .from(orders)
      .leftJoin(invoices, eq(invoices.orderId, orders.id))
      .where(wanted)
      .orderBy(...sortedBy(sort))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const ids = rows.map(({ order }) => order.id);
  const goods = await firstGoods(db, ids);
  const total = counted?.n ?? 0;
  return {
    data: rows.map(({ order, invoice }) => ({
      ...rowOf(order, goods.get(order.id)),
      is_invoiced: invoice !== null,
    })),
    total_count: total,
    total_pages: Math.max(1, Math.ceil(total / pageSize)),
  };
}

const NO_GOODS: OrderGoods = { product_count: 0, first_products: [] };

function rowOf(order: OrderRow, goods = NO_GOODS): Omit<RowOnTheWire, 'is_invoiced'> {
  return {
    id: order.id,
    order_id: order.number,
    order_date: order.placedAt.toISOString(),
    final_total: toRupees(order.payablePaise),
    pay_type: order.payType as RowOnTheWire['pay_type'],
    sale_status: saleStatus(order.state),
    order_status: STATUS_OF[order.state],
    is_paid: order.paidAt !== null,
    ...goods,
  };
}
