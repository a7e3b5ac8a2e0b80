import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { onEachApp } from '@/__tests__/support/test-app';
import { testDeps } from '@/__tests__/support/test-deps';
import { notices } from '@/contract/messages/notices';
import { stockAlertMessages } from '@/contract/messages/stock-alerts';
import { englishText } from '@/contract/messages/text-with-values';
import { consents } from '@/shop-api/db/schema/consents';
import { products } from '@/shop-api/db/schema/products';
import { stockAlerts } from '@/shop-api/db/schema/stock-alerts';
import { forgetOldStockAlerts } from '@/shop-api/domain/enquiries/forget-enquiries';
import { notifyBackInStock } from '@/shop-api/domain/enquiries/notify-back-in-stock';

/** Of the demo shop: a lotion without stock, and coffee in stock. */
const LOTION = 1032;
const COFFEE = 1001;
const A_DAY_MS = 86_400_000;

onEachApp((app) => {
  let made = 0;
  let email: string;
  beforeEach(async () => {
    made += 1;
    email = `waiting${made}@example.com`;
    app.clock.advance(A_DAY_MS);
    await app.db.delete(stockAlerts);
    await setStock(0);
    await deliverMails(app);
  });

  const setStock = (stock: number | null) =>
    app.db.update(products).set({ stock }).where(eq(products.id, LOTION));
  const ask = (body: object, { id = LOTION, who = {} } = {}) =>
    app.call(`POST /stock-alert/${id}/`, { body: { consent: true, ...body }, who });
  const arrive = async () => {
    await setStock(12);
    await notifyBackInStock({ ctx: testDeps(app) });
    return deliverMails(app);
  };

  describe('a visitor', () => {
    test('gets one mail when the product is back, and no second one', async () => {
      expect((await ask({ email })).body.message).toBe(stockAlertMessages.stored);
      const [mail, ...others] = await arrive();
      expect(mail).toMatchObject({ to: email, subject: 'Vetiver Body Lotion is back' });
      expect(mail?.text).toContain(`/products/${LOTION}/vetiver-body-lotion`);
      expect(others).toEqual([]);
      await setStock(0);
      expect(await arrive()).toEqual([]);
    });

    test('is written to in the language of the page', async () => {
      await ask({ email }, { who: { 'Accept-Language': 'gu' } });
      expect((await arrive())[0]?.subject).toMatch(/^\p{Script=Gujarati}/u);
    });

    test('who asks twice, in other letters too, gets one mail', async () => {
      await ask({ email });
      await ask({ email: email.toUpperCase() });
      expect(await arrive()).toHaveLength(1);
    });

    test('leaves a consent with the notice that was displayed', async () => {
      await ask({ email });
      const [consent] = await app.db.select().from(consents).where(eq(consents.email, email));
      expect(consent?.purpose).toBe('stock_alert');
      expect(consent?.notice).toContain(englishText(notices.stock_alert.details));
    });

    test('ends all such mails by the link of one, without a login', async () => {
      await ask({ email });
      const [mail] = await arrive();
      const token = mail?.text.match(/\/stock-mails\/([\w-]+)/)?.[1];
      await setStock(0);
      await ask({ email });
      const stopped = await app.call(`DELETE /stock-mails/${token}/`);
      expect(stopped.body.message).toBe(stockAlertMessages.stopped);
      expect(await arrive()).toEqual([]);
      expect((await app.call(`DELETE /stock-mails/${token}/`)).status).toBe(200);
    });
  });

  test('one mailbox gets one mail, asked for before and after a login, and ends both at once', async () => {
    const [who, own] = [await app.customer(1), 'demo@example.com'];
    await ask({ email: own });
    await ask({}, { who });
    const [mail, ...others] = await arrive();
    expect([mail?.to, others]).toEqual([own, []]);
    await setStock(0);
    await ask({}, { who });
    const token = mail?.text.match(/\/stock-mails\/([\w-]+)/)?.[1];
    await app.db
      .insert(stockAlerts)
      .values({ email: own, productId: LOTION, createdAt: app.clock.now() });
    await app.call(`DELETE /stock-mails/${token}/`);
    expect(await arrive()).toEqual([]);
  });

  test('a customer is written to at the proven address of the account', async () => {
    const who = await app.customer(1);
    expect((await ask({}, { who })).status).toBe(200);
    expect((await arrive()).map(({ to }) => to)).toEqual(['demo@example.com']);
  });

  test.each([
    ['without an address', {}, 422],
    ['with a malformed address', { email: 'nobody' }, 422],
    ['without consent', { email: 'a@example.com', consent: false }, 422],
  ])('refuses a request %s', async (_name, body, status) => {
    expect((await ask(body)).status).toBe(status);
  });

  test('refuses a product that is in stock or does not exist', async () => {
    expect((await ask({ email }, { id: COFFEE })).status).toBe(409);
    expect((await ask({ email }, { id: 999_999 })).status).toBe(404);
  });

  test('refuses a forged link', async () => {
    await ask({ email });
    const [{ id } = { id: 0 }] = await app.db.select().from(stockAlerts);
    expect((await app.call(`DELETE /stock-mails/${id}-forged/`)).status).toBe(404);
    expect(await app.db.select().from(stockAlerts)).toHaveLength(1);
  });

  test('forgets the address a month after the mail, or after half a year without one', async () => {
    await ask({ email });
    await arrive();
    app.clock.advance(31 * A_DAY_MS);
    await setStock(0);
    await ask({ email: 'later@example.com' });
    await forgetOldStockAlerts({ ctx: app });
    expect((await app.db.select().from(stockAlerts)).map((alert) => alert.email)).toEqual([
      'later@example.com',
    ]);
    app.clock.advance(181 * A_DAY_MS);
    await forgetOldStockAlerts({ ctx: app });
    expect(await app.db.select().from(stockAlerts)).toEqual([]);
  });
});
