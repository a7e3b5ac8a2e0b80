import { eq } from 'drizzle-orm';
import { orders } from '@/shop-api/db/schema/orders';
import { CashOrder, COFFEE } from './cash-order';
import { newCustomer } from './new-customer';
import type { TestApp } from './test-app';

/** A confirmed cash-on-delivery order of a new customer. */
export async function confirmedOrder(app: TestApp): Promise<CashOrder> {
  const order = new CashOrder(app);
  await order.begin((await newCustomer(app.db)).id);
  await order.place({ goods: { [COFFEE]: 1 } });
  await app.db.update(orders).set({ state: 'confirmed' }).where(eq(orders.id, order.id));
  return order;
}
