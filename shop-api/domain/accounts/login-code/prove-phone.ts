import { eq } from 'drizzle-orm';
import { AT_DESK, customers } from '../../../db/schema/customers.ts';
import type { Context } from '../../kernel/context.ts';
import { browserOf } from '../../session/token-hash.ts';
import { refuseBlocked } from '../log-in/refuse-blocked.ts';
import { type Account, endClaims, isProvenOwner, readClaims } from './phone-claims.ts';

interface Proven {
  customerId: number;
  /** The owner had closed the account, and it is open again. */
  isBack: boolean;
  /** Staff or superuser. */
  isStaff: boolean;
}

interface ProvePhone {
  /** `ctx.db` is the transaction that consumed the proof. */
  ctx: Context;
  /** With `+91`. */
  input: { mobile: string };
}

/**
 * Returns the account of a caller who has just proven the number: the one that has proven it
 * before, else the one that signed up with it in this browser or that staff have made for it. Undefined where there is neither: an
 * account that only claims the number may be another person's, and stays as it is. Errors: `invalid`
 * for a blocked account.
 */
export async function findOwnAccount({
  ctx,
  input: { mobile },
}: ProvePhone): Promise<Proven | undefined> {
  const claims = await readClaims(ctx, mobile);
  const owner = claims.find(isProvenOwner);
  const own = owner ?? claims.find((one) => one.closedAt === null && isClaimedBy(one, ctx));
  if (!own) return undefined;
  refuseBlocked(own);
  // The other accounts lose the number first: only one account may have it proven.
  await endClaims(
    ctx,
    claims.filter((one) => one !== own),
  );
  if (!owner) await markProven(ctx, own.id);
  const isBack = Boolean(owner?.closedAt);
  if (isBack) await openAgain(ctx, own.id);
  return { customerId: own.id, isBack, isStaff: own.isStaff || own.isSuperuser };
}

/** Opens an account that has nothing but the proven number; claims of other accounts end. */
export async function openBareAccount({ ctx, input: { mobile } }: ProvePhone): Promise<Proven> {
  await endClaims(ctx, await readClaims(ctx, mobile));
  const now = ctx.clock.now();
  const dates = { createdAt: now, updatedAt: now, phoneProvenAt: now };
  const { language = 'en' } = ctx;
  const [made] = await ctx.db
    .insert(customers)
    .values({ firstName: '', lastName: '', phone: mobile, language, ...dates })
    .returning({ id: customers.id });
  if (!made) throw new Error('An insert always answers its row');
  return { customerId: made.id, isBack: false, isStaff: false };
}

function isClaimedBy(account: Account, ctx: Context): boolean {
  const { claimedBy } = account;
  return claimedBy === AT_DESK || (claimedBy !== null && claimedBy === browserOf(ctx.who));
}

async function markProven({ db, clock }: Context, customerId: number): Promise<void> {
  const now = clock.now();
  await db
    .update(customers)
    .set({ phoneProvenAt: now, updatedAt: now })
    .where(eq(customers.id, customerId));
}

/** Reopens the account, see `accounts/profile/close-account.ts`. */
async function openAgain({ db, clock }: Context, customerId: number): Promise<void> {
  await db
    .update(customers)
    .set({ isActive: true, closedAt: null, updatedAt: clock.now() })
    .where(eq(customers.id, customerId));
}
