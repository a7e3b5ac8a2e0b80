import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { assertInvariants } from '@/__tests__/support/invariants';
import { ManyApps, statuses } from '@/__tests__/support/many-apps';
import { readyToOrder } from '@/__tests__/support/ready-to-order';
import { size } from '@/__tests__/support/size';
import { onBothApps } from '@/__tests__/support/test-app';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';

const ROUNDS = size({ quick: 2, heavy: 50 });
const LIMIT_MS = 60_000 * ROUNDS;

onBothApps((app, database) => {
  const order = new CashOrder(app);
  let processes: ManyApps;
  beforeAll(async () => {
    processes = await ManyApps.on(database);
  });
  beforeEach(async () => {
    await order.begin();
    await setStock(20);
  });
  const setStock = (stock: number | null) =>
    app.db.update(products).set({ stock }).where(eq(products.id, COFFEE));
  const path = `/staff/stock/${COFFEE}/`;
  const look = async () => (await app.call(`GET ${path}`, { who: order.staff })).body.data;
  const count = (seen: number | null, counted: number) =>
    app.call(`POST ${path}count/`, { who: order.staff, body: { seen, counted } });
  const correct = (change: number, more = {}) =>
    app.call(`POST ${path}correct/`, {
      who: order.staff,
      body: { change, reason: 'damaged', ...more },
    });

  describe('a count', () => {
    test('is of the shelf, where the pieces of orders lie until they are packed', async () => {
      const before = await look();
      await order.place();
      const after = await look();
      expect(after).toMatchObject({
        stock: before.stock - 2,
        in_orders: before.in_orders + 2,
        on_shelf: before.on_shelf,
      });
      await order.move('Confirmed');
      expect((await look()).on_shelf).toBe(before.on_shelf);
      await order.move('Packed');
      expect((await look()).on_shelf).toBe(before.on_shelf - 2);
    });

    test('keeps an order that came between looking and counting', async () => {
      const { on_shelf: seen, in_orders: inOrders } = await look();
      await order.place();
      const { status, body } = await count(seen, seen - 1);
      expect([status, body.data]).toEqual([
        200,
        { stock: 17, in_orders: inOrders + 2, on_shelf: seen - 1, missing: 0 },
      ]);
      await order.cancel();
      expect(await look()).toMatchObject({ stock: 19, on_shelf: seen - 1 });
      await assertInvariants(app.db);
    });

    test.each([
      ['a parcel was packed', () => order.move('Confirmed', 'Packed')],
      ['somebody corrected', () => correct(-1)],
    ])('is refused where %s meanwhile, with the shelf as it is', async (_what, move) => {
      await order.place();
      const { on_shelf: seen } = await look();
      await move();
      const { status, body } = await count(seen, seen);
      expect([status, body.reason]).toEqual([409, 'shelf_changed']);
      const now = await look();
      expect(body.details.current.on_shelf).toBe(now.on_shelf);
      expect((await count(now.on_shelf, seen)).status).toBe(200);
    });

    test('that finds what was expected is a row too', async () => {
      const { on_shelf: seen } = await look();
      await count(seen, seen);
      const { body } = await app.call(`GET ${path}movements/`, { who: order.staff });
      expect(body.data[0]).toMatchObject({ kind: 'count', delta: 0, note: `${seen} counted` });
    });

    test('of fewer pieces than orders wait for stops the sale and says what is missing', async () => {
      await order.place({ goods: { [COFFEE]: 5 } });
      const { on_shelf: seen, in_orders: inOrders } = await look();
      const { body } = await count(seen, inOrders - 3);
      expect(body.data).toMatchObject({ stock: 0, missing: 3 });
      await assertInvariants(app.db);
      await order.cancel();
    });

    test('begins the stock of a product that nobody counted, whose orders take part', async () => {
      await setStock(null);
      await order.place();
      const before = await look();
      expect(before).toMatchObject({ stock: null, on_shelf: null });
      expect((await count(9, 9)).status).toBe(409);
      const { body } = await count(null, before.in_orders + 10);
      expect(body.data).toMatchObject({ stock: 10, on_shelf: before.in_orders + 10 });
      await order.cancel();
      expect((await look()).stock).toBe(12);
      await app.call(`POST ${path}uncount/`, { who: order.staff, body: {} });
      expect(await look()).toMatchObject({ stock: null, on_shelf: null });
      await assertInvariants(app.db);
    });
  });

  test(
    'the sum stays the stock while people order, cancel, correct and count at once',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        await setStock(500);
        const people = await readyToOrder(app, { count: 12, goods: [[COFFEE, 2]] });
        const buy = people.map(async ({ who, body }) => {
          const { body: placed } = await processes.call('POST /orders/', { who, body });
          const isIt = eq(orders.number, placed.order_id);
          const [row] = await app.db.select({ id: orders.id }).from(orders).where(isIt);
          const id = row?.id;
          return processes.call(`POST /orders/${id}/cancel/`, { who, body: {} });
        });
        const correctAgain = Array.from({ length: 6 }, () =>
          processes.call(`POST ${path}correct/`, {
            who: order.staff,
            body: { change: -1, reason: 'damaged' },
          }),
        );
        const countAgain = Array.from({ length: 6 }, async () => {
          const { body } = await processes.call(`GET ${path}`, { who: order.staff });
          const seen = body.data.on_shelf;
          const sent = { who: order.staff, body: { seen, counted: seen } };
          return processes.call(`POST ${path}count/`, sent);
        });
        const [bought, corrected, counted] = await Promise.all([
          Promise.all(buy),
          Promise.all(correctAgain),
          Promise.all(countAgain),
        ]);
        expect(statuses(bought)).toEqual({ 200: 12 });
        expect(statuses(corrected)).toEqual({ 200: 6 });
        expect(counted.every(({ status }) => status === 200 || status === 409)).toBe(true);
        expect((await look()).stock).toBe(494);
        await assertInvariants(app.db);
      }
    },
    LIMIT_MS,
  );
});
