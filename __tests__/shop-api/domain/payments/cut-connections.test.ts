import { expect, test } from '@jest/globals';
import { inArray, sql } from 'drizzle-orm';
import { copyPayment } from '@/__tests__/support/copy-payment';
import { onEachGatewayApp } from '@/__tests__/support/gateway-app';
import { hasConnections } from '@/__tests__/support/has-connections';
import { STOCK } from '@/__tests__/support/online-payment';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';

const TWENTY = 20;
const CUTS = 20;
/** 500: socket errors come from outside Jest's realm, where the API does not recognise them. */
const ANSWERS = [200, 500, 503];

onEachGatewayApp(({ app, gateways, shop }) => {
  async function cutConnections(): Promise<void> {
    const others = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    for (let times = 0; times < CUTS; times++) await app.db.execute(others).catch(() => undefined);
  }

  /** Repeats an event until it is answered with 200, as a gateway does. */
  async function insist(txnid: string, answers: Set<number>): Promise<void> {
    for (let status = 0; status !== 200; ) {
      ({ status } = await shop.hear(txnid));
      answers.add(status);
    }
  }

  test('events during cut database connections are applied once, when repeated', async () => {
    if (!(await hasConnections(app.db))) return;
    gateways.choose('payu', app.clock);
    await shop.begin();
    const names = [shop.txnid, ...(await copyPayment(app, shop.txnid, TWENTY - 1))];
    for (const txnid of names) {
      await shop.leave(txnid);
      gateways.current.decide(txnid, 'paid');
    }
    const answers = new Set<number>();
    await Promise.all([cutConnections(), ...names.map((txnid) => insist(txnid, answers))]);
    expect(ANSWERS).toEqual(expect.arrayContaining([...answers]));
    const made = await app.db.select().from(payments).where(inArray(payments.txnid, names));
    expect(made.filter(({ state }) => state === 'paid')).toHaveLength(TWENTY);
    const ids = made.flatMap(({ orderId }) => orderId ?? []);
    const paid = await app.db.select().from(orders).where(inArray(orders.id, ids));
    expect(paid.filter(({ state }) => state === 'confirmed')).toHaveLength(TWENTY);
    expect([await shop.stock(), await shop.refundsDue()]).toEqual([STOCK - 2 * TWENTY, []]);
  }, 90_000);
});
