import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { visitors } from '../../db/schema/visitors.ts';
import { DomainError } from '../errors.ts';
import type { Shopper } from './who.ts';

/** How long after a login the visitor's calls under way are told to come again as the customer. */
const MOVING_MS = 60_000;

interface Held {
  tx: Database;
  shopper: Shopper;
  now: Date;
}

/**
 * Keeps a visitor from becoming a customer until the transaction ends: what is written for him is
 * carried along, and what comes too late is refused. Errors: `visitor_moved`, later `not_logged_in`.
 */
export async function holdShopper({ tx, shopper, now }: Held): Promise<void> {
  if (shopper.kind === 'customer') return;
  const [visitor] = await tx
    .select({ mergedAt: visitors.mergedAt })
    .from(visitors)
    .where(eq(visitors.id, shopper.visitorId))
    .for('key share');
  refuseMoved(visitor, now);
}

/** Refuses a visitor nobody knows or who has logged in. Errors: `visitor_moved`, `not_logged_in`. */
export function refuseMoved(visitor: { mergedAt: Date | null } | undefined, now: Date): void {
  if (!visitor) throw new DomainError('not_logged_in', 'Unknown visitor id');
  if (!visitor.mergedAt) return;
  if (now.getTime() - visitor.mergedAt.getTime() < MOVING_MS) {
    throw new DomainError('visitor_moved', 'You have just logged in. Please try again.');
  }
  throw new DomainError('not_logged_in', 'Please login again');
}
