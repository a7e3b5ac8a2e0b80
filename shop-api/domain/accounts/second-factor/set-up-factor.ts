import { and, eq, isNull } from 'drizzle-orm';
import QRCode from 'qrcode';
import type { FactorProof } from '../../../../contract/accounts/passkeys.ts';
import { factorMessages } from '../../../../contract/messages/second-factor.ts';
import { customers } from '../../../db/schema/customers.ts';
import { secondFactors } from '../../../db/schema/second-factors.ts';
import type { Context, Given } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { staffOf } from '../../kernel/who.ts';
import { currentSettings } from '../../settings/read-settings.ts';
import { listPasskeys } from '../passkeys/own-passkeys.ts';
import { newRecoveryCodes, newSecret, recoveryHash, stepOfCode, uriOf } from './app-codes.ts';
import { isFactorOf, proveFactor, takeFactor, wrongFactor } from './demand-factor.ts';
import { opened, sealed } from './sealed-secret.ts';

interface Asked {
  ctx: Context;
}

/** Returns whether the caller has a second factor, and the secret while it is set up. Staff only. */
export async function getFactor({ ctx }: Asked) {
  const { customerId } = staffOf(ctx.who);
  const [found] = await ctx.db
    .select({ factor: secondFactors, email: customers.email })
    .from(secondFactors)
    .innerJoin(customers, eq(customers.id, secondFactors.customerId))
    .where(eq(secondFactors.customerId, customerId));
  const factor = found?.factor;
  const isSetUp = Boolean(factor?.confirmedAt);
  const secret = factor && !isSetUp ? opened(ctx, factor.secret) : undefined;
  return {
    is_set_up: isSetUp,
    recovery_codes_left: factor?.recoveryHashes.length ?? 0,
    setup: secret === undefined ? null : await setupOf(ctx, secret, found?.email ?? 'Staff'),
    passkeys: await listPasskeys(ctx.db, customerId),
  };
}

async function setupOf(ctx: Context, secret: string, account: string) {
  const { company } = await currentSettings(ctx.db);
  const uri = uriOf(secret, { issuer: company.name, account });
  return { secret, qr: await QRCode.toString(uri, { type: 'svg', margin: 2 }) };
}

/**
 * Makes a secret, in place of one that was not confirmed. Who has a passkey proves it. Staff only.
 * Errors: `conflict`, as `proveFactor`.
 */
export async function beginFactor({ ctx, input: proof }: Given<FactorProof>): Promise<void> {
  const { customerId } = staffOf(ctx.who);
  if ((await ctx.db.$count(secondFactors, isFactorOf(customerId))) > 0) throw isThere();
  await proveFactor({ ctx, input: { customerId, proof } });
  const secret = sealed(ctx, newSecret());
  const [begun] = await ctx.db
    .insert(secondFactors)
    .values({ customerId, secret })
    .onConflictDoUpdate({
      target: secondFactors.customerId,
      set: { secret },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning();
  if (!begun) throw isThere();
}

function isThere(): DomainError {
  return new DomainError('conflict', 'second_factor_there', factorMessages.isThere);
}

/**
 * Finishes the set-up by the first code of the app, and returns the recovery codes, which are stored as
 * hashes. Staff only. Errors: `invalid` (code), `conflict`.
 */
export async function confirmFactor({ ctx, input }: Given<{ code: string }>): Promise<string[]> {
  const { customerId } = staffOf(ctx.who);
  const isOpen = and(eq(secondFactors.customerId, customerId), isNull(secondFactors.confirmedAt));
  const [factor] = await ctx.db.select().from(secondFactors).where(isOpen);
  if (!factor) {
    throw new DomainError('conflict', 'second_factor_not_begun', factorMessages.notBegun);
  }
  const now = ctx.clock.now();
  const step = stepOfCode(opened(ctx, factor.secret), input.code.replace(/\s/g, ''), now);
  if (step === undefined) throw wrongFactor('code');
  const codes = newRecoveryCodes();
  const done = { confirmedAt: now, lastStep: step, recoveryHashes: codes.map(recoveryHash) };
  const isSame = eq(secondFactors.secret, factor.secret);
  const [set] = await ctx.db.update(secondFactors).set(done).where(and(isOpen, isSame)).returning();
  if (!set) throw wrongFactor('code');
  return codes;
}

/** Removes the app and the recovery codes by a code or a passkey. Staff only. Errors: as `takeFactor`. */
export async function endFactor({ ctx, input: proof }: Given<FactorProof>): Promise<void> {
  const { customerId } = staffOf(ctx.who);
  await takeFactor({ ctx, input: { customerId, proof, purpose: 'change' } });
  await ctx.db.delete(secondFactors).where(isFactorOf(customerId));
}
