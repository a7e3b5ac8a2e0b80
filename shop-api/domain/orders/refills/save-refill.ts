import { and, eq, inArray } from 'drizzle-orm';
import { refillMessages } from '../../../../contract/messages/refills.ts';
import { BOUGHT_STATES } from '../../../../contract/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orders } from '../../../db/schema/orders.ts';
import { products } from '../../../db/schema/products.ts';
import { refills } from '../../../db/schema/refills.ts';
import { isVisible } from '../../catalogue/visible.ts';
import type { Given } from '../../kernel/context.ts';
import { DAY_MS } from '../../kernel/durations.ts';
import { DomainError } from '../../kernel/errors.ts';
import { customerOf } from '../../kernel/who.ts';
import { provenEmail } from '../../mail/proven-email.ts';

/**
 * Notes when a customer wants to be reminded of a product, so many days from now; 0 days end it.
 * Returns the moment of the mail. Customers only.
 * Errors: `conflict` (no proven address), `not_found` (never bought, or no longer sold).
 */
export async function saveRefill({
  ctx,
  input: { productId, days },
}: Given<{ productId: number; days: number }>): Promise<Date | null> {
  const { customerId } = customerOf(ctx.who);
  const isOwn = and(eq(refills.customerId, customerId), eq(refills.productId, productId));
  if (days === 0) {
    await ctx.db.delete(refills).where(isOwn);
    return null;
  }
  if (!(await provenEmail({ ctx, input: { customerId } })))
    throw new DomainError('conflict', 'refill_without_email', refillMessages.noMailbox);
  if (!(await hasBought(ctx.db, { customerId, productId })))
    throw new DomainError('not_found', 'refill_never_bought', refillMessages.neverBought);
  const countedFrom = ctx.clock.now();
  const dueAt = new Date(countedFrom.getTime() + days * DAY_MS);
  const chosen = { days, countedFrom, dueAt, unanswered: 0 };
  await ctx.db
    .insert(refills)
    .values({ customerId, productId, ...chosen })
    .onConflictDoUpdate({ target: [refills.customerId, refills.productId], set: chosen });
  return dueAt;
}

interface Bought {
  customerId: number;
  productId: number;
}

/** Whether the customer has bought a product that shoppers can still find. */
async function hasBought(db: Database, { customerId, productId }: Bought): Promise<boolean> {
  const [line] = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, and(eq(products.id, orderLines.productId), isVisible()))
    .where(
      and(
        eq(orderLines.productId, productId),
        eq(orders.customerId, customerId),
        inArray(orders.state, [...BOUGHT_STATES]),
      ),
    )
    .limit(1);
  return line !== undefined;
}
