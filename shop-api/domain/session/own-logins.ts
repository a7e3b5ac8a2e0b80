import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { OwnLogin } from '../../../contract/accounts/logins.ts';
import { apiTokens } from '../../db/schema/sessions.ts';
import type { Context } from '../kernel/context.ts';
import { type Customer, staffOf } from '../kernel/who.ts';
import { tokenLife } from './logins.ts';

/** The beginning of the hash of a token names a login among those of one person. */
const loginId = sql<string>`left(${apiTokens.tokenHash}, 16)`;

const isOf = ({ customerId }: Customer) => eq(apiTokens.customerId, customerId);

/** Returns the caller's own logins that can still be used, the newest first. Staff only. */
export async function listLogins({ ctx }: { ctx: Context }): Promise<OwnLogin[]> {
  const staff = staffOf(ctx.who);
  const now = ctx.clock.now();
  const unusedSince = new Date(now.getTime() - tokenLife(true).idleMs);
  const isLive = and(gt(apiTokens.expiresAt, now), gt(apiTokens.lastUsedAt, unusedSince));
  const rows = await ctx.db
    .select({ id: loginId, login: apiTokens })
    .from(apiTokens)
    .where(and(isOf(staff), isLive))
    .orderBy(desc(apiTokens.createdAt));
  return rows.map(({ id, login }) => ({
    id,
    began_at: login.createdAt.toISOString(),
    used_at: login.lastUsedAt.toISOString(),
    device: login.device,
    is_this: login.tokenHash === staff.tokenHash,
  }));
}

/** Ends one of the caller's own logins; one that has ended stays ended. Staff only. */
export async function endLogin({
  ctx,
  input,
}: {
  ctx: Context;
  input: { loginId: string };
}): Promise<void> {
  const staff = staffOf(ctx.who);
  await ctx.db.delete(apiTokens).where(and(isOf(staff), eq(loginId, input.loginId)));
}
