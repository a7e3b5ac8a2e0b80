import { and, eq, ne } from 'drizzle-orm';
import { apiTokens } from '../../db/schema/api-tokens.ts';
import type { Context } from '../context.ts';

interface RevokeLogins {
  ctx: Pick<Context, 'db'>;
  /** `except` is the token hash of the one login that goes on. */
  input: { customerId: number; except?: string };
}

/** Ends every login of a customer, on all devices. The caller vouches for the right to do so. */
export async function revokeLogins({
  ctx,
  input: { customerId, except },
}: RevokeLogins): Promise<void> {
  const isOther = except === undefined ? undefined : ne(apiTokens.tokenHash, except);
  await ctx.db.delete(apiTokens).where(and(eq(apiTokens.customerId, customerId), isOther));
}
