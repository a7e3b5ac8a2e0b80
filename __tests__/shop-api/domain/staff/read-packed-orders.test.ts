import { beforeEach, expect, test } from '@jest/globals';
import { CashOrder } from '@/__tests__/support/cash-order';
import { onEachApp } from '@/__tests__/support/test-app';

onEachApp((app) => {
  const [order, other] = [new CashOrder(app), new CashOrder(app)];
  const get = (path: string, who = order.staff) =>
    app.call(`GET /staff/${path}/?ids=${other.id},${order.id},999999`, { who });

  beforeEach(async () => {
    for (const one of [order, other]) {
      await one.begin();
      await one.place();
    }
  });

  test('chosen orders are read whole, by their numbers; an unknown one is left out', async () => {
    const { body } = await get('packing');
    const one = (await app.call(`GET /staff/orders/${order.id}/`, { who: order.staff })).body.data;
    expect(body.data).toEqual([one, expect.objectContaining({ id: other.id })]);
    expect(body.data[0].postal_code).toBe('400001');
  });

  test('their invoices are one file, without those that are not packed', async () => {
    expect(await get('invoices')).toMatchObject({ status: 404 });
    await order.move('Confirmed', 'Packed');
    const { status, headers, body } = await get('invoices');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    await other.move('Confirmed', 'Packed');
    const both = (await get('invoices')).body;
    expect(both.length).toBeGreaterThan(body.length);
  });

  test.each(['packing', 'invoices'])('%s of orders is for staff, and of some', async (path) => {
    expect((await get(path, order.asha.who)).status).toBe(403);
    const { status } = await app.call(`GET /staff/${path}/`, { who: order.staff });
    expect(status).toBe(422);
  });
});
