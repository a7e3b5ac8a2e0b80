import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, exists, ilike, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OrderSort } from '../../../contract/order-choices.ts';
import type { Database } from '../../db/database.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { ORDER_STATES, orders } from '../../db/schema/orders.ts';

/** Orders whose printed number, or the name of something in them, has `search` as a part; all without. */
export function matchesSearch(db: Database, search: string): SQL | undefined {
  if (!search) return undefined;
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const lines = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), ilike(orderLines.name, part)));
  return or(ilike(orders.number, part), exists(lines));
}

/** The steps of an order's life, one after another. */
const STEP = sql`array_position(ARRAY[${sql.join(
  ORDER_STATES.map((state) => sql`${state}`),
  sql`, `,
)}], ${orders.state})`;

/** Numbers are given one after another, as the ids are. */
const SORTED_BY: Record<string, SQL | PgColumn> = {
  date: orders.placedAt,
  total: orders.payablePaise,
  status: STEP,
  number: orders.id,
};

/** The order of a list of orders; those that are alike come newest first. */
export function sortedBy(sort: OrderSort): SQL[] {
  const column = SORTED_BY[sort.replace('-', '')] ?? orders.placedAt;
  return [sort.startsWith('-') ? desc(column) : asc(column), desc(orders.id)];
}
