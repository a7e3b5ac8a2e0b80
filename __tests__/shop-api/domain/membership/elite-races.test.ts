import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { PRICES_CHANGED } from '@/contract/orders';
import { customers } from '@/shop-api/db/schema/customers';
import { orders } from '@/shop-api/db/schema/orders';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { draftOrder } from '@/shop-api/domain/order/draft-order';
import { buyer, fillCart, orderBody } from '../../../support/buyer';
import { buyTerm, shopItself } from '../../../support/elite-terms';
import { newCustomer } from '../../../support/new-customer';
import { onEachApp } from '../../../support/test-app';

const COFFEE = 1001;
const ROUNDS = 8;

onEachApp((app) => {
  /** A member with a coffee in the cart, who sees a free delivery to Mumbai. */
  async function member() {
    const { id } = await newCustomer(app.db, { phone: '+919811116666' });
    const asha = await buyer(app, id);
    const term = await buyTerm(app, asha.who);
    await fillCart(app, asha, { [COFFEE]: 1 });
    return { ...asha, id, term, body: await orderBody(app, asha, { shipping: 0 }) };
  }

  describe('an order with free delivery and a cancelled membership', () => {
    it('never both come true, whoever is first', async () => {
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

  it('prices an order by the membership as it is, not as it was when the call began', async () => {
    const { id, addressId, who, body, term } = await member();
    await app.call('POST /user/elite/cancel/', { who, body: { id: term } });
    const asItBegan = { kind: 'customer' as const, customerId: id, isStaff: false, tokenHash: '' };
    const input = {
      address: { field: 'address1' as const, id: addressId },
      payType: 'Cash on Delivery' as const,
      deliveryMethod: 'Standard delivery' as const,
      isGift: false,
      giftMessage: '',
      voucherCode: '',
      shown: {
        shippingPaise: 0,
        taxPaise: Math.round(body.udf3 * 100),
        amountPaise: Math.round(body.amount * 100),
      },
    };
    const draft = app.db.transaction((tx) =>
      draftOrder({
        ctx: { ...shopItself(app), db: tx, who: { ...asItBegan, isElite: true } },
        input: input as Parameters<typeof draftOrder>[0]['input'],
      }),
    );
    await expect(draft).rejects.toMatchObject({ message: PRICES_CHANGED });
  });

  it('shows who is no member any more that prices have changed', async () => {
    const { who, id, body } = await member();
    const ended = { eliteUntil: app.clock.now() };
    await app.db.update(customers).set(ended).where(eq(customers.id, id));
    expect(await app.call('POST /orders/', { who, body })).toMatchObject({
      status: 409,
      body: { message: PRICES_CHANGED },
    });
  });
});
