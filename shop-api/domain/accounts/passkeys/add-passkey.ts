import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, eq, isNull } from 'drizzle-orm';
import type { Attestation, FactorProof } from '../../../../contract/accounts/passkeys.ts';
import { factorMessages } from '../../../../contract/messages/second-factor.ts';
import { customers } from '../../../db/schema/customers.ts';
import { passkeys } from '../../../db/schema/passkeys.ts';
import { secondFactors } from '../../../db/schema/second-factors.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context, Given } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { staffOf } from '../../kernel/who.ts';
import { deviceName } from '../../session/device-name.ts';
import { currentSettings } from '../../settings/read-settings.ts';
import { proveFactor } from '../second-factor/demand-factor.ts';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './challenges.ts';
import { wrongPasskey } from './check-passkey.ts';
import { passkeyDescriptors } from './own-passkeys.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';

/** A key that its owner can find on another device, too, where it is kept so. */
const PREFERRED = { residentKey: 'preferred', userVerification: 'preferred' } as const;

/**
 * Returns what a browser needs to make a passkey of the caller. Who has a second factor proves it, since
 * a stolen login must not add one of its own. Staff only. Errors: as `proveFactor`.
 */
export async function beginPasskey({ ctx, input: proof }: Given<FactorProof>) {
  const { customerId } = staffOf(ctx.who);
  await proveFactor({ ctx, input: { customerId, proof } });
  const [person] = await ctx.db.select().from(customers).where(eq(customers.id, customerId));
  const { company } = await currentSettings(ctx.db);
  const rp = { id: relyingParty(ctx).rpID, name: company.name };
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    ...{ rpID: rp.id, rpName: rp.name, supportedAlgorithmIDs: ALGORITHMS },
    // The same for all passkeys of a person, and says nothing about them.
    userID: Buffer.from(ctx.keys.sign('passkey user', String(customerId)), 'hex'),
    userName: person?.email ?? 'Staff',
    userDisplayName: `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(),
  });
  await keepChallenge({ ctx, input: { customerId, purpose: 'add', challenge } });
  return {
    ...{
      challenge,
      rp,
      user,
      pubKeyCredParams,
      timeout: CHALLENGE_MS,
      attestation: 'none' as const,
    },
    excludeCredentials: await passkeyDescriptors(ctx.db, customerId),
    authenticatorSelection: PREFERRED,
  };
}

/**
 * Keeps a passkey that the caller's browser has just made, under the name of the browser. A set-up of an
 * app that began before ends: only who has the passkey begins another one. Staff only.
 * Errors: `invalid`, `conflict`.
 */
export async function addPasskey({ ctx, input }: Given<{ passkey: Attestation }>): Promise<void> {
  const { customerId } = staffOf(ctx.who);
  const challenge = await takeChallenge({ ctx, input: { customerId, purpose: 'add' } });
  const { id: credentialId, publicKey, counter } = await checked(ctx, input.passkey, challenge);
  const row = {
    ...{ customerId, credentialId, counter },
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports: input.passkey.response.transports ?? [],
    name: deviceName(ctx.agent) ?? null,
    createdAt: ctx.clock.now(),
  };
  await inTransaction(ctx.db, async (tx) => {
    const [added] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
    if (!added) throw new DomainError('conflict', 'passkey_there', factorMessages.passkeyThere);
    const isOpen = and(eq(secondFactors.customerId, customerId), isNull(secondFactors.confirmedAt));
    await tx.delete(secondFactors).where(isOpen);
  });
}

async function checked(ctx: Context, passkey: Attestation, challenge: string) {
  const { rpID, origin } = relyingParty(ctx);
  const answer = await verifyRegistrationResponse({
    response: { ...passkey, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!answer?.verified) throw wrongPasskey();
  return answer.registrationInfo.credential;
}
