import { and, asc, count, desc, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type {
  OrderGoods,
  OrderSort,
  OrderListItem as RowOnTheWire,
} from '../../../contract/orders/order.ts';
import { ORDER_STATES, type OrderState, STATUS_OF } from '../../../contract/orders/order-states.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { isOrderOf, type OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { customerOf } from '../kernel/who.ts';
import { isCollected } from './collect/collection.ts';
import { firstGoods } from './first-goods.ts';
import { replacedBy, successor, successorColumns } from './successor.ts';

interface ListOrders {
  ctx: Context;
  input: {
    page: number;
    pageSize: number;
    sort: OrderSort;
    /** Part of an order number or a product name; empty: all orders. */
    search: string;
  };
}

/** Returns a page of the customer's own orders. Customers only. */
export async function listOrders({ ctx: { db, who }, input }: ListOrders) {
  const { page, pageSize, sort, search } = input;
  const wanted = and(isOrderOf(customerOf(who)), matchesSearch(db, search));
  const [[counted], rows] = await Promise.all([
    db.select({ n: count() }).from(orders).where(wanted),
    db
      .select({ order: orders, invoice: invoices.number, ...successorColumns })
      .from(orders)
      .leftJoin(successor, eq(successor.id, orders.replacedBy))
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
    data: rows.map((row) => ({
      ...orderListRow(row.order, goods.get(row.order.id)),
      is_invoiced: row.invoice !== null,
      replaced_by: replacedBy(row),
    })),
    total_count: total,
    total_pages: Math.max(1, Math.ceil(total / pageSize)),
  };
}

/** Returns the sale status: a new order is a quotation, a confirmed one a sale. */
function saleStatus(state: OrderState): string {
  if (state === 'pending') return 'Quotation Sent';
  return state === 'cancelled' ? 'Cancelled' : 'Sales Order';
}

const NO_GOODS: OrderGoods = { product_count: 0, first_products: [] };

/** Returns an order as lists display it. */
export function orderListRow(
  order: OrderRow,
  goods = NO_GOODS,
): Omit<RowOnTheWire, 'is_invoiced' | 'replaced_by'> {
  return {
    id: order.id,
    order_id: order.number,
    order_date: order.placedAt.toISOString(),
    final_total: toRupees(order.payablePaise),
    pay_type: order.payType as RowOnTheWire['pay_type'],
    sale_status: saleStatus(order.state),
    order_status: STATUS_OF[order.state],
    is_paid: order.paidAt !== null,
    is_collected: isCollected(order),
    ...goods,
  };
}

/** Matches orders whose number or a product name contains `search`; all orders without it. */
function matchesSearch(db: Database, search: string): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const lines = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), ilike(orderLines.name, pattern)));
  return or(ilike(orders.number, pattern), exists(lines));
}

/** The position of an order's state in the sequence of states. */
const STEP = sql`array_position(ARRAY[${sql.join(
  ORDER_STATES.map((state) => sql`${state}`),
  sql`, `,
)}], ${orders.state})`;

/** The column of each sort option. Numbers are assigned in the order of the ids. */
const SORTED_BY: Record<string, SQL | PgColumn> = {
  date: orders.placedAt,
  total: orders.payablePaise,
  status: STEP,
  number: orders.id,
};

/** Returns the sort order of a list of orders; equal ones are sorted newest first. */
function sortedBy(sort: OrderSort): SQL[] {
  const column = SORTED_BY[sort.replace('-', '')] ?? orders.placedAt;
  return [sort.startsWith('-') ? desc(column) : asc(column), desc(orders.id)];
}
