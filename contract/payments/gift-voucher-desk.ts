import { array, type InferType, object, string } from 'yup';
import { ofDays } from '../kit/days.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, requiredOneOf } from '../kit/fields.ts';
import { sentCalls } from '../kit/sent.ts';
import { anyText, done, id, rupees, text } from '../kit/shapes.ts';

/** How a paid gift voucher stands; unpaid ones are in no list. */
const GIFT_VOUCHER_STATES = ['open', 'used', 'blocked'] as const;
export type GiftVoucherState = (typeof GIFT_VOUCHER_STATES)[number];

/** What staff do with one. */
const GIFT_VOUCHER_MOVES = ['resend', 'block', 'unblock'] as const;
export type GiftVoucherMove = (typeof GIFT_VOUCHER_MOVES)[number];

/** What has happened after each of them. */
export const GIFT_VOUCHER_MOVED: Record<GiftVoucherMove, string> = {
  resend: 'the mail with the code goes out again',
  block: 'blocked',
  unblock: 'no longer blocked',
};

const state = () => oneOf('State', GIFT_VOUCHER_STATES).required();

const staffGiftVoucher = object({
  id: id(),
  /** The last four letters of its code, `… TVWX`; nobody reads the whole one at the desk. */
  code: text(),
  amount: rupees(),
  balance: rupees(),
  sender: anyText(),
  sender_email: anyText(),
  receiver: anyText(),
  receiver_email: anyText(),
  /** ISO 8601, UTC. */
  bought_at: text(),
  /** The day in India on which its code is sent, if it waits for one: `2026-12-01`. */
  send_on: string().nullable().defined().default(null),
  state: state(),
});
export type StaffGiftVoucher = InferType<typeof staffGiftVoucher>;

/** A change of the balance; negative when it was spent. */
const entry = object({
  id: id(),
  reason: text(),
  amount: rupees(),
  /** ISO 8601, UTC. */
  at: text(),
  order: object({ id: id(), order_id: text() }).nullable().defined(),
});

const staffGiftVoucherDetail = staffGiftVoucher.shape({
  /** Who has entered the code, and when. */
  customer: object({ id: id(), name: text(), since: text() }).nullable().defined(),
  /** The first one first; their sum is the balance. */
  entries: array(entry).required(),
  blocked_at: string().nullable().defined(),
  moves: array(oneOf('Step', GIFT_VOUCHER_MOVES).required()).required(),
});
export type StaffGiftVoucherDetail = InferType<typeof staffGiftVoucherDetail>;

/** `q` is a name or an email address of who gives or gets it, or a code, whole or its last four letters. */
const giftVouchers = sentCalls({
  path: '/staff/gift-vouchers/',
  role: 'money',
  what: 'paid gift vouchers',
  row: staffGiftVoucher,
  detail: staffGiftVoucherDetail,
  filters: { state: oneOf('State', GIFT_VOUCHER_STATES).optional(), ...ofDays },
  sort: ['bought'],
  usual: 'desc',
});

/** The body of a move. */
export const giftVoucherMoveBody = object({ to: requiredOneOf('Step', GIFT_VOUCHER_MOVES) });

/** None of these calls is in the specification. */
export const giftVoucherDeskEndpoints = {
  listGiftVouchers: giftVouchers.list,
  getGiftVoucher: giftVouchers.read,
  moveGiftVoucher: endpoint({
    summary: 'Block or unblock a gift voucher, or mail its code again; for staff',
    method: 'POST',
    path: '/staff/gift-vouchers/{id}/move/',
    access: 'staff',
    role: 'money',
    body: giftVoucherMoveBody,
    answer: object({ ...done, code: text(), state: state() }),
  }),
};

/** Returns the steps that a gift voucher in a state may take. */
export function giftVoucherMovesFrom(from: GiftVoucherState): GiftVoucherMove[] {
  if (from === 'blocked') return ['unblock'];
  return from === 'open' ? ['resend', 'block'] : [];
}
