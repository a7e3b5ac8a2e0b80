/*
 * What a membership comes as. It stands apart from the rules, so that a page need not bring those along.
 */

export const ELITE_PLANS = ['monthly', 'yearly'] as const;
export type ElitePlan = (typeof ELITE_PLANS)[number];
export const DEFAULT_PLAN: ElitePlan = 'monthly';

/** The specification's 3 weeks, counted from the payment. */
export const CANCEL_WITHIN_DAYS = 21;
