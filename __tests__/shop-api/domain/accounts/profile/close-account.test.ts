import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buyer, fillCart, orderBody } from '@/__tests__/support/buyer';
import { signIn } from '@/__tests__/support/log-in';
import { newCustomer } from '@/__tests__/support/new-customer';
import { logInByCode, newNumber } from '@/__tests__/support/phone';
import { onEachApp } from '@/__tests__/support/test-app';
import { accountApiMessages } from '@/contract/messages/account';
import { customers } from '@/shop-api/db/schema/customers';

onEachApp((app) => {
  const close = (who: Record<string, string>) => app.call('POST /user/deactivate/', { who });

  async function proven() {
    const phone = newNumber();
    const made = await newCustomer(app.db, { phone, phoneProvenAt: app.clock.now() });
    return { ...made, phone };
  }

  describe('a closed account', () => {
    test('has no logins left, on any device', async () => {
      const { id } = await newCustomer(app.db);
      const devices = [await app.customer(id), await app.customer(id)] as const;
      expect((await close(devices[0])).status).toBe(200);
      for (const who of devices) {
        expect((await app.call('GET /user/profile/', { who })).status).toBe(401);
      }
    });

    test('is refused at login with the same message as an unknown email address', async () => {
      const { id, email } = await newCustomer(app.db);
      await close(await app.customer(id));
      const closed = await signIn(app, email);
      expect(closed.body).toEqual((await signIn(app, 'nobody@example.com')).body);
    });

    test('does not affect other accounts', async () => {
      const [gone, stays] = [await newCustomer(app.db), await newCustomer(app.db)];
      const who = await app.customer(stays.id);
      await close(await app.customer(gone.id));
      expect((await app.call('GET /user/profile/', { who })).status).toBe(200);
    });

    test('is reopened, orders included, by a code to its proven number', async () => {
      const { id, phone } = await proven();
      const asha = await buyer(app, id);
      await fillCart(app, asha, { 1003: 1 });
      await app.call('POST /orders/', { who: asha.who, body: await orderBody(app, asha) });
      await close(asha.who);
      const { body } = await logInByCode(app, await app.visitor(), phone);
      expect(body).toMatchObject({
        message: accountApiMessages.welcomeBack,
        data: { id },
      });
      const who = await app.customer(id);
      expect((await app.call('GET /web/orders/list/', { who })).body.total_count).toBe(1);
    });

    test('is not reopened by a number that was never proven', async () => {
      const phone = newNumber();
      const { id } = await newCustomer(app.db, { phone });
      await close(await app.customer(id));
      expect((await logInByCode(app, await app.visitor(), phone)).status).toBe(404);
    });

    test('is not reopened by its number if the shop has blocked it', async () => {
      const { id, phone } = await proven();
      await app.db.update(customers).set({ isActive: false }).where(eq(customers.id, id));
      const { body } = await logInByCode(app, await app.visitor(), phone);
      expect(body.reason).toBe('account_blocked');
    });
  });
});
