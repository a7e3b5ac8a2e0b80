/** Why a part of an order is paid back, as its credit note prints it. It names nobody. */
export const REFUND_REASONS = {
  returned: 'Goods sent back',
  missing: 'Missing from the parcel',
  damaged: 'Damaged or spoilt',
  wrong: 'Not what was ordered',
  late: 'Delivered late',
  other: 'Another reason',
} as const;
export type RefundReason = keyof typeof REFUND_REASONS;
