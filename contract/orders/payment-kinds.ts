/*
 * The payment methods and payment purposes. Separate from the validation rules of the calls, so
 * that pages need not load those.
 */

export const CASH_ON_DELIVERY = 'Cash on Delivery';
export const ONLINE_PAYMENT = 'Online Payment';

/** The payment methods of an order. */
export const PAY_TYPES = [CASH_ON_DELIVERY, ONLINE_PAYMENT] as const;
export type PayType = (typeof PAY_TYPES)[number];

/** How an order is paid: on delivery, or online, where the money has come or not. */
export const ORDER_PAYMENTS = ['cash', 'paid', 'unpaid'] as const;
export type OrderPayment = (typeof ORDER_PAYMENTS)[number];

/** The purposes of a payment. */
export const PAYMENT_PURPOSES = ['order', 'membership', 'gift voucher'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];
