import { eq } from 'drizzle-orm';
import { customers } from '../../shop-api/db/schema/customers.ts';
import { orders } from '../../shop-api/db/schema/orders.ts';
import { buyer, fillCart, orderBody } from './buyer.ts';
import type { TestApp } from './test-app.ts';

const COFFEE = 1001;

/** The id of a confirmed cash order of a customer of its own. */
export async function confirmedOrder(app: TestApp): Promise<number> {
  const [person] = await app.db
    .insert(customers)
    .values({ firstName: 'Packed', lastName: 'Parcel' })
    .returning();
  const asha = await buyer(app, person?.id);
  await fillCart(app, asha, { [COFFEE]: 1 });
  const body = await orderBody(app, asha);
  const { order_id: number } = (await app.call('POST /orders/', { who: asha.who, body })).body;
  const confirmed = { state: 'confirmed' as const };
  const isThis = eq(orders.number, number);
  const [order] = await app.db.update(orders).set(confirmed).where(isThis).returning();
  return order?.id ?? 0;
}
