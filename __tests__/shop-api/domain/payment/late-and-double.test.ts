import { beforeEach, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { HOLD_MS } from '@/shop-api/domain/payment/time-to-pay';
import { copyPayment } from '../../../support/copy-payment';
import { onEachGatewayApp } from '../../../support/gateway-app';
import { PRICE_PAISE, STOCK } from '../../../support/online-payment';

const TWENTY = 20;
const COFFEES = 2 * TWENTY;

onEachGatewayApp(({ app, plays, shop }) => {
  let names: string[];

  /** Twenty orders of two coffees are open, and their shoppers are at the gateway. */
  beforeEach(async () => {
    plays.choose('payu', app.clock);
    await app.db.delete(mailQueue);
    await app.db.delete(refundsDue);
    await shop.begin();
    names = [shop.txnid, ...(await copyPayment(app, shop.txnid, TWENTY - 1))];
    for (const txnid of names) await shop.leave(txnid);
  });

  /** The gateway takes the money of each, and tells so twice. */
  async function everybodyPays(txnids: string[]): Promise<void> {
    for (const txnid of txnids) {
      shop.txnid = txnid;
      plays.play.decide(txnid, 'paid');
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

  it('twenty payments that come too late are owed, and nothing is sent for them', async () => {
    await shop.pass(HOLD_MS);
    expect(await shop.stock()).toBe(STOCK);
    await everybodyPays(names);
    const owed = twenty('paid too late');
    expect(await truth()).toEqual({ confirmed: 0, owed, told: TWENTY, stock: STOCK });
  });

  it('twenty orders paid twice are sent once, and the second payments are owed', async () => {
    const second: string[] = [];
    for (const txnid of names) {
      shop.txnid = txnid;
      plays.play.decide(txnid, 'failed');
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
