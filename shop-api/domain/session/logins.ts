import { and, eq, lte, ne, or } from 'drizzle-orm';
import { apiTokens } from '../../db/schema/sessions.ts';
import type { Context } from '../kernel/context.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kernel/durations.ts';
import { type Customer, customerOf } from '../kernel/who.ts';
import { deviceName } from './device-name.ts';
import { tokenHash } from './token-hash.ts';

/** The lifetime of a login in milliseconds: in total, and without use. */
interface TokenLife {
  inAllMs: number;
  idleMs: number;
}

/**
 * Returns the lifetime of a login. A staff login, which opens the whole shop, lasts a working day
 * and ends during a lunch break.
 */
export function tokenLife(isStaff: boolean): TokenLife {
  return isStaff
    ? { inAllMs: 8 * HOUR_MS, idleMs: 30 * MINUTE_MS }
    : { inAllMs: 30 * DAY_MS, idleMs: 14 * DAY_MS };
}

/**
 * Makes a login and returns its token, which is stored only as a hash. The login that made the
 * call, if any, ends, so that no earlier token stays valid.
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
    ...(customer.isStaff && { device: deviceName(ctx.agent) }),
  };
  await ctx.db.insert(apiTokens).values(login);
  return { token, customer: { ...customer, tokenHash: login.tokenHash } };
}

interface LogOut {
  ctx: Context;
  /** `everywhere`: on all devices. */
  input: { everywhere: boolean };
}

/** Ends the login that makes the call, or all logins of the customer. Customers only. */
export async function logOut({ ctx, input: { everywhere } }: LogOut): Promise<void> {
  const { customerId, tokenHash: ownHash } = customerOf(ctx.who);
  if (everywhere) await revokeLogins({ ctx, input: { customerId } });
  else await ctx.db.delete(apiTokens).where(eq(apiTokens.tokenHash, ownHash));
}

interface RevokeLogins {
  ctx: Pick<Context, 'db'>;
  /** `except`: token hash of the one login that stays. */
  input: { customerId: number; except?: string };
}

/** Ends every login of a customer, on all devices. The caller checks the permission. */
export async function revokeLogins({
  ctx,
  input: { customerId, except },
}: RevokeLogins): Promise<void> {
  const isOther = except === undefined ? undefined : ne(apiTokens.tokenHash, except);
  await ctx.db.delete(apiTokens).where(and(eq(apiTokens.customerId, customerId), isOther));
}

/** System job: deletes expired logins. */
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
