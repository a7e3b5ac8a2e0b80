import { asc } from 'drizzle-orm';
import { wishes } from '../../db/schema/wishes.ts';
import type { Context } from '../context.ts';
import type { Owners } from '../identity/who.ts';
import { isWishOf, ownerColumns } from './is-wish-of.ts';

interface JoinWishes {
  ctx: Context;
  input: Owners;
}

/** Makes a visitor's wishes the customer's, the oldest first; what both wish for is there once. */
export async function joinWishes({ ctx, input: { visitor, customer } }: JoinWishes): Promise<void> {
  const moving = await ctx.db
    .select({ productId: wishes.productId, createdAt: wishes.createdAt })
    .from(wishes)
    .where(isWishOf(visitor))
    .orderBy(asc(wishes.id));
  if (moving.length === 0) return;
  const rows = moving.map((wish) => ({ ...ownerColumns(customer), ...wish }));
  await ctx.db.insert(wishes).values(rows).onConflictDoNothing();
  await ctx.db.delete(wishes).where(isWishOf(visitor));
}
