import { expect, it } from '@jest/globals';
import { asc, eq, inArray } from 'drizzle-orm';
import { creditNotes } from '@/shop-api/db/schema/credit-notes';
import { invoices } from '@/shop-api/db/schema/invoices';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { takeNumber } from '@/shop-api/domain/invoice/take-number';
import { confirmedOrder } from '../../../support/confirmed-order';
import { onEachApp } from '../../../support/test-app';

const STAFF = 3;
const RETURNS = 12;

onEachApp((app) => {
  const moveTo = async (to: string, id: number, who: Record<string, string>) =>
    (await app.call(`POST /orders/${id}/move/`, { who, body: { to } })).status;

  async function packedOrder(who: Record<string, string>): Promise<number> {
    const id = await confirmedOrder(app);
    expect(await moveTo('Packed', id, who)).toBe(200);
    return id;
  }

  it(`gives ${RETURNS} orders taken back at once consecutive numbers of their own series`, async () => {
    const staff = await app.customer(STAFF);
    const ids: number[] = [];
    for (let n = 0; n < RETURNS; n++) ids.push(await packedOrder(staff));
    const statuses = await Promise.all(ids.map((id) => moveTo('Cancelled', id, staff)));
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

  it('issues one credit note for an order that five take back at once', async () => {
    const staff = await app.customer(STAFF);
    const id = await packedOrder(staff);
    const before = await takeNumber(app.db, { series: 'VC', now: app.clock.now() });
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => moveTo('Cancelled', id, staff)),
    );
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
    const rows = await app.db.select().from(creditNotes).where(eq(creditNotes.orderId, id));
    expect(rows).toHaveLength(1);
    expect(Number(rows[0]?.number.slice(-6))).toBe(Number(before.slice(-6)) + 1);
    expect(await app.db.select().from(refundsDue).where(eq(refundsDue.orderId, id))).toEqual([]);
  });

  it('counts apart from the invoices, with at most 16 characters', async () => {
    const now = new Date('2030-05-01T00:00:00Z');
    const invoice = await takeNumber(app.db, { series: 'VN', now });
    const note = await takeNumber(app.db, { series: 'VC', now });
    expect([invoice, note]).toEqual(['VN/30-31/000001', 'VC/30-31/000001']);
    expect(note.length).toBeLessThanOrEqual(16);
  });
});
