import { eq } from 'drizzle-orm';
import { addresses } from '../../../db/schema/addresses.ts';
import { customers } from '../../../db/schema/customers.ts';
import { resetLinks } from '../../../db/schema/login-codes.ts';
import { apiTokens } from '../../../db/schema/sessions.ts';
import type { Context } from '../../kernel/context.ts';
import { browserOf } from '../../session/token-hash.ts';
import type { Account } from './phone-claims.ts';
import { endClaims, isProvenOwner, isUnproven, readClaims } from './phone-claims.ts';

interface Proven {
  customerId: number;
  /** The owner had closed the account, and it is open again. */
  isBack: boolean;
}

interface ProvePhone {
  /** `ctx.db` is the transaction that consumed the proof. */
  ctx: Context;
  /** With `+91`. */
  input: { mobile: string };
}

/**
 * Returns the account of a caller who has just proven the number. The first proof decides: the
 * account signed up in this browser, else the newest account without any proof, cleared of data
 * another person may have entered, else a new account. All other accounts lose the number.
 */
export async function provePhone({ ctx, input: { mobile } }: ProvePhone): Promise<Proven> {
  const claims = await readClaims(ctx, mobile);
  const owner = claims.find(isProvenOwner);
  const own = owner ?? claims.find((one) => one.isActive && isClaimedBy(one, ctx));
  const free = own ?? claims.find((one) => one.isActive && isUnproven(one));
  // The other accounts lose the number first: only one account may have it proven.
  await endClaims(
    ctx,
    claims.filter((one) => one !== free),
  );
  if (!free) return { customerId: await openAccount(ctx, mobile), isBack: false };
  if (!own) await dropWhatOthersPut(ctx, free.id);
  if (!owner) await markProven(ctx, free.id);
  const isBack = Boolean(owner?.closedAt);
  if (isBack) await openAgain(ctx, free.id);
  return { customerId: free.id, isBack };
}

function isClaimedBy(account: Account, ctx: Context): boolean {
  return account.claimedBy !== null && account.claimedBy === browserOf(ctx.who);
}

/**
 * Removes the logins and data that the account's creator, possibly another person, entered: the
 * creator loses access, and no parcel of the owner goes to the creator's addresses.
 */
async function dropWhatOthersPut({ db }: Context, customerId: number): Promise<void> {
  await db
    .update(customers)
    .set({ email: null, passwordHash: null, claimedBy: null })
    .where(eq(customers.id, customerId));
  await db.delete(apiTokens).where(eq(apiTokens.customerId, customerId));
  await db.delete(resetLinks).where(eq(resetLinks.customerId, customerId));
  await db.delete(addresses).where(eq(addresses.customerId, customerId));
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

async function openAccount({ db, clock }: Context, mobile: string): Promise<number> {
  const now = clock.now();
  const dates = { createdAt: now, updatedAt: now, phoneProvenAt: now };
  const [made] = await db
    .insert(customers)
    .values({ firstName: '', lastName: '', phone: mobile, ...dates })
    .returning({ id: customers.id });
  if (!made) throw new Error('An insert always answers its row');
  return made.id;
}
