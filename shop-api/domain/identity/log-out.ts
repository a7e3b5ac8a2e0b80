import { eq } from 'drizzle-orm';
import { apiTokens } from '../../db/schema/api-tokens.ts';
import type { Context } from '../context.ts';
import { revokeLogins } from './revoke-logins.ts';
import { customerOf } from './who.ts';

interface LogOut {
  ctx: Context;
  /** `everywhere`: on all devices. */
  input: { everywhere: boolean };
}

/** Customers end the login that makes the call, or all of their logins. */
export async function logOut({ ctx, input: { everywhere } }: LogOut): Promise<void> {
  const { customerId, tokenHash } = customerOf(ctx.who);
  if (everywhere) await revokeLogins({ ctx, input: { customerId } });
  else await ctx.db.delete(apiTokens).where(eq(apiTokens.tokenHash, tokenHash));
}
