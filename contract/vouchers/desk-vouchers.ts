import { array, boolean, type InferType, number, object, string } from 'yup';
import { counted, deskCalls, deskPaging } from '../kit/desk.ts';
import { deskMove } from '../kit/desk-move.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/fields.ts';
import { anyText, count, done, id, rupees, text } from '../kit/shapes.ts';
import { voucherFields } from './voucher-rules.ts';

/** `planned`: not yet. `running`: now. `ended`: no longer, by its date, its uses or by staff. */
const VOUCHER_STATES = ['planned', 'running', 'ended'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** Why an offer gives no discount on a cart; the refusal of its code has the same reason. */
const OFFER_PROBLEMS = [
  'voucher_minimum_not_reached',
  'voucher_for_other_goods',
  'voucher_used_already',
] as const;
export type OfferProblem = (typeof OFFER_PROBLEMS)[number];

const maybe = () => number().nullable().defined();

const row = object({
  id: id(),
  code: text(),
  title: anyText(),
  percent: maybe(),
  amount: maybe(),
  state: oneOf('State', VOUCHER_STATES).required(),
  uses: count(),
  uses_in_all: maybe(),
  valid_until: string().nullable().defined(),
  is_offer: boolean().required(),
});

const offer = object({
  code: text(),
  title: anyText(),
  percent: maybe(),
  amount: maybe(),
  max_discount: maybe(),
  minimum: rupees(),
  /** What it takes off the cart of the caller; null: it does not fit, or the cart is empty. */
  discount: maybe(),
  problem: oneOf('Problem', OFFER_PROBLEMS).nullable().defined(),
});
export type Offer = InferType<typeof offer>;

const desk = deskCalls({
  name: 'vouchers',
  what: 'vouchers',
  row,
  entry: object({
    code: text(),
    title: anyText(),
    percent: maybe(),
    amount: maybe(),
    max_discount: maybe(),
    minimum: rupees(),
    valid_from: string().nullable().defined(),
    valid_until: string().nullable().defined(),
    uses_per_customer: maybe(),
    uses_in_all: maybe(),
    category_ids: array(id()).required(),
    is_active: boolean().required(),
    is_offer: boolean().required(),
  }),
  fields: voucherFields,
  filters: { state: oneOf('State', VOUCHER_STATES).optional() },
  sort: ['created', 'code', 'uses'],
});

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
  listDeskVouchers: desk.list,
  readVoucher: desk.read,
  addVoucher: desk.add,
  saveVoucher: desk.save,
  removeVoucher: desk.remove,
  endVoucher: deskMove({
    name: 'vouchers',
    move: 'end',
    summary: 'End a voucher: no further order uses it; for staff',
    more: {},
  }),
  listVoucherUses: endpoint({
    summary: 'Who used a voucher for which order, the newest first; for staff',
    method: 'GET',
    path: '/staff/vouchers/{id}/uses/',
    access: 'staff',
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
