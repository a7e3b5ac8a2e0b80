import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { CashOrder } from '@/__tests__/support/cash-order';
import { DeliveredOrder } from '@/__tests__/support/delivered-order';
import { onEachApp } from '@/__tests__/support/test-app';
import type { TrailRow } from '@/contract/staff/trail';

onEachApp((app) => {
  const order = new CashOrder(app);
  const trailOf = async (kind: string, id: number | string): Promise<TrailRow[]> =>
    (await app.call(`GET /staff/trail/${kind}/${id}/`, { who: await app.customer(3) })).body.data;

  beforeEach(async () => {
    await order.begin();
    await order.place();
  });

  test('the history of an order says who moved it, when, from where and to where', async () => {
    await order.move('Confirmed', 'Packed');
    const by = { by: 'Staff Member', at: app.clock.now().toISOString(), action: 'moved' };
    expect(await trailOf('order', order.id)).toMatchObject([
      { ...by, before: { order_status: 'Confirmed' }, after: { order_status: 'Packed' } },
      { ...by, before: { order_status: 'Pending' }, after: { order_status: 'Confirmed' } },
    ]);
  });

  test('a refused move, and what the customer does, leave nothing in it', async () => {
    expect((await order.moveTo('Delivered')).status).toBe(409);
    expect((await order.cancel()).status).toBe(200);
    expect(await trailOf('order', order.id)).toEqual([]);
  });

  test('it has the shipment that was corrected', async () => {
    await order.move('Confirmed', 'Packed', 'Shipped');
    const body = { carrier: 'Delhivery', tracking_number: 'AWB1234567' };
    const who = await app.customer(3);
    await app.call(`POST /staff/orders/${order.id}/shipment/`, { who, body });
    expect((await trailOf('order', order.id))[0]).toMatchObject({
      ...{ action: 'shipment corrected', by: 'Staff Member' },
      before: { carrier: null, tracking_number: null },
      after: body,
    });
  });

  test('the moves of a return request are told, and once how a refund was paid', async () => {
    await app.db.execute(sql`TRUNCATE refunds_due CASCADE`);
    const delivered = await new DeliveredOrder(app).deliver();
    const id = await delivered.request();
    await delivered.settle(id, 'approved', 'refunded');
    const moves = await trailOf('return_request', id);
    expect(moves.map(({ before, after }) => [before?.return_state, after?.return_state])).toEqual([
      ['approved', 'refunded'],
      ['requested', 'approved'],
    ]);
    const who = await app.customer(3);
    const { body } = await app.call('GET /refunds-due/', { who });
    const refund = body.data[0].id;
    for (let n = 0; n < 2; n += 1) {
      const reference = { reference: 'UTR 4711' };
      await app.call(`POST /refunds-due/${refund}/settle/`, { who, body: reference });
    }
    expect(await trailOf('refund', refund)).toMatchObject([
      { action: 'paid', by: 'Staff Member', after: { reference: 'UTR 4711' } },
    ]);
  });
});
