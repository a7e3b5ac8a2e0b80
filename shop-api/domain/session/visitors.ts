import { eq } from 'drizzle-orm';
import { requestMessages } from '../../../contract/messages/requests.ts';
import type { Database } from '../../db/database.ts';
import { visitors } from '../../db/schema/sessions.ts';
import type { Context } from '../kernel/context.ts';
import { MINUTE_MS } from '../kernel/durations.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Shopper } from '../kernel/who.ts';

/** Makes a new visitor and returns the id, which is the only key to the cart. Public. */
export async function createVisitor({ ctx }: { ctx: Context }): Promise<string> {
  const id = ctx.ids.visitorId();
  await ctx.db.insert(visitors).values({ id, createdAt: ctx.clock.now() });
  return id;
}

/** Period after a login in which the visitor's pending calls are refused with `visitor_moved`. */
const MOVING_MS = MINUTE_MS;

interface Held {
  tx: Database;
  shopper: Shopper;
  now: Date;
}

/**
 * Prevents the visitor from becoming a customer until the transaction ends: earlier writes move to
 * the customer, later ones are refused. Errors: `visitor_moved`, later `not_logged_in`.
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

/** Refuses a visitor who is unknown or has logged in. Errors: `visitor_moved`, `not_logged_in`. */
export function refuseMoved(visitor: { mergedAt: Date | null } | undefined, now: Date): void {
  if (!visitor)
    throw new DomainError('not_logged_in', 'visitor_unknown', requestMessages.visitorUnknown);
  if (!visitor.mergedAt) return;
  if (now.getTime() - visitor.mergedAt.getTime() < MOVING_MS) {
    throw new DomainError('visitor_moved', 'visitor_moved', requestMessages.visitorMoved);
  }
  throw new DomainError('not_logged_in', 'visitor_merged', requestMessages.loginAgain);
}
