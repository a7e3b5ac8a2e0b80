import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq, lt } from 'drizzle-orm';
import type { Assertion } from '../../../../contract/accounts/passkeys.ts';
import { factorMessages } from '../../../../contract/messages/second-factor.ts';
import { passkeys } from '../../../db/schema/passkeys.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { isPasskeyOf } from './own-passkeys.ts';
import { relyingParty } from './relying-party.ts';

interface CheckPasskey {
  ctx: Pick<Context, 'db' | 'clock' | 'publicOrigin'>;
  /** `challenge`: what it had to sign, taken before. */
  input: { customerId: number; passkey: Assertion; challenge: string };
}

/**
 * Checks what a passkey of a person has signed, and counts its signature: one whose count does not grow
 * may be copied. Errors: `invalid`.
 */
export async function checkPasskey({ ctx, input }: CheckPasskey): Promise<void> {
  const isIt = and(isPasskeyOf(input.customerId), eq(passkeys.credentialId, input.passkey.id));
  const [stored] = await ctx.db.select().from(passkeys).where(isIt);
  if (!stored) throw unknownPasskey();
  const counter = await counterOf(ctx, input, stored);
  // Synced passkeys do not count: theirs stays 0.
  const isLater = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const counted = await ctx.db
    .update(passkeys)
    .set({ counter, lastUsedAt: ctx.clock.now() })
    .where(and(isIt, isLater))
    .returning({ id: passkeys.id });
  if (counted.length === 0) throw wrongPasskey();
}

async function counterOf(
  ctx: CheckPasskey['ctx'],
  { passkey, challenge }: CheckPasskey['input'],
  { credentialId, publicKey, counter }: typeof passkeys.$inferSelect,
): Promise<number> {
  const { rpID, origin } = relyingParty(ctx);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...passkey, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    // The password is what the person knows; a plain security key may prove that it is at hand.
    requireUserVerification: false,
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
  }).catch(() => {
    throw wrongPasskey();
  });
  if (!verified) throw wrongPasskey();
  return authenticationInfo.newCounter;
}

/** Refuses a passkey that the person does not have. */
export function unknownPasskey(): DomainError {
  return new DomainError('invalid', 'passkey_unknown', factorMessages.passkeyUnknown);
}

/** Refuses what was signed for another challenge, address or purpose, with another key, or before. */
export function wrongPasskey(): DomainError {
  return new DomainError('invalid', 'passkey_wrong', factorMessages.passkeyWrong);
}
