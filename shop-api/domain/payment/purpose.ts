import type { PaymentPurpose } from '../../../contract/payment.ts';
import type { PaymentRow } from './attempt.ts';

/** What a payment is for, as `payments` keeps it: one of the three ids. */
export type PaymentSubject =
  | { orderId: number }
  | { membershipId: number }
  | { giftCardId: number };

/** The purpose of a stored payment. */
export function purposeOf({ membershipId, giftCardId }: PurposeColumns): PaymentPurpose {
  if (membershipId !== null) return 'membership';
  return giftCardId === null ? 'order' : 'gift voucher';
}

type PurposeColumns = Pick<PaymentRow, 'membershipId' | 'giftCardId'>;
