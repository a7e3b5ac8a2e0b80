import { and, eq, isNull } from 'drizzle-orm';
import { visitors } from '../../db/schema/visitors.ts';
import { joinCart } from '../cart/join-cart.ts';
import type { Context } from '../context.ts';
import { handOverKeys } from '../idempotency/hand-over-keys.ts';
import { joinWishes } from '../wishlist/join-wishes.ts';
import type { Customer } from './who.ts';

interface JoinVisitor {
  ctx: Context;
  input: { customer: Customer };
}

/**
 * Makes what the calling visitor has the customer's, once; `ctx.db` is the transaction of the login.
 * Answers in words what became of lines that could not be joined as they were.
 *
 * Locks are taken in one order: the visitor, his cart, the customer's cart. Whoever writes for the
 * visitor holds the first one (`holdShopper`), so he is either waited for or refused.
 */
export async function joinVisitor({ ctx, input: { customer } }: JoinVisitor): Promise<string[]> {
  if (ctx.who.kind !== 'visitor') return [];
  const visitor = ctx.who;
  const stillOne = and(eq(visitors.id, visitor.visitorId), isNull(visitors.mergedAt));
  const [found] = await ctx.db.select().from(visitors).where(stillOne).for('update');
  // Another login took everything already.
  if (!found) return [];
  await ctx.db.update(visitors).set({ mergedAt: ctx.clock.now() }).where(stillOne);
  const owners = { visitor, customer };
  await joinWishes({ ctx, input: owners });
  await handOverKeys({ ctx, input: owners });
  return joinCart({ ctx, input: owners });
}
