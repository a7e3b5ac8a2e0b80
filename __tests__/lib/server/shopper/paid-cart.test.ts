import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { applyPaymentEvent, paymentEventFor } from '@/__tests__/support/buy-membership';
import { StorefrontBuyer } from '@/__tests__/support/storefront-buyer';
import { COFFEE, withShopApi } from '@/__tests__/support/storefront-shopper';
import { orderCalls } from '@/app/api/calls/orders';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { payments } from '@/shop-api/db/schema/payments';
import { FixedClock } from '@/shop-api/providers/clock';

const { gift, voucher } = shoppingCalls;
const { payOrder } = orderCalls;

const shopApi = withShopApi();
const NOTE = 'Happy anniversary, love R';

let shopper: StorefrontBuyer;
/** The payment of the order that is paid in another window. */
let txnid: string;
beforeEach(async () => {
  shopper = new StorefrontBuyer();
  await shopper.begin();
  await save(NOTE);
  await shopper.send(voucher.POST, { json: { code: 'WELCOME10' } });
  const { next } = await (await shopper.order({ payment: 'Online Payment' })).json();
  txnid = next.split('/').at(-1);
});

const save = (message: string) =>
  shopper.send(gift.POST, { json: { isGift: true, message, packing: 0 } });

async function paymentRow() {
  const [payment] = await shopApi().db.select().from(payments).where(eq(payments.txnid, txnid));
  if (!payment) throw new Error(`There is no payment ${txnid}`);
  return payment;
}

/** Pays at the gateway; the browser does not come back. */
async function pay(): Promise<void> {
  const { db } = shopApi();
  const payment = await paymentRow();
  const shop = { db, clock: new FixedClock(new Date()) };
  await applyPaymentEvent(
    shop as Parameters<typeof applyPaymentEvent>[0],
    payment.id,
    paymentEventFor(payment, 'paid'),
  );
}

test('an unpaid order leaves gift note and voucher with the cart', async () => {
  const cart = await shopper.cart();
  expect([cart.gift.message, cart.voucher.code]).toEqual([NOTE, 'WELCOME10']);
});

test('a paid order takes gift note and voucher with it, though the browser never returned', async () => {
  await pay();
  await shopper.add(COFFEE, 2);
  const cart = await shopper.cart();
  expect([cart.gift, cart.voucher]).toEqual([{ isGift: false, message: '' }, { code: '' }]);
  expect(await shopper.session()).not.toMatchObject({ giftMessage: NOTE });
});

test('a gift note written for the next cart stays', async () => {
  await save('For Ba');
  await pay();
  await shopper.add(COFFEE, 2);
  const cart = await shopper.cart();
  expect([cart.gift.message, cart.voucher.code]).toEqual(['For Ba', '']);
});

test('a gift note written after the payment stays', async () => {
  await pay();
  await save('For Dada');
  expect((await shopper.cart()).gift.message).toBe('For Dada');
});

test('an order that is paid at the second try takes them with it too', async () => {
  const { db } = shopApi();
  const { id: paymentId, orderId, amountPaise } = await paymentRow();
  await db.update(payments).set({ state: 'failed' }).where(eq(payments.id, paymentId));
  const params = { id: String(orderId) };
  const json = { amount: amountPaise / 100 };
  const { url } = await (await shopper.send(payOrder.POST, { json, params })).json();
  txnid = url.split('/').at(-1);
  await pay();
  await shopper.add(COFFEE, 2);
  const cart = await shopper.cart();
  expect([cart.gift.message, cart.voucher.code]).toEqual(['', '']);
});
