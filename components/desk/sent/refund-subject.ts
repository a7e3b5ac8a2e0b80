import type { RefundDue } from '@/contract/payments/payments';

const PURPOSES = { order: 'Order', membership: 'Membership', 'gift voucher': 'Gift voucher' };

/** Returns what a refund is for: the number of its order, or its kind. */
export function refundSubject({ order, purpose }: RefundDue): string {
  return order?.order_id ?? PURPOSES[purpose];
}
