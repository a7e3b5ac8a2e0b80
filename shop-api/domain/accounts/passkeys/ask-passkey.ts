import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { PasskeyPurpose } from '../../../db/schema/passkeys.ts';
import type { Given } from '../../kernel/context.ts';
import { CHALLENGE_MS, keepChallenge } from './challenges.ts';
import { unknownPasskey } from './check-passkey.ts';
import { passkeyDescriptors } from './own-passkeys.ts';
import { relyingParty } from './relying-party.ts';

/**
 * Returns what a browser needs to ask for a passkey of a person, for one purpose. The caller has shown
 * who they are. Errors: `invalid` where the person has none.
 */
export async function askPasskey({
  ctx,
  input,
}: Given<{ customerId: number; purpose: Exclude<PasskeyPurpose, 'add'> }>) {
  const allowCredentials = await passkeyDescriptors(ctx.db, input.customerId);
  if (allowCredentials.length === 0) throw unknownPasskey();
  const { rpID } = relyingParty(ctx);
  const { challenge } = await generateAuthenticationOptions({ rpID });
  await keepChallenge({ ctx, input: { ...input, challenge } });
  const userVerification = 'preferred' as const;
  return { challenge, rpId: rpID, timeout: CHALLENGE_MS, userVerification, allowCredentials };
}
