/** How long a payment may be begun, counted from its link. */
export const BEGIN_WITHIN_MS = 30 * 60_000;
/** A bank may take this long over a payment that began in the last second. */
export const BANKS_TAKE_MS = 15 * 60_000;
/** How long the goods wait for a payment. */
export const HOLD_MS = BEGIN_WITHIN_MS + BANKS_TAKE_MS;
