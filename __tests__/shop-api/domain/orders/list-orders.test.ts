import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder } from '@/__tests__/support/cash-order';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import type { OrderListItem } from '@/contract/orders/order';
import { orders } from '@/shop-api/db/schema/orders';

/** Products of the demo shop: ₹495.00 and ₹99.00. */
const COFFEE = { id: 1001, name: 'Hill Shade Arabica Beans' };
const SOAP = { id: 1040, name: 'Oat Milk Baby Soap' };

onEachApp((app) => {
  const order = new CashOrder(app);
  /** The order numbers by time of placing: two coffees, five soaps, both. */
  let placed: string[];

  const list = (query = '', who = order.asha.who) =>
    app.call(`GET /web/orders/list/?${query}`, { who });
  const numbers = async (query: string) =>
    (await list(query)).body.data.map((row: OrderListItem) => row.order_id);

  const place = async (goods: Record<number, number>) => {
    app.clock.advance(60_000);
    await order.place({ goods });
    return order.number;
  };

  beforeAll(async () => {
    await order.begin((await newCustomer(app.db)).id);
    placed = [
      await place({ [COFFEE.id]: 2 }),
      await place({ [SOAP.id]: 5 }),
      await place({ [COFFEE.id]: 1, [SOAP.id]: 1 }),
    ];
    const [coffee = ''] = placed;
    await app.db.update(orders).set({ state: 'shipped' }).where(eq(orders.number, coffee));
  });

  test('has the fields of a card: the status and contents of the order', async () => {
    const [newest] = (await list()).body.data;
    expect(newest).toMatchObject({
      order_id: placed[2],
      final_total: 694,
      pay_type: 'Cash on Delivery',
      sale_status: 'Quotation Sent',
      order_status: 'Pending',
      is_paid: false,
      is_invoiced: false,
      product_count: 2,
    });
    expect(newest.first_products).toMatchObject([
      { id: COFFEE.id, product_name: COFFEE.name, product_image: { src: expect.any(String) } },
      { id: SOAP.id, product_name: SOAP.name },
    ]);
  });

  test.each([
    ['', [2, 1, 0]],
    ['sort=date', [0, 1, 2]],
    ['sort=-total', [0, 2, 1]],
    ['sort=total', [1, 2, 0]],
    ['sort=-number', [2, 1, 0]],
    ['sort=number', [0, 1, 2]],
    ['sort=status', [2, 1, 0]],
    ['sort=-status', [0, 2, 1]],
  ])('is sorted by %j', async (query, order) => {
    expect(await numbers(query)).toEqual(order.map((n) => placed[n]));
  });

  describe('a search', () => {
    test('finds a part of an order number, or of the name of a product in the order', async () => {
      const [first = ''] = placed;
      expect(await numbers(`search=${first.toLowerCase()}`)).toEqual([first]);
      expect(await numbers('search=%20arabica%20&sort=date')).toEqual([placed[0], placed[2]]);
      expect(await numbers('search=baby%20soap&sort=date')).toEqual([placed[1], placed[2]]);
    });

    test('counts its results, over all pages', async () => {
      const { body } = await list('search=arabica');
      expect([body.total_count, body.total_pages]).toEqual([2, 1]);
    });

    test.each(['%25', '_', '%5C', "'", 'ghee of a yak'])(
      'treats %s as plain text',
      async (text) => {
        expect((await list(`search=${text}`)).body).toMatchObject({ data: [], total_count: 0 });
      },
    );

    test('finds no orders of other customers', async () => {
      const stranger = await app.customer((await newCustomer(app.db)).id);
      const { body } = await list(`search=${placed[0]}`, stranger);
      expect(body).toMatchObject({ data: [], total_count: 0, total_pages: 1 });
    });
  });

  test.each(['sort=price', 'sort=-', 'page_size=20', 'page=0', `search=${'a'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(422);
    },
  );

  test('is paged, and empty beyond the last page', async () => {
    for (let n = placed.length; n < 12; n++) placed.push(await place({ [COFFEE.id]: 1 }));
    const first = (await list('page_size=10')).body;
    const second = (await list('page_size=10&page=2')).body;
    expect([first.data.length, second.data.length, first.total_pages]).toEqual([10, 2, 2]);
    expect(first.total_count).toBe(12);
    expect((await list('page_size=10&page=3')).body).toMatchObject({ data: [], total_count: 12 });
  });
});
