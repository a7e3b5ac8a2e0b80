import { expect, test } from '@jest/globals';
import { CashOrder } from '@/__tests__/support/cash-order';
import { DeliveredOrder } from '@/__tests__/support/delivered-order';
import { onEachApp } from '@/__tests__/support/test-app';
import type { StaffReturn } from '@/contract/returns/returns';
import type { StaffOrder } from '@/contract/staff/orders';

onEachApp((app) => {
  /** An order as the dashboard lists it: its moves, and its return requests. */
  async function listed(order: DeliveredOrder): Promise<Partial<StaffOrder>> {
    const { body } = await app.call('GET /staff/orders/', { who: order.staff });
    const row = body.data.find(({ id }: StaffOrder) => id === Number(order.id));
    return { moves: row.moves, return_requests: row.return_requests };
  }

  const mayReturn = { moves: ['Returned'], return_requests: 0 };
  const mayNot = { moves: [], return_requests: 1 };

  test('a delivered order may be marked as returned while no item of it has a request', async () => {
    const order = await new DeliveredOrder(app).deliver();
    expect(await listed(order)).toEqual(mayReturn);
    const id = await order.request();
    expect(await listed(order)).toEqual(mayNot);
    await order.withdraw(id);
    expect(await listed(order)).toEqual(mayReturn);
  });

  test.each(['replaced', 'refunded'])(
    'an order with a %s item is not marked as returned',
    async (end) => {
      const order = await new DeliveredOrder(app).deliver();
      await order.settle(await order.request(), 'approved', end);
      expect(await listed(order)).toEqual(mayNot);
      expect((await order.moveTo('Returned')).status).toBe(409);
    },
  );

  test.each([
    ['its number', (number: string) => number],
    ['its number in small letters', (number: string) => number.toLowerCase()],
    ['the digits of its number', (number: string) => number.slice(2)],
    ['a part of the name of the receiver', () => 'sha ra'],
    ['the last digits of the mobile number', () => '25000000'],
    ['the mobile number as it is written', () => '+91 98250-00000'],
    ['the same in Gujarati digits', () => '૯૮૨૫૦૦૦૦૦૦'],
  ])('an order is found by %s', async (_by, of) => {
    const order = await new DeliveredOrder(app).deliver();
    const search = encodeURIComponent(of(order.number));
    const { body } = await app.call(`GET /staff/orders/?search=${search}`, { who: order.staff });
    expect(body.data.map(({ order_id: number }: StaffOrder) => number)).toContain(order.number);
  });

  test('an order is found by email and mobile number of who ordered it for somebody else', async () => {
    const order = new CashOrder(app);
    await order.begin();
    await order.place();
    for (const search of ['demo@example.com', '098000 00001', 'Demo Customer']) {
      const query = new URLSearchParams({ search });
      const { body } = await app.call(`GET /staff/orders/?${query}`, { who: order.staff });
      expect(body.data).toMatchObject([{ order_id: order.number, customer: 'Asha Rao' }]);
    }
  });

  test.each(['VN1', '%', '_', '9825', 'Nobody'])('nothing is found by %s', async (search) => {
    const order = await new DeliveredOrder(app).deliver();
    const query = new URLSearchParams({ search });
    const { body } = await app.call(`GET /staff/orders/?${query}`, { who: order.staff });
    expect([body.data, body.total_count]).toEqual([[], 0]);
  });

  test('the requests of one order are listed apart from those of others', async () => {
    const [order, other] = [await new DeliveredOrder(app).deliver(), new DeliveredOrder(app)];
    await (await other.deliver()).request();
    const id = await order.request();
    const read = (query: string) => app.call(`GET /staff/returns/?${query}`, { who: order.staff });
    const { body } = await read(`order=${order.id}`);
    expect(body.data.map((row: StaffReturn) => row.id)).toEqual([id]);
    expect(body.total_count).toBe(1);
    expect((await read(`order=${order.id}&state=declined`)).body.data).toEqual([]);
    expect((await read('order=VN100007')).status).toBe(422);
  });
});
