import 'server-only';
import { object, string } from 'yup';
import { givenRupees } from '@/contract/fields';
import { DELIVERY_METHODS } from '@/contract/orders';
import { orderMessages } from '@/lib/api/order-messages';
import { reorderWords } from '@/lib/api/reorder-words';
import { onSurface, routes } from '@/lib/routes';
import { flashFor } from './flash';
import type { Write, Written } from './handle-write';
import { leaveToPay } from './leave-to-pay';
import { orderId } from './order-id';

type OneOrder = Write<{ id: string }>;

/** Cancels the order in the path. */
export async function cancelOrder({ params, callOnce }: OneOrder): Promise<Written> {
  const { message } = await callOnce('cancelOrder', {
    params: { orderId: orderId(params) },
    body: {},
  });
  return { data: { message }, message };
}

const where = object({
  /** `app` inside the mobile app. */
  surface: string().default('web'),
});

/** Puts the goods of the order in the path into the cart again; the cart's page says what became of them. */
export async function reorder(write: OneOrder): Promise<Written> {
  const { surface } = await write.input(where);
  const { data } = await write.callOnce('reorder', {
    params: { orderId: orderId(write.params) },
    body: {},
  });
  const said = reorderWords(data);
  const url = onSurface(routes.cart(), surface === 'app' ? 'app' : 'web');
  write.session.flash = flashFor({ ...said, isError: false, target: url }, Date.now());
  return { data: { url }, ...said, next: url };
}

const shown = where.shape({
  /** Rupees, as the page showed them: at any other amount the API refuses. */
  amount: givenRupees('Amount').required('Amount is required'),
});

/** Accepts the order in the path as it was shown, and leads to the page where it is paid. */
export async function payOrder(write: OneOrder): Promise<Written> {
  const id = orderId(write.params);
  const { amount, surface } = await write.input(shown);
  const { data: order } = await write.call('getOrder', { params: { orderId: id } });
  const link = await write.callOnce('editOrderPaymentLink', {
    body: {
      order_id: order.id,
      txnid: crypto.randomUUID(),
      // What was chosen at checkout stays; the call takes the checkout's form.
      delivery_method: DELIVERY_METHODS[0],
      amount,
      productinfo: order.product_info,
      billing_address: order.billing_address.id,
      shipping_amount: order.shipping_amt,
      tax_amount: order.tax_amt,
      is_a_gift: order.is_gift,
      giftMessage: order.gift_message,
      voucherCode: order.applied_voucher_code,
    },
  });
  const url = leaveToPay({ session: write.session, link: link.payment_url, surface });
  return { data: { url }, message: orderMessages.onToPayment, next: url };
}
