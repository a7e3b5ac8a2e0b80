import { beforeEach, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { creditNotes } from '@/shop-api/db/schema/credit-notes';
import { invoices } from '@/shop-api/db/schema/invoices';
import { orders } from '@/shop-api/db/schema/orders';
import type { InvoiceDocument } from '@/shop-api/providers/invoice/invoice-document';
import type { Buyer } from '../../../support/buyer';
import { buyer, fillCart, orderBody } from '../../../support/buyer';
import { onEachApp } from '../../../support/test-app';

const COFFEE = 1001;
const OTHER_CUSTOMER = 2;
const STAFF = 3;

onEachApp((app) => {
  let asha: Buyer;
  let staff: Record<string, string>;
  let id: number;
  let number: string;

  const move = async (...steps: string[]) => {
    for (const to of steps) {
      const moved = await app.call(`POST /orders/${id}/move/`, { who: staff, body: { to } });
      expect(moved.status).toBe(200);
    }
  };
  const read = (who = asha.who) =>
    app.call(`GET /accounting/credit-note-pdf/?source_doc=${number}`, { who });
  const row = async () =>
    (await app.db.select().from(creditNotes).where(eq(creditNotes.orderId, id)))[0];
  const isCredited = async () =>
    (await app.call(`GET /orders/${id}`, { who: asha.who })).body.data.is_credited;
  const refusal = { status: 404, body: { code: 'not_found', message: 'Data not found' } };

  beforeEach(async () => {
    asha = await buyer(app);
    staff = await app.customer(STAFF);
    await fillCart(app, asha, { [COFFEE]: 2 });
    const body = await orderBody(app, asha);
    number = (await app.call('POST /orders/', { who: asha.who, body })).body.order_id;
    id = (await app.db.select().from(orders).where(eq(orders.number, number)))[0]?.id ?? 0;
  });

  it('is there once an invoiced order is cancelled, and not before', async () => {
    await move('Confirmed', 'Packed');
    expect([await isCredited(), await read()]).toMatchObject([false, refusal]);
    await move('Cancelled');
    expect(await isCredited()).toBe(true);
    const answer = await read();
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.body).toMatch(/^%PDF-/);
  });

  it('is not needed for an order that was cancelled before it was packed', async () => {
    await move('Confirmed', 'Cancelled');
    expect([await isCredited(), await row(), await read()]).toMatchObject([
      false,
      undefined,
      refusal,
    ]);
  });

  it('takes back what the invoice says, under a number of its own', async () => {
    await move('Confirmed', 'Packed', 'Shipped', 'Delivered', 'Returned');
    const [invoice] = await app.db.select().from(invoices).where(eq(invoices.orderId, id));
    const issued = (invoice?.document ?? {}) as InvoiceDocument;
    const { title, number: of, issuedOn, ...figures } = issued;
    const note = await row();
    expect(note?.number).toMatch(/^VC\/26-27\/\d{6}$/);
    expect(note?.document).toMatchObject({
      ...figures,
      title: 'Credit Note',
      number: note?.number,
      credits: { title, number: of, issuedOn },
      reason: 'Returned',
      refundPaise: 109_000,
    });
    expect(invoice?.number).toBe(of);
  });

  it('refunds nothing of a cash order that nobody took in', async () => {
    await move('Confirmed', 'Packed', 'Shipped', 'Undelivered', 'Returned');
    expect((await row())?.document).toMatchObject({ refundPaise: 0, payablePaise: 109_000 });
  });

  it('stays as it was issued, byte for byte, and beside the invoice', async () => {
    await move('Confirmed', 'Packed', 'Cancelled');
    const answers = await Promise.all(Array.from({ length: 5 }, () => read()));
    const kept = (await row())?.pdf ?? [];
    await app.db.update(orders).set({ fullName: 'Somebody else' }).where(eq(orders.id, id));
    answers.push(await read());
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(Buffer.compare(Buffer.from((await row())?.pdf ?? []), Buffer.from(kept))).toBe(0);
    const invoice = await app.call(`GET /accounting/invoice-pdf/?source_doc=${number}`, {
      who: asha.who,
    });
    expect(invoice.status).toBe(200);
    expect(invoice.body).not.toBe(answers[0]?.body);
  });

  it('is for its customer and for staff, and for nobody else', async () => {
    await move('Confirmed', 'Packed', 'Cancelled');
    expect(await read(await app.customer(OTHER_CUSTOMER))).toMatchObject(refusal);
    expect((await read(staff)).status).toBe(200);
    expect((await read(await app.visitor())).status).toBe(401);
  });
});
