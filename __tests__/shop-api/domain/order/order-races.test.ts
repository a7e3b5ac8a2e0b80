import { expect, it } from '@jest/globals';
import { eq, inArray, sql } from 'drizzle-orm';
import { customers } from '@/shop-api/db/schema/customers';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import { voucherUses } from '@/shop-api/db/schema/voucher-uses';
import { vouchers } from '@/shop-api/db/schema/vouchers';
import type { Buyer } from '../../../support/buyer';
import { buyer, fillCart, orderBody } from '../../../support/buyer';
import { onEachApp } from '../../../support/test-app';

const COFFEE = 1001;
const LAMP = 1070;
const BUYERS = 100;

onEachApp((app) => {
  /** As many customers, each with an address. */
  async function crowd(size: number, name: string): Promise<Buyer[]> {
    const rows = await app.db
      .insert(customers)
      .values(Array.from({ length: size }, (_, n) => ({ firstName: name, lastName: `${n}` })))
      .returning({ id: customers.id });
    return Promise.all(rows.map(({ id }) => buyer(app, id)));
  }

  const statuses = (answers: { status: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  const stockOf = async (id: number) => {
    const [row] = await app.db.select().from(products).where(eq(products.id, id));
    return row?.stock;
  };

  it('sells the last 7 to exactly 7 of 100 buyers', async () => {
    const people = await crowd(BUYERS, 'Last seven');
    await app.db.update(products).set({ stock: 7 }).where(eq(products.id, LAMP));
    for (const one of people) await fillCart(app, one, { [LAMP]: 1 });
    const bodies = await Promise.all(people.map((one) => orderBody(app, one)));
    const answers = await Promise.all(
      people.map(({ who }, n) => app.call('POST /orders/', { who, body: bodies[n] })),
    );
    expect(statuses(answers)).toEqual({ 200: 7, 409: 93 });
    expect(await stockOf(LAMP)).toBe(0);
    await app.db.update(products).set({ stock: 3 }).where(eq(products.id, LAMP));
  });

  it('makes one order of a cart that 20 requests order at once', async () => {
    const [asha] = await crowd(1, 'Many taps');
    if (!asha) throw new Error('No buyer');
    await fillCart(app, asha, { [COFFEE]: 1 });
    const before = (await stockOf(COFFEE)) ?? 0;
    const body = await orderBody(app, asha);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const headers = { 'Idempotency-Key': `tap-${n}` };
        return app.call('POST /orders/', { who: asha.who, headers, body });
      }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 422: 19 });
    expect(await stockOf(COFFEE)).toBe(before - 1);
  });

  it('gives 50 equal answers to one key', async () => {
    const [asha] = await crowd(1, 'One key');
    if (!asha) throw new Error('No buyer');
    await fillCart(app, asha, { [COFFEE]: 1 });
    const body = await orderBody(app, asha);
    const headers = { 'Idempotency-Key': 'the-same' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.call('POST /orders/', { who: asha.who, headers, body })),
    );
    const numbers = new Set(answers.map((answer) => answer.body.order_id));
    expect([statuses(answers), numbers.size]).toEqual([{ 200: 50 }, 1]);
  });

  it('lets a voucher of one use be used once by 50 buyers', async () => {
    const [voucher] = await app.db
      .insert(vouchers)
      .values({ code: 'ONLYONE', amountPaise: 5000, usesInAll: 1 })
      .returning({ id: vouchers.id });
    const people = await crowd(50, 'One voucher');
    for (const one of people) await fillCart(app, one, { [COFFEE]: 1 });
    await app.db.update(products).set({ stock: 500 }).where(eq(products.id, COFFEE));
    const bodies = await Promise.all(
      people.map((one) => orderBody(app, one, { voucher: 'ONLYONE' })),
    );
    const answers = await Promise.all(
      people.map(({ who }, n) => app.call('POST /orders/', { who, body: bodies[n] })),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 422: 49 });
    const uses = await app.db
      .select()
      .from(voucherUses)
      .where(eq(voucherUses.voucherId, voucher?.id ?? 0));
    expect(uses).toHaveLength(1);
    expect(await stockOf(COFFEE)).toBe(499);
  });

  it('takes carts with the same products in opposite order without a deadlock', async () => {
    const goods = [1014, 1031, 1002];
    await app.db.update(products).set({ stock: 1000 }).where(inArray(products.id, goods));
    const people = await crowd(20, 'Opposite');
    for (const [n, { who }] of people.entries()) {
      for (const pid of n % 2 === 0 ? goods : goods.toReversed()) {
        await app.call('POST /cart/', { who, body: { pid, quantity: 1 } });
      }
    }
    const bodies = await Promise.all(people.map((one) => orderBody(app, one)));
    const answers = await Promise.all(
      people.map(({ who }, n) => app.call('POST /orders/', { who, body: bodies[n] })),
    );
    expect(statuses(answers)).toEqual({ 200: 20 });
    expect(await Promise.all(goods.map(stockOf))).toEqual([980, 980, 980]);
  });

  it('leaves no order without lines', async () => {
    const [row] = await app.db
      .select({ n: sql<number>`count(*)::int` })
      .from(orders)
      .where(sql`NOT EXISTS (SELECT 1 FROM order_lines WHERE order_id = ${orders.id})`);
    expect(row?.n).toBe(0);
  });
});
