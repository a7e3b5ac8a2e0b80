import { and, eq, isNull } from 'drizzle-orm';
import type { TranslatableMessage } from '../../../../contract/messages/text-with-values.ts';
import { visitors } from '../../../db/schema/sessions.ts';
import { joinCart } from '../../cart/join-cart.ts';
import { joinWishlist } from '../../cart/wishlist.ts';
import type { Given } from '../../kernel/context.ts';
import { transferKeys } from '../../kernel/idempotency.ts';
import type { Customer } from '../../kernel/who.ts';

/**
 * Moves the calling visitor's cart, wishlist and idempotency keys to the customer, once; `ctx.db`
 * is the transaction of the login. Returns messages about cart lines that could not be joined
 * unchanged.
 *
 * Locks are taken in one order: the visitor, the visitor's cart, the customer's cart. Every write
 * for the visitor holds the first lock (`holdShopper`), so this login waits for it or it is
 * refused.
 */
export async function joinVisitor({
  ctx,
  input: { customer },
}: Given<{ customer: Customer }>): Promise<TranslatableMessage[]> {
  if (ctx.who.kind !== 'visitor') return [];
  const visitor = ctx.who;
  const stillOne = and(eq(visitors.id, visitor.visitorId), isNull(visitors.mergedAt));
  const [found] = await ctx.db.select().from(visitors).where(stillOne).for('update');
  // Another login took everything already.
  if (!found) return [];
  await ctx.db.update(visitors).set({ mergedAt: ctx.clock.now() }).where(stillOne);
  const owners = { visitor, customer };
  await joinWishlist({ ctx, input: owners });
  await transferKeys({ ctx, input: owners });
  return joinCart({ ctx, input: owners });
}
