import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buyMembership, shopItself } from '@/__tests__/support/buy-membership';
import { buyer, fillCart, orderBody } from '@/__tests__/support/buyer';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { orderMessages } from '@/contract/messages/orders';
import { customers } from '@/shop-api/db/schema/customers';
import { orders } from '@/shop-api/db/schema/orders';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { draftOrder, type OrderToWrite } from '@/shop-api/domain/orders/draft-order';

const COFFEE = 1001;
const ROUNDS = 8;

onEachApp((app) => {
  /** Creates a member with a coffee in the cart, delivered free to Mumbai. */
  async function member() {
    const { id } = await newCustomer(app.db, { phone: '+919811116666' });
    const asha = await buyer(app, id);
    const term = await buyMembership(app, asha.who);
    await fillCart(app, asha, { [COFFEE]: 1 });
    return { ...asha, id, term, body: await orderBody(app, asha, { shipping: 0 }) };
  }

  describe('an order with free delivery and the cancellation of the membership', () => {
    test('never both succeed, in any order', async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { who, id, term, body } = await member();
        const [ordered, cancelled] = await Promise.all([
          app.call('POST /orders/', { who, body }),
          app.call('POST /user/elite/cancel/', { who, body: { id: term } }),
        ]);
        expect([ordered.status, cancelled.status].sort()).toEqual([200, 409]);
        const placed = await app.db.select().from(orders).where(eq(orders.customerId, id));
        const owed = await app.db
          .select()
          .from(refundsDue)
          .where(eq(refundsDue.paymentKey, `membership ${term}`));
        expect(placed.length + owed.length).toBe(1);
      }
    });
  });

  test('an order is priced by the current membership, not by that before the call', async () => {
    const { id, addressId, who, body, term } = await member();
    await app.call('POST /user/elite/cancel/', { who, body: { id: term } });
    const asItBegan = { kind: 'customer' as const, customerId: id, isStaff: false, tokenHash: '' };
    const input: OrderToWrite = {
      address: { field: 'address1', id: addressId },
      billing: { gstin: '', businessName: '' },
      payType: 'Cash on Delivery',
      deliveryMethod: 'Standard delivery',
      ...{ isGift: false, giftMessage: '', giftDay: '' },
      voucherCode: '',
      displayed: {
        ...{ shippingPaise: 0, giftCardPaise: 0 },
        taxPaise: Math.round(body.udf3 * 100),
        amountPaise: Math.round(body.amount * 100),
      },
    };
    const draft = app.db.transaction((tx) =>
      draftOrder({
        ctx: { ...shopItself(app), db: tx, who: { ...asItBegan, isMember: true } },
        input,
      }),
    );
    await expect(draft).rejects.toMatchObject({ message: orderMessages.pricesChanged });
  });

  test('answers a former member that prices have changed', async () => {
    const { who, id, body } = await member();
    const ended = { memberUntil: app.clock.now() };
    await app.db.update(customers).set(ended).where(eq(customers.id, id));
    expect(await app.call('POST /orders/', { who, body })).toMatchObject({
      status: 409,
      body: { message: orderMessages.pricesChanged },
    });
  });
});
