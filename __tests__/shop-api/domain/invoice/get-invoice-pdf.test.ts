import { beforeEach, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { invoices } from '@/shop-api/db/schema/invoices';
import { orders } from '@/shop-api/db/schema/orders';
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
  const read = (who = asha.who, doc = number) =>
    app.call(`GET /accounting/invoice-pdf/?source_doc=${doc}`, { who });
  const row = async () => (await app.db.select().from(invoices).where(eq(invoices.orderId, id)))[0];
  const isInvoiced = async () =>
    (await app.call(`GET /orders/${id}`, { who: asha.who })).body.data.is_invoiced;
  const refusal = { status: 404, body: { code: 'not_found', message: 'Data not found' } };

  beforeEach(async () => {
    asha = await buyer(app);
    staff = await app.customer(STAFF);
    await fillCart(app, asha, { [COFFEE]: 2 });
    const body = await orderBody(app, asha);
    number = (await app.call('POST /orders/', { who: asha.who, body })).body.order_id;
    id = (await app.db.select().from(orders).where(eq(orders.number, number)))[0]?.id ?? 0;
  });

  it('is there once the order is packed, and not before', async () => {
    await move('Confirmed');
    expect([await isInvoiced(), await read()]).toMatchObject([false, refusal]);
    await move('Packed');
    expect(await isInvoiced()).toBe(true);
    const answer = await read();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.body).toMatch(/^%PDF-/);
    expect((await row())?.number).toMatch(/^VN\/26-27\/\d{6}$/);
  });

  it('stays as it was issued, byte for byte, whatever happens to the order', async () => {
    await move('Confirmed', 'Packed');
    const first = (await read()).body;
    const kept = (await row())?.pdf ?? [];
    await app.db.update(orders).set({ fullName: 'Somebody else' }).where(eq(orders.id, id));
    app.clock.advance(86_400_000);
    staff = await app.customer(STAFF);
    await move('Shipped', 'Delivered');
    expect((await read(await app.customer())).body).toBe(first);
    expect(Buffer.compare(Buffer.from((await row())?.pdf ?? []), Buffer.from(kept))).toBe(0);
  });

  it('is one file when ten ask for it first at once', async () => {
    await move('Confirmed', 'Packed');
    const answers = await Promise.all(Array.from({ length: 10 }, () => read()));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('answers the first kept file, not the one made later', async () => {
    await move('Confirmed', 'Packed');
    const kept = new TextEncoder().encode('%PDF- kept by another process');
    await app.db.update(invoices).set({ pdf: kept }).where(eq(invoices.orderId, id));
    expect((await read()).body).toBe('%PDF- kept by another process');
  });

  it('is for its customer and for staff, and for nobody else', async () => {
    await move('Confirmed', 'Packed');
    expect(await read(await app.customer(OTHER_CUSTOMER))).toMatchObject(refusal);
    expect((await read(staff)).status).toBe(200);
    expect((await read(await app.visitor())).status).toBe(401);
    expect(await read(asha.who, 'VN1')).toMatchObject(refusal);
  });

  it('is frozen with the figures and the address of the order', async () => {
    await move('Confirmed', 'Packed');
    expect((await row())?.document).toMatchObject({
      order: { number },
      buyer: { name: 'Asha Rao' },
      placeOfSupply: { state: 'Maharashtra', code: '27' },
      sums: { totalPaise: 109_000, igstPaise: 5190 },
      payablePaise: 109_000,
      totalInWords: 'Rupees One Thousand Ninety Only',
    });
  });
});
