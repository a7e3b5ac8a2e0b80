import { eq } from 'drizzle-orm';
import { sumsDue } from '../../../contract/cart/cart-sums.ts';
import { DELIVERY_METHODS } from '../../../contract/orders/orders.ts';
import { CASH_ON_DELIVERY } from '../../../contract/orders/payment-kinds.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { addToCart } from '../../domain/cart/add-to-cart.ts';
import { getCart } from '../../domain/cart/get-cart.ts';
import type { Context } from '../../domain/kernel/context.ts';
import { payOnline } from '../../domain/orders/pay-online.ts';
import { placeOrder } from '../../domain/orders/place-order.ts';
import { applyEvent } from '../../domain/payments/apply-event.ts';
import { validateVoucher } from '../../domain/vouchers/validate-voucher.ts';
import type { DemoOrder } from './demo-orders.ts';

interface PlaceDemoOrder {
  /** Of the customer, at the moment of the order. */
  ctx: Context;
  order: DemoOrder;
  addressId: number;
  /** The delivery charge in rupees. */
  shipping: number;
}

/** Places an order as its customer does: fills the cart and orders it. Returns the order's id. */
export async function placeDemoOrder(given: PlaceDemoOrder): Promise<number> {
  const { ctx, order } = given;
  for (const [productId, quantity] of order.goods) {
    await addToCart({ ctx, input: { productId, quantity } });
  }
  return order.online ? orderOnline(given) : orderForCash(given);
}

/** The figures that the checkout displays, in rupees. */
async function figuresOf({ ctx, order, shipping }: PlaceDemoOrder) {
  const { voucher: code } = order;
  const cart = code ? await validateVoucher({ ctx, input: { code } }) : await getCart({ ctx });
  const { amountPaise, taxPaise } = sumsDue(cart, shipping);
  const gift = order.giftRupees ?? 0;
  return { cart, gift, tax: toRupees(taxPaise), amount: toRupees(amountPaise) - gift };
}

async function orderForCash(given: PlaceDemoOrder): Promise<number> {
  const { ctx, order, addressId, shipping } = given;
  const { cart, gift, tax, amount } = await figuresOf(given);
  const { number } = await placeOrder({
    ctx,
    input: {
      address1: addressId,
      pay_type: CASH_ON_DELIVERY,
      delivery_method: DELIVERY_METHODS[0],
      udf2: shipping,
      udf3: tax,
      discount_amt: cart.discount_amt,
      udf4: order.voucher ?? '',
      order_total: cart.total,
      sale_status: 'Quotation Sent',
      productinfo: order.giftMessage ? 'Gift' : 'SOSE',
      udf5: order.giftMessage ?? '',
      gift_voucher_amt: gift,
      amount: Math.round(amount * 100) / 100,
    },
  });
  const [row] = await ctx.db.select().from(orders).where(eq(orders.number, number));
  if (!row) throw new Error('A placed order has its row');
  return row.id;
}

async function orderOnline(given: PlaceDemoOrder): Promise<number> {
  const { ctx, order, addressId, shipping } = given;
  const { gift, tax, amount } = await figuresOf(given);
  const { txnid } = await payOnline({
    ctx,
    input: {
      txnid: 'demo',
      amount: Math.round(amount * 100) / 100,
      productinfo: 'SOSE',
      billing_address: addressId,
      delivery_method: DELIVERY_METHODS[0],
      shipping_amount: shipping,
      tax_amount: tax,
      is_a_gift: false,
      giftMessage: '',
      voucherCode: order.voucher ?? '',
      gift_voucher_amt: gift,
    },
  });
  const payment = await paymentOf(ctx.db, txnid);
  if (order.online === 'paid') await pay(ctx, payment);
  if (!payment.orderId) throw new Error('The payment of an order names it');
  return payment.orderId;
}

async function paymentOf(tx: Database, txnid: string) {
  const [payment] = await tx.select().from(payments).where(eq(payments.txnid, txnid));
  if (!payment) throw new Error('An opened payment has its row');
  return payment;
}

async function pay(ctx: Context, { id, txnid, amountPaise }: typeof payments.$inferSelect) {
  const facts = { txnid, amountPaise, currency: 'INR', reference: null, fields: {} };
  const event = { ...facts, outcome: 'paid' as const, paymentId: `demo-${txnid}` };
  const input = { paymentId: id, event, differences: [], source: 'callback' as const };
  await applyEvent({ ctx, input });
}
