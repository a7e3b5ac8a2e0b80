import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { customers } from '@/shop-api/db/schema/customers';
import { buyer, fillCart, orderBody } from '../../../support/buyer';
import { signIn } from '../../../support/log-in';
import { newCustomer } from '../../../support/new-customer';
import { logInByOtp, newNumber } from '../../../support/phone';
import { onEachApp } from '../../../support/test-app';

onEachApp((app) => {
  const close = (who: Record<string, string>) => app.call('POST /user/deactivate/', { who });

  async function proven() {
    const phone = newNumber();
    const made = await newCustomer(app.db, { phone, phoneProvenAt: app.clock.now() });
    return { ...made, phone };
  }

  describe('an account that its customer closes', () => {
    it('ends every login, on all devices', async () => {
      const { id } = await newCustomer(app.db);
      const devices = [await app.customer(id), await app.customer(id)] as const;
      expect((await close(devices[0])).status).toBe(200);
      for (const who of devices) {
        expect((await app.call('GET /user/profile/', { who })).status).toBe(401);
      }
    });

    it('is unknown to its password, in the words for any unknown email', async () => {
      const { id, email } = await newCustomer(app.db);
      await close(await app.customer(id));
      const closed = await signIn(app, email);
      expect(closed.body).toEqual((await signIn(app, 'nobody@example.com')).body);
    });

    it('leaves other accounts alone', async () => {
      const [gone, stays] = [await newCustomer(app.db), await newCustomer(app.db)];
      const who = await app.customer(stays.id);
      await close(await app.customer(gone.id));
      expect((await app.call('GET /user/profile/', { who })).status).toBe(200);
    });

    it('opens again, orders and all, by a code sent to its proven number', async () => {
      const { id, phone } = await proven();
      const asha = await buyer(app, id);
      await fillCart(app, asha, { 1003: 1 });
      await app.call('POST /orders/', { who: asha.who, body: await orderBody(app, asha) });
      await close(asha.who);
      const { body } = await logInByOtp(app, await app.visitor(), phone);
      expect(body).toMatchObject({
        message: 'Welcome back! Your account is open again.',
        data: { id },
      });
      const who = await app.customer(id);
      expect((await app.call('GET /web/orders/list/', { who })).body.total_count).toBe(1);
    });

    it('does not open by a number that was never proven', async () => {
      const phone = newNumber();
      const { id } = await newCustomer(app.db, { phone });
      await close(await app.customer(id));
      expect((await logInByOtp(app, await app.visitor(), phone)).status).toBe(404);
    });

    it('does not open by its number where the shop closed it', async () => {
      const { id, phone } = await proven();
      await app.db.update(customers).set({ isActive: false }).where(eq(customers.id, id));
      expect((await logInByOtp(app, await app.visitor(), phone)).status).toBe(404);
    });
  });
});
