import type { CorrectionReason } from '@/contract/staff/movements';

/** The reasons of a correction, as staff read them. */
export const REASON_TEXTS: Record<CorrectionReason, string> = {
  received: 'Received from a supplier',
  returned: 'Sent back by a customer, sold again',
  damaged: 'Damaged',
  expired: 'Expired',
  lost: 'Lost',
  found: 'Found',
  other: 'Other',
};
