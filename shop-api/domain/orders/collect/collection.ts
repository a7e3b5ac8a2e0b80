import { eq } from 'drizzle-orm';
import { COLLECT, COLLECT_REMINDER_DAYS } from '../../../../contract/orders/collect.ts';
import type { OrderDetail } from '../../../../contract/orders/order.ts';
import type { Database } from '../../../db/database.ts';
import { orderCollections } from '../../../db/schema/order-collections.ts';
import type { OrderRow } from '../../inventory/open-order.ts';
import { DAY_MS } from '../../kernel/durations.ts';

/** Whether a customer collects an order from a store. */
export function isCollected({ deliveryMethod }: Pick<OrderRow, 'deliveryMethod'>): boolean {
  return deliveryMethod === COLLECT;
}

/** Reads the store of an order as the order keeps it; null where it is delivered. */
export async function readCollection(
  db: Database,
  order: OrderRow,
): Promise<OrderDetail['collect']> {
  if (!isCollected(order)) return null;
  const [kept] = await db
    .select()
    .from(orderCollections)
    .where(eq(orderCollections.orderId, order.id));
  if (!kept) return null;
  return {
    store_name: kept.storeName,
    translations: kept.translations,
    opens_at: kept.opensAt,
    closes_at: kept.closesAt,
    weekly_off: kept.weeklyOff,
    phone: kept.phone,
  };
}

/** Notes that an order is ready at its store, from when on its reminder counts. */
export async function noteReady(tx: Database, { id }: OrderRow, now: Date): Promise<void> {
  await tx
    .update(orderCollections)
    .set({ remindAt: new Date(now.getTime() + COLLECT_REMINDER_DAYS * DAY_MS) })
    .where(eq(orderCollections.orderId, id));
}
