import { expect, it } from '@jest/globals';
import { asc, eq, inArray } from 'drizzle-orm';
import { customers } from '@/shop-api/db/schema/customers';
import { invoices } from '@/shop-api/db/schema/invoices';
import { orders } from '@/shop-api/db/schema/orders';
import { inTransaction } from '@/shop-api/db/transaction';
import { takeInvoiceNumber } from '@/shop-api/domain/invoice/take-number';
import { buyer, fillCart, orderBody } from '../../../support/buyer';
import { onEachApp } from '../../../support/test-app';

const COFFEE = 1001;
const STAFF = 3;
const PACKINGS = 20;

onEachApp((app) => {
  /** A confirmed order of a customer of its own. */
  async function confirmedOrder(): Promise<number> {
    const [person] = await app.db
      .insert(customers)
      .values({ firstName: 'Packed', lastName: 'Parcel' })
      .returning();
    const asha = await buyer(app, person?.id);
    await fillCart(app, asha, { [COFFEE]: 1 });
    const body = await orderBody(app, asha);
    const { order_id: number } = (await app.call('POST /orders/', { who: asha.who, body })).body;
    const confirmed = { state: 'confirmed' as const };
    const isThis = eq(orders.number, number);
    const [order] = await app.db.update(orders).set(confirmed).where(isThis).returning();
    return order?.id ?? 0;
  }

  const pack = async (id: number, who: Record<string, string>) =>
    (await app.call(`POST /orders/${id}/move/`, { who, body: { to: 'Packed' } })).status;

  it(`gives ${PACKINGS} orders packed at once consecutive numbers`, async () => {
    const ids: number[] = [];
    for (let n = 0; n < PACKINGS; n++) ids.push(await confirmedOrder());
    const staff = await app.customer(STAFF);
    const statuses = await Promise.all(ids.map((id) => pack(id, staff)));
    expect(statuses).toEqual(ids.map(() => 200));
    const rows = await app.db
      .select()
      .from(invoices)
      .where(inArray(invoices.orderId, ids))
      .orderBy(asc(invoices.number));
    const expected = ids.map((_id, n) => `VN/26-27/${String(n + 1).padStart(6, '0')}`);
    expect(rows.map(({ number }) => number)).toEqual(expected);
  });

  it('issues one invoice for an order that five pack at once', async () => {
    const id = await confirmedOrder();
    const staff = await app.customer(STAFF);
    const statuses = await Promise.all(Array.from({ length: 5 }, () => pack(id, staff)));
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await app.db.select().from(invoices).where(eq(invoices.orderId, id))).toHaveLength(1);
  });

  it('takes back the number of a packing that failed', async () => {
    const take = () => inTransaction(app.db, (tx) => takeInvoiceNumber(tx, app.clock.now()));
    const before = Number((await take()).slice(-6));
    const failing = inTransaction(app.db, async (tx) => {
      await takeInvoiceNumber(tx, app.clock.now());
      throw new Error('The packing fails');
    });
    await expect(failing).rejects.toThrow('The packing fails');
    expect(Number((await take()).slice(-6))).toBe(before + 1);
  });

  it('begins anew on the first of April in India, with at most 16 characters', async () => {
    const lastMinute = await takeInvoiceNumber(app.db, new Date('2028-03-31T18:29:59Z'));
    const firstMinute = await takeInvoiceNumber(app.db, new Date('2028-03-31T18:30:00Z'));
    expect([lastMinute, firstMinute]).toEqual(['VN/27-28/000001', 'VN/28-29/000001']);
    expect(firstMinute.length).toBeLessThanOrEqual(16);
  });
});
