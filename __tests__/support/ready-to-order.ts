import { cartLines, carts } from '../../shop-api/db/schema/carts.ts';
import { crowd, orderBody, type Person } from './buyer.ts';
import type { TestApp } from './test-app.ts';

/** A customer with goods in the cart, and the order body of the checkout. */
export interface ReadyBuyer extends Person {
  body: object;
}

interface Wanted {
  count: number;
  /** Products and quantities, in the order of the cart. */
  goods: [number, number][];
  voucher?: string;
}

/** Creates new customers with the same cart content. */
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

/** Fills the empty cart of a customer. */
async function putIntoCart(app: TestApp, customerId: number, goods: Wanted['goods']) {
  const [cart] = await app.db.insert(carts).values({ customerId }).returning({ id: carts.id });
  const cartId = cart?.id ?? 0;
  const lines = goods.map(([productId, quantity]) => ({ cartId, productId, quantity }));
  await app.db.insert(cartLines).values(lines);
}
