/*
 * Orders that customers collect from a store. This file imports nothing, so that pages need not load
 * the rules of the calls.
 */

/** How such an order reaches its customer; stored as its delivery method. */
export const COLLECT = 'Collect from a store';

/** Fits into the session beside the gift note. */
export const MAX_COLLECTOR_NAME_LENGTH = 60;

/** The digits of the code that a customer shows at the store. */
export const COLLECT_CODE_LENGTH = 6;

/** An order that still waits at its store is mentioned once more after so many days. */
export const COLLECT_REMINDER_DAYS = 7;
