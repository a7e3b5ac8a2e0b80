import { and, eq, isNotNull, isNull, max, ne, or } from 'drizzle-orm';
import { CANCEL_WITHIN_DAYS } from '../../../contract/elite-plans.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import { AHMEDABAD_ID } from '../places/places.ts';
import type { MembershipRow } from './lock-membership.ts';

const DAY_MS = 86_400_000;

/** Why a term cannot be cancelled now; undefined: it can. */
export function whyNotCancel(
  { paidAt, startsAt, endsAt, cancelledAt }: MembershipRow,
  { lastUse, now }: { lastUse: Date | null; now: Date },
): string | undefined {
  if (!paidAt || !startsAt || !endsAt) return 'This membership is not paid.';
  if (cancelledAt) return 'This membership is cancelled already.';
  if (endsAt <= now) return 'This membership is over.';
  if (now.getTime() - paidAt.getTime() > CANCEL_WITHIN_DAYS * DAY_MS) {
    return 'A membership can be cancelled within 3 weeks of paying for it.';
  }
  if (lastUse && lastUse >= startsAt) {
    return 'You have used this membership for an order, so it can no longer be cancelled.';
  }
  return undefined;
}

/**
 * When a customer last got what only members get: a free delivery outside Ahmedabad, or one on the
 * same or next day. Null: never, or alone in orders that were cancelled or that nobody paid in time
 * and that hold nothing.
 */
export async function lastUseOf(db: Database, customerId: number): Promise<Date | null> {
  const isFree = and(eq(orders.shippingPaise, 0), ne(orders.cityId, AHMEDABAD_ID));
  const isRapid = eq(orders.deliveryMethod, 'Same or next day delivery');
  const [found] = await db
    .select({ at: max(orders.placedAt) })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        ne(orders.state, 'cancelled'),
        or(isNull(orders.releasedAt), isNotNull(orders.paidAt)),
        or(isFree, isRapid),
      ),
    );
  return found?.at ?? null;
}
