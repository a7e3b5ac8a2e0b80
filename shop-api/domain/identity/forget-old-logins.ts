import { lte, or } from 'drizzle-orm';
import { apiTokens } from '../../db/schema/api-tokens.ts';
import type { Context } from '../context.ts';
import { tokenLife } from './token-life.ts';

/** The shop itself: clears away logins that open nothing any more. */
export async function forgetOldLogins({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  const now = ctx.clock.now();
  const unusedSince = new Date(now.getTime() - tokenLife(false).idleMs);
  await ctx.db
    .delete(apiTokens)
    .where(or(lte(apiTokens.expiresAt, now), lte(apiTokens.lastUsedAt, unusedSince)));
}
