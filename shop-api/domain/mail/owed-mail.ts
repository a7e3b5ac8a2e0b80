import type { MembershipNews } from '../membership/membership-news.ts';
import type { OrderNews } from '../order/order-news.ts';

/** A mail the shop owes somebody: what it is about and to whom, never its text. */
export type OwedMail =
  /** For the address that was typed, in lower case; whether anybody has it is found out when it is sent. */
  | { kind: 'password_reset'; payload: { email: string } }
  /** For an address that is a claim, as long as the account has it. */
  | { kind: 'confirm_email'; payload: { customerId: number; email: string } }
  /** For the address the account had at that moment. `at` is ISO 8601, UTC. */
  | { kind: 'password_changed'; payload: { email: string; at: string } }
  /** For the address the account had at that moment; `ending` is of the new number. */
  | { kind: 'number_changed'; payload: { email: string; ending: string; at: string } }
  | { kind: 'order'; payload: { orderId: number; news: OrderNews } }
  /** To the receiver, with the code; to the sender, without it. */
  | { kind: 'gift_voucher' | 'gift_voucher_bought'; payload: { giftCardId: number } }
  | { kind: 'membership'; payload: { membershipId: number; news: MembershipNews } }
  /** Money that came and cannot be used. */
  | { kind: 'refund_due'; payload: { refundId: number; paymentId: number } };
