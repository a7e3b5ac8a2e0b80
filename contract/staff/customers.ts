import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { ofDays } from '../kit/days.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, requiredOneOf } from '../kit/fields.ts';
import { sentCalls } from '../kit/sent.ts';
import { anyText, count, done, id, rupees, text } from '../kit/shapes.ts';
import type { ConsentPurpose } from '../messages/notices.ts';
import { ORDER_STATUSES } from '../orders/order-states.ts';
import { LANGUAGE_CODES } from '../shop/languages.ts';
import { MEMBERSHIP_PLANS } from '../shop/membership-plans.ts';
import { ROLE_OF_KIND } from '../shop/roles.ts';
import {
  BLOCK_REASONS,
  type BlockReason,
  CUSTOMER_MOVES,
  CUSTOMER_STATES,
} from './customer-states.ts';

/** ISO 8601, UTC; null: not yet, or never. */
const maybeMoment = () => string().nullable().defined();
const state = () => oneOf('State', CUSTOMER_STATES).required();

/** A customer in the list. Accounts of staff are in none of these calls. */
const staffCustomer = object({
  id: id(),
  /** Never empty: without one it is `Customer 12`. */
  name: text(),
  /** With the calling code; empty where the account has none. */
  mobile: anyText(),
  email: anyText(),
  state: state(),
  /** ISO 8601, UTC. */
  since: text(),
  orders: count(),
  last_order: maybeMoment(),
  /** The end of the membership, which may be over. */
  elite_until: maybeMoment(),
});
export type StaffCustomer = InferType<typeof staffCustomer>;

const address = object({
  id: id(),
  lines: array(text()).required(),
  is_default: boolean().required(),
});

const order = object({
  id: id(),
  order_id: text(),
  order_date: text(),
  order_status: oneOf('Status', ORDER_STATUSES).required(),
  final_total: rupees(),
});

/** A paid term of membership. */
const term = object({
  id: id(),
  plan: oneOf('Plan', MEMBERSHIP_PLANS).required(),
  price: rupees(),
  starts: text(),
  ends: text(),
  cancelled_at: maybeMoment(),
});

/** A gift voucher that the customer has entered. */
const giftVoucher = object({
  id: id(),
  /** The last four letters of its code. */
  ending: text(),
  amount: rupees(),
  balance: rupees(),
});

const consent = object({
  id: id(),
  purpose: mixed<ConsentPurpose>().required(),
  given_at: text(),
  withdrawn_at: maybeMoment(),
});

const staffCustomerDetail = staffCustomer.shape({
  company: anyText(),
  language: oneOf('Language', LANGUAGE_CODES).required(),
  /** Whether a code or a mailed link has shown that it is theirs. */
  mobile_is_proven: boolean().required(),
  email_is_proven: boolean().required(),
  /** Devices that are logged in. */
  logins: count(),
  moves: array(oneOf('Step', CUSTOMER_MOVES).required()).required(),
  addresses: array(address).required(),
  /** The newest fifty. */
  newest_orders: array(order).required(),
  elite_terms: array(term).required(),
  gift_vouchers: array(giftVoucher).required(),
  consents: array(consent).required(),
});
export type StaffCustomerDetail = InferType<typeof staffCustomerDetail>;

/** `q` is the beginning of names or of an email address, or the last digits of a mobile number. */
const customers = sentCalls({
  path: '/staff/customers/',
  role: ROLE_OF_KIND.customer,
  what: 'customers',
  row: staffCustomer,
  detail: staffCustomerDetail,
  filters: {
    state: oneOf('State', ['open', 'blocked', 'closed'] as const).optional(),
    elite: oneOf('Elite', ['member', 'ended'] as const).optional(),
    /** Who has ordered. Who has not is not asked for: all orders would be read for it. */
    ordered: oneOf('Orders', ['yes'] as const).optional(),
    /** The days they became customers. */
    ...ofDays,
  },
  sort: ['since', 'elite_until'],
  usual: 'desc',
});

/** None of these calls is in the specification. */
export const customerEndpoints = {
  listCustomers: customers.list,
  getCustomer: customers.read,
  exportCustomer: endpoint({
    summary: 'Everything that is stored about a customer, to be handed out; for staff',
    method: 'GET',
    path: '/staff/customers/{id}/export/',
    access: 'staff',
    role: ROLE_OF_KIND.customer,
    /** Rows by what they are: `orders`, `addresses`. */
    answer: object({ ...done, data: mixed<Record<string, object[]>>().required() }),
  }),
  moveCustomer: endpoint({
    summary: 'Block or unblock a customer, end all logins, or erase the person; for staff',
    method: 'POST',
    path: '/staff/customers/{id}/move/',
    access: 'staff',
    role: ROLE_OF_KIND.customer,
    body: customerMoveBody(),
    answer: object({ ...done, name: text(), state: state() }),
  }),
};

/** The body of a move; a block has its reason. */
export function customerMoveBody() {
  const reasons = Object.keys(BLOCK_REASONS) as BlockReason[];
  return object({
    to: requiredOneOf('Step', CUSTOMER_MOVES),
    reason: oneOf('Reason', reasons).when('to', {
      is: 'block',
      // biome-ignore lint/suspicious/noThenProperty: the name is yup's
      then: () => requiredOneOf('Reason', reasons),
    }),
  });
}
