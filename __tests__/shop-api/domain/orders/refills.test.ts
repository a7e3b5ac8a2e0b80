import { beforeEach, expect, test } from '@jest/globals';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { testDeps } from '@/__tests__/support/test-deps';
import { refillMessages } from '@/contract/messages/refills';
import { refills } from '@/shop-api/db/schema/refills';
import { sendRefills } from '@/shop-api/domain/orders/refills/send-refills';

const DAY_MS = 86_400_000;
/** Of the demo shop; the customer has not bought it. */
const GHEE = 1010;

onEachApp((app) => {
  const order = new CashOrder(app);

  beforeEach(async () => {
    await app.db.delete(refills);
    await order.begin();
    await order.place();
    await order.move('Confirmed');
    await deliverMails(app);
  });

  const save = (days: number, productId = COFFEE, who = order.asha.who) =>
    app.call(`PUT /refills/${productId}/`, { who, body: { days } });
  const list = async () => {
    const { body } = await app.call(`GET /orders/${order.id}/refills/`, { who: order.asha.who });
    return body.data;
  };
  const mailsAfter = async (days: number) => {
    app.clock.advance(days * DAY_MS);
    await sendRefills({ ctx: testDeps(app) });
    return deliverMails(app);
  };

  test('an order suggests days by the pack, and shows what was chosen', async () => {
    expect(await list()).toEqual([{ product_id: COFFEE, days: 60, comes: null }]);
    const { body } = await save(30);
    expect(body.comes).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await list()).toEqual([{ product_id: COFFEE, days: 30, comes: body.comes }]);
    await save(0);
    expect((await list())[0].comes).toBeNull();
  });

  test('one mail comes on the day, with a way into the cart and one out', async () => {
    await save(30);
    expect(await mailsAfter(29)).toEqual([]);
    const [mail, ...others] = await mailsAfter(1);
    expect(mail?.text).toContain(`/cart/add?items=${COFFEE}`);
    expect(others).toEqual([]);
    const token = /refill-mails\/(\S+)/.exec(mail?.text ?? '')?.[1];
    expect((await app.call(`DELETE /refill-mails/${token}/`)).body.message).toBe(
      refillMessages.ended,
    );
    expect(await mailsAfter(30)).toEqual([]);
  });

  test('the days count from a purchase in between', async () => {
    await save(30);
    app.clock.advance(20 * DAY_MS);
    // The login has ended meanwhile.
    await order.begin();
    await order.place();
    await order.move('Confirmed');
    await deliverMails(app);
    expect(await mailsAfter(10)).toEqual([]);
    expect(await mailsAfter(20)).toHaveLength(1);
  });

  test('whoever orders nothing gets three and no more', async () => {
    await save(15);
    const counts = [];
    for (const _ of [1, 2, 3, 4]) counts.push((await mailsAfter(15)).length);
    expect(counts).toEqual([1, 1, 1, 0]);
  });

  test('goes to nobody who has not bought it or whose address is not proven', async () => {
    expect((await save(30, GHEE)).body.reason).toBe('refill_never_bought');
    const { id } = await newCustomer(app.db);
    const who = await app.customer(id);
    expect((await save(30, COFFEE, who)).status).toBe(409);
    expect((await app.call(`GET /orders/${order.id}/refills/`, { who })).status).toBe(404);
  });

  test('a forged link ends nothing', async () => {
    await save(30);
    expect((await app.call('DELETE /refill-mails/1-abc/')).status).toBe(404);
    expect(await app.db.$count(refills)).toBe(1);
  });
});
