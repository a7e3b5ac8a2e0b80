/*
 * What reports count orders as. This file imports nothing, so that pages need not load rules.
 * - `sales`: neither cancelled nor waiting for a payment.
 * - `undelivered`: sales with an attempt to deliver them that failed, also when a later one did not.
 * - `returning`: sales to a customer with an earlier one.
 * - `confirmable`: those that wait to be confirmed, and can be.
 * - `shopped`: sales that shoppers placed themselves, not staff by phone.
 * - `collectable`: those that lie ready at a store, until their customers collect them.
 */
export const ORDER_COUNTS = [
  'sales',
  'undelivered',
  'returning',
  'confirmable',
  'shopped',
  'collectable',
] as const;
export type OrderCount = (typeof ORDER_COUNTS)[number];

/** Gifts: all of them, those whose day to leave is still to come, and the others. */
export const GIFT_KINDS = ['all', 'later', 'now'] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];
