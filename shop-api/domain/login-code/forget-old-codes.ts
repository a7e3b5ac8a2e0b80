import { lte } from 'drizzle-orm';
import { loginCodes } from '../../db/schema/login-codes.ts';
import type { Context } from '../context.ts';

/** The shop itself: clears away login codes that have expired. */
export async function forgetOldCodes({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  await ctx.db.delete(loginCodes).where(lte(loginCodes.expiresAt, ctx.clock.now()));
}
