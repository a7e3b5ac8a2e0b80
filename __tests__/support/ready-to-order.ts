import { cartLines } from '../../shop-api/db/schema/cart-lines.ts';
import { carts } from '../../shop-api/db/schema/carts.ts';
import type { Person } from './buyer.ts';
import { crowd, orderBody } from './buyer.ts';
import type { TestApp } from './test-app.ts';

/** A customer with goods in the cart, and what the checkout sends. */
export interface ReadyBuyer extends Person {
  body: object;
}

interface Wanted {
  count: number;
  /** Products and how many of each, in the order they came into the cart. */
  goods: [number, number][];
  voucher?: string;
}

/** New customers who have the same in their carts. */
export async function readyToOrder(
  app: TestApp,
  { count, goods, voucher = '' }: Wanted,
): Promise<ReadyBuyer[]> {
  const people = await crowd(app, count, 'Ready');
  for (const { customerId } of people) await putIntoCart(app, customerId, goods);
  const [first] = people;
  if (!first) return [];
  const body = await orderBody(app, first, { voucher });
  return people.map((one) => ({ ...one, body: { ...body, address1: one.addressId } }));
}

/** Lays goods into the cart of a customer who has none. */
async function putIntoCart(app: TestApp, customerId: number, goods: Wanted['goods']) {
  const [cart] = await app.db.insert(carts).values({ customerId }).returning({ id: carts.id });
  const cartId = cart?.id ?? 0;
  const lines = goods.map(([productId, quantity]) => ({ cartId, productId, quantity }));
  await app.db.insert(cartLines).values(lines);
}
