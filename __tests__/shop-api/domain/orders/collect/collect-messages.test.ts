import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder } from '@/__tests__/support/cash-order';
import { CollectOrder } from '@/__tests__/support/collect-order';
import { deliverToCustomers } from '@/__tests__/support/deliver-mails';
import { onEachApp } from '@/__tests__/support/test-app';
import { customers } from '@/shop-api/db/schema/customers';
import { remindCollectors } from '@/shop-api/domain/orders/collect/remind-collectors';

const ASHA = 1;
const DAY_MS = 86_400_000;

onEachApp((app) => {
  const order = new CashOrder(app);
  const collect = new CollectOrder(order);

  const said = async () => (await deliverToCustomers(app)).map(({ text }) => text).join('\n');
  const remind = () => remindCollectors({ ctx: app });

  beforeEach(async () => {
    const proven = { phoneProvenAt: app.clock.now(), emailProvenAt: app.clock.now() };
    await app.db
      .update(customers)
      .set({ phone: '+919800000001', ...proven })
      .where(eq(customers.id, ASHA));
    await order.begin();
    await collect.place();
  });

  test('a new order says where it is collected, and that it is paid there', async () => {
    const text = await said();
    expect(text).toContain('We will tell you when it is ready to collect at');
    expect(text).toContain('You pay ₹990.00 at the store.');
    expect(text).toContain('It is collected at:');
    expect(text).not.toContain('parcel');
  });

  test('an order that is ready says so with its code, by mail and by text message', async () => {
    await order.move('Confirmed');
    await said();
    await order.move('Packed');
    const sent = (await deliverToCustomers(app)).map(({ kind, text }) => ({ kind, text }));
    const code = await collect.code();
    expect(sent.map(({ kind }) => kind).sort()).toEqual(['mail', 'sms']);
    for (const { text } of sent) expect(text).toContain(code);
  });

  test('an order that was handed out says so', async () => {
    await order.move('Confirmed', 'Packed');
    await collect.handOut({ code: await collect.code() });
    expect(await said()).toContain(`You have collected your Vanya order ${order.number}`);
  });

  test('a customer is reminded once, seven days after the order was ready', async () => {
    await order.move('Confirmed', 'Packed');
    await said();
    app.clock.advance(7 * DAY_MS - 1);
    await remind();
    expect(await said()).toBe('');
    app.clock.advance(1);
    await remind();
    expect(await said()).toContain('waits for you at the store');
    app.clock.advance(7 * DAY_MS);
    await remind();
    expect(await said()).toBe('');
  });

  test('nobody is reminded of what is collected or cancelled', async () => {
    await order.move('Confirmed', 'Packed', 'Cancelled');
    await said();
    app.clock.advance(8 * DAY_MS);
    await remind();
    expect(await said()).toBe('');
  });
});
