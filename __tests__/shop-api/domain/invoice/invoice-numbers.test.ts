import { expect, it } from '@jest/globals';
import { asc, eq, inArray } from 'drizzle-orm';
import { invoices } from '@/shop-api/db/schema/invoices';
import { inTransaction } from '@/shop-api/db/transaction';
import { takeNumber } from '@/shop-api/domain/invoice/take-number';
import { confirmedOrder } from '../../../support/confirmed-order';
import { onEachApp } from '../../../support/test-app';

const STAFF = 3;
const PACKINGS = 20;

onEachApp((app) => {
  const pack = async (id: number, who: Record<string, string>) =>
    (await app.call(`POST /orders/${id}/move/`, { who, body: { to: 'Packed' } })).status;

  it(`gives ${PACKINGS} orders packed at once consecutive numbers`, async () => {
    const ids: number[] = [];
    for (let n = 0; n < PACKINGS; n++) ids.push(await confirmedOrder(app));
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
    const id = await confirmedOrder(app);
    const staff = await app.customer(STAFF);
    const statuses = await Promise.all(Array.from({ length: 5 }, () => pack(id, staff)));
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await app.db.select().from(invoices).where(eq(invoices.orderId, id))).toHaveLength(1);
  });

  it('takes back the number of a packing that failed', async () => {
    const take = () =>
      inTransaction(app.db, (tx) => takeNumber(tx, { series: 'VN', now: app.clock.now() }));
    const before = Number((await take()).slice(-6));
    const failing = inTransaction(app.db, async (tx) => {
      await takeNumber(tx, { series: 'VN', now: app.clock.now() });
      throw new Error('The packing fails');
    });
    await expect(failing).rejects.toThrow('The packing fails');
    expect(Number((await take()).slice(-6))).toBe(before + 1);
  });

  it('begins anew on the first of April in India, with at most 16 characters', async () => {
    const numberAt = (time: string) => takeNumber(app.db, { series: 'VN', now: new Date(time) });
    const lastMinute = await numberAt('2028-03-31T18:29:59Z');
    const firstMinute = await numberAt('2028-03-31T18:30:00Z');
    expect([lastMinute, firstMinute]).toEqual(['VN/27-28/000001', 'VN/28-29/000001']);
    expect(firstMinute.length).toBeLessThanOrEqual(16);
  });
});
