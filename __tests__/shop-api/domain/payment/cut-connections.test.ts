import { expect, it } from '@jest/globals';
import { inArray, sql } from 'drizzle-orm';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { selectRows } from '@/shop-api/db/select-rows';
import { copyPayment } from '../../../support/copy-payment';
import { onEachGatewayApp } from '../../../support/gateway-app';
import { STOCK } from '../../../support/online-payment';

const TWENTY = 20;
const CUTS = 20;
/** 500: errors of sockets come from outside of Jest's realm, where the API does not know them. */
const ANSWERS = [200, 500, 503];

onEachGatewayApp(({ app, plays, shop }) => {
  /** PGlite has one connection, which nobody can cut. */
  const isServer = async () => {
    const counted = sql`SELECT 1 FROM pg_stat_activity WHERE pid <> pg_backend_pid()`;
    return (await selectRows(app.db, counted)).length > 0;
  };

  async function cutConnections(): Promise<void> {
    const others = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    for (let times = 0; times < CUTS; times++) await app.db.execute(others).catch(() => undefined);
  }

  /** A gateway repeats what was not answered with 200. */
  async function insist(txnid: string, answers: Set<number>): Promise<void> {
    for (let status = 0; status !== 200; ) {
      ({ status } = await shop.hear(txnid));
      answers.add(status);
    }
  }

  it('news that arrive while the database loses its connections are taken once, when they are repeated', async () => {
    if (!(await isServer())) return;
    plays.choose('payu', app.clock);
    await shop.begin();
    const names = [shop.txnid, ...(await copyPayment(app, shop.txnid, TWENTY - 1))];
    for (const txnid of names) {
      await shop.leave(txnid);
      plays.play.decide(txnid, 'paid');
    }
    const answers = new Set<number>();
    await Promise.all([cutConnections(), ...names.map((txnid) => insist(txnid, answers))]);
    expect(ANSWERS).toEqual(expect.arrayContaining([...answers]));
    const made = await app.db.select().from(payments).where(inArray(payments.txnid, names));
    expect(made.filter(({ state }) => state === 'paid')).toHaveLength(TWENTY);
    const ids = made.flatMap(({ orderId }) => orderId ?? []);
    const paid = await app.db.select().from(orders).where(inArray(orders.id, ids));
    expect(paid.filter(({ state }) => state === 'confirmed')).toHaveLength(TWENTY);
    expect([await shop.stock(), await shop.owed()]).toEqual([STOCK - 2 * TWENTY, []]);
  }, 90_000);
});
