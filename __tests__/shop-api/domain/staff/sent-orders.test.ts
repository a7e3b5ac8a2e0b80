import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { CashOrder } from '@/__tests__/support/cash-order';
import { DeliveredOrder } from '@/__tests__/support/delivered-order';
import { insertOrder } from '@/__tests__/support/insert-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { ONLINE_PAYMENT } from '@/contract/orders/payment-kinds';
import type { StaffReturn } from '@/contract/returns/returns';
import type { StaffOrder } from '@/contract/staff/orders';
import { orderLines } from '@/shop-api/db/schema/order-lines';
import { cityIdsOf } from '@/shop-api/domain/delivery/places';

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
    ['the beginnings of the name of the receiver', () => 'ash ra'],
    ['the last digits of the mobile number', () => '25000000'],
    ['the mobile number as it is written', () => '+91 98250-00000'],
    ['the same in Gujarati digits', () => '૯૮૨૫૦૦૦૦૦૦'],
  ])('an order is found by %s', async (_by, of) => {
    const order = await new DeliveredOrder(app).deliver();
    const query = new URLSearchParams({ q: of(order.number) });
    const { body } = await app.call(`GET /staff/orders/?${query}`, { who: order.staff });
    expect(body.data.map(({ order_id: number }: StaffOrder) => number)).toContain(order.number);
  });

  test('an order is found by email and mobile number of who ordered it for somebody else', async () => {
    const order = new CashOrder(app);
    await order.begin();
    await order.place();
    for (const q of ['demo@example.com', 'Demo@Ex', '098000 00001', 'Demo Customer']) {
      const query = new URLSearchParams({ q });
      const { body } = await app.call(`GET /staff/orders/?${query}`, { who: order.staff });
      expect(body.data).toMatchObject([{ order_id: order.number, customer: 'Asha Rao' }]);
    }
  });

  test.each(['VN1', '%', '_', '9825', 'Nobody'])('nothing is found by %s', async (q) => {
    const order = await new DeliveredOrder(app).deliver();
    const query = new URLSearchParams({ q });
    const { body } = await app.call(`GET /staff/orders/?${query}`, { who: order.staff });
    expect([body.data, body.total_count]).toEqual([[], 0]);
  });

  test('the requests of one order are listed apart from those of others', async () => {
    const [order, other] = [await new DeliveredOrder(app).deliver(), new DeliveredOrder(app)];
    await (await other.deliver()).request();
    const id = await order.request();
    const read = (query: string) => app.call(`GET /staff/returns/?${query}`, { who: order.staff });
    const { body } = await read(`of_order=${order.id}`);
    expect(body.data.map((row: StaffReturn) => row.id)).toEqual([id]);
    expect(body.total_count).toBe(1);
    expect((await read(`of_order=${order.id}&state=declined`)).body.data).toEqual([]);
    expect((await read('of_order=VN100007')).status).toBe(422);
  });

  describe('of all orders', () => {
    beforeEach(async () => {
      await app.db.execute(sql`TRUNCATE orders RESTART IDENTITY CASCADE`);
    });

    const list = async (query: Record<string, string>): Promise<StaffOrder[]> => {
      const path = `GET /staff/orders/?${new URLSearchParams(query)}`;
      return (await app.call(path, { who: await app.customer(3) })).body.data;
    };
    const idsOf = async (query: Record<string, string>) => (await list(query)).map(({ id }) => id);

    describe('one is found', () => {
      const found = (q: string) => idsOf({ q });
      const line = {
        ...{ productId: 1001, name: 'Hill Shade Arabica Beans', size: '', hsn: '0901' },
        ...{ gstPercent: 5, quantity: 1, pricePaise: 50_000, mrpPaise: 50_000 },
        ...{ totalPaise: 50_000, discountPaise: 0, shippingPaise: 0, gstPaise: 2_381 },
        ...{ shippingGstPaise: 0, stockTaken: 1 },
      };
      beforeEach(async () => {
        await insertOrder(app.db, { mobile: '+919825012345', postalCode: '400001' });
        await insertOrder(app.db, { mobile: '+919825054321', postalCode: '380009' });
        await app.db.insert(orderLines).values({ orderId: 2, ...line });
      });

      test('by the last digits of a mobile number, not by others', async () => {
        expect(await found('12345')).toEqual([1]);
        expect(await found('98250')).toEqual([]);
      });

      test('by the PIN code, however it is written', async () => {
        expect(await found('400001')).toEqual([1]);
        expect(await found('380 009')).toEqual([2]);
        expect(await found('૩૮૦૦૦૯')).toEqual([2]);
        expect(await found('38000')).toEqual([]);
      });

      test('by a product in it: words of its name, in Hindi too, or its SKU', async () => {
        expect(await found('arabica hill')).toEqual([2]);
        expect(await found('अरेबिका')).toEqual([2]);
        expect(await found('vny-1001')).toEqual([2]);
        expect(await found('VNY-10')).toEqual([]);
      });
    });

    test('orders are told apart by how they are paid', async () => {
      const online = { payType: ONLINE_PAYMENT };
      await insertOrder(app.db);
      await insertOrder(app.db, online);
      await insertOrder(app.db, { ...online, paidAt: new Date() });
      for (const [index, payment] of ['cash', 'unpaid', 'paid'].entries()) {
        expect(await list({ payment })).toMatchObject([{ id: index + 1, payment }]);
      }
    });

    test('orders are told apart by city, delivery and amount', async () => {
      await insertOrder(app.db, { cityId: cityIdsOf('Vadodara')[0] });
      await insertOrder(app.db, { deliveryMethod: 'Same or next day delivery' });
      await insertOrder(app.db, { goodsPaise: 70_050, payablePaise: 70_050 });
      expect(await idsOf({ city: 'vadod' })).toEqual([1]);
      expect(await idsOf({ city: 'Nowhere' })).toEqual([]);
      expect(await idsOf({ delivery: 'Same or next day delivery' })).toEqual([2]);
      expect(await idsOf({ least: '700', most: '701' })).toEqual([3]);
      expect(await idsOf({ least: '701' })).toEqual([]);
    });

    test('orders are sorted by their total, either way', async () => {
      for (const paise of [30_000, 90_000, 60_000]) {
        await insertOrder(app.db, { goodsPaise: paise, payablePaise: paise });
      }
      expect(await idsOf({ sort: 'total' })).toEqual([2, 3, 1]);
      expect(await idsOf({ sort: 'total', order: 'asc' })).toEqual([1, 3, 2]);
    });
  });
});
