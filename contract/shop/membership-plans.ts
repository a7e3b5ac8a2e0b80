/*
 * The plans of a membership. Separate from the validation rules, so that pages need not load those.
 */

export const MEMBERSHIP_PLANS = ['monthly', 'yearly'] as const;
export type MembershipPlan = (typeof MEMBERSHIP_PLANS)[number];
export const DEFAULT_PLAN: MembershipPlan = 'monthly';

/** Counted from the payment. */
export const CANCEL_WITHIN_WEEKS = 3;
/** How soon the vaidya replies to members. */
export const CONSULT_REPLY_HOURS = '2-3';
