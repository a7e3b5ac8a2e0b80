import { asc, inArray } from 'drizzle-orm';
import type { StaffOrderDetail } from '../../../contract/staff/orders.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf } from '../kernel/who.ts';
import { readStaffOrder } from './read-staff-order.ts';

interface ReadPackedOrders {
  ctx: Context;
  input: { ids: readonly number[] };
}

/** Returns orders of any customer by their numbers, whole; an unknown one is left out. Staff only. */
export async function readPackedOrders({
  ctx,
  input,
}: ReadPackedOrders): Promise<StaffOrderDetail[]> {
  staffOf(ctx.who);
  const known = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [...input.ids]))
    .orderBy(asc(orders.id));
  const read: StaffOrderDetail[] = [];
  // One after the other: many at once would take every connection of the shop.
  for (const { id } of known) read.push(await readStaffOrder(ctx.db, id));
  return read;
}
