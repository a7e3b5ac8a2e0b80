import { and, eq, lt } from 'drizzle-orm';
import { requestMessages } from '../../../contract/messages/requests.ts';
import type { Database } from '../../db/database.ts';
import { idempotencyKeys } from '../../db/schema/idempotency-keys.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context, Given } from './context.ts';
import { HOUR_MS } from './durations.ts';
import { DomainError } from './errors.ts';
import type { Owners, Shopper } from './who.ts';

/** Returns the owner of a key as stored in the table. */
function ownerName(owner: Shopper): string {
  return owner.kind === 'customer' ? `customer:${owner.customerId}` : `visitor:${owner.visitorId}`;
}

/** A write with an idempotency key chosen by the caller. */
export interface KeyedCall {
  owner: Shopper;
  key: string;
  /** For example `POST /cart/`. */
  call: string;
  /** SHA-256 in hex of the whole input of the call. */
  bodyHash: string;
}

interface RunOnce<Answer> {
  ctx: Context;
  input: KeyedCall;
  /** Makes the change, in the transaction that also stores its answer. */
  change: (ctx: Context) => Promise<Answer>;
}

/**
 * Makes a keyed change once: a repetition gets the first answer, also while the first call is
 * running, since the second insert of a key waits for the first. A refused change stores no key, so
 * it may be tried again. Access is that of the change.
 * Errors: `invalid` when the key was used for another call; all errors of the change.
 */
export async function runOnce<Answer>({ ctx, input, change }: RunOnce<Answer>): Promise<Answer> {
  return inTransaction(ctx.db, async (db) => {
    if (!(await claim(db, ctx, input))) return earlierAnswer<Answer>(db, input);
    const answer = await change({ ...ctx, db });
    await db.update(idempotencyKeys).set({ status: 200, answer }).where(rowOf(input));
    return answer;
  });
}

async function claim(db: Database, ctx: Context, input: KeyedCall): Promise<boolean> {
  const { key, call, bodyHash } = input;
  const row = { owner: ownerName(input.owner), key, call, bodyHash, createdAt: ctx.clock.now() };
  const claimed = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length === 1;
}

async function earlierAnswer<Answer>(db: Database, input: KeyedCall): Promise<Answer> {
  const [first] = await db.select().from(idempotencyKeys).where(rowOf(input));
  if (first?.call !== input.call || first.bodyHash !== input.bodyHash) {
    throw new DomainError('invalid', 'idempotency_key_reused', requestMessages.keyUsed);
  }
  return first.answer as Answer;
}

function rowOf(input: KeyedCall) {
  return and(eq(idempotencyKeys.owner, ownerName(input.owner)), eq(idempotencyKeys.key, input.key));
}

/** Moves a visitor's keys to the customer: a write repeated after the login stays made once. */
export async function transferKeys({
  ctx,
  input: { visitor, customer },
}: Given<Owners>): Promise<void> {
  const given = eq(idempotencyKeys.owner, ownerName(visitor));
  const rows = await ctx.db.delete(idempotencyKeys).where(given).returning();
  if (rows.length === 0) return;
  const moved = rows.map((row) => ({ ...row, owner: ownerName(customer) }));
  await ctx.db.insert(idempotencyKeys).values(moved).onConflictDoNothing();
}

/** Longer than any client repeats a call. */
const RETENTION_MS = 48 * HOUR_MS;

/** System job: deletes keys older than two days. */
export async function forgetOldKeys({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  const oldest = new Date(ctx.clock.now().getTime() - RETENTION_MS);
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest));
}
