import { eq } from 'drizzle-orm';
import { idempotencyKeys } from '../../db/schema/idempotency-keys.ts';
import type { Context } from '../context.ts';
import type { Owners } from '../identity/who.ts';
import { ownerName } from './owner-name.ts';

interface HandOverKeys {
  ctx: Context;
  input: Owners;
}

/** A write the visitor made and the customer repeats, its answer being lost, stays made once. */
export async function handOverKeys({
  ctx,
  input: { visitor, customer },
}: HandOverKeys): Promise<void> {
  const given = eq(idempotencyKeys.owner, ownerName(visitor));
  const rows = await ctx.db.delete(idempotencyKeys).where(given).returning();
  if (rows.length === 0) return;
  const moved = rows.map((row) => ({ ...row, owner: ownerName(customer) }));
  await ctx.db.insert(idempotencyKeys).values(moved).onConflictDoNothing();
}
