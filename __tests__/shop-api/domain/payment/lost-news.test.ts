import { expect, it } from '@jest/globals';
import { eq, gt, inArray } from 'drizzle-orm';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { products } from '@/shop-api/db/schema/products';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { voucherUses } from '@/shop-api/db/schema/voucher-uses';
import { HOLD_MS } from '@/shop-api/domain/payment/time-to-pay';
import { copyPayment } from '../../../support/copy-payment';
import { onEachGatewayApp } from '../../../support/gateway-app';
import { COFFEE } from '../../../support/online-payment';

const MINUTE = 60_000;
const SHELF = 500;
const PAYING = 50;
const LEAVING = 50;
/** Coffees for each of them. */
const EACH = 2;

onEachGatewayApp(({ app, plays, shop }) => {
  /** A hundred order with a voucher and leave for the gateway; fifty pay, and nobody tells the shop. */
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
      plays.play.decide(txnid, 'paid');
    }
    for (const txnid of names.slice(PAYING)) await shop.start(txnid);
    return names;
  }

  /** Three processes look after the payments at the same time, until nothing is due. */
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

  it('a hundred payments that nobody reports end well, through an outage of the gateway', async () => {
    plays.choose('payu', app.clock);
    const before = await truth(['none']);
    const names = await everybodyLeaves();
    plays.play.http.fault = 'away';
    await pass(2);
    await pass(15);
    expect(await truth(names)).toMatchObject({ paid: 0, stock: SHELF - EACH * names.length });
    plays.play.http.fault = null;
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
