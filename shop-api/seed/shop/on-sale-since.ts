import { DAY_MS } from '../../domain/kernel/durations.ts';

const FIRST_DAY = Date.parse('2025-01-06T04:30:00Z');
const OPENING_DAYS = 480;
const NEW_SINCE = Date.parse('2026-10-12T04:30:00Z');
const NEW_DAYS = 18;
/** Coprime with both numbers of days, so that neighbours came on different days. */
const DAY_STEP = 37;

/** Returns since when the demo shop sells a product; new arrivals came in the last weeks. */
export function onSaleSince(product: { id: number; flags?: { new_arrival: boolean } }): Date {
  const [first, days] = product.flags?.new_arrival
    ? [NEW_SINCE, NEW_DAYS]
    : [FIRST_DAY, OPENING_DAYS];
  return new Date(first + ((product.id * DAY_STEP) % days) * DAY_MS);
}
