import { lt } from 'drizzle-orm';
import { idempotencyKeys } from '../../db/schema/idempotency-keys.ts';
import type { Context } from '../context.ts';

/** Long after any client has given up repeating. */
const KEPT_MS = 48 * 3_600_000;

/** The shop itself: forgets keys older than two days. */
export async function forgetOldKeys({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  const oldest = new Date(ctx.clock.now().getTime() - KEPT_MS);
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest));
}
