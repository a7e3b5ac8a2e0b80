import { beforeEach, expect, test } from '@jest/globals';
import { CashOrder } from '@/__tests__/support/cash-order';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { DeliveredOrder } from '@/__tests__/support/delivered-order';
import { OnlinePayment } from '@/__tests__/support/online-payment';
import { onEachApp } from '@/__tests__/support/test-app';
import { shopProfile } from '@/contract/shop/shop';
import { settings } from '@/shop-api/db/schema/settings';
import { forgetSettings } from '@/shop-api/domain/settings/read-settings';

onEachApp((app) => {
  const order = new CashOrder(app);

  /** The mails to an address of the shop since the last look. */
  const mailsTo = async (address: string = shopProfile.support.email) =>
    (await deliverMails(app)).filter(({ to }) => to === address);
  const set = async (changes: object) => {
    const value = { email: '', orders: true, returns: true, messages: true, ...changes };
    await app.db.insert(settings).values({ key: 'notices', value });
    forgetSettings(app.db);
  };

  beforeEach(async () => {
    await app.db.delete(settings);
    forgetSettings(app.db);
    await order.begin();
    await deliverMails(app);
  });

  test('a cash order is mailed to the shop once, with its goods and a way to its page', async () => {
    await order.place();
    const [mail, ...more] = await mailsTo();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: `New order ${order.number}, ₹1,090.00` });
    expect(mail?.text).toMatch(/Cash on Delivery, to be paid/);
    expect(mail?.text).toMatch(/Hill Shade Arabica Beans/);
    expect(mail?.text).toContain(`/dashboard/orders/${order.id}`);
    await order.move('Confirmed');
    expect(await mailsTo()).toEqual([]);
  });

  test('an online order is mailed when it is paid, not before', async () => {
    const online = new OnlinePayment(app);
    await online.begin();
    expect(await mailsTo()).toEqual([]);
    await online.apply(online.event('paid', 'first'));
    expect(await mailsTo()).toMatchObject([
      { text: expect.stringContaining('Online Payment, paid') },
    ]);
  });

  test('a return request is mailed to the shop, with reason and wish', async () => {
    const delivered = await new DeliveredOrder(app).deliver();
    await mailsTo();
    await delivered.request();
    const [mail] = await mailsTo();
    expect(mail?.subject).toBe(`New return request for order ${delivered.number}`);
    expect(mail?.text).toMatch(/Damaged on arrival/);
    expect(mail?.text).toMatch(/The jar is cracked\./);
  });

  test('they go to the address of the settings, or nowhere', async () => {
    await set({ email: 'packing@example.com' });
    await order.place();
    expect(await mailsTo('packing@example.com')).toHaveLength(1);
    await app.db.delete(settings);
    await set({ orders: false });
    await order.place();
    expect(await mailsTo()).toEqual([]);
  });
});
