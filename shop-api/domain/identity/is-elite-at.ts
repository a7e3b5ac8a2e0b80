import type { customers } from '../../db/schema/customers.ts';

type Customer = Pick<typeof customers.$inferSelect, 'eliteUntil'>;

/** Whether a customer is an Elite member at that moment. */
export function isEliteAt({ eliteUntil }: Customer, now: Date): boolean {
  return eliteUntil !== null && eliteUntil > now;
}
