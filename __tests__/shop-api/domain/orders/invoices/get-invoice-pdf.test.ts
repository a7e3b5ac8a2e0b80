import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { requestMessages } from '@/contract/messages/requests';
import { customers } from '@/shop-api/db/schema/customers';
import { invoices } from '@/shop-api/db/schema/invoices';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import type { InvoiceDocument } from '@/shop-api/providers/invoice/invoice-document';

const OTHER_CUSTOMER = 2;

onEachApp((app) => {
  const order = new CashOrder(app);

  const read = (who = order.asha.who, doc = order.number) =>
    app.call(`GET /accounting/invoice-pdf/?source_doc=${doc}`, { who });
  const row = async () =>
    (await app.db.select().from(invoices).where(eq(invoices.orderId, order.id)))[0];
  const isInvoiced = async () => (await order.read()).is_invoiced;
  const refusal = {
    status: 404,
    body: { code: 'not_found', message: requestMessages.dataNotFound },
  };

  beforeEach(async () => {
    await order.begin();
    await order.place();
  });

  test('exists once the order is packed, and not before', async () => {
    await order.move('Confirmed');
    expect([await isInvoiced(), await read()]).toMatchObject([false, refusal]);
    await order.move('Packed');
    expect(await isInvoiced()).toBe(true);
    const answer = await read();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.body).toMatch(/^%PDF-/);
    expect((await row())?.number).toMatch(/^VN\/26-27\/\d{6}$/);
  });

  test('stays as it was issued, byte for byte, after any change of the order', async () => {
    await order.move('Confirmed', 'Packed');
    const first = (await read()).body;
    const kept = (await row())?.pdf ?? [];
    await app.db.update(orders).set({ fullName: 'Somebody else' }).where(eq(orders.id, order.id));
    app.clock.advance(86_400_000);
    await order.begin();
    await order.move('Shipped', 'Delivered');
    expect((await read()).body).toBe(first);
    expect(Buffer.compare(Buffer.from((await row())?.pdf ?? []), Buffer.from(kept))).toBe(0);
  });

  test('is one file when ten first requests arrive at once', async () => {
    await order.move('Confirmed', 'Packed');
    const answers = await Promise.all(Array.from({ length: 10 }, () => read()));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  test('is the first stored file, not one made later', async () => {
    await order.move('Confirmed', 'Packed');
    const kept = new TextEncoder().encode('%PDF- kept by another process');
    await app.db.update(invoices).set({ pdf: kept }).where(eq(invoices.orderId, order.id));
    expect((await read()).body).toBe('%PDF- kept by another process');
  });

  describe('in the language of the page', () => {
    const GUJARATI = { 'Accept-Language': 'gu' };
    const languageOf = (pdf: string) => /\/Lang \((..)-IN\)/.exec(pdf)?.[1];

    beforeEach(() => order.move('Confirmed', 'Packed'));

    test('is for its customer; staff have the English one, which is the stored file', async () => {
      const [own, ofStaff] = await Promise.all([
        read({ ...order.asha.who, ...GUJARATI }),
        read({ ...order.staff, ...GUJARATI }),
      ]);
      expect([languageOf(own.body), languageOf(ofStaff.body)]).toEqual(['gu', 'en']);
      expect(Buffer.from((await row())?.pdf ?? []).toString()).toBe(ofStaff.body);
    });

    test('is that of the account where no page says one', async () => {
      const isOwn = eq(customers.id, 1);
      await app.db.update(customers).set({ language: 'hi' }).where(isOwn);
      expect(languageOf((await read()).body)).toBe('hi');
      await app.db.update(customers).set({ language: 'en' }).where(isOwn);
      expect(languageOf((await read()).body)).toBe('en');
    });

    test('names the goods as they were named on the day, byte for byte', async () => {
      const first = (await read({ ...order.asha.who, ...GUJARATI })).body;
      const document = (await row())?.document as InvoiceDocument | undefined;
      expect(document?.lines[0]?.inLanguages?.gu).toMatch(/\p{Script=Gujarati}/u);
      await app.db
        .update(products)
        .set({ translations: { gu: { name: 'બીજું નામ' } } })
        .where(eq(products.id, COFFEE));
      expect((await read({ ...order.asha.who, ...GUJARATI })).body).toBe(first);
    });
  });

  test('is for its customer and for staff only', async () => {
    await order.move('Confirmed', 'Packed');
    expect(await read(await app.customer(OTHER_CUSTOMER))).toMatchObject(refusal);
    expect((await read(order.staff)).status).toBe(200);
    expect((await read(await app.visitor())).status).toBe(401);
    expect(await read(order.asha.who, 'VN1')).toMatchObject(refusal);
  });

  test('is frozen with the figures and the address of the order', async () => {
    await order.move('Confirmed', 'Packed');
    expect((await row())?.document).toMatchObject({
      order: { number: order.number },
      buyer: { name: 'Asha Rao' },
      placeOfSupply: { state: 'Maharashtra', code: '27' },
      sums: { totalPaise: 109_000, igstPaise: 5190 },
      payablePaise: 109_000,
      totalInWords: 'Rupees One Thousand Ninety Only',
    });
  });
});
