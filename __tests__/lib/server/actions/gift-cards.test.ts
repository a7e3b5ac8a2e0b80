import { beforeEach, describe, expect, test } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import { SAMPLE_GIFT } from '@/__tests__/support/sample-gift';
import { StorefrontBuyer } from '@/__tests__/support/storefront-buyer';
import { withShopApi } from '@/__tests__/support/storefront-shopper';
import { orderCalls } from '@/app/api/calls/orders';
import { captchaMessages } from '@/contract/messages/captcha';
import { giftCardApiMessages } from '@/contract/messages/gift-cards';
import { giftCardEntries, giftCards } from '@/shop-api/db/schema/gift-cards';
import { orders } from '@/shop-api/db/schema/orders';

const { redeemGiftCard: redeem, giftCards: buy } = orderCalls;

const shopApi = withShopApi();

let shopper: StorefrontBuyer;
beforeEach(async () => {
  shopper = new StorefrontBuyer();
  await shopper.begin();
});

/** Gives the shopper a gift card balance, as paid gift cards do. */
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

/** Orders as the current shopper, starts again and returns the order, which names the customer. */
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
  test('is paid in part by gift cards when the form requests it', async () => {
    await give(30_000);
    const answer = await shopper.order({ gift_voucher: 'yes' });
    expect(answer.status).toBe(200);
    const order = await last();
    expect(order.giftCardPaise).toBe(30_000);
    expect(order.goodsPaise + order.shippingPaise - 30_000).toBe(order.payablePaise);
  });

  test('paid in full by gift cards never uses a gateway, regardless of the chosen payment', async () => {
    await give(500_000);
    const answer = await shopper.order({ gift_voucher: 'yes', payment: 'Online Payment' });
    expect(await answer.json()).toMatchObject({ next: '/profile#orders', isToBePaid: false });
    expect(await last()).toMatchObject({ payablePaise: 0, state: 'confirmed' });
  });

  test('does not use gift cards when the form does not request it', async () => {
    await give(30_000);
    await shopper.order();
    expect((await last()).giftCardPaise).toBe(0);
  });
});

describe('a gift card code', () => {
  test('that is wrong redirects to the checkout without scripts', async () => {
    const answer = await shopper.send(redeem.POST, { form: { code: 'WRONG' } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/checkout']);
    expect((await shopper.session()).flash?.message).toBe(giftCardApiMessages.codeUnknown);
  });
});

describe('a gift card', () => {
  test('cannot be requested without a captcha', async () => {
    const before = await shopApi().db.select().from(giftCards);
    const answer = await shopper.send(buy.POST, { json: SAMPLE_GIFT });
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      { recaptcha: [captchaMessages.notSolved] },
    ]);
    const after = await shopApi()
      .db.select()
      .from(giftCards)
      .where(eq(giftCards.amountPaise, 50_000));
    expect(after.length).toBeLessThanOrEqual(before.length);
  });
});
