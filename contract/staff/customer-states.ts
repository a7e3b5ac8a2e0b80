/** How an account stands. Who closed it may come back; a blocked one may not. */
export const CUSTOMER_STATES = ['open', 'blocked', 'closed', 'erased'] as const;
export type CustomerState = (typeof CUSTOMER_STATES)[number];

/** The states, as staff call them. */
export const CUSTOMER_STATE_NAMES: Record<CustomerState, string> = {
  open: 'Open',
  blocked: 'Blocked',
  closed: 'Closed by the customer',
  erased: 'Erased',
};

/** What staff do with an account. */
export const CUSTOMER_MOVES = ['block', 'unblock', 'log_out', 'erase'] as const;
export type CustomerMove = (typeof CUSTOMER_MOVES)[number];

/** What the customer is after each of them. */
export const CUSTOMER_MOVED: Record<CustomerMove, string> = {
  block: 'blocked',
  unblock: 'no longer blocked',
  log_out: 'logged out on all devices',
  erase: 'erased',
};

/** Why an account is blocked. A fixed choice: the trail keeps it for ever, so it names nobody. */
export const BLOCK_REASONS = {
  refused_parcels: 'Refuses parcels again and again',
  fraud: 'Fraud, or a payment that was taken back',
  abuse: 'Abuse of staff or of offers',
  asked: 'The customer asked for it',
  other: 'Another reason',
} as const;
export type BlockReason = keyof typeof BLOCK_REASONS;

/** Returns the moves that an account in a state may make. */
export function customerMovesFrom(state: CustomerState, logins: number): CustomerMove[] {
  if (state === 'erased') return [];
  if (state === 'closed') return ['erase'];
  if (state === 'blocked') return ['unblock', 'erase'];
  return logins > 0 ? ['log_out', 'block', 'erase'] : ['block', 'erase'];
}
