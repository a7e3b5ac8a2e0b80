import { beforeEach, expect, test } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { copyPayment } from '@/__tests__/support/copy-payment';
import { onEachGatewayApp } from '@/__tests__/support/gateway-app';
import { PRICE_PAISE, STOCK } from '@/__tests__/support/online-payment';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { HOLD_MS } from '@/shop-api/domain/payments/payment';

const TWENTY = 20;
const COFFEES = 2 * TWENTY;

onEachGatewayApp(({ app, gateways, shop }) => {
  let names: string[];

  /** Opens twenty orders of two coffees, whose shoppers are at the gateway. */
  beforeEach(async () => {
    gateways.choose('payu', app.clock);
    await app.db.delete(mailQueue);
    await app.db.delete(refundsDue);
    await shop.begin();
    names = [shop.txnid, ...(await copyPayment(app, shop.txnid, TWENTY - 1))];
    for (const txnid of names) await shop.leave(txnid);
  });

  /** The gateway takes the money of each payment, and reports it twice. */
  async function everybodyPays(txnids: string[]): Promise<void> {
    for (const txnid of txnids) {
      shop.txnid = txnid;
      gateways.current.decide(txnid, 'paid');
      for (let times = 0; times < 2; times++) expect((await shop.hear()).body.state).toBe('paid');
    }
  }

  async function truth() {
    const rows = await app.db.select().from(payments).where(inArray(payments.txnid, names));
    const ids = rows.flatMap(({ orderId }) => orderId ?? []);
    const theirs = await app.db.select().from(orders).where(inArray(orders.id, ids));
    const owed = await app.db.select().from(refundsDue);
    return {
      confirmed: theirs.filter(({ state, paidAt }) => state === 'confirmed' && paidAt).length,
      owed: owed.map(({ amountPaise, reason }) => `${amountPaise} ${reason}`),
      told: await app.db.$count(mailQueue, eq(mailQueue.kind, 'refund_due')),
      stock: await shop.stock(),
    };
  }

  const twenty = (reason: string) =>
    Array.from({ length: TWENTY }, () => `${PRICE_PAISE} ${reason}`);

  test('twenty payments that arrive too late are refunds due, and nothing is sent', async () => {
    await shop.pass(HOLD_MS);
    expect(await shop.stock()).toBe(STOCK);
    await everybodyPays(names);
    const owed = twenty('paid too late');
    expect(await truth()).toEqual({ confirmed: 0, owed, told: TWENTY, stock: STOCK });
  });

  test('twenty orders paid twice are sent once, the second payments are refunds due', async () => {
    const second: string[] = [];
    for (const txnid of names) {
      shop.txnid = txnid;
      gateways.current.decide(txnid, 'failed');
      await shop.hear();
      second.push((await shop.payAgain()).body.txn_id);
      await shop.leave(second.at(-1));
    }
    await everybodyPays(second);
    expect(await truth()).toMatchObject({ confirmed: TWENTY, owed: [] });
    await everybodyPays(names);
    const owed = twenty('paid twice');
    const stock = STOCK - COFFEES;
    expect(await truth()).toEqual({ confirmed: TWENTY, owed, told: TWENTY, stock });
  });
});
