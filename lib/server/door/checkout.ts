import 'server-only';
import type { InferType } from 'yup';
import { object, string } from 'yup';
import { chosenId, oneOf } from '@/contract/fields';
import { PAY_TYPES } from '@/contract/order';
import { ADDRESS_NOT_CHOSEN } from '@/contract/order-words';
import { DELIVERY_METHODS } from '@/contract/orders';
import type { CheckedOut } from '@/lib/api/checkout';
import { checkoutMessages } from '@/lib/api/checkout';
import { onSurface, routes } from '@/lib/routes';
import type { ShownFigures } from './checkout-figures';
import { readFigures } from './checkout-figures';
import type { Write, Written } from './handle-write';
import { callAsSomeone } from './shopper';
import { dropVoucher, failedWith } from './voucher';

const checkoutFields = object({
  address: chosenId(ADDRESS_NOT_CHOSEN).required(ADDRESS_NOT_CHOSEN),
  payment: oneOf('Payment method', PAY_TYPES).required('Payment method is required'),
  delivery: oneOf('Delivery method', DELIVERY_METHODS).required('Delivery method is required'),
  /** `yes`: gift vouchers pay what they can. */
  gift_voucher: string().default('no'),
  /** What the page showed: `writeFigures`. */
  shown: string().required(),
  /** One for what one view sends, so that a double tap makes one order. */
  key: string().min(16).max(64).required(),
  /** `app` inside the mobile app. */
  surface: string().default('web'),
});
type Fields = InferType<typeof checkoutFields>;

/**
 * Orders the cart with the gift of the session and the voucher that was shown. One that no longer holds
 * leaves the session. @throws ApiError
 */
export async function checkOut(write: Write<unknown>): Promise<Written> {
  const { session } = write;
  const fields = await write.input(checkoutFields);
  const { address, payment, gift_voucher } = fields;
  const shown = readFigures(fields.shown, { address, usesGift: gift_voucher === 'yes' });
  dropVoucher(session, shown.refusedVoucher);
  // What gift vouchers pay wholly needs no gateway.
  const isOnline = payment === 'Online Payment' && shown.amount > 0;
  const ordered = (isOnline ? payOnline : placeOrder)({ write, fields, shown });
  const done = await ordered.catch((error: unknown) => {
    throw failedWith(shown.voucher, { session, error });
  });
  const next = onSurface(done.next, surfaceOf(fields));
  return { data: { ...done, next }, message: done.message, next };
}

interface ToOrder {
  write: Write<unknown>;
  fields: Fields;
  shown: ShownFigures;
}

async function placeOrder({ write, fields, shown }: ToOrder): Promise<CheckedOut> {
  const { session } = write;
  const { message } = await onceFor(write, fields)('placeOrder', {
    body: {
      address1: fields.address,
      pay_type: 'Cash on Delivery',
      delivery_method: fields.delivery,
      udf2: shown.shipping,
      udf3: shown.tax,
      discount_amt: shown.discount,
      udf4: shown.voucher,
      order_total: shown.total,
      sale_status: 'Quotation Sent',
      productinfo: session.isGift ? 'Gift' : 'SOSE',
      udf5: session.isGift ? session.giftMessage : undefined,
      gift_voucher_amt: shown.giftVoucher,
      amount: shown.amount,
    },
  });
  forgetCart(session);
  return { message, next: routes.orders(), isToBePaid: false };
}

async function payOnline({ write, fields, shown }: ToOrder): Promise<CheckedOut> {
  const { session } = write;
  const { txn_id: txnid } = await onceFor(write, fields)('getOrderPaymentLink', {
    body: {
      // The shop API names the payment itself.
      txnid: fields.key,
      amount: shown.amount,
      productinfo: session.isGift ? 'Gift' : 'SOSE',
      billing_address: fields.address,
      delivery_method: fields.delivery,
      shipping_amount: shown.shipping,
      tax_amount: shown.tax,
      is_a_gift: session.isGift ?? false,
      giftMessage: session.isGift ? session.giftMessage : undefined,
      voucherCode: shown.voucher,
      gift_voucher_amt: shown.giftVoucher,
    },
  });
  session.paying = { txnid, isInApp: surfaceOf(fields) === 'app', isOfCart: true };
  return { message: checkoutMessages.onTheWay, next: routes.pay(txnid), isToBePaid: true };
}

/** The key stands in the form too, where no script can put it in a header. */
function onceFor({ session, along }: Write<unknown>, { key }: Fields) {
  return callAsSomeone(session, { ...along, idempotencyKey: key });
}

/** What was chosen for a cart goes with it. */
export function forgetCart(session: Write<unknown>['session']): void {
  delete session.isGift;
  delete session.giftMessage;
  delete session.voucher;
  delete session.paying;
}

function surfaceOf({ surface }: Fields) {
  return surface === 'app' ? 'app' : 'web';
}
