import { expect, test } from '@jest/globals';
import { askFor, newMembershipTxnid } from '@/__tests__/support/buy-membership';
import { CashOrder } from '@/__tests__/support/cash-order';
import { GiftCards } from '@/__tests__/support/gift-card';
import { ownCompany } from '@/__tests__/support/own-company';
import { onEachApp } from '@/__tests__/support/test-app';
import { cartMessages } from '@/contract/messages/cart';
import { shopProfile } from '@/contract/shop/shop';
import { secondFactors } from '@/shop-api/db/schema/second-factors';

const STAFF = 3;

onEachApp(
  (app) => {
    const order = new CashOrder(app);

    test('a live shop sells nothing while a fact of its company is a sample', async () => {
      await order.begin();
      await expect(order.place()).rejects.toThrow(cartMessages.notOpen);
      const asked = [
        await new GiftCards(app).ask({ amount: '500' }),
        await askFor(app, order.asha.who, newMembershipTxnid()),
      ];
      for (const { status, body } of asked) {
        expect([status, body.reason]).toEqual([422, 'shop_not_open']);
      }
    });

    test('and sells when staff have saved their own', async () => {
      // A live shop lets staff in with a second factor alone.
      const factor = { customerId: STAFF, secret: 'not asked for', confirmedAt: app.clock.now() };
      await app.db.insert(secondFactors).values(factor);
      const who = await app.customer(STAFF);
      const { body } = await app.call('GET /staff/settings/company/', { who });
      const save = async (version: number, fields: object) => {
        const saved = { version, fields };
        const answer = await app.call('PUT /staff/settings/company/', { who, body: saved });
        expect(answer.status).toBe(200);
        return answer.body.version;
      };
      // One licence of the sample is enough to keep it closed.
      const version = await save(body.version, { ...ownCompany(), licences: shopProfile.licences });
      await expect(order.place()).rejects.toThrow(cartMessages.notOpen);
      await save(version, ownCompany());
      await order.place();
      expect(order.number).not.toBe('');
    });
  },
  { mode: 'live' },
);
