import { eq } from 'drizzle-orm';
import { orderLines } from '@/shop-api/db/schema/order-lines';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { products } from '@/shop-api/db/schema/products';
import { voucherUses } from '@/shop-api/db/schema/vouchers';
import { randomIds } from '@/shop-api/providers/ids';
import type { TestApp } from './test-app';

/**
 * Creates more open orders like that of a payment, each with its goods, voucher and payment.
 * Returns the txnids.
 */
export async function copyPayment(app: TestApp, txnid: string, times: number): Promise<string[]> {
  const { db } = app;
  const [payment] = await db.select().from(payments).where(eq(payments.txnid, txnid));
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, payment?.orderId ?? 0));
  if (!payment || !order) throw new Error('There is no order to copy');
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const uses = await db.select().from(voucherUses).where(eq(voucherUses.orderId, order.id));
  const { id: _id, number: _number, ...facts } = order;
  const copies = await db
    .insert(orders)
    .values(Array.from({ length: times }, () => facts))
    .returning({ id: orders.id });
  const perCopy = <Row extends object>(rows: Row[]) =>
    copies.flatMap(({ id: orderId }) => rows.map((row) => ({ ...row, id: undefined, orderId })));
  await db.insert(orderLines).values(perCopy(lines));
  if (uses.length > 0) await db.insert(voucherUses).values(perCopy(uses));
  for (const { productId, stockTaken } of lines) await takeOff(app, productId, stockTaken * times);
  const { id: _paymentId, ...asked } = payment;
  const made = copies.map(({ id }) => ({ ...asked, orderId: id, txnid: randomIds.txnid() }));
  await db.insert(payments).values(made);
  return made.map((one) => one.txnid);
}

async function takeOff({ db }: TestApp, productId: number, quantity: number): Promise<void> {
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  if (product?.stock === null || product === undefined) return;
  const stock = product.stock - quantity;
  await db.update(products).set({ stock }).where(eq(products.id, productId));
}
