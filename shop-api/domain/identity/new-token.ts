import { eq } from 'drizzle-orm';
import { apiTokens } from '../../db/schema/api-tokens.ts';
import type { Context } from '../context.ts';
import { tokenHash } from './token-hash.ts';
import { tokenLife } from './token-life.ts';
import type { Customer } from './who.ts';

/**
 * Makes a login and answers its token, which is kept nowhere. The login that made the call, if any,
 * ends: nobody is left with a token from before.
 */
export async function newToken({
  ctx,
  input: customer,
}: {
  ctx: Context;
  input: Omit<Customer, 'tokenHash'>;
}): Promise<{ token: string; customer: Customer }> {
  if (ctx.who.kind === 'customer') {
    await ctx.db.delete(apiTokens).where(eq(apiTokens.tokenHash, ctx.who.tokenHash));
  }
  const token = ctx.ids.loginToken();
  const now = ctx.clock.now();
  const login = {
    tokenHash: tokenHash(token),
    customerId: customer.customerId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + tokenLife(customer.isStaff).inAllMs),
  };
  await ctx.db.insert(apiTokens).values(login);
  return { token, customer: { ...customer, tokenHash: login.tokenHash } };
}
