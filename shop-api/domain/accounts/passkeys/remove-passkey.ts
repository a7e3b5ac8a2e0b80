import { and, eq } from 'drizzle-orm';
import type { FactorProof } from '../../../../contract/accounts/passkeys.ts';
import { passkeys } from '../../../db/schema/passkeys.ts';
import type { Given } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { staffOf } from '../../kernel/who.ts';
import { takeFactor } from '../second-factor/demand-factor.ts';
import { isPasskeyOf } from './own-passkeys.ts';

interface Removal {
  passkeyId: number;
  proof: FactorProof;
}

/**
 * Removes a passkey of the caller by a code, or by any of their passkeys: one that is lost by another
 * one. Staff only. Errors: as `takeFactor`, `not_found`.
 */
export async function removePasskey({ ctx, input }: Given<Removal>): Promise<void> {
  const { customerId } = staffOf(ctx.who);
  const isIt = and(isPasskeyOf(customerId), eq(passkeys.id, input.passkeyId));
  if ((await ctx.db.$count(passkeys, isIt)) === 0) throw notFound('passkey_not_found', 'Passkey');
  await takeFactor({ ctx, input: { customerId, proof: input.proof, purpose: 'change' } });
  await ctx.db.delete(passkeys).where(isIt);
}
