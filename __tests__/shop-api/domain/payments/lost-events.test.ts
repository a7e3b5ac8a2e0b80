import { expect, test } from '@jest/globals';
import { eq, gt, inArray } from 'drizzle-orm';
import { copyPayment } from '@/__tests__/support/copy-payment';
import { onEachGatewayApp } from '@/__tests__/support/gateway-app';
import { COFFEE } from '@/__tests__/support/online-payment';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { products } from '@/shop-api/db/schema/products';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { voucherUses } from '@/shop-api/db/schema/vouchers';
import { HOLD_MS } from '@/shop-api/domain/payments/payment';

const MINUTE = 60_000;
const SHELF = 500;
const PAYING = 50;
const LEAVING = 50;
/** Coffees in each order. */
const EACH = 2;

onEachGatewayApp(({ app, gateways, shop }) => {
  /** A hundred shoppers order with a voucher; fifty pay, and no event reports it to the shop. */
  async function everybodyLeaves(): Promise<string[]> {
    await shop.begin('WELCOME10');
    await app.db
      .update(products)
      .set({ stock: SHELF - EACH })
      .where(eq(products.id, COFFEE));
    const copies = await copyPayment(app, shop.txnid, PAYING + LEAVING - 1);
    const names = [shop.txnid, ...copies];
    for (const txnid of names.slice(0, PAYING)) {
      await shop.leave(txnid);
      gateways.current.decide(txnid, 'paid');
    }
    for (const txnid of names.slice(PAYING)) await shop.start(txnid);
    return names;
  }

  /** Three processes look up payments and release goods at the same time, until none is due. */
  async function pass(minutes: number): Promise<void> {
    app.clock.advance(minutes * MINUTE);
    const look = async () => {
      while ((await shop.askNow()) > 0);
    };
    await Promise.all([look(), look(), look()]);
    await Promise.all([shop.pass(0), shop.pass(0), shop.pass(0)]);
  }

  async function truth(names: string[]) {
    const { db } = app;
    const rows = await db.select().from(payments).where(inArray(payments.txnid, names));
    const [shelf] = await db.select().from(products).where(eq(products.id, COFFEE));
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    return {
      paid: count('paid'),
      expired: count('expired'),
      confirmed: await db.$count(orders, eq(orders.state, 'confirmed')),
      owed: await db.$count(refundsDue, gt(refundsDue.id, 0)),
      voucher: await db.$count(voucherUses),
      stock: shelf?.stock,
    };
  }

  test('a hundred unreported payments end correctly, despite a gateway outage', async () => {
    gateways.choose('payu', app.clock);
    const before = await truth(['none']);
    const names = await everybodyLeaves();
    gateways.current.http.fault = 'away';
    await pass(2);
    await pass(15);
    expect(await truth(names)).toMatchObject({ paid: 0, stock: SHELF - EACH * names.length });
    gateways.current.http.fault = null;
    await pass(5);
    const paid = { paid: PAYING, confirmed: before.confirmed + PAYING, owed: before.owed };
    expect(await truth(names)).toMatchObject(paid);
    await pass(HOLD_MS / MINUTE);
    const kept = { stock: SHELF - EACH * PAYING, voucher: before.voucher + PAYING };
    expect(await truth(names)).toMatchObject({ ...paid, ...kept });
    for (let times = 0; times < 2; times++) {
      await pass(49 * 60);
      expect(await truth(names)).toMatchObject({ ...paid, ...kept, expired: LEAVING });
    }
  }, 90_000);
});
