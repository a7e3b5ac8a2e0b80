import 'server-only';
import { object, string } from 'yup';
import { givenRupees } from '@/contract/kit/fields';
import { fieldMessages } from '@/contract/messages/fields';
import { orderMessages } from '@/contract/messages/orders';
import { paymentMessages } from '@/contract/messages/payments';
import type { OrderDetail } from '@/contract/orders/order';
import { DELIVERY_METHODS } from '@/contract/orders/orders';
import { routes } from '@/lib/routes';
import { flashFor } from '@/lib/server/http/flash';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import { rememberPlaced } from '@/lib/server/session/placed-order';
import { followPayment, forgetCartOf } from '@/lib/server/shopper/paid-cart';
import { onSurface, readSurface } from '@/lib/surface';
import { addedOutcome } from './added-outcome';
import { toPaymentPage } from './payment-page';

type OneOrder = Write<{ id: string }>;

/** Cancels the order in the path. */
export async function cancelOrderAction({ params, callOnce }: OneOrder): Promise<Written> {
  const { message } = await callOnce('cancelOrder', {
    params: { orderId: pathId(params.id, orderMessages.notFound) },
    body: {},
  });
  return { data: { message }, message };
}

const surfaceField = object({
  /** `app` inside the mobile app. */
  surface: string().default('web'),
});

/** Puts the goods of the order in the path into the cart again; the cart page shows the outcome. */
export async function reorderAction(write: OneOrder): Promise<Written> {
  const { surface } = await write.input(surfaceField);
  const { data } = await write.callOnce('reorder', {
    params: { orderId: pathId(write.params.id, orderMessages.notFound) },
    body: {},
  });
  const said = addedOutcome(data, write.t);
  const url = onSurface(routes.cart(), readSurface(surface));
  write.session.flash = flashFor({ ...said, isError: false, target: url, t: write.t }, Date.now());
  return { data: { url }, ...said, next: url };
}

const payFields = surfaceField.shape({
  /** Rupees, as the page displayed them: the API refuses any other amount. */
  amount: givenRupees('Amount').required(fieldMessages.required('Amount')),
});

/** Returns the amounts that come to the displayed one: the order's own, or those of today. */
function acceptedAmounts({ price_change: today, ...order }: OrderDetail, amount: number) {
  const { shipping_amt, tax_amt } = today?.final_total === amount ? today : order;
  return { amount, shipping_amount: shipping_amt, tax_amount: tax_amt };
}

/** Turns the order in the path, which waits for its online payment, into a cash order. */
export async function payOnDeliveryAction(write: OneOrder): Promise<Written> {
  const id = pathId(write.params.id, orderMessages.notFound);
  const { amount, surface } = await write.input(payFields);
  const { data: order } = await write.call('getOrder', { params: { orderId: id } });
  const { message, order_id: number } = await write.callOnce('payOnDelivery', {
    params: { orderId: id },
    body: acceptedAmounts(order, amount),
  });
  await forgetCartOf(write.session, id);
  rememberPlaced(write.session, number);
  const url = onSurface(routes.orders(), readSurface(surface));
  return { data: { url }, message, next: url };
}

/** Accepts the order in the path as displayed, and returns its payment page. */
export async function payOrderAction(write: OneOrder): Promise<Written> {
  const id = pathId(write.params.id, orderMessages.notFound);
  const { amount, surface } = await write.input(payFields);
  const { data: order } = await write.call('getOrder', { params: { orderId: id } });
  const link = await write.callOnce('editOrderPaymentLink', {
    body: {
      order_id: order.id,
      txnid: crypto.randomUUID(),
      // The order's own choice stays; the call requires the checkout's field.
      delivery_method: DELIVERY_METHODS[0],
      ...acceptedAmounts(order, amount),
      productinfo: order.product_info,
      billing_address: order.shipping_address.id ?? undefined,
      is_a_gift: order.is_gift,
      giftMessage: order.gift_message,
      voucherCode: order.applied_voucher_code,
    },
  });
  await followPayment(write.session, { orderId: id, txnid: link.txn_id });
  const url = toPaymentPage({ session: write.session, link: link.payment_url, surface });
  return { data: { url }, message: paymentMessages.complete, next: url };
}
