import { afterEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { COFFEE } from '@/__tests__/support/cash-order';
import { databasePrint } from '@/__tests__/support/database-print';
import { DeliveredOrder } from '@/__tests__/support/delivered-order';
import { GiftCards } from '@/__tests__/support/gift-card';
import { hasConnections } from '@/__tests__/support/has-connections';
import { assertInvariants, countGoods } from '@/__tests__/support/invariants';
import { newCustomer } from '@/__tests__/support/new-customer';
import { type Answer, onEachApp } from '@/__tests__/support/test-app';

const LIMIT_MS = 60_000;
/** Each of these changes asks the database more often. */
const FEW = 10;

/** Cuts the connection over which one statement is to be sent; `at`: its place from now on. */
function cutBefore(isIt: (place: number, statement: string) => boolean): { at: number } {
  const cut = { at: 0 };
  let sent = 0;
  const { query } = pg.Client.prototype;
  const cutting = function (this: pg.Client, ...args: [string | { text: string }]) {
    sent += 1;
    const [said] = args;
    if (cut.at === 0 && isIt(sent, typeof said === 'string' ? said : said.text)) {
      cut.at = sent;
      const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
      connection.stream.destroy();
    }
    return (query as (...given: unknown[]) => unknown).apply(this, args);
  };
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(cutting as typeof query);
  return cut;
}

afterEach(() => {
  jest.restoreAllMocks();
});

onEachApp((app) => {
  /** Two coffees, delivery to Mumbai, partly paid by a gift voucher. */
  async function orderAt(...steps: string[]): Promise<DeliveredOrder> {
    const order = new DeliveredOrder(app);
    await order.begin((await newCustomer(app.db)).id);
    await new GiftCards(app).give(order.asha.who, '500');
    await order.place({ goods: { [COFFEE]: 2 }, giftRupees: 500 });
    await order.pay();
    await order.move(...steps);
    return order;
  }

  const ofDelivered = () => orderAt('Confirmed', 'Packed', 'Shipped', 'Delivered');

  /** Prepares an order, and returns the change that is killed. */
  const CHANGES: Record<string, () => Promise<() => Promise<Answer>>> = {
    packed: async () => {
      const order = await orderAt('Confirmed');
      return () => order.moveTo('Packed');
    },
    cancelled: async () => {
      const order = await orderAt('Confirmed', 'Packed');
      return () => order.moveTo('Cancelled');
    },
    returned: async () => {
      const order = await ofDelivered();
      return () => order.moveTo('Returned', order.staff, { restock: true });
    },
    'refunded in part': async () => {
      const { id, staff: who } = await ofDelivered();
      const lines = [{ product_id: COFFEE, quantity: 1, restock: true }];
      const body = { lines, delivery: true, amount: 595, reason: 'missing' };
      return () => app.call(`POST /staff/orders/${id}/refund/`, { who, body });
    },
    'refunded as its customer asks': async () => {
      const order = await ofDelivered();
      const id = await order.request({ remedy: 'refund' });
      await order.settle(id, 'approved');
      const body = { to: 'refunded', restock: true };
      return () => app.call(`POST /staff/returns/${id}/move/`, { who: order.staff, body });
    },
  };

  /** Makes a change that cannot end; returns the place of the statement that was not sent. */
  async function cutAt(isIt: Parameters<typeof cutBefore>[0], change: () => Promise<Answer>) {
    const cut = cutBefore(isIt);
    expect((await change()).status).toBeGreaterThanOrEqual(500);
    jest.restoreAllMocks();
    return cut.at;
  }

  test.each(Object.entries(CHANGES))(
    'an order is %s wholly or not at all, at whichever statement the connection is cut',
    async (_name, prepare) => {
      if (!(await hasConnections(app.db))) return;
      const goods = await countGoods(app.db);
      const change = await prepare();
      const before = await databasePrint(app.db);
      const commit = await cutAt((_place, statement) => statement === 'commit', change);
      expect(commit).toBeGreaterThan(FEW);
      for (let last = 1; last < commit; last++) await cutAt((place) => place === last, change);
      expect(await databasePrint(app.db)).toBe(before);
      expect((await change()).status).toBe(200);
      await assertInvariants(app.db, goods);
    },
    LIMIT_MS,
  );
});
