import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder } from '@/__tests__/support/cash-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { requestMessages } from '@/contract/messages/requests';
import { creditNotes, invoices } from '@/shop-api/db/schema/invoices';
import { orders } from '@/shop-api/db/schema/orders';
import type { InvoiceDocument } from '@/shop-api/providers/invoice/invoice-document';

const OTHER_CUSTOMER = 2;

onEachApp((app) => {
  const order = new CashOrder(app);

  const read = (who = order.asha.who) =>
    app.call(`GET /accounting/credit-note-pdf/?source_doc=${order.number}`, { who });
  const row = async () =>
    (await app.db.select().from(creditNotes).where(eq(creditNotes.orderId, order.id)))[0];
  const isCredited = async () => (await order.read()).is_credited;
  const refusal = {
    status: 404,
    body: { code: 'not_found', message: requestMessages.dataNotFound },
  };

  beforeEach(async () => {
    await order.begin();
    await order.place();
  });

  test('exists once an invoiced order is cancelled, and not before', async () => {
    await order.move('Confirmed', 'Packed');
    expect([await isCredited(), await read()]).toMatchObject([false, refusal]);
    await order.move('Cancelled');
    expect(await isCredited()).toBe(true);
    const answer = await read();
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.body).toMatch(/^%PDF-/);
  });

  test('does not exist for an order that was cancelled before it was packed', async () => {
    await order.move('Confirmed', 'Cancelled');
    expect([await isCredited(), await row(), await read()]).toMatchObject([
      false,
      undefined,
      refusal,
    ]);
  });

  test('reverses the figures of the invoice, under a number of its own', async () => {
    await order.move('Confirmed', 'Packed', 'Shipped', 'Delivered', 'Returned');
    const [invoice] = await app.db.select().from(invoices).where(eq(invoices.orderId, order.id));
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

  test('refunds nothing of a cash order that was not accepted at the door', async () => {
    await order.move('Confirmed', 'Packed', 'Shipped', 'Undelivered', 'Returned');
    expect((await row())?.document).toMatchObject({ refundPaise: 0, payablePaise: 109_000 });
  });

  test('stays as it was issued, byte for byte, beside the invoice', async () => {
    await order.move('Confirmed', 'Packed', 'Cancelled');
    const answers = await Promise.all(Array.from({ length: 5 }, () => read()));
    const kept = (await row())?.pdf ?? [];
    await app.db.update(orders).set({ fullName: 'Somebody else' }).where(eq(orders.id, order.id));
    answers.push(await read());
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(Buffer.compare(Buffer.from((await row())?.pdf ?? []), Buffer.from(kept))).toBe(0);
    const invoice = await app.call(`GET /accounting/invoice-pdf/?source_doc=${order.number}`, {
      who: order.asha.who,
    });
    expect(invoice.status).toBe(200);
    expect(invoice.body).not.toBe(answers[0]?.body);
  });

  test('is for its customer and for staff only', async () => {
    await order.move('Confirmed', 'Packed', 'Cancelled');
    expect(await read(await app.customer(OTHER_CUSTOMER))).toMatchObject(refusal);
    expect((await read(order.staff)).status).toBe(200);
    expect((await read(await app.visitor())).status).toBe(401);
  });
});
