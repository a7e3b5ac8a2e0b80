import { eq } from 'drizzle-orm';
import { portraits } from '../../db/schema/portraits.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../identity/who.ts';

/** Customers take the picture off their account; without one nothing happens. */
export async function removePortrait({ ctx }: { ctx: Context }): Promise<void> {
  const { customerId } = customerOf(ctx.who);
  await inTransaction(ctx.db, (tx) =>
    tx.delete(portraits).where(eq(portraits.customerId, customerId)),
  );
}
