import { array, boolean, number, object } from 'yup';
import { givenRupees, oneOf, optionalText, requiredText } from '../kit/fields.ts';
import { givenMoment } from '../kit/moments.ts';
import { resource } from '../kit/resource.ts';
import { count } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';
import { voucherDeskMessages } from '../messages/staff-vouchers.ts';
import { MAX_ID } from '../shop/limits.ts';

/** A count of at least one; null: without a limit. */
const limit = (label: string, max = MAX_ID) =>
  number()
    .label(label)
    .typeError(fieldMessages.notValid(label))
    .integer(fieldMessages.notValid(label))
    .min(1, fieldMessages.notValid(label))
    .max(max, fieldMessages.tooLarge(label))
    .nullable()
    .default(null);

const worth = (label: string) =>
  givenRupees(label).moreThan(0, fieldMessages.notValid(label)).nullable().default(null);

/** What staff write about a voucher. Money in rupees; a missing limit is null. */
export const voucherFields = object({
  /** As shoppers enter it, in any case of letters. */
  code: requiredText('Code', 40)
    .transform((text: unknown) => (typeof text === 'string' ? text.toUpperCase() : text))
    .matches(/^[A-Z\d][A-Z\d-]{2,39}$/, { message: voucherDeskMessages.code }),
  /** What an offer says: `₹100 off your first pantry`. */
  title: optionalText('Title').default(''),
  percent: limit('Percent', 100),
  amount: worth('Amount').test(
    'one-of-two',
    voucherDeskMessages.percentOrAmount,
    function isOneOfTwo(amount) {
      return (amount === null) !== (this.parent.percent === null);
    },
  ),
  /** Of a percentage. */
  max_discount: worth('Largest discount'),
  /** The least price of the goods in the cart. */
  minimum: givenRupees('Minimum').default(0),
  valid_from: givenMoment('Valid from'),
  valid_until: givenMoment('Valid until').test(
    'in-order',
    voucherDeskMessages.endsBeforeItBegins,
    function isInOrder(until) {
      const { valid_from: from } = this.parent;
      return !(from && until) || Date.parse(from) < Date.parse(until);
    },
  ),
  uses_per_customer: limit('Uses of a customer'),
  uses_in_all: limit('Uses in all'),
  /** Goods of these categories and those below them count; empty: all goods. */
  category_ids: array(
    number().integer().positive().max(MAX_ID).required(fieldMessages.notValid('Category')),
  )
    .max(100)
    .default([]),
  is_active: boolean().default(true),
  /** Whether shoppers are shown it beside the field for codes. */
  is_offer: boolean().default(false),
});

/** `planned`: not yet. `running`: now. `ended`: no longer, by its date, its uses or by staff. */
const VOUCHER_STATES = ['planned', 'running', 'ended'] as const;

/** The vouchers of the shop. */
export const voucherResource = resource({
  name: 'vouchers',
  one: 'Voucher',
  many: 'Vouchers',
  kind: 'voucher',
  what: 'vouchers',
  fields: voucherFields,
  row: ['code', 'title', 'percent', 'amount', 'uses_in_all', 'valid_until', 'is_offer'],
  more: { state: oneOf('State', VOUCHER_STATES).required(), uses: count() },
  searches: ['code', 'title'],
  filters: { state: oneOf('State', VOUCHER_STATES).optional() },
  sort: ['created', 'code', 'uses'],
  moves: { end: 'End a voucher: no further order uses it; for staff' },
});
