import { expect, test } from '@jest/globals';
import { asc, eq, inArray, like } from 'drizzle-orm';
import type { CashOrder } from '@/__tests__/support/cash-order';
import { confirmedOrder } from '@/__tests__/support/confirmed-order';
import { onEachApp, TestApp } from '@/__tests__/support/test-app';
import { creditNotes, invoices } from '@/shop-api/db/schema/invoices';
import { inTransaction } from '@/shop-api/db/transaction';
import { takeInvoiceNumber } from '@/shop-api/domain/invoices/invoice-numbers';

const PACKINGS = 20;
const STAFF = 3;

onEachApp((app) => {
  const pack = async (order: CashOrder) => (await order.moveTo('Packed')).status;

  test(`gives ${PACKINGS} orders packed at once consecutive numbers`, async () => {
    const confirmed: CashOrder[] = [];
    for (let n = 0; n < PACKINGS; n++) confirmed.push(await confirmedOrder(app));
    const ids = confirmed.map(({ id }) => id);
    const statuses = await Promise.all(confirmed.map(pack));
    expect(statuses).toEqual(ids.map(() => 200));
    const rows = await app.db
      .select()
      .from(invoices)
      .where(inArray(invoices.orderId, ids))
      .orderBy(asc(invoices.number));
    const expected = ids.map((_id, n) => `VN/26-27/${String(n + 1).padStart(6, '0')}`);
    expect(rows.map(({ number }) => number)).toEqual(expected);
  });

  test('issues one invoice for an order that five requests pack at once', async () => {
    const order = await confirmedOrder(app);
    const statuses = await Promise.all(Array.from({ length: 5 }, () => pack(order)));
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
    const own = eq(invoices.orderId, order.id);
    expect(await app.db.select().from(invoices).where(own)).toHaveLength(1);
  });

  test('uses the number of a failed packing again', async () => {
    const take = () =>
      inTransaction(app.db, (tx) => takeInvoiceNumber(tx, { series: 'VN', now: app.clock.now() }));
    const before = Number((await take()).slice(-6));
    const failing = inTransaction(app.db, async (tx) => {
      await takeInvoiceNumber(tx, { series: 'VN', now: app.clock.now() });
      throw new Error('The packing fails');
    });
    await expect(failing).rejects.toThrow('The packing fails');
    expect(Number((await take()).slice(-6))).toBe(before + 1);
  });

  test('starts again on the first of April in India, with at most 16 characters', async () => {
    const numberAt = (time: string) =>
      takeInvoiceNumber(app.db, { series: 'VN', now: new Date(time) });
    const lastMinute = await numberAt('2028-03-31T18:29:59Z');
    const firstMinute = await numberAt('2028-03-31T18:30:00Z');
    expect([lastMinute, firstMinute]).toEqual(['VN/27-28/000001', 'VN/28-29/000001']);
    expect(firstMinute.length).toBeLessThanOrEqual(16);
  });

  test('two processes before and after that midnight number both years without a gap', async () => {
    const desks = await Promise.all(
      ['2031-03-31T18:29:59.999Z', '2031-03-31T18:30:00Z'].map(async (time) => {
        const desk = new TestApp(() => app.db);
        desk.clock.advance(Date.parse(time) - desk.clock.now().getTime());
        return { desk, who: await desk.customer(STAFF) };
      }),
    );
    const orders: CashOrder[] = [];
    for (let n = 0; n < PACKINGS; n++) orders.push(await confirmedOrder(app));
    // Of four orders two are cancelled in the year in which they were packed, two in the other one.
    const packAndCancel = async ({ id }: CashOrder, n: number) => {
      for (const [to, of] of [
        ['Packed', n],
        ['Cancelled', n >> 1],
      ] as const) {
        const { desk, who } = desks[of % 2] as (typeof desks)[number];
        const { status } = await desk.call(`POST /orders/${id}/move/`, { who, body: { to } });
        expect(status).toBe(200);
      }
    };
    await Promise.all(orders.map(packAndCancel));
    for (const [table, series] of [
      [invoices, 'VN'],
      [creditNotes, 'VC'],
    ] as const) {
      for (const year of ['30-31', '31-32']) {
        const rows = await app.db
          .select()
          .from(table)
          .where(like(table.number, `${series}/${year}/%`))
          .orderBy(asc(table.number));
        expect(rows.map(({ number }) => number)).toEqual(
          Array.from(
            { length: PACKINGS / 2 },
            (_, n) => `${series}/${year}/${`${n + 1}`.padStart(6, '0')}`,
          ),
        );
      }
    }
  });
});
