import { expect, test } from '@jest/globals';
import { askFor, newMembershipTxnid } from '@/__tests__/support/buy-membership';
import { CashOrder } from '@/__tests__/support/cash-order';
import { GiftCards } from '@/__tests__/support/gift-card';
import { onEachApp } from '@/__tests__/support/test-app';
import { cartMessages } from '@/contract/messages/cart';

const STAFF = 3;
const GSTIN = '27AAPFU0939F1ZV';

onEachApp(
  (app) => {
    const order = new CashOrder(app);

    test('a live shop sells nothing while its company is the sample', async () => {
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
      const who = await app.customer(STAFF);
      const { body } = await app.call('GET /staff/settings/company/', { who });
      const saved = { version: body.version, fields: { ...body.data, gstin: GSTIN } };
      const { status } = await app.call('PUT /staff/settings/company/', { who, body: saved });
      expect(status).toBe(200);
      await order.place();
      expect(order.number).not.toBe('');
    });
  },
  { mode: 'live' },
);
