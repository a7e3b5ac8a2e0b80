import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { accountMessages } from '../../../../contract/messages/account.ts';
import { NUMBER_PROOF_VALID_S } from '../../../../contract/shop/limits.ts';
import { numberProofs } from '../../../db/schema/login-codes.ts';
import type { Context } from '../../kernel/context.ts';
import { type DomainError, invalidField } from '../../kernel/errors.ts';
import { browserOf, tokenHash } from '../../session/token-hash.ts';

interface IssueProof {
  /** `ctx.db` is the transaction that consumed the code. */
  ctx: Context;
  /** With `+91`. */
  input: { mobile: string };
}

/**
 * Returns a proof that this browser has just entered the code of a number. It logs nobody in: a
 * sign-up or a sign-in with a password takes it, once, within a quarter of an hour.
 */
export async function issueProof({ ctx, input: { mobile } }: IssueProof): Promise<string> {
  const proof = ctx.ids.numberProof();
  await ctx.db.insert(numberProofs).values({
    proofHash: tokenHash(proof),
    phone: mobile,
    provenBy: browserOf(ctx.who),
    expiresAt: new Date(ctx.clock.now().getTime() + NUMBER_PROOF_VALID_S * 1000),
  });
  return proof;
}

/** Returns the number that a proof of this browser stands for; undefined for any other proof. */
export async function provenNumber(ctx: Context, proof: string): Promise<string | undefined> {
  const [found] = await ctx.db
    .select({ phone: numberProofs.phone })
    .from(numberProofs)
    .where(isUsable(ctx, proof));
  return found?.phone;
}

/** Consumes a proof, once; `ctx.db` is a transaction. Errors: `invalid` (mobile_no). */
export async function consumeProof(ctx: Context, proof: string): Promise<void> {
  const used = await ctx.db
    .delete(numberProofs)
    .where(isUsable(ctx, proof))
    .returning({ phone: numberProofs.phone });
  if (used.length === 0) throw notProven();
}

/** Refuses expired, used, unknown and other browsers' proofs alike. */
export function notProven(): DomainError {
  return invalidField('mobile_no', 'number_proof_over', accountMessages.numberNotProven);
}

/** System job: deletes expired proofs. */
export async function forgetOldProofs({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  await ctx.db.delete(numberProofs).where(lte(numberProofs.expiresAt, ctx.clock.now()));
}

function isUsable(ctx: Context, proof: string) {
  const browser = browserOf(ctx.who);
  return and(
    eq(numberProofs.proofHash, tokenHash(proof)),
    gt(numberProofs.expiresAt, ctx.clock.now()),
    browser === null ? isNull(numberProofs.provenBy) : eq(numberProofs.provenBy, browser),
  );
}
