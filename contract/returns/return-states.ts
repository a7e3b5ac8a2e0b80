/*
 * The states of a return request: a customer's remedy to have delivered goods replaced or refunded.
 * This file imports nothing, so that the API, page readers and islands follow the same rules.
 */

/** The states, in sequence, as stored and sent. */
export const RETURN_STATES = [
  'requested',
  'approved',
  'collected',
  'replaced',
  'refunded',
  'declined',
  'withdrawn',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** The states in words. */
export const RETURN_STATE_NAMES: Record<ReturnState, string> = {
  requested: 'Requested',
  approved: 'Approved',
  collected: 'Collected',
  replaced: 'Replacement sent',
  refunded: 'Refund on its way',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** The name of a state; a refund that was paid is on no way any more. */
export function nameOfReturnState(state: ReturnState, isPaidBack: boolean): string {
  return isPaidBack ? PAID_BACK : RETURN_STATE_NAMES[state];
}

/** What follows the last state of a refund. */
export const PAID_BACK = 'Paid back';

/** Why goods are not as they should be, as the form and the dashboard name it. */
export const RETURN_REASONS = {
  damaged: 'Damaged on arrival',
  leaked: 'Leaked',
  wrong: 'Not what I ordered',
  missing: 'Missing from the parcel',
  expired: 'Expired or with a short date',
  quality: 'Poor quality',
  other: 'Something else',
} as const;
export type ReturnReason = keyof typeof RETURN_REASONS;

/** What the customer would like to have. */
export const RETURN_REMEDIES = {
  replacement: 'A replacement, free of charge',
  refund: 'My money back',
} as const;
export type ReturnRemedy = keyof typeof RETURN_REMEDIES;

interface Moves {
  staff: readonly ReturnState[];
  customer: readonly ReturnState[];
}

/**
 * The moves out of each state. Goods out of stock are refunded although a replacement was wished,
 * and damaged goods are not collected, so an approved request may end either way.
 */
const MOVES: Record<ReturnState, Moves> = {
  requested: { staff: ['approved', 'declined'], customer: ['withdrawn'] },
  approved: { staff: ['collected', 'replaced', 'refunded'], customer: ['withdrawn'] },
  collected: { staff: ['replaced', 'refunded', 'declined'], customer: [] },
  replaced: { staff: [], customer: [] },
  refunded: { staff: [], customer: [] },
  declined: { staff: [], customer: [] },
  withdrawn: { staff: [], customer: [] },
};

/** Returns the states that staff may move a request to. */
export function staffMovesFrom(state: ReturnState): readonly ReturnState[] {
  return MOVES[state].staff;
}

/** Whether the customer may withdraw a request. */
export function isWithdrawable(state: ReturnState): boolean {
  return MOVES[state].customer.includes('withdrawn');
}

/** Whether a request waits for somebody; an order line has at most one open request. */
export function isOpenReturn(state: ReturnState): boolean {
  return MOVES[state].staff.length > 0;
}

/** The states of requests whose goods stay as they were, so that they may be asked for again. */
export const VOID_RETURN_STATES = ['declined', 'withdrawn'] as const satisfies ReturnState[];

/** What happens with goods after a request, first the usual way; the last step depends on it. */
export function nextReturnState(state: ReturnState, remedy: ReturnRemedy): ReturnState | undefined {
  if (!isOpenReturn(state)) return undefined;
  if (state === 'requested') return 'approved';
  return remedy === 'refund' ? 'refunded' : 'replaced';
}
