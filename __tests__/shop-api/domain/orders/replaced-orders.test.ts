import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder } from '@/__tests__/support/cash-order';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { OnlinePayment } from '@/__tests__/support/online-payment';
import { onEachApp } from '@/__tests__/support/test-app';
import { customers } from '@/shop-api/db/schema/customers';

const ASHA = 1;
const PHONE = '+919800000001';
const TEA = 1002;
const HONEY = 1014;

onEachApp((app) => {
  const online = new OnlinePayment(app);
  const cash = new CashOrder(app);

  const numberOf = async () => (await online.order())?.number ?? '';
  const read = async (id = 0) =>
    (await app.call(`GET /orders/${id}`, { who: online.asha.who })).body.data;
  const messages = async (kind: 'sms' | 'mail') =>
    (await deliverMails(app)).filter((message) => message.kind === kind);

  /** Opens another online order of a changed cart. */
  async function openAnother(pid: number): Promise<void> {
    await app.call('POST /cart/', { who: online.asha.who, body: { pid, quantity: 1 } });
    online.txnid = await online.open();
  }

  beforeEach(async () => {
    const proven = { phoneProvenAt: app.clock.now(), emailProvenAt: app.clock.now() };
    await app.db
      .update(customers)
      .set({ phone: PHONE, ...proven })
      .where(eq(customers.id, ASHA));
    await online.begin();
    await cash.begin();
    await deliverMails(app);
  });

  test('an open online order names the cash order that replaces it, on its page and in the list', async () => {
    const open = await online.order();
    await cash.place();
    const replaced_by = { id: cash.id, order_id: cash.number };
    expect(await read(open?.id)).toMatchObject({ order_status: 'Cancelled', replaced_by });
    const { body } = await app.call('GET /web/orders/list/', { who: cash.asha.who });
    const rows: { id: number; replaced_by: object | null }[] = body.data;
    expect(rows.find(({ id }) => id === open?.id)?.replaced_by).toEqual(replaced_by);
    expect(rows.find(({ id }) => id === cash.id)?.replaced_by).toBeNull();
  });

  test('the shopper is told by text message and mail once, with both numbers', async () => {
    const open = await numberOf();
    await cash.place();
    const told = (await deliverMails(app)).filter(({ text }) => text.includes(open));
    expect(told.map(({ kind }) => kind).sort()).toEqual(['mail', 'sms']);
    for (const { text } of told) expect(text).toContain(cash.number);
  });

  test('an online order tells what it replaced when it is paid, not before', async () => {
    const first = await numberOf();
    await openAnother(TEA);
    expect(await messages('sms')).toEqual([]);
    const { payablePaise = 0, number = '' } = (await online.order()) ?? {};
    await online.apply({ ...online.event('paid'), amountPaise: payablePaise } as never);
    const texts = (await messages('sms')).map(({ text }) => text);
    expect(texts.filter((text) => text.includes(first))).toEqual([
      expect.stringContaining(`is replaced by your order ${number}.`),
    ]);
  });

  test('orders replaced one after the other all name the one that holds', async () => {
    const first = (await online.order())?.id;
    await openAnother(TEA);
    const second = (await online.order())?.id;
    await openAnother(HONEY);
    const third = await online.order();
    const names = [await read(first), await read(second)].map((order) => order.replaced_by);
    expect(names).toEqual([1, 2].map(() => ({ id: third?.id, order_id: third?.number })));
  });

  test('an order that its customer cancels is replaced by none', async () => {
    const open = await online.order();
    await app.call(`POST /orders/${open?.id}/cancel/`, { who: online.asha.who, body: {} });
    expect((await read(open?.id)).replaced_by).toBeNull();
  });
});
