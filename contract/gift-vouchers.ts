import type { InferType } from 'yup';
import { array, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { email, requiredCaptcha, requiredText, transactionId } from './fields.ts';
import { MAX_GIFT_VOUCHER_PAISE, MIN_GIFT_VOUCHER_PAISE } from './limits.ts';
import { done, id, rupees, text } from './shapes.ts';

export const GIFT_AMOUNT_NOT_A_NUMBER = 'Amount must be a number';
export const GIFT_AMOUNT_BOUNDS = 'Please choose an amount from ₹100 to ₹10,000';
export const GIFT_CODE_UNKNOWN = 'This gift voucher code is not valid. Please check it.';
const RUPEES = /^\d+(\.\d{1,2})?$/;
export const MAX_VOUCHER_MESSAGE_LENGTH = 500;

export const giftVoucherBody = object({
  /** Rupees, as text. */
  amount: requiredText('Amount', 12)
    .matches(RUPEES, { message: GIFT_AMOUNT_NOT_A_NUMBER, excludeEmptyString: true })
    .test('bounds', GIFT_AMOUNT_BOUNDS, isWithinBounds),
  sender_name: requiredText('Sender name', 100),
  sender_email: email('Sender email'),
  receiver_name: requiredText('Receiver name', 100),
  receiver_email: email('Receiver email'),
  message: string()
    .typeError('Message must be text')
    .trim()
    .max(
      MAX_VOUCHER_MESSAGE_LENGTH,
      `Message must be at most ${MAX_VOUCHER_MESSAGE_LENGTH} characters`,
    ),
  /** The same id with the same words is the same voucher: a repeated request opens no second one. */
  txnid: transactionId(),
  recaptcha: requiredCaptcha(),
});

/** A gift voucher of the customer's own. */
export const ownGiftVoucher = object({
  id: id(),
  /** The last four letters of its code. */
  ending: text(),
  amount: rupees(),
  /** What is left of it. */
  balance: rupees(),
  /** ISO 8601, UTC: when the code was entered. */
  received_on: text(),
});
export type OwnGiftVoucher = InferType<typeof ownGiftVoucher>;

/** Capitals, spaces and hyphens do not matter. */
export const redeemBody = object({ code: requiredText('Gift voucher code', 40) });

export const giftVoucherEndpoints = {
  getGiftVoucherPaymentLink: endpoint({
    summary: 'The address of the payment page for a gift voucher',
    method: 'POST',
    path: 'getvoucgerpaymentlink/',
    access: 'public',
    body: giftVoucherBody,
    /** `data` is the address. */
    answer: object({ ...done, data: text() }),
  }),
  redeemGiftVoucher: endpoint({
    summary:
      'Enter the code of a gift voucher, which is the customer’s alone from then on; beside the specification',
    method: 'POST',
    path: '/gift-vouchers/redeem/',
    access: 'customer',
    body: redeemBody,
    answer: object({ ...done, message: text(), data: ownGiftVoucher }),
    unkeyed: true,
  }),
  listGiftVouchers: endpoint({
    summary: "The customer's gift vouchers, oldest first; beside the specification",
    method: 'GET',
    path: '/gift-vouchers/',
    access: 'customer',
    answer: object({ ...done, data: array(ownGiftVoucher).required() }),
  }),
};

/** What is no number has its own message. */
function isWithinBounds(value = ''): boolean {
  const paise = Math.round(Number(value) * 100);
  const isWithin = paise >= MIN_GIFT_VOUCHER_PAISE && paise <= MAX_GIFT_VOUCHER_PAISE;
  return isWithin || !RUPEES.test(value);
}
