import 'server-only';
import { type InferType, object, string } from 'yup';
import { chosenId, oneOf } from '@/contract/kit/fields';
import { collectMessages } from '@/contract/messages/collect';
import { fieldMessages } from '@/contract/messages/fields';
import { orderMessages } from '@/contract/messages/orders';
import { paymentMessages } from '@/contract/messages/payments';
import { DELIVERY_METHODS } from '@/contract/orders/orders';
import { CASH_ON_DELIVERY, ONLINE_PAYMENT, PAY_TYPES } from '@/contract/orders/payment-kinds';
import { routes } from '@/lib/routes';
import { readPayment } from '@/lib/server/api/payments';
import { callAsVisitor } from '@/lib/server/api/shopper-call';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { rememberPlaced } from '@/lib/server/session/placed-order';
import {
  COLLECTED,
  type DisplayedFiguresRupees,
  notShown,
  readFigures,
} from '@/lib/server/shopper/checkout-figures';
import { forgetCart, forgetPaidCart } from '@/lib/server/shopper/paid-cart';
import { dropVoucher, failedWith } from '@/lib/server/shopper/voucher';
import { onSurface, readSurface } from '@/lib/surface';
import type { CheckedOut } from '@/lib/view/checkout';
import { billingToSend, rememberBilling } from './billing';

const checkoutFields = object({
  /** The store of an order that is collected, as displayed. */
  collect: chosenId(collectMessages.storeNotChosen).optional(),
  address: chosenId(orderMessages.addressNotChosen).when('collect', ([store], rule) =>
    store ? rule : rule.required(orderMessages.addressNotChosen),
  ),
  payment: oneOf('Payment method', PAY_TYPES).required(fieldMessages.required('Payment method')),
  delivery: oneOf('Delivery method', DELIVERY_METHODS).required(
    fieldMessages.required('Delivery method'),
  ),
  /** `yes`: gift vouchers pay as much as they cover. */
  gift_voucher: string().default('no'),
  /** The displayed figures, written by `writeFigures`. */
  displayed: string().required(),
  /** One per view of the page, so that a double tap creates one order. */
  key: string().min(16).max(64).required(),
  /** The surface of the form's page. */
  surface: string().default('web'),
});
type Fields = InferType<typeof checkoutFields>;

/**
 * Places an order for the cart with the gift of the session and the displayed voucher. Removes an
 * invalid voucher from the session. @throws ApiError
 */
export async function checkOutAction(write: Write<unknown>): Promise<Written> {
  const { session } = write;
  const typed = await rememberBilling(write);
  const fields = await write.input(checkoutFields);
  const billing = await billingToSend(write, typed);
  const { address, collect, payment, gift_voucher } = fields;
  // The choice was made in another tab: the page has to show it first.
  if (collect !== session.collect?.store) throw notShown();
  const figures = readFigures(fields.displayed, {
    address: collect ? COLLECTED : address,
    usesGift: gift_voucher === 'yes',
  });
  await forgetPaidCart(session);
  dropVoucher(session, figures.refusedVoucher);
  // An order that gift vouchers cover in full needs no gateway.
  const isOnline = payment === ONLINE_PAYMENT && figures.amount > 0;
  const ordered = (isOnline ? payOnline : placeOrder)({ write, fields, figures, billing });
  const done = await ordered.catch((error: unknown) => {
    throw failedWith(figures.voucher, { session, error });
  });
  const next = onSurface(done.next, readSurface(fields.surface));
  return { data: { ...done, next }, message: done.message, next };
}

interface ToOrder {
  write: Write<unknown>;
  fields: Fields;
  figures: DisplayedFiguresRupees;
  billing: Awaited<ReturnType<typeof billingToSend>>;
}

async function placeOrder({ write, fields, figures, billing }: ToOrder): Promise<CheckedOut> {
  const { session } = write;
  const { message, order_id: number } = await onceFor(write, fields)('placeOrder', {
    body: {
      ...placeIn(write, fields, 'address1'),
      pay_type: CASH_ON_DELIVERY,
      delivery_method: fields.delivery,
      udf2: figures.shipping,
      udf3: figures.tax,
      discount_amt: figures.discount,
      udf4: figures.voucher,
      order_total: figures.total,
      sale_status: 'Quotation Sent',
      productinfo: session.isGift ? 'Gift' : 'SOSE',
      udf5: session.isGift ? session.giftMessage : undefined,
      gift_day: session.isGift ? session.giftDay : undefined,
      gift_voucher_amt: figures.giftCards,
      ...billing,
      amount: figures.amount,
    },
  });
  forgetCart(session);
  rememberPlaced(session, number);
  return { message, next: routes.orders(), isToBePaid: false };
}

async function payOnline({ write, fields, figures, billing }: ToOrder): Promise<CheckedOut> {
  const { session } = write;
  const { txn_id: txnid } = await onceFor(write, fields)('getOrderPaymentLink', {
    body: {
      // The shop API sets the id of the payment itself.
      txnid: fields.key,
      amount: figures.amount,
      productinfo: session.isGift ? 'Gift' : 'SOSE',
      ...placeIn(write, fields, 'billing_address'),
      delivery_method: fields.delivery,
      shipping_amount: figures.shipping,
      tax_amount: figures.tax,
      is_a_gift: session.isGift ?? false,
      giftMessage: session.isGift ? session.giftMessage : undefined,
      gift_day: session.isGift ? session.giftDay : undefined,
      voucherCode: figures.voucher,
      gift_voucher_amt: figures.giftCards,
      ...billing,
    },
  });
  session.paying = { txnid, surface: readSurface(fields.surface) };
  const { collect } = session;
  const place = collect && { store: collect.store };
  session.cartPayment = { txnid, voucher: figures.voucher, ...place };
  return { message: paymentMessages.opening, next: routes.pay(txnid), isToBePaid: true };
}

/** Returns where the order goes: to an address, or to a store, where somebody collects it. */
function placeIn<Field extends string>(
  { session: { collect } }: Write<unknown>,
  { address }: Fields,
  field: Field,
) {
  if (!collect) return { [field]: address } as Record<Field, number | undefined>;
  const { store: collect_store, name: collect_name, mobile: collect_mobile } = collect;
  return { collect_store, collect_name, collect_mobile };
}

/** The key is a form field too, since a page without JavaScript cannot send a header. */
function onceFor({ session, callContext }: Write<unknown>, { key }: Fields) {
  return callAsVisitor(session, { ...callContext, idempotencyKey: key });
}

/** Deletes the choices made for a cart, once its order is paid. @throws ApiError */
export async function settlePaymentAction(write: Write<{ txnid: string }>): Promise<Written> {
  const { txnid } = write.params;
  const status = await readPayment({ txnid });
  await forgetPaidCart(write.session);
  return { data: status, message: paymentMessages.paid };
}
