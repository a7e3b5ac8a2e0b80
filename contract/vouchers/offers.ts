import { array, type InferType, number, object } from 'yup';
import { counted, deskPaging } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/fields.ts';
import { anyText, done, id, rupees, text } from '../kit/shapes.ts';

/** Why an offer gives no discount on a cart; the refusal of its code has the same reason. */
const OFFER_PROBLEMS = [
  'voucher_minimum_not_reached',
  'voucher_for_other_goods',
  'voucher_used_already',
] as const;
export type OfferProblem = (typeof OFFER_PROBLEMS)[number];

const maybe = () => number().nullable().defined();

const offer = object({
  code: text(),
  title: anyText(),
  percent: maybe(),
  amount: maybe(),
  max_discount: maybe(),
  minimum: rupees(),
  /** It is for goods of these categories and those below them; empty: for all goods. */
  category_ids: array(id()).required(),
  /** What it takes off the cart of the caller; null: it does not fit, or the cart is empty. */
  discount: maybe(),
  problem: oneOf('Problem', OFFER_PROBLEMS).nullable().defined(),
});
export type Offer = InferType<typeof offer>;

/** The calls about vouchers beside those of their desk. */
export const voucherEndpoints = {
  listOffers: endpoint({
    summary:
      'Vouchers that staff show to every shopper, and what they give on the own cart; beside the specification',
    method: 'GET',
    path: '/offers/',
    access: 'public',
    answer: object({
      ...done,
      data: array(offer).required(),
    }),
  }),
  listVoucherUses: endpoint({
    summary: 'Who used a voucher for which order, the newest first; for staff',
    method: 'GET',
    path: '/staff/vouchers/{id}/uses/',
    access: 'staff',
    // They name customers: a voucher itself is for those of the catalogue too.
    role: ['orders', 'money'],
    query: object(deskPaging),
    answer: object({
      ...done,
      data: array(
        object({
          /** The printed number of the order. */
          order: text(),
          customer: anyText(),
          discount: rupees(),
          at: text(),
        }),
      ).required(),
      ...counted,
    }),
  }),
};
