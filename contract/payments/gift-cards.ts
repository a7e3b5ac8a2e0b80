import { array, boolean, type InferType, object } from 'yup';
import { cleanCode } from '../kit/codes.ts';
import { chosenDay } from '../kit/days.ts';
import { withPlainDigits } from '../kit/digits.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  email,
  optionalLines,
  requiredCaptcha,
  requiredText,
  transactionId,
} from '../kit/fields.ts';
import { ofText } from '../kit/of-text.ts';
import { done, id, rupees, text } from '../kit/shapes.ts';
import { giftCardApiMessages } from '../messages/gift-cards.ts';
import { MAX_GIFT_CARD_PAISE, MIN_GIFT_CARD_PAISE } from '../shop/limits.ts';
import { toPaise } from '../shop/money.ts';

const RUPEES = /^\d+(\.\d{1,2})?$/;
const MAX_GIFT_CARD_MESSAGE_LENGTH = 500;

export const giftCardBody = object({
  /** Rupees, as text. */
  amount: requiredText('Amount', 12)
    .transform(ofText(withPlainDigits))
    .matches(RUPEES, { message: giftCardApiMessages.amountNotANumber, excludeEmptyString: true })
    .test('bounds', giftCardApiMessages.amountBounds, isWithinBounds),
  sender_name: requiredText('Sender name', 100),
  sender_email: email('Sender email'),
  receiver_name: requiredText('Receiver name', 100),
  receiver_email: email('Receiver email'),
  message: optionalLines('Message', MAX_GIFT_CARD_MESSAGE_LENGTH),
  /** Not in the specification: the day in India on which the code is mailed; empty: once it is paid. */
  send_on: chosenDay('Send on'),
  /**
   * Not in the specification: the sender is mailed a message for WhatsApp, with the code, when the
   * receiver is mailed it.
   */
  by_whatsapp: boolean()
    .transform((value, sent: unknown) => (sent === 'on' ? true : value))
    .default(false),
  /** The same id with the same fields is the same gift card: a repetition creates no second one. */
  txnid: transactionId(),
  recaptcha: requiredCaptcha(),
});

/** An own gift card of the customer. */
const ownGiftCard = object({
  id: id(),
  /** The last four letters of its code. */
  ending: text(),
  amount: rupees(),
  /** The remaining amount. */
  balance: rupees(),
  /** ISO 8601, UTC: when the code was entered. */
  received_on: text(),
});
export type OwnGiftCard = InferType<typeof ownGiftCard>;

/** Case, spaces, dashes and other marks are ignored. */
export const redeemBody = object({
  code: requiredText('Gift voucher code', 80).transform(ofText(cleanCode)),
});

export const giftCardEndpoints = {
  getGiftCardPaymentLink: endpoint({
    summary: 'The address of the payment page for a gift voucher',
    method: 'POST',
    path: 'getvoucgerpaymentlink/',
    access: 'public',
    body: giftCardBody,
    /** `data` is the URL. */
    answer: object({ ...done, data: text() }),
  }),
  redeemGiftCard: endpoint({
    summary:
      'Enter the code of a gift voucher, which is the customer’s alone from then on; beside the specification',
    method: 'POST',
    path: '/gift-vouchers/redeem/',
    access: 'customer',
    body: redeemBody,
    answer: object({ ...done, message: text(), data: ownGiftCard }),
    unkeyed: true,
  }),
  listGiftCards: endpoint({
    summary: "The customer's gift vouchers, oldest first; beside the specification",
    method: 'GET',
    path: '/gift-vouchers/',
    access: 'customer',
    answer: object({ ...done, data: array(ownGiftCard).required() }),
  }),
};

/** Whether an amount is within the bounds; a text that is not a number has its own message. */
function isWithinBounds(value = ''): boolean {
  const paise = toPaise(Number(value));
  const isWithin = paise >= MIN_GIFT_CARD_PAISE && paise <= MAX_GIFT_CARD_PAISE;
  return isWithin || !RUPEES.test(value);
}
