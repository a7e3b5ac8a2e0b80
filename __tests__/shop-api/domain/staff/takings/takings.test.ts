import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { CashOrder } from '@/__tests__/support/cash-order';
import { insertOrder } from '@/__tests__/support/insert-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { ONLINE_PAYMENT } from '@/contract/orders/payment-kinds';
import type { Taking, TakingsOfDay } from '@/contract/staff/takings';

const STAFF = 3;
/** The last second of 20 November in India, and the first of 21 November. */
const BEFORE_MIDNIGHT = new Date('2026-11-20T18:29:59Z');
const MIDNIGHT = new Date('2026-11-20T18:30:00Z');

onEachApp((app) => {
  const at = (deliveredAt: Date, more = {}) =>
    insertOrder(app.db, {
      ...{ state: 'delivered', deliveredAt, paidAt: deliveredAt, carrier: 'Delhivery' },
      ...more,
    });
  const list = async (query = ''): Promise<{ data: Taking[]; total_count: number }> => {
    const who = await app.customer(STAFF);
    return (await app.call(`GET /staff/takings/?${query}`, { who })).body;
  };
  const idsOf = async (query = '') => (await list(query)).data.map(({ id }) => id);
  const byDay = async (): Promise<TakingsOfDay[]> => {
    const who = await app.customer(STAFF);
    const path = 'GET /staff/takings-by-day/?from=2026-11-20&to=2026-11-21';
    return (await app.call(path, { who })).body.data;
  };
  const mark = async (ids: number[], more: object = { reference: 'UTR 1' }) => {
    const who = await app.customer(STAFF);
    const body = { items: ids.map((id) => ({ id })), dry_run: false, ...more };
    return app.call('POST /staff/takings/mark/', { who, body });
  };

  /** What was done to the first order; nobody can delete it. */
  const trail = async () =>
    (await app.call('GET /staff/trail/order/1/', { who: await app.customer(STAFF) })).body;

  beforeEach(async () => {
    await app.db.execute(sql`TRUNCATE orders RESTART IDENTITY CASCADE`);
  });

  test('cash is due once a cash order is delivered, also when it comes back', async () => {
    const order = new CashOrder(app);
    await order.begin();
    await order.place();
    await order.move('Confirmed', 'Packed', 'Shipped');
    expect(await idsOf()).toEqual([]);
    await order.move('Delivered');
    const row = { id: order.id, order_id: order.number, received_at: null, reference: '' };
    expect((await list()).data).toMatchObject([row]);
    await order.moveTo('Returned', order.staff, { restock: false });
    expect(await idsOf()).toEqual([order.id]);
  });

  test('no carrier owes what was paid online, or wholly by a gift voucher', async () => {
    await at(MIDNIGHT, { payType: ONLINE_PAYMENT });
    await at(MIDNIGHT, { paidAt: BEFORE_MIDNIGHT });
    await at(MIDNIGHT, { payablePaise: 0, giftCardPaise: 50_000 });
    expect(await idsOf('list=all')).toEqual([]);
    expect(await byDay()).toEqual([]);
  });

  test('the cash of a day is the length and the sum of its list', async () => {
    await at(BEFORE_MIDNIGHT);
    await at(MIDNIGHT);
    await at(MIDNIGHT);
    await at(MIDNIGHT, { carrier: null });
    await mark([2], { reference: 'UTR 1' });
    const ofDelhivery = { carrier: 'Delhivery', orders: 2, amount: 1000, open_orders: 1 };
    const rows = await byDay();
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual({ ...ofDelhivery, day: '2026-11-21', open_amount: 500 });
    for (const { carrier, day, orders, amount, open_orders } of rows) {
      const query = `carrier=${carrier || 'none'}&from=${day}&to=${day}`;
      const all = await list(`${query}&list=all`);
      expect(all.total_count).toBe(orders);
      expect(all.data.reduce((sum, row) => sum + row.amount, 0)).toBe(amount);
      expect((await list(query)).total_count).toBe(open_orders);
    }
  });

  describe('cash that was received', () => {
    beforeEach(async () => {
      await at(MIDNIGHT);
      await at(MIDNIGHT);
    });

    test('has its reference, and its order says who marked it', async () => {
      const { body } = await mark([1, 2]);
      expect(body.data).toMatchObject([{ before: { reference: null } }, { problem: null }]);
      expect(await idsOf()).toEqual([]);
      expect((await list('list=received')).data).toMatchObject([
        { reference: 'UTR 1', received_at: app.clock.now().toISOString() },
        { reference: 'UTR 1' },
      ]);
      const [newest] = (await trail()).data;
      expect(newest).toMatchObject({ action: 'cash received', after: { cash_received: 'UTR 1' } });
    });

    test('is marked once, however often it is sent', async () => {
      await mark([1]);
      const { total_count: once } = await trail();
      expect((await mark([1])).status).toBe(200);
      expect((await trail()).total_count).toBe(once);
    });

    test('is not received again under another reference, and then none is', async () => {
      await mark([1]);
      const refused = await mark([1, 2], { reference: 'UTR 2' });
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'VN100001: Received already, under UTR 1',
      ]);
      expect(await idsOf()).toEqual([2]);
    });

    test('is open again where that was wrong', async () => {
      await mark([1]);
      await mark([1], { reopen: true });
      expect(await idsOf()).toEqual([1, 2]);
    });

    test('is only told by a dry run', async () => {
      const { body } = await mark([1], { reference: 'UTR 1', dry_run: true });
      expect(body.data).toMatchObject([{ name: 'VN100001', after: { reference: 'UTR 1' } }]);
      expect(await idsOf()).toEqual([1, 2]);
    });

    test.each([
      ['an order that is not delivered', [3], { reference: 'UTR 1' }, 404],
      ['nothing', [], { reference: 'UTR 1' }, 422],
      ['no reference', [1], {}, 422],
    ])('needs more than %s', async (_, ids, more, status) => {
      await insertOrder(app.db);
      expect((await mark(ids, more)).status).toBe(status);
    });
  });
});
