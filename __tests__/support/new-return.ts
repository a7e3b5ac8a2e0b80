import { eq } from 'drizzle-orm';
import { orders } from '@/shop-api/db/schema/orders';
import { returnFields } from './delivered-order';
import type { TestApp } from './test-app';
import { toForm } from './to-form';

type Headers = Record<string, string>;

/** Marks an order as delivered directly in the database; returns its id. */
export async function deliver(app: TestApp, orderId: string): Promise<string> {
  const delivered = { state: 'delivered' as const, deliveredAt: app.clock.now() };
  await app.db
    .update(orders)
    .set(delivered)
    .where(eq(orders.id, Number(orderId)));
  return orderId;
}

/** The fields of a request for the first product of the newest order, else of the cart. */
export async function fieldsOfNewest(app: TestApp, who: Headers) {
  const [order] = (await app.call('GET /web/orders/list/', { who })).body.data;
  const [line] = (await app.call('GET /cart/', { who })).body.data.cart_items;
  return returnFields({ product_id: order?.first_products[0].id ?? line?.product_id ?? 1 });
}

/** Delivers an order and asks for a replacement of its first product; returns the request's id. */
export async function newReturn(app: TestApp, who: Headers, orderId: string): Promise<string> {
  await deliver(app, orderId);
  const body = toForm(await fieldsOfNewest(app, who));
  const answer = await app.call(`POST /orders/${orderId}/returns/`, { who, body });
  return String(answer.body.data.id);
}
