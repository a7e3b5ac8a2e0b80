import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { idempotencyKeys } from '../../db/schema/idempotency-keys.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { Shopper } from '../identity/who.ts';
import { ownerName } from './owner-name.ts';

/** A write with a key of the caller's choice. */
export interface KeyedCall {
  owner: Shopper;
  key: string;
  /** For example `POST /cart/`. */
  call: string;
  /** SHA-256 in hex of all that the call was given. */
  bodyHash: string;
}

interface RunOnce<Answer> {
  ctx: Context;
  input: KeyedCall;
  /** The change itself, made in the transaction that also keeps its answer. */
  change: (ctx: Context) => Promise<Answer>;
}

/**
 * Whoever may make the change may repeat it. Makes a keyed change once: a repetition gets the first
 * answer, also when it arrives while the first is running, since the second insert of a key waits
 * for the first. A refused change leaves no key behind, so it may be tried again.
 * Errors: `invalid` when the key was used for something else; all errors of the change.
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
    throw new DomainError('invalid', 'This Idempotency-Key was used for another request');
  }
  return first.answer as Answer;
}

function rowOf(input: KeyedCall) {
  return and(eq(idempotencyKeys.owner, ownerName(input.owner)), eq(idempotencyKeys.key, input.key));
}
