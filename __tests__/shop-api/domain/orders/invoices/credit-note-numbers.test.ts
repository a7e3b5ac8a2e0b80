import { expect, test } from '@jest/globals';
import { asc, eq, inArray } from 'drizzle-orm';
import type { CashOrder } from '@/__tests__/support/cash-order';
import { confirmedOrder } from '@/__tests__/support/confirmed-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { creditNotes, invoices } from '@/shop-api/db/schema/invoices';
import { takeInvoiceNumber } from '@/shop-api/domain/invoices/invoice-numbers';

const RETURNS = 12;

onEachApp((app) => {
  async function packedOrder(): Promise<CashOrder> {
    const order = await confirmedOrder(app);
    await order.move('Packed');
    return order;
  }

  const cancelled = async (order: CashOrder) => (await order.moveTo('Cancelled')).status;

  test(`gives ${RETURNS} orders cancelled at once consecutive credit note numbers`, async () => {
    const packed: CashOrder[] = [];
    for (let n = 0; n < RETURNS; n++) packed.push(await packedOrder());
    const ids = packed.map(({ id }) => id);
    const statuses = await Promise.all(packed.map(cancelled));
    expect(statuses).toEqual(ids.map(() => 200));
    const rows = await app.db
      .select({ number: creditNotes.number, ofOrder: invoices.orderId, order: creditNotes.orderId })
      .from(creditNotes)
      .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
      .where(inArray(creditNotes.orderId, ids))
      .orderBy(asc(creditNotes.number));
    const expected = ids.map((_id, n) => `VC/26-27/${String(n + 1).padStart(6, '0')}`);
    expect(rows.map(({ number }) => number)).toEqual(expected);
    for (const { order, ofOrder } of rows) expect(order).toBe(ofOrder);
  });

  test('issues one credit note for an order that five requests cancel at once', async () => {
    const order = await packedOrder();
    const before = await takeInvoiceNumber(app.db, { series: 'VC', now: app.clock.now() });
    const statuses = await Promise.all(Array.from({ length: 5 }, () => cancelled(order)));
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
    const rows = await app.db.select().from(creditNotes).where(eq(creditNotes.orderId, order.id));
    expect(rows).toHaveLength(1);
    expect(Number(rows[0]?.number.slice(-6))).toBe(Number(before.slice(-6)) + 1);
    expect(await order.refundsDue()).toEqual([]);
  });

  test('counts separately from the invoices, with at most 16 characters', async () => {
    const now = new Date('2030-05-01T00:00:00Z');
    const invoice = await takeInvoiceNumber(app.db, { series: 'VN', now });
    const note = await takeInvoiceNumber(app.db, { series: 'VC', now });
    expect([invoice, note]).toEqual(['VN/30-31/000001', 'VC/30-31/000001']);
    expect(note.length).toBeLessThanOrEqual(16);
  });
});
