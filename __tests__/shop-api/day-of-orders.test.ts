import { beforeAll, expect, test } from '@jest/globals';
import { AHMEDABAD, MUMBAI } from '@/__tests__/support/buyer';
import { COFFEE } from '@/__tests__/support/cash-order';
import { DeliveredOrder } from '@/__tests__/support/delivered-order';
import { assertInvariants, countGoods, type Goods } from '@/__tests__/support/invariants';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import type { GstReturn } from '@/contract/staff/gst';

/** The day of the test's clock in India. */
const TODAY = '2026-11-21';
const TEA = 1002;
const ORDERS = 20;
const [CANCELLED, REFUSED, IN_PART] = [0, 1, 2];
const PATIENCE_MS = 120_000;

const goodsOf = (index: number) => ({ [COFFEE]: 1 + (index % 3), [TEA]: 1 });
/** What came back of the refused parcel, and what was paid back of another order. */
const REFUSED_GOODS = goodsOf(REFUSED);
const PIECES_BACK = 2;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

onEachApp((app) => {
  const day: DeliveredOrder[] = [];
  let goods: Goods;
  let before: Awaited<ReturnType<typeof figures>>;
  let after: Awaited<ReturnType<typeof figures>>;

  /** What each page of the desk says of the day, as somebody with its role reads it. */
  async function figures() {
    const { id } = await newCustomer(app.db, { isStaff: true, roles: ['orders', 'money'] });
    const who = await app.customer(id);
    const read = async (path: string) => (await app.call(`GET ${path}`, { who })).body;
    const gst: GstReturn = (await read(`/staff/gst/${TODAY.slice(0, 7)}/`)).data;
    const order = new DeliveredOrder(app);
    return {
      report: (await read(`/staff/report/?from=${TODAY}&to=${TODAY}`)).data.figures,
      overview: (await read('/staff/overview/')).data.days.at(-1),
      taxed: gst.b2cs.map(({ txval, iamt, camt, samt }) => txval + iamt + camt + samt),
      documents: gst.doc_issue.doc_det.map(({ doc_num, docs }) => [
        doc_num,
        docs.reduce((all, { net_issue }) => all + net_issue, 0),
      ]),
      pieces: gst.hsn.hsn_b2c.map(({ qty }) => qty),
      refunds: (await read(`/refunds-due/?list=paid&from=${TODAY}&to=${TODAY}`)).total_count,
      open: (await read(`/staff/takings-by-day/?from=${TODAY}&to=${TODAY}`)).data,
      stock: [await order.stock(COFFEE), await order.stock(TEA)],
    };
  }

  async function take(index: number) {
    const order = new DeliveredOrder(app);
    await order.begin((await newCustomer(app.db)).id, index % 2 ? AHMEDABAD : MUMBAI);
    await order.place({ goods: goodsOf(index), voucher: index % 4 === 3 ? 'WELCOME10' : '' });
    day.push(order);
    if (index === CANCELLED) {
      expect((await order.moveTo('Cancelled', order.staff, { reason: 'asked' })).status).toBe(200);
      return;
    }
    await order.move('Confirmed', 'Packed');
    const parcel = { carrier: 'Delhivery', tracking_number: `1490${index}00112233` };
    expect((await order.moveTo('Shipped', order.staff, parcel)).status).toBe(200);
    if (index === REFUSED) {
      await order.move('Undelivered');
      expect((await order.moveTo('Returned', order.staff, { restock: true })).status).toBe(200);
      return;
    }
    await order.move('Delivered');
    if (index === IN_PART) {
      const id = await order.request({
        product_id: COFFEE,
        quantity: PIECES_BACK,
        remedy: 'refund',
      });
      await order.settle(id, 'approved', 'refunded');
      const [due] = await order.refundsDue();
      const path = `POST /refunds-due/${due?.id}/settle/`;
      const settled = await app.call(path, { who: order.staff, body: { reference: 'UPI 4711' } });
      expect(settled.status).toBe(200);
    }
  }

  beforeAll(async () => {
    goods = await countGoods(app.db);
    before = await figures();
    for (let index = 0; index < ORDERS; index++) await take(index);
    after = await figures();
  }, PATIENCE_MS);

  /** What the shop tells the customers of the orders that were not cancelled. */
  async function toldToCustomers() {
    const sold = await Promise.all(day.slice(CANCELLED + 1).map((order) => order.read()));
    const paise = (rupees: number) => Math.round(rupees * 100);
    const notes: { amount: number }[] = sold.flatMap(({ credit_notes }) => credit_notes);
    const pieces = (id: number) =>
      sold
        .flatMap(({ rated_product_info }) => rated_product_info)
        .filter((line) => line.id === id)
        .reduce((all, { quantity }) => all + quantity, 0);
    return {
      sold,
      notes,
      soldPaise: sold.reduce((all, { final_total }) => all + paise(final_total), 0),
      creditedPaise: notes.reduce((all, { amount }) => all + paise(amount), 0),
      pieces: { [COFFEE]: pieces(COFFEE), [TEA]: pieces(TEA) },
    };
  }

  test('every order stands in the shop as the desk has moved it', async () => {
    const shown = await Promise.all(day.map((order) => order.read()));
    expect(shown.map(({ order_status }) => order_status)).toEqual([
      'Cancelled',
      'Returned',
      ...Array.from({ length: ORDERS - 2 }, () => 'Delivered'),
    ]);
    expect(shown.map(({ is_invoiced }) => is_invoiced)).toEqual([
      false,
      ...Array.from({ length: ORDERS - 1 }, () => true),
    ]);
  });

  test('report and overview count what the customers see', async () => {
    const { sold, soldPaise, notes } = await toldToCustomers();
    const sales = soldPaise / 100;
    expect(after.overview).toEqual({ day: TODAY, orders: sold.length, sales });
    expect(after.report).toMatchObject({
      ...{ orders: sold.length, sales, cash: sold.length, undelivered: 1 },
      ...{ refunds: after.refunds, refunded: notes.at(-1)?.amount },
    });
  });

  test('the taxed supplies are the invoices less the credit notes', async () => {
    const { sold, notes, soldPaise, creditedPaise, pieces } = await toldToCustomers();
    expect(after.documents).toEqual([
      [1, sold.length],
      [5, notes.length],
    ]);
    expect(sum(after.taxed)).toBeCloseTo((soldPaise - creditedPaise) / 100);
    const back = sum(Object.values(REFUSED_GOODS)) + PIECES_BACK;
    expect(sum(after.pieces)).toBe(pieces[COFFEE] + pieces[TEA] - back);
  });

  test('the carrier owes the cash of what was delivered', async () => {
    const { sold, soldPaise } = await toldToCustomers();
    const [refused] = sold;
    const amount = (soldPaise - Math.round(refused.final_total * 100)) / 100;
    expect(after.open).toEqual([
      {
        ...{ carrier: 'Delhivery', day: TODAY, orders: sold.length - 1, amount },
        ...{ open_orders: sold.length - 1, open_amount: amount },
      },
    ]);
  });

  test('the stock lacks what was sold and did not come back to be sold again', async () => {
    const { pieces } = await toldToCustomers();
    const [coffee = 0, tea = 0] = before.stock;
    expect(after.stock).toEqual([
      coffee - pieces[COFFEE] + REFUSED_GOODS[COFFEE],
      tea - pieces[TEA] + REFUSED_GOODS[TEA],
    ]);
    await assertInvariants(app.db, goods);
  });
});
