/** Why staff cancel an order. A fixed choice: the trail keeps it for ever, so it names nobody. */
export const CANCEL_REASONS = {
  asked: 'The customer asked for it',
  sold_out: 'Goods are missing or damaged',
  unreachable: 'The address cannot be served, or nobody answers',
  fraud: 'A fraud, or a joke',
  other: 'Another reason',
} as const;
export type CancelReason = keyof typeof CANCEL_REASONS;
