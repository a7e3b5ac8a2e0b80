import { beforeEach, describe, expect, test } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import * as redeem from '../../../../app/api/gift-vouchers/redeem/route';
import * as buy from '../../../../app/api/gift-vouchers/route';
import { giftCardEntries } from '../../../../shop-api/db/schema/gift-card-entries';
import { giftCards } from '../../../../shop-api/db/schema/gift-cards';
import { orders } from '../../../../shop-api/db/schema/orders';
import { DoorBuyer } from '../../../support/door-checkout';
import { withShopApi } from '../../../support/door-shopper';
import { SAMPLE_GIFT } from '../../../support/sample-gift';

const shopApi = withShopApi();

let shopper: DoorBuyer;
beforeEach(async () => {
  shopper = new DoorBuyer();
  await shopper.begin();
});

/** Gives the shopper of the door a balance, as paid vouchers would. */
async function give(amountPaise: number): Promise<void> {
  const { db } = shopApi();
  const { customerId } = await lastOwner();
  const people = { ...{ senderName: 'A', senderEmail: 'a@example.com' }, receiverName: 'B' };
  const [card] = await db
    .insert(giftCards)
    .values({
      ...{ ...people, receiverEmail: 'b@example.com' },
      ...{ amountPaise, balancePaise: amountPaise, customerId },
      ...{ createdAt: new Date(), paidAt: new Date(), boundAt: new Date() },
    })
    .returning();
  await db.insert(giftCardEntries).values({
    ...{ giftCardId: card?.id ?? 0, amountPaise, reason: 'issued' as const, at: new Date() },
  });
}

/** Whoever the shopper of the door is, by an order of his. */
async function lastOwner() {
  await shopper.order();
  const order = await last();
  await shopper.begin();
  return order;
}

async function last() {
  const [order] = await shopApi().db.select().from(orders).orderBy(desc(orders.id)).limit(1);
  if (!order) throw new Error('There is no order');
  return order;
}

describe('an order', () => {
  test('is paid in part by gift vouchers where the form says so', async () => {
    await give(30_000);
    const answer = await shopper.order({ gift_voucher: 'yes' });
    expect(answer.status).toBe(200);
    const order = await last();
    expect(order.giftCardPaise).toBe(30_000);
    expect(order.goodsPaise + order.shippingPaise - 30_000).toBe(order.payablePaise);
  });

  test('paid wholly by them never leads to a gateway, whatever payment was chosen', async () => {
    await give(500_000);
    const answer = await shopper.order({ gift_voucher: 'yes', payment: 'Online Payment' });
    expect(await answer.json()).toMatchObject({ next: '/profile#orders', isToBePaid: false });
    expect(await last()).toMatchObject({ payablePaise: 0, state: 'confirmed' });
  });

  test('leaves them alone where the form does not', async () => {
    await give(30_000);
    await shopper.order();
    expect((await last()).giftCardPaise).toBe(0);
  });
});

describe('a code', () => {
  test('that is not right comes back to the checkout of a page without scripts', async () => {
    const answer = await shopper.send(redeem.POST, { form: { code: 'WRONG' } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/checkout']);
    expect((await shopper.session()).flash?.message).toBe(
      'This gift voucher code is not valid. Please check it.',
    );
  });
});

describe('a gift voucher', () => {
  test('is not asked for without a captcha', async () => {
    const before = await shopApi().db.select().from(giftCards);
    const answer = await shopper.send(buy.POST, { json: SAMPLE_GIFT });
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      { recaptcha: ['Please verify you are not a robot.'] },
    ]);
    const after = await shopApi()
      .db.select()
      .from(giftCards)
      .where(eq(giftCards.amountPaise, 50_000));
    expect(after.length).toBeLessThanOrEqual(before.length);
  });
});
